# 대결.

duel-title = 펭귄 대결
duel-label = 대결

## 상대가 있는 대결

duel-contest-every = 어떤 수를 두어도 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "이/가") }{ " " }
}{ $cards ->
    [0] 손을 다 터는 것이
   *[other] { COUNT("card", $cards) } 이하로 끝내는 것이
} 보장돼요.
duel-contest-only = { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "이/가") }{ " " }
}{ $cards ->
    [0] 확실히 손을 다 털 수
   *[other] 확실히 { COUNT("card", $cards) } 이하로 끝낼 수
} 있는 수는 { $moves }뿐이에요.
duel-contest-some = { $total }수 가운데 { $good }수로 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "이/가") }{ " " }
}{ $cards ->
    [0] 확실히 손을 다 털 수
   *[other] 확실히 { COUNT("card", $cards) } 이하로 끝낼 수
} 있어요: { $moves }.
duel-contest-toughest = { $rival }의 가장 끈질긴 수비예요. { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}{ $cards ->
    [0] 손을 다 터는 것보다 더 잘할 수는 없어요
   *[other] { COUNT("card", $cards) }보다 적게 남길 수 없어요
}.
duel-contest-harmless = { PARTICLE($rival, "은/는") } 더 방해할 수 없어요. 무슨 일이 있어도 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}{ $cards ->
    [0] 손을 다 털 수
   *[other] { COUNT("card", $cards) } 이하로 끝낼 수
} 있어요.
duel-contest-sure = 맞아요. { $move } 다음에 { PARTICLE($player, "은/는") } 확실히 { $cards ->
    [0] 손을 다 털 수
   *[other] { COUNT("card", $cards) } 이하로 끝낼 수
} 있어요.
duel-contest-result = { $cards ->
    [0] { PARTICLE($player, "은/는") } 손을 다 털었어요
   *[other] { $player }에게 { COUNT("card", $cards) }이 남아요
}
duel-lure-most-cards-fit = 놓을 수 있는 카드 최다
duel-lure-best-balance = 균형 최고
duel-illegal-over = 라운드가 끝났어요
duel-illegal-not-held = { $player }에게는 { COLOUR($colour, form: "adjective") } 카드가 없어요

## 수가 실패하는 까닭

duel-dead = { PARTICLE($colours, "은/는") } 다시는 놓을 수 없어요{ $number ->
   *[other] { "" }
}
duel-failure-dead = { PARTICLE($colours, "을/를") } 다시는 놓을 수 없어서 { $player ->
    [you] { "" }
   *[other] { $player }에게{ " " }
}{ $bound ->
    [least] 적어도 { COUNT("card", $cards) }이 남아요
   *[exact] { COUNT("card", $cards) }이 남아요
}{ $number ->
   *[other] { "" }
}
duel-failure-over = { $colours } 카드를 놓을 자리가 없어서 { $ends ->
    [out] { $player ->
        [you] 탈락하고
       *[other] { PARTICLE($player, "은/는") } 탈락하고
    }
   *[left] { $player ->
        [you] 끝까지
       *[other] { $player }에게 끝까지
    }
} { $bound ->
    [least] 적어도 { COUNT("card", $cards) }이 남아요
   *[exact] { COUNT("card", $cards) }이 남아요
}

## 문제

