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

## 페이지, 그림, 종이에 나오는 말

floe-rules = Pingouin 규칙
floe-slides = 펭귄은 여섯 방향 가운데 하나로, 빈 타일 위를 원하는 만큼 곧게 미끄러져요. 떠난 타일은 녹아요.
floe-board = 유빙. 화살표 키와 W E A D Z X로 움직이고, Enter로 펭귄을 고르거나 미끄러뜨려요.
floe-note = 번호는 그 타일에서 끝나는 수를 나타내요.
floe-moves = 수: { $moves }
floe-must-play = { PARTICLE($player, "은/는") } { PARTICLE($move, "을/를") } 두어야 해요.
floe-how-to-turns = 번갈아 가며 자기 펭귄 하나를 여섯 방향 가운데 하나로 곧게 미끄러뜨려요.
floe-how-to-alone = 펭귄은 여섯 방향 가운데 하나로, 원하는 만큼 곧게 미끄러져요.
floe-how-to-melts = 떠난 타일은 녹아요. 지나간 타일은 그대로 남아요.
floe-welcome = 자기 펭귄을 고른 다음, 미끄러질 타일을 누르세요.
floe-help-bright = 고른 펭귄은 밝은 타일로 미끄러질 수 있어요. 떠난 타일은 녹아요.
floe-help-refuted = 틀린 수를 두면 유빙 위에서 반박해요. 왜 실패하는지 보일 때까지 서로 이어 두어요. 무르고 다시 해 보세요.
floe-help-undo-reply = 무르기는 마지막 수와 그 응수를 되돌려요.
floe-help-undo = 무르기는 마지막 수를 되돌려요.
floe-help-hint = 힌트는 걸려 있는 것, 실패하는 수, 실마리, 자리, 수를 차례로 보여 줘요. 다른 수를 반박하는 수순을 하나씩 볼 수 있어요. 다시 누르면 그 수를 둬요.
floe-help-check = 확인은 아직 성공할 수 있는지 알려 줘요.
