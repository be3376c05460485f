# 차단.

cutoff-title = Pingouin 차단
cutoff-label = 차단

## 유빙 위의 승부

cutoff-contest-every = 어떤 수를 두어도 { $player ->
    [you] { "" }
   *[other] { $player }에게{ " " }
}{ COUNT("fish", $fish) }가 보장돼요.
cutoff-contest-only = { $player ->
    [you] { "" }
   *[other] { $player }에게{ " " }
}{ COUNT("fish", $fish) }를 보장하는 수는 { $moves }뿐이에요.
cutoff-contest-some = { $total }수 가운데 { $good }수가 { $player ->
    [you] { "" }
   *[other] { $player }에게{ " " }
}{ COUNT("fish", $fish) }를 보장해요: { $moves }.
cutoff-contest-toughest = { $rival }의 가장 끈질긴 수비예요. { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}{ COUNT("fish", $fish) }보다 더 얻을 수 없어요.
cutoff-contest-harmless = { PARTICLE($rival, "은/는") } 더 방해할 수 없어요. 무슨 일이 있어도 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}{ COUNT("fish", $fish) }를 얻을 수 있어요.
cutoff-contest-sure = 맞아요. { $move } 다음에 { PARTICLE($player, "은/는") } 확실히 { COUNT("fish", $fish) } 이상으로 끝낼 수 있어요.
cutoff-contest-result = { PARTICLE($player, "은/는") } { COUNT("fish", $fish) }로 끝나요
cutoff-lure-most-fish = 물고기가 가장 많은 수
cutoff-lure-best-reach = 닿는 범위가 가장 넓은 수

## 기법: 이름과 뜻

cutoff-name-forced = 외길 수
cutoff-name-settled = 결판
cutoff-name-free-choice = 자유 선택
cutoff-name-defence = 수비
cutoff-name-wall-in = 펭귄 가두기
cutoff-name-block = 길 막기
cutoff-name-claim = 독차지
cutoff-name-hold = 길 지키기
cutoff-name-contest = 다투기
cutoff-name-key-tiles = 핵심 타일
cutoff-technique-forced = 둘 수 있는 수가 하나뿐이에요.
cutoff-technique-free-choice = 어떤 수를 두어도 목표를 지킬 수 있어요.
cutoff-technique-defence = 상대의 차례예요. 가장 끈질긴 수를 예상하세요.
cutoff-technique-wall-in = 옆에 빈 타일이 없는 펭귄은 다시는 움직일 수 없어요. 그런 펭귄을 만드세요.
cutoff-technique-block = 상대가 무엇을 노리는지 보고 길을 막으세요.
cutoff-technique-claim = 유빙의 한쪽에 상대가 못 들어오게 하세요. 혼자만 갈 수 있는 타일은 나중에 가져가도 돼요.
cutoff-technique-hold = 상대가 끊으려는 타일로 가는 길을 지키세요.
cutoff-technique-contest = 혼자만 갈 수 있는 타일은 나중에 가도 돼요. 상대도 갈 수 있는 타일부터 차지하세요.
cutoff-technique-key-tiles = 승부를 가르는 타일, 곧 틀린 수가 놓치는 타일을 찾아 그것을 노리세요.

## 걸려 있는 것

cutoff-needs = { $player ->
    [you] { "" }
   *[other] { $player }에게는{ " " }
}닿을 수 있는 물고기 { $reach }마리 가운데 { $need }마리가 필요해요.
cutoff-threatens-tiles = { PARTICLE($rival, "이/가") } { PARTICLE($move, "을/를") } 노려요. 그러면 { $tiles }에 가는 길이 끊겨요.
cutoff-threatens-penguins = { PARTICLE($rival, "이/가") } { PARTICLE($move, "을/를") } 노려요. 그러면 { $tiles }에 있는 { $player ->
    [you] { "" }
   *[other] { $player }의{ " " }
}{ $number ->
    [1] 펭귄이
   *[other] 펭귄들이
} 갇혀요.
cutoff-threatens-fish = { PARTICLE($rival, "이/가") } { PARTICLE($move, "을/를") } 노려요. 그대로 두면 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}많아야 { COUNT("fish", $fish) }로 끝나요.
cutoff-watch = { PARTICLE($tiles, "을/를") } 잘 보세요. { $loses }.
cutoff-loses = { $share ->
    [only] 틀린 수는
    [all] 틀린 수는 모두
   *[some] 틀린 수 { $wrong }개 가운데 { $lost }개는
} { $number ->
    [1] 그 타일을
   *[other] 이 타일들을
} 놓쳐요
cutoff-too-few = { $several ->
    [yes] { PARTICLE($moves, "은/는") }
   *[no] { PARTICLE($moves, "은/는") }
} 닿을 수 있는 물고기를 너무 적게 남겨요.

