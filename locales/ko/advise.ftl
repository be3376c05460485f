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
