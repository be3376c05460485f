# 수확.

harvest-title = Pingouin 수확
harvest-label = 수확

## 기법: 이름과 뜻

harvest-name-forced = 외길 수
harvest-name-settled = 결판
harvest-name-free-choice = 자유 선택
harvest-name-reach = 닿는 곳
harvest-name-parts = 조각
harvest-name-used-up = 막힌 펭귄
harvest-name-either-or = 양자택일
harvest-name-look-ahead = 수읽기
harvest-technique-forced = 둘 수 있는 수가 하나뿐이에요.
harvest-technique-free-choice = 여기서는 잘못될 것이 없어요. 어떤 수를 두어도 최대를 얻을 수 있어요.
harvest-technique-reach = 수를 두면 무엇이 끊기는지 보세요. 닿을 수 없는 타일은 잃게 돼요.
harvest-technique-parts = 펭귄 하나는 유빙 조각 하나에만 들어가요. 펭귄들이 다 차지하지 못할 만큼 조각을 남기지 마세요.
harvest-technique-used-up = 옆에 빈 타일이 없는 펭귄은 더 쓸 수 없어요. 그런 곳에는 마지막에 가세요.
harvest-technique-either-or = 두 타일은 함께 얻지 못할 수도 있어요. 둘 다 얻는 순서를 찾으세요.
harvest-technique-look-ahead = 바로 잃는 것은 없어요. 끝까지 두어 보고 무엇이 남는지 견주어 보세요.

## 풀이 단계

harvest-only-move = 둘 수 있는 수는 { $move }뿐이에요.
harvest-every-move = 어떤 수를 두어도 최대를 얻을 수 있어요.
harvest-only = 최대를 얻을 수 있는 수는 { $move }뿐이에요.
harvest-some = { $total }수 가운데 { $good }수로 최대를 얻을 수 있는데, { $move }도 그래요.

## 수를 두면 잃는 것

harvest-reach = { PARTICLE($moves, "은/는") } { $several ->
    [yes] 각각 { COUNT("fish", $fish) }를
   *[no] { COUNT("fish", $fish) }를
} 잃어요. { $tiles }에 닿을 수 없게 되{ $more ->
    [yes] 고, 나중에 더 잃어요
   *[no] 거든요
}.
harvest-parts = { PARTICLE($moves, "은/는") } { $several ->
    [yes] 각각 { COUNT("fish", $fish) }를
   *[no] { COUNT("fish", $fish) }를
} 잃어요. 그러면 { $penguins }의 { $number ->
    [1] 펭귄은 다음 조각 가운데
   *[other] 펭귄들은 저마다 다음 조각 가운데
} 하나에만 들어갈 수 있어요: { $parts }.
harvest-used-up = { PARTICLE($moves, "은/는") } { $several ->
    [yes] 각각 { COUNT("fish", $fish) }를
   *[no] { COUNT("fish", $fish) }를
} 잃어요. 그러면 { $penguins }의 펭귄이 더 움직일 수 없어요.
harvest-either-or = { PARTICLE($moves, "은/는") } { $several ->
    [yes] 각각 { COUNT("fish", $fish) }를
   *[no] { COUNT("fish", $fish) }를
} 잃어요. 그러면 { PARTICLE($tiles, "을/를") } { $number ->
    [2] 둘 다
   *[other] 모두
} 얻을 수 없어요{ $right ->
    [no] { "" }
   *[other] . { PARTICLE($right, "을/를") } 두면 얻을 수 있어요
}.
harvest-look-ahead = { PARTICLE($moves, "은/는") } { $several ->
    [yes] 각각 { COUNT("fish", $fish) }를
   *[no] { COUNT("fish", $fish) }를
} 잃어요. 그 뒤의 가장 좋은 수순에서도 { PARTICLE($tiles, "이/가") } 남아요{ $number ->
   *[other] { "" }
}.
harvest-look-ahead-compared = { PARTICLE($moves, "은/는") } { $several ->
    [yes] 각각 { COUNT("fish", $fish) }를
   *[no] { COUNT("fish", $fish) }를
} 잃어요. 그 뒤의 가장 좋은 수순({ $line })에서도 { PARTICLE($tiles, "이/가") } 남아요. { $right } 다음에 { PARTICLE($other, "을/를") } 두면 { $number ->
    [1] 그 타일을
   *[other] 이 타일들을
} 얻어요.
harvest-and-so-on = { $line } 등
harvest-or-part = { $first } 또는 { $last }
harvest-more-give-up = 다른 { $number }수도 물고기를 잃어요.
harvest-give-up = { $number ->
    [1] { PARTICLE($moves, "은/는") }
   *[other] { PARTICLE($moves, "은/는") }
} 물고기를 잃어요.