duel-heading = 수 찾기
duel-statement = { $player ->
    [you] 이제 둘 차례예요
   *[other] { $player }의 차례예요
}. 손패는 모두 공개되어 있어요. { $others ->
    [0] { "" }
    [1] { PARTICLE($rival, "이/가") } 무엇을 하든{ " " }
   *[other] 다른 사람들이 무엇을 하든{ " " }
}{ $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "이/가") }{ " " }
}{ $cards ->
    [0] 손을 다 털 수
   *[other] { COUNT("card", $cards) } 이하만 남길 수
} 있는 단 하나의 수를 찾으세요.
duel-must-place = 카드를 놓을 수 있으면 꼭 놓아야 하고, 놓을 수 없으면 { $stuck ->
    [pass] 차례를 건너뛰어요
   *[out] 탈락해요
}.
duel-rules = { $rules }; { $players }명; 맨 아래층 { $base }칸 중 { $width }칸
duel-goal = { $player }의 차례: { $cards ->
    [0] 손을 다 털기
   *[other] { COUNT("card", $cards) } 이하로 남기기
}
duel-answer = { PARTICLE($player, "은/는") } { PARTICLE($move, "을/를") } 두어야 해요.
duel-how-to-1 = 손패는 모두 공개되어 있어요. 차례대로 자기 손패에서 카드를 한 장씩 놓아요.
duel-how-to-2 = 카드는 맨 아래층의 끝이나 이웃한 두 장 위에 놓아요.
duel-how-to-3 = 두 장 위에 놓을 때는 적어도 하나와 색이 같아야 해요.
duel-how-to-4 = 다른 사람들이 무엇을 하든 약속을 지키는 단 하나의 수를 찾으세요.
duel-welcome = 이제 둘 차례예요. 카드를 고르고, 놓을 자리를 누르세요.
duel-help-2 = 다른 사람들은 가장 좋은 수비로 답하고, 모두 한편이 되어 막아요.
duel-help-3 = 잘못 두면 왜 실패하는지 보일 때까지 판 위에서 계속 진행돼요. 되돌리고 다시 해 보세요.
duel-help-4 = 되돌리기는 마지막으로 놓은 카드와 그에 대한 응수를 거둬들여요.
duel-help-5 = 힌트는 무엇이 걸려 있는지, 실패하는 수, 실마리, 자리, 카드를 차례로 알려 줘요. 다른 수를 반박하는 수순도 한 수씩 볼 수 있어요. 한 번 더 누르면 카드를 놓아요.
duel-help-6 = 확인은 아직 성공할 수 있는지 알려 줘요.

## 기법

duel-technique-forced = 외길
duel-technique-settled = 정해진 승부
duel-technique-free-choice = 자유로운 선택
duel-technique-defence = 수비
duel-technique-use-it = 제때 놓기
duel-technique-take-place = 자리 차지하기
duel-technique-open = 자리 열기
duel-technique-shut-out = 색 막기
duel-technique-starve = 말려 죽이기
duel-technique-quiet = 조용한 수
duel-meaning-forced = 둘 수 있는 수가 하나뿐이에요.
duel-meaning-settled = 승부는 이미 정해졌어요. 이 수순에서는 더 잘못될 것이 없어요.
duel-meaning-free-choice = 어떤 수를 두어도 목표를 지켜요.
duel-meaning-defence = 다른 사람의 차례예요. 가장 끈질긴 수를 예상하세요.
duel-meaning-use-it = 위험한 색은 놓을 자리가 있을 때 놓는 것이 가장 좋아요.
duel-meaning-take-place = 다른 사람이 카드를 놓고 싶어 하는 자리를 찾아 먼저 차지하세요.
duel-meaning-open = 위가 비어 있는 카드 옆에 카드를 놓으면 새 자리가 생겨요. 위험한 색의 자리를 열어 두세요.
duel-meaning-shut-out = 다른 사람에게 필요한 색을 영영 막으세요. 그 카드를 든 채 둘 수가 없어져요.
duel-meaning-starve = 다른 사람의 응수가 적을수록 도움이 되는 수를 둘 수밖에 없어요.
duel-meaning-quiet = 카드 한 장으로 정해지지 않아요. 수마다 그것을 반박하는 응수를 찾고, 모든 응수에 답이 있는 수를 찾으세요.

## 힌트: 무엇이 걸려 있나

duel-look = { COLOUR($colour, form: "adjective") }색이 위험해요. { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}{ COLOUR($colour, form: "adjective") } 카드를 { $cards }장 들고 있는데, 지금 놓을 수 있는 자리는 { $places ->
    [0] 없어요
    [1] { $names }뿐이에요
   *[other] { $named ->
        [all] { PARTICLE($names, "이에요/예요") }
       *[none] { $places }곳이에요
    }
}.
duel-look-killers = { PARTICLE($players, "이/가") } { $places }에 카드를 놓아 { COLOUR($colour, form: "adjective") }색을 영영 막을 수 있어요.
duel-look-threat = { PARTICLE($player, "이/가") } { $place }에 { COLOUR($colour, form: "adjective") } 카드를 놓는 것을 조심하세요.

## 힌트: 실패하는 수

