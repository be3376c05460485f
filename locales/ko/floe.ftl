# 유빙 퍼즐: 네 종류가 함께 쓰는 말. `you`는 읽는 사람.

## 타일

floe-more-tiles = 다른 타일 { $number }칸
floe-tiles-with-fish = { $tiles }({ COUNT("fish", $fish) })

## 확인

floe-not-legal = { $step }단계: { PARTICLE($move, "은/는") } 둘 수 없는 수예요. { $why }.
floe-illegal-over = 게임이 끝났어요
floe-illegal-one-tile = 펭귄은 이미 다 놓았어요. 수에는 떠나는 타일과 도착하는 타일을 모두 써야 해요
floe-illegal-no-penguin = { $tile }에는 { $player ->
    [yours] 움직일 펭귄이
   *[other] { $player }의 펭귄이
} 없어요
floe-illegal-not-straight = { PARTICLE($end, "은/는") } { $start }에서 직선으로 갈 수 있는 곳이 아니에요
floe-illegal-occupied = { $tile }에 펭귄이 있어요
floe-illegal-hole = { PARTICLE($tile, "은/는") } 구멍이에요

## 힌트

floe-goes-to = 펭귄은 { PARTICLE($tile, "으로/로") } 가요.

floe-move-penguin = { $tile }의 펭귄을 움직이세요.
floe-go-to-fish = { COUNT("fish", $fish) }가 있는 타일로 가세요.
floe-expect = { PARTICLE($rival, "은/는") } { PARTICLE($move, "으로/로") } 응수할 거예요.
floe-refutes = { $move } 한 수로 { $total }수 가운데 { $number }수가 무너져요: { $moves }.
floe-every-move = { $tile }의 펭귄을 움직이는 { $place ->
    [first] 모든 수
   *[inside] 모든 수
}
floe-every-move-even = { $every }({ $even }까지도)
floe-and-also = { $first }, 그리고 { $last }

## 두 사람이 겨루는 퍼즐: 바른 수의 까닭

floe-stop = { PARTICLE($move, "을/를") } 막으세요. 바른 수를 두면 그 수는 둘 수 없어요.
floe-no-longer = { PARTICLE($rival, "은/는") } 이제 { PARTICLE($move, "을/를") } 둘 수 없어요.
floe-wall-in-hint = { $tiles }에 있는 { $rival }의 { $number ->
    [1] 펭귄을
   *[other] 펭귄들을
} 꼼짝 못 하게 가두세요.
floe-wall-in = { $tiles }에 있는 { $rival }의 { $number ->
    [1] 펭귄을
   *[other] 펭귄들을
} 꼼짝 못 하게 가둬요.
