# 가두기.

strand-title = Pingouin 가두기
strand-label = 가두기

## 상대 가두기

strand-contest-every = 어떤 수를 두어도 { PARTICLE($rival, "을/를") } 제때 가둘 수 있어요.
strand-contest-only = { PARTICLE($rival, "을/를") } 제때 가둘 수 있는 수는 { $moves }뿐이에요.
strand-contest-some = { $total }수 가운데 { $good }수로 { PARTICLE($rival, "을/를") } 제때 가둘 수 있어요: { $moves }.
strand-contest-toughest = { $rival }의 가장 끈질긴 수비예요. { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}미끄러지기 { $slides }번보다 빨리 끝낼 수 없어요.
strand-contest-harmless = { PARTICLE($rival, "은/는") } 더 방해할 수 없어요. 무슨 일이 있어도 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}{ PARTICLE($rival, "을/를") } 제때 가둘 수 있어요.
strand-contest-sure = 맞아요. { $move } 다음에 { PARTICLE($player, "은/는") } 확실히 { PARTICLE($rival, "을/를") } 제때 가둘 수 있어요.
strand-contest-result = { PARTICLE($rival, "은/는") } 갇혔어요
strand-lure-fewest-replies = 응수가 가장 적은 수
strand-lure-least-room = 공간이 가장 좁은 수

## 기법: 이름과 뜻

strand-name-forced = 외길 수
strand-name-settled = 결판
strand-name-free-choice = 자유 선택
strand-name-defence = 수비
strand-name-finish = 마무리
strand-name-wall-in = 펭귄 가두기
strand-name-block = 길 막기
strand-name-cut-off = 길 끊기
strand-name-threat = 위협
strand-name-double-threat = 이중 위협
strand-name-waiting = 기다리기
strand-technique-forced = 둘 수 있는 수가 하나뿐이에요.
strand-technique-free-choice = 어떤 수를 두어도 상대를 제때 가둘 수 있어요.
strand-technique-defence = 상대의 차례예요. 가장 끈질긴 수를 예상하세요.
strand-technique-finish = 상대에게 열린 타일이 하나뿐이에요. 그 타일을 차지하세요.
strand-technique-wall-in = 옆에 빈 타일이 없는 펭귄은 다시는 움직일 수 없어요. 그런 펭귄을 만드세요.
strand-technique-block = 상대가 어디로 가려는지 보고 길을 막으세요.
strand-technique-cut-off = 유빙 한쪽으로 가는 상대의 길을 끊으세요. 공간이 좁으면 미끄러질 수도 적어져요.
strand-technique-threat = 다음 수로 상대를 가두겠다고 위협하고, 어떤 응수에도 답을 마련해 두세요.
strand-technique-double-threat = 한 수로 두 가지를 위협하세요. 상대는 하나만 막을 수 있어요.
strand-technique-waiting = 위협하지 말고 기다리세요. 움직일 수 있으면 움직여야 하고, 움직일수록 상대가 나빠져요.

## 걸려 있는 것

strand-left = { $player ->
    [you] { "" }
   *[other] { $player }에게는{ " " }
}미끄러질 기회가 { $slides }번 남았어요.
strand-open = { $number ->
    [1] { PARTICLE($tiles, "이/가") }
   *[other] { PARTICLE($tiles, "이/가") }
} { $rival }에게 열려 있어요.
strand-threatens = { PARTICLE($rival, "이/가") } { PARTICLE($move, "을/를") } 노려요. 그러면 { PARTICLE($rival, "을/를") } 제때 가둘 수 없어요.
strand-leaves-open = { $several ->
    [yes] { PARTICLE($moves, "은/는") }
   *[no] { PARTICLE($moves, "은/는") }
} { $rival }에게 타일을 열어 둬요.
strand-leaves-room = { $several ->
    [yes] { PARTICLE($moves, "은/는") }
   *[no] { PARTICLE($moves, "은/는") }
} { $rival }에게 { $player ->
    [you] 막을 수 없는
   *[other] { PARTICLE($player, "이/가") } 막을 수 없는
} 곳에서 미끄러질 여유를 충분히 줘요.

## 바른 수의 까닭

