# 손패가 가려졌을 때와 유빙에서의 조언.

## 펭귄 파티: 추정

advise-estimate = { $hidden ->
    [hidden] 가려진 카드를 무작위로 나눠 준
   *[open] 손패를 모두 펼친
} 모의 라운드 { $rounds }번으로 추정했어요. 상대는 { $opponents ->
    [random] 무작위로
    [greedy] 욕심껏
    [thrifty] 아껴 가며
   *[either] 무작위로, 욕심껏, 또는 아껴 가며
} 둔다고 보았어요{ $seen ->
    [yes] (지금까지 둔 수로 판단)
   *[no] { "" }
}.
advise-best = { $player }에게 가장 좋은 수: { $move }. 평균 { $cards }장이 남아요. { $reason }
advise-advised = 추천
advise-more = { $cards }장 더 남음
advise-no-difference = 뚜렷한 차이 없음

## 펭귄 파티: 이유

advise-only-move = 둘 수 있는 수가 이것뿐이에요.
advise-opens-a-place = 지금은 아무 데도 놓을 수 없는 { COLOUR($colour, form: "adjective") } 카드의 자리를 열어요. { PARTICLE($player, "은/는") } 이 색을 { $cards }장 들고 있어요. { $alike ->
    [0] { $others ->
        [1] 다른 수는 그렇지 않아요.
       *[other] 다른 수 가운데 그런 수는 없어요.
    }
   *[other] 다른 { $others }수 가운데 { $alike }수도 그래요.
}
advise-last-place = { COLOUR($colour, form: "adjective") } 카드를 놓을 자리가 하나뿐인데, 아직 보이지 않은 { COLOUR($colour, form: "adjective") } 카드가 { $cards }장 있어요. { PARTICLE($rivals, "이/가") } 차지할 수도 있어요. 다른 수로는 { COLOUR($colour, form: "adjective") } 카드를 놓을 수 없어요.
advise-keeps-the-base = 아무 색이나 놓을 수 있는 맨 아래층 빈자리 { $places }곳을 나중을 위해 아껴요. { $alike ->
    [0] { $others ->
        [1] 다른 수는 그렇지 않아요.
       *[other] 다른 수 가운데 그런 수는 없어요.
    }
   *[other] 다른 { $others }수 가운데 { $alike }수도 그래요.
}
advise-room-last-card = 이 수를 두면 { $player }의 마지막 카드를 놓을 자리가 남아요. { $after } 두면 남지 않아요.
advise-room-all = 이 수를 두면 { $player }의 남은 카드 { $kept }장 모두 놓을 자리가 있어요. { $after } 두면 그보다 적어요.
advise-room-some = 이 수를 두면 { $player }의 남은 카드 { $kept }장 가운데 { $cards }장을 놓을 자리가 있어요. { $after } 두면 그보다 적어요.
advise-after = { $comparison ->
    [other] 다른 수를
    [any] 다른 어떤 수를
   *[some] 다른 { $others }수 가운데 { $fewer }수를
}

## 펭귄 파티: 요령

advise-rule = 요령: { $rule }
advise-rule-danger = 둘이서 할 때는 손에 든 장수에서 안전한 칸 수를 뺀 값이 가장 큰 색을 내세요.
advise-rule-no-base = 둘이서 할 때는 위에 놓을 자리가 없는 색만 맨 아래층에 놓으세요.
advise-rule-safe-cells = 남기는 카드마다 안전한 칸을 만드세요. 카드마다 네 칸까지 세어 모두 더해요.
advise-rule-rare-colour = 드러난 카드, 곧 위에 빈칸이 있는 카드가 가장 적은 색을 내세요.
advise-rule-room = 자리를 남기세요. 남기는 카드마다 그 색이 아직 닿을 수 있는 빈칸을 세고, 다른 색이 맞지 않는 자리는 두 번 세요.

## Pingouin: 추정

advise-floe-proved = { COUNT("position", $positions) }를 살펴 증명했어요. { $players ->
    [more] 모두가 각자도생으로 두면 { $move }보다
   *[two] { $move }보다
} 좋은 수는 없어요. ~가 붙은 값은 추정이에요.
advise-floe-estimated = { COUNT("position", $positions) }를 살펴 추정했고, 증명한 값은 아니에요. 10판에 9판은 결과가 구간 안에 들어요.
advise-floe-best = { $player }에게 가장 좋은 수: { $move }. { $outlook }.
advise-floe-plays = { PARTICLE($player, "은/는") } { PARTICLE($move, "을/를") } 둬요. { $outlook }.
advise-floe-outlook = { $result ->
    [fish-proved] 모두가 각자도생으로 두면 마지막에 { COUNT("fish", $fish) }를 얻어요(증명됨)
    [fish] 마지막에 물고기를 약 { $fish }마리 얻을 것으로 보여요
    [level-proved] 둘 다 최선을 다하면 비겨요(증명됨)
    [level] 그러면 형세는 거의 비슷해요
    [lead-proved] 둘 다 최선을 다하면 { PARTICLE($leader, "이/가") } { COUNT("fish", $fish) } 차로 앞서요(증명됨)
   *[lead] 마지막에는 { PARTICLE($leader, "이/가") } 물고기 약 { $fish }마리 차로 앞설 것으로 보여요
}
advise-floe-line = { $move } 다음에 예상되는 진행: { $line }.

## 수의 표

advise-header-move = 수
advise-header-fish = 물고기
advise-header-lead = 차이
advise-header-interval-90 = 90% 구간
advise-header-interval-95 = 95% 구간
advise-header-cards-left = 남는 카드
advise-header-empty-hand = 손 털기
advise-header-compared = 비교
advise-range = { $low } ~ { $high }
advise-at-most = 최대 { $number }
advise-percent = { $number }%
advise-proved = 증명됨

## Pingouin: 이유

advise-cuts-off = { PARTICLE($rival, "이/가") } { COUNT("tile", $tiles) }의 { COUNT("fish", $fish) }에 다가가지 못하게 막아요.
advise-walls-in = { $tile }에 있는 { $rival }의 펭귄을 가둬요. 그 펭귄은 이제 움직일 수 없어요.
advise-answers-a-threat = { PARTICLE($rival, "이/가") } 노리던 { PARTICLE($move, "을/를") } 막아요. 그대로 당했다면 { PARTICLE($player, "은/는") } { COUNT("fish", $fish) }를 놓쳤을 거예요.
advise-alone = { COUNT("fish", $fish) }가 있는 { COUNT("tile", $tiles) }에 { $player }만 갈 수 있게 돼요.
advise-last-way-out = { $tile }의 펭귄에게는 나갈 길이 하나뿐이었어요.
advise-nearer = 이 수를 두면 빈 타일 { $free }칸 가운데 { $tiles }칸은 { $rivals ->
    [one] { PARTICLE($player, "이/가") } { $rival }보다
   *[several] { PARTICLE($player, "이/가") } 누구보다
} 가까워요. 더 나은 수는 없어요.
advise-within-a-slide = 거기서는 한 번에 { COUNT("tile", $tiles) }({ COUNT("fish", $fish) })까지 미끄러질 수 있어요. 물고기를 이보다 많이 노릴 수 있는 자리는 없어요.
advise-most-fish = { COUNT("fish", $fish) }가 있는 타일로 가요. 한 번에 더 많이 얻는 수는 없어요.