duel-others-colour = 다른 색을 두면 언제나 { COLOUR($colour, form: "adjective") } 카드가 남아요.
duel-others-guard = { COLOUR($colour, form: "adjective") }색을 막거나, 카드 한 장으로 막히게 두는 수는 모두 실패해요.
duel-others-place = { $place }에 놓는 { $player }의 { COLOUR($colour, form: "adjective") } 카드가 { PARTICLE($place, "을/를") } 비워 두는 수를 모두 반박해요.
duel-others-threat = { $place }에 놓는 { $player }의 { COLOUR($colour, form: "adjective") } 카드가 { $total }수 가운데 { $count }수를 반박해요: { $moves }.
duel-others-one = { $moves } 다음에는 { COLOUR($colour, form: "adjective") } 카드가 남아요.
duel-others-several = { $total }수 가운데 { $count }수 다음에는 { COLOUR($colour, form: "adjective") } 카드가 남아요: { $moves }.
duel-refutes = { PARTICLE($player, "은/는") } { PARTICLE($moves, "을/를") } { PARTICLE($answer, "으로/로") } 반박해요.

## 힌트: 실마리와 바른 수의 효과

duel-hint-row = { $row }층에 카드를 놓으세요.
duel-idea-use-it = 자리가 있을 때 { COLOUR($colour, form: "adjective") } 카드를 놓으세요.
duel-why-use-it = { COLOUR($colour, form: "adjective") } 카드를 제때 놓아요.
duel-idea-take-danger = { COLOUR($colour, form: "adjective") }색을 막을 수 있는 자리를 차지하세요.
duel-why-take-danger = { PARTICLE($players, "이/가") } { COLOUR($colour, form: "adjective") }색을 막기 전에 { PARTICLE($place, "을/를") } 차지해요.
duel-idea-take-place = { PARTICLE($place, "을/를") } 먼저 차지하세요.
duel-why-take-place = { PARTICLE($player, "이/가") } { COLOUR($colour, form: "adjective") } 카드를 놓기 전에 { PARTICLE($place, "을/를") } 차지해요.
duel-idea-open = { COLOUR($colour, form: "adjective") } 카드를 놓을 새 자리를 여세요.
duel-why-open = { COLOUR($colour, form: "adjective") } 카드를 놓을 새 자리를 열어요.
duel-idea-guard = 바른 수를 두면 카드 한 장으로는 { COLOUR($colour, form: "adjective") }색을 막을 수 없어요.
duel-why-guard = 이 수를 두면 카드 한 장으로는 { COLOUR($colour, form: "adjective") }색을 막을 수 없어요.
duel-idea-shut-out = { PARTICLE($colours, "을/를") } 영영 막으세요. { PARTICLE($players, "이/가") } 아직 들고 있어요.{ $holders ->
   *[other] { "" }
}{ $number ->
   *[other] { "" }
}
duel-why-shut-out = { PARTICLE($colours, "을/를") } 영영 막는데, { PARTICLE($players, "이/가") } 아직 들고 있어요.{ $holders ->
   *[other] { "" }
}{ $number ->
   *[other] { "" }
}
duel-idea-stuck = { PARTICLE($players, "이/가") } 둘 수 없게 만드세요.
duel-why-stuck = { PARTICLE($players, "이/가") } 둘 수 없게 돼요.
duel-idea-starve = { $player }의 응수를 { $answers ->
    [0] 없애세요
   *[other] { $answers }가지만 남기세요
}.
duel-why-starve = { $player }의 응수가 { $answers ->
    [0] 없어져요
   *[other] { $answers }가지만 남아요
}.
duel-later = 가장 좋은 수순에서는 { $player ->
    [you] { "" }
   *[other] { PARTICLE($player, "이/가") }{ " " }
}나중에 { PARTICLE($move, "으로/로") } { COLOUR($colour, form: "adjective") } 카드를 놓아요.
duel-first-answer = { $player } { $move }
duel-contest-goes-on = { PARTICLE($answers, "으로/로") } 응수하면 { $player ->
    [you] { PARTICLE($move, "을/를") } 두어
   *[other] { PARTICLE($player, "은/는") } { PARTICLE($move, "을/를") } 두어
} 확실히 { $cards ->
    [0] 손을 다 털 수
   *[other] { COUNT("card", $cards) } 이하로 끝낼 수
} 있어요.