## 힌트

harvest-can-be-taken = 닿을 수 있는 물고기 { $reach }마리 가운데 { $most }마리까지 얻을 수 있어요. { $behind ->
    [0] 하나도 잃으면 안 돼요.
   *[other] 그러니 { $behind }마리는 남겨야 해요.
}
harvest-look-parts = 펭귄은 유빙 조각 하나에만 들어갈 수 있어요. 조각을 너무 많이 남기지 마세요.
harvest-watch = { PARTICLE($tiles, "을/를") } 잘 보세요. { $share ->
    [only] 틀린 수는
    [all] 틀린 수는 모두
   *[some] 틀린 수 { $wrong }개 가운데 { $lost }개는
} { $number ->
    [1] 그 타일을
   *[other] 이 타일들을
} 놓쳐요.
harvest-watch-both = { PARTICLE($tiles, "을/를") } 잘 보세요. { $share ->
    [only] 틀린 수를 두면
    [one] 어떤 틀린 수를 두면
   *[more] 틀린 수 { $lost }개로는
} { $number ->
    [2] 둘 다
   *[other] 모두
} 얻을 수 없어요.
harvest-look-used-up = 펭귄을 너무 일찍 막다른 곳에 보내지 마세요.
harvest-dead-end = 빈 이웃이 많아야 하나인 타일을 지금 차지하세요.
harvest-slide-over = 타일을 건너뛰고, 그 타일은 나중을 위해 남겨 두세요.
harvest-next-tile = 바로 옆 타일까지만 가세요.

## 확인

harvest-wrong = { $step }단계: { $why }
harvest-right = 맞아요. 최대인 { COUNT("fish", $fish) }를 얻었어요.
harvest-right-so-far = 지금까지 맞아요. { COUNT("fish", $fish) }를 더 얻을 수 있어요.
harvest-gold = { $finding } 금메달이에요.
harvest-can-end = { $finding } 아직 { COUNT("fish", $fish) }로 끝낼 수 있어요: { $medal ->
    [gold] 금메달
    [silver] 은메달
    [bronze] 동메달
   *[none] 메달 없음
}.
harvest-end = { $finding } { COUNT("fish", $fish) }로 끝났어요: { $medal ->
    [gold] 금메달
    [silver] 은메달
    [bronze] 동메달
   *[none] 메달 없음
}.
harvest-lure-most-fish = 물고기가 가장 많은 수
harvest-lure-best-reach = 닿는 범위가 가장 넓은 수

## 문제와 도움말

harvest-heading = 물고기를 모으세요
harvest-statement = 유빙 위에 { COUNT("penguin", $penguins) }뿐이에요. { COUNT("fish", $fish) }를 모으세요. 펭귄이 멈춘 타일마다, 그리고 처음 타일에서도 물고기를 얻어요.
harvest-goal = { COUNT("fish", $fish) }(모두 { $all }마리)
harvest-par = { COUNT("fish", $gold) }면 금, { $silver }마리면 은{ $bronze ->
    [0] 이에요
   *[other] , { $bronze }마리면 동이에요
}.
harvest-how-to-3 = 펭귄이 멈춘 타일마다, 그리고 처음 있던 타일에서도 물고기를 얻어요.
harvest-how-to-4 = 모두 얻을 수는 없어요. 가장 많이 얻는 길을 찾으세요.
harvest-welcome = 펭귄을 고른 다음, 미끄러질 타일을 누르세요.
harvest-help-2 = 펭귄이 멈추면 바로 물고기를 얻어요. 모두 얻을 수는 없어요.
harvest-help-3 = 물고기를 가장 많이 얻으면 금, 하나 적으면 은이에요. 늘 물고기가 가장 많은 타일로 가면 동이에요.
harvest-help-5 = 힌트는 걸려 있는 것, 실패하는 수, 실마리, 자리, 수를 차례로 보여 줘요. 다시 누르면 그 수를 둬요.
harvest-help-6 = 확인은 아직 물고기를 충분히 모을 수 있는지 알려 줘요.
