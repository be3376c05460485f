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