## 바른 수의 까닭

cutoff-claim-hint = { $tiles }에 { $player ->
    [you] 혼자만
   *[other] { $player }만
} 갈 수 있게 만드세요.
cutoff-claim = 그러면 { $tiles }에는 { $player ->
    [you] 혼자만
   *[other] { $player }만
} 갈 수 있어요{ $number ->
   *[other] { "" }
}.
cutoff-hold-hint = { $move } 다음에도 { $tiles }에 갈 수 있게 하세요.
cutoff-hold = { $move } 다음에도 { $tiles }에 갈 수 있어요{ $number ->
   *[other] { "" }
}.
cutoff-shared-hint = { $rival }도 갈 수 있는 타일을 차지하세요.
cutoff-shared = { $player ->
    [you] 혼자만
   *[other] { $player }만
} 갈 수 있는 타일은 나중에 가도 돼요.
cutoff-takes-in-time = { PARTICLE($tiles, "을/를") } 제때 차지해요. { $loses }.
cutoff-then-gets = 가장 좋은 수순에서 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}이어서 { PARTICLE($tiles, "을/를") } 얻어요. { $loses }.
cutoff-then-gets-enough = 가장 좋은 수순에서 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}이어서 { PARTICLE($tiles, "을/를") } 얻어요. 그것으로 충분해요.
cutoff-near-hint = 다음에 { PARTICLE($tiles, "으로/로") } 미끄러질 수 있는 곳으로 펭귄을 옮기세요.
cutoff-even-after = { $answer } 다음에도 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}{ COUNT("fish", $fish) }를 확보해요.
cutoff-answered = { PARTICLE($rival, "이/가") } { $how ->
    [plays] { PARTICLE($answer, "을/를") } 두면
   *[answers] { PARTICLE($answer, "으로/로") } 응수하면
} { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}{ PARTICLE($best, "을/를") } 두어 { COUNT("fish", $fish) }를 확보해요{ $gains ->
    [yes] . { $gain }
   *[no] { "" }
}.
cutoff-gain-wall-in = { $tiles }에 있는 { $rival }의 { $number ->
    [1] 펭귄을
   *[other] 펭귄들을
} 꼼짝 못 하게 가두거든요
cutoff-gain-claim = 그러면 { $tiles }에는 { $player ->
    [you] 혼자만
   *[other] { $player }만
} 갈 수 있어요{ $number ->
   *[other] { "" }
}

## 수가 실패하는 까닭

cutoff-failure = { $cut ->
    [0] { "" }
   *[other] { $tiles }에 가는 길이 끊기고,{ " " }
}{ $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}{ $own ->
    [0] 물고기를 더 얻지 못해 { $most }마리로 끝나요
   *[other] 물고기를 { $own }마리까지만 더 얻을 수 있어 많아야 { $most }마리로 끝나요
}{ $other ->
    [0] { "" }
   *[other] . { PARTICLE($rival, "은/는") } { $other }마리를 더 얻을 수 있어요
}

## 문제와 도움말

cutoff-heading = 길을 끊으세요
cutoff-statement = { $player }({ $letter })의 차례예요. { PARTICLE($rival, "이/가") } 무엇을 하든 { $player }에게 { COUNT("fish", $fish) } 이상을 보장하는 단 하나의 수를 찾으세요.
cutoff-page-statement = { $letter } 펭귄을 움직일 차례예요. { PARTICLE($rival, "이/가") } 무엇을 하든 { COUNT("fish", $fish) } 이상을 보장하는 단 하나의 수를 찾으세요.
cutoff-take-fish = 그 타일의 물고기를 얻어요. 움직일 수 있으면 움직여야 해요. 움직일 수 없으면 탈락하고, 펭귄 아래의 물고기는 그대로 가져요.
cutoff-goal = { $player } 차례: { COUNT("fish", $fish) } 이상
cutoff-how-to-2 = 떠난 타일은 녹고, 그 타일의 물고기를 얻어요.
cutoff-how-to-3 = 움직일 수 있으면 움직여야 해요. 움직일 수 없으면 탈락하고, 발밑의 물고기는 그대로 가져요.
cutoff-how-to-4 = 상대가 무엇을 하든 정해진 물고기를 보장하는 단 하나의 수를 찾으세요.
cutoff-help-2 = 상대는 가장 좋은 수비로 응수해요.
