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