strand-take-open = { $rival }에게 열린 타일을 차지하세요.
strand-leave-open = { $rival }에게 열린 타일은 그대로 두세요.
strand-finish-hint = 마지막으로 열린 타일을 차지하세요.
strand-finish = 그러면 { $rival }에게 열린 타일이 없어요.
strand-double-threat-hint = 한꺼번에 두 가지를 위협하세요. { PARTICLE($rival, "은/는") } 하나만 막을 수 있어요.
strand-double-threat = { PARTICLE($one, "과/와") } { PARTICLE($two, "을/를") } 함께 노려요. { PARTICLE($rival, "이/가") } 한 수로 둘 다 막을 수는 없어요.
strand-waiting-hint = 아무것도 위협하지 마세요. { PARTICLE($rival, "은/는") } 움직여야 하고, 움직일수록 나빠져요.
strand-waiting = { PARTICLE($rival, "이/가") } 가만히 있을 수 있다면 이 수로는 모자라요. 하지만 { PARTICLE($rival, "은/는") } 움직여야 해요.
strand-cut-off-hint = { PARTICLE($tiles, "으로/로") } 가는 { $rival }의 길을 끊으세요.
strand-cut-off = { PARTICLE($tiles, "으로/로") } 가는 { $rival }의 길을 끊어요.
strand-threat-hint = { PARTICLE($rival, "을/를") } 가두겠다고 위협하세요. { PARTICLE($rival, "이/가") } 가만히 있다면 충분할 수를 찾으세요.
strand-threat = { PARTICLE($moves, "을/를") } 노려요.
strand-stranded-at-once = { PARTICLE($rival, "이/가") } { $how ->
    [plays] { PARTICLE($answer, "을/를") } 두면
   *[answers] { PARTICLE($answer, "으로/로") } 응수하면
} { PARTICLE($rival, "은/는") } 바로 갇혀요.
strand-answered = { PARTICLE($rival, "이/가") } { $how ->
    [plays] { PARTICLE($answer, "을/를") } 두면
   *[answers] { PARTICLE($answer, "으로/로") } 응수하면
} { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}{ $done ->
    [yes] { PARTICLE($best, "을/를") } 두어 { PARTICLE($rival, "을/를") } 가둬요
   *[no] { PARTICLE($best, "을/를") } 둬요
}.

## 수가 실패하는 까닭

strand-failure-stuck = { $player ->
    [you] 더 미끄러질 수 없는데
   *[other] { PARTICLE($player, "은/는") } 더 미끄러질 수 없는데
} { PARTICLE($rival, "은/는") } 미끄러질 수 있어요
strand-failure-away = { PARTICLE($rival, "은/는") } { $player ->
    [you] 막을 수 없는
   *[other] { PARTICLE($player, "이/가") } 막을 수 없는
} { $tiles }에서 { $slides }번 미끄러질 수 있고, 그것으로 충분해요
strand-failure-late = { PARTICLE($tiles, "이/가") } 아직 { $rival }에게 열려 있어요{ $number ->
   *[other] { "" }
}
strand-failure-unreached = { PARTICLE($tiles, "이/가") } { $rival }에게 열려 있는데 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}거기에 갈 수 없어요{ $number ->
   *[other] { "" }
}
strand-failure-open = { PARTICLE($tiles, "이/가") } { $rival }에게 열려 있는데 한 수로 { $number ->
    [2] 둘 다 차지할
   *[other] 모두 차지할
} 수는 없어요
strand-many-tiles = { COUNT("tile", $tiles) }

## 문제와 도움말

strand-heading = 상대를 가두세요
strand-statement = { $player }({ $letter })의 차례예요. { PARTICLE($rival, "이/가") } 무엇을 하든 { $slides }번 미끄러지는 동안 { $rival }({ $other })의 펭귄이 더 미끄러지지 못하게 하세요. 통하는 첫 수는 하나뿐이에요.
strand-page-statement = { $letter } 펭귄을 움직일 차례예요. { PARTICLE($rival, "이/가") } 무엇을 하든 { $slides }번 미끄러지는 동안 { $rival }({ $other })의 펭귄이 더 미끄러지지 못하게 하세요. 통하는 첫 수는 하나뿐이에요.
strand-must-slide = 미끄러질 수 있으면 미끄러져야 해요. 더 일찍 가두어도 돼요. 물고기는 상관없어요.
strand-goal = { $player } 차례: { $slides }번 안에 { $rival } 가두기
strand-how-to-2 = 떠난 타일은 녹아요. 미끄러질 수 있으면 미끄러져야 해요.
strand-how-to-3 = 옆에 빈 타일이 없는 펭귄은 다시는 움직일 수 없어요.
strand-how-to-4 = 상대가 제때 미끄러질 수 없게 만드는 단 하나의 수를 찾으세요.
strand-help-2 = 상대는 가장 오래 버티는 수비로 응수해요.
strand-help-3 = 상대의 펭귄이 하나도 미끄러질 수 없게 되면 풀려요. 상대가 스스로 갇혀도 돼요.
