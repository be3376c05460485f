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
duel-lure-most-cards-fit = 놓을 수 있는 카드가 가장 많은 수
duel-lure-best-balance = 균형이 가장 좋은 수
duel-illegal-over = 라운드가 끝났어요
duel-illegal-not-held = { $player }에게는 { COLOUR($colour, form: "adjective") } 카드가 없어요

## 수가 실패하는 까닭

duel-dead = { PARTICLE($colours, "은/는") } 다시는 놓을 수 없어요{ $number ->
   *[other] { "" }
}
duel-failure-dead = { PARTICLE($colours, "은/는") } 다시는 놓을 수 없어서 { $player ->
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
