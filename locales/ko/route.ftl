# 길 찾기.

route-title = Pingouin 길 찾기
route-label = 길 찾기

## 기법: 이름과 뜻

route-name-only-way = 외길
route-name-number = 번호
route-name-split = 갈라짐
route-name-last = 마지막 타일
route-name-two-ends = 두 막다른 곳
route-name-counting = 수 세기
route-name-both-ways = 두 갈래
route-name-passed-over = 건너뛰기
route-name-chain = 연쇄
route-name-contradiction = 모순
route-name-guess = 시행착오
route-technique-only-way = 미끄러질 수 있는 곳이 하나뿐이에요.
route-technique-number = 번호는 몇 번째 수에 그 타일에 서는지 알려 줘요. 더 일러도, 더 늦어도 안 돼요.
route-technique-split = 잘못 미끄러지면 유빙이 갈라져서 갈 수 없는 타일이 생겨요.
route-technique-last = 들어가는 길이 하나뿐인 타일은 나올 길이 없으니 마지막이어야 해요.
route-technique-two-ends = 들어가는 길이 하나뿐인 타일이 두 칸이면 하나가 남아요. 마지막은 한 칸뿐이니까요.
route-technique-counting = 다음 번호까지, 그리고 번호에서 번호까지 몇 수가 드는지 세어 보세요.
route-technique-both-ways = 길이 두 갈래인 타일은 마지막이 아니라면 둘 다 써요. 하나로 들어가고 하나로 나와요.
route-technique-passed-over = 건너뛴 타일은 나중에 들러야 하니, 그때까지 남아 있어야 해요.
route-technique-chain = 고리를 하나씩 이어 보세요. 두 갈래를 다 쓰는 타일이 있으면 다른 타일의 길이 줄어요.
route-technique-contradiction = 직접 해 보세요. 잘못 미끄러지면 그다음은 모두 실패해요.
route-technique-guess = 다른 방법이 없어요. 하나씩 해 보세요.

## 풀이 단계

route-number-is-on = { $number }번은 { $tile }에 있어요.
route-only-slide = 둘 수 있는 수는 { $move }뿐이에요.
route-only-works = 맞는 곳은 { $tile }뿐이에요.
route-rest-by-trying = 나머지는 직접 해 봐야 알 수 있어요. 그 뒤로는 길이 남지 않아요.

## 힌트

route-look-number = { $step }번째 수예요. 그 번호를 찾아보세요.
route-look-split = { PARTICLE($tiles, "이/가") } 다른 타일과 이어져 있게 하세요.
route-look-ways-in = { PARTICLE($tiles, "으로/로") } 들어가는 길을 세어 보세요.
route-look-count-to = { $tile }까지 몇 수가 드는지 세어 보세요.
route-look-count = { $start }에서 { $end }까지 몇 수가 드는지 세어 보세요.
route-look-around = { $tile } 둘레의 타일을 보세요. 그곳이 꼭 필요한 타일이 너무 많아질 수 있어요.
route-look-ways = 잘못 미끄러지면 { PARTICLE($tiles, "으로/로") } 드나드는 길이 맞지 않게 돼요.
route-not = { PARTICLE($tiles, "은/는") } 아니에요.
route-not-either = { $tiles }도 아니에요.
route-slide-over = 타일을 건너뛰고, 그 타일은 나중을 위해 남겨 두세요.
route-go-next-to = 펭귄 바로 옆 타일로 가세요.

## $tile로 미끄러지면 안 되는 까닭

route-wrong-has-number = { PARTICLE($tile, "은/는") } { $number }번인데, 지금은 { $step }번째 수예요.
route-wrong-later-numbers = { PARTICLE($tiles, "은/는") } 더 나중의 번호예요.
route-wrong-number = { PARTICLE($tile, "은/는") } 아니에요. { $number }번은 { $right }에 있어요.
route-wrong-split = 다음에 { PARTICLE($tile, "으로/로") } 가면 유빙이 갈라져요. 한쪽에는 { $tiles }, 다른 쪽에는 나머지가 남아요.
route-wrong-two-ends = 다음에 { PARTICLE($tile, "으로/로") } 가면 { PARTICLE($tiles, "은/는") } 들어가는 길이 하나씩만 남아요. 둘 다 마지막이어야 하니 안 돼요.
route-wrong-last-number = 다음에 { PARTICLE($tile, "으로/로") } 가면 { PARTICLE($last, "은/는") } 들어가는 길이 하나뿐이라 마지막이어야 하는데, { $moves }번이 아니라 { $number }번이에요.
route-wrong-last-elsewhere = 다음에 { PARTICLE($tile, "으로/로") } 가면 { PARTICLE($last, "은/는") } 들어가는 길이 하나뿐이라 마지막이어야 하는데, { $number }번은 { $right }에 있어요.
route-wrong-counting = 다음에 { PARTICLE($tiles, "으로/로") } 가면 { $start ->
    [there] 거기서
   *[other] { $start }에서
} { $end }까지 적어도 { $needed }수가 드는데, 번호로는 { $number }수만 쓸 수 있어요.
route-wrong-both-ways = 다음에 { PARTICLE($tile, "으로/로") } 가면 { PARTICLE($narrow, "은/는") } 길이 두 갈래씩만 남아 둘 다 써야 해요. { PARTICLE($needed, "이/가") } 필요한 타일이 너무 많아요.
route-wrong-stuck = { $tile }에서는 펭귄이 더 나아갈 수 없어요.
route-wrong-fails = 다음에 { PARTICLE($tile, "으로/로") } 가면 어떻게 이어 가도 { $moves }수 안에 실패해요.
route-wrong-for-example = { $fails } 예를 들어 { $line } 다음을 보세요. { $wrong }
route-wrong-chain = 다음에 { PARTICLE($tile, "으로/로") } 가면 이렇게 돼요. { $chain }. { $clash }.
route-wrong-by-trying = 직접 해 보면 길이 남지 않아요.

## 연쇄의 결론

route-chain-numbers = 번호를 보면 { PARTICLE($tile, "은/는") } { PARTICLE($others, "과/와") } 이어질 수 없어요
route-chain-passed = 사이의 타일이 그때는 사라지고 없어서 { PARTICLE($tile, "은/는") } { PARTICLE($others, "과/와") } 이어질 수 없어요
route-chain-both = { PARTICLE($tile, "은/는") } 두 갈래가 다 필요해서 { PARTICLE($others, "과/와") } 이어져요
route-chain-only = { PARTICLE($tile, "은/는") } { $others }하고만 이어질 수 있어요
route-chain-full = { PARTICLE($tile, "은/는") } 이미 다 이어져서 { PARTICLE($others, "과/와") } 이어질 수 없어요
route-chain-loop = { PARTICLE($tile, "이/가") } { PARTICLE($others, "과/와") } 이어지면 고리가 닫혀요
route-chain-and = { $first }. { $last }
route-chain-none = 고를 것이 남지 않아요
route-clash-few = 그래서 { $tile }에 남는 길이 모자라요
route-clash-many = 그래서 { PARTICLE($tile, "과/와") } 이어져야 하는 타일이 너무 많아요
route-clash-torn = 그래서 { PARTICLE($tile, "은/는") } 이어질 수 없는 타일과 이어져야 해요
route-clash-loop = 그래서 { PARTICLE($tile, "을/를") } 지나는 고리가 닫혀 다른 타일이 빠져요

## 확인

route-wrong = { $step }단계: { PARTICLE($move, "은/는") } 틀렸어요. { $why }
route-right = 맞아요. 타일 { $tiles }칸을 모두 들렀어요.
route-right-so-far = 지금까지 맞아요. 들를 타일이 { $tiles }칸 남았어요.

## 문제와 도움말

route-heading = 길을 찾으세요
route-statement = 펭귄을 미끄러뜨려 모든 타일에 꼭 한 번씩 멈추게 하세요.{ $numbers ->
    [0] { "" }
   *[other] { " " }번호는 펭귄이 몇 번째 수에 그 타일에 서는지 나타내요.
}
route-one-route = 길은 하나뿐이에요.
route-goal = 들를 타일 { $tiles }칸, 주어진 번호 { $numbers }개
route-has-number = { PARTICLE($tile, "은/는") } { $number }번
route-how-to-3 = 모든 타일에 꼭 한 번씩 멈추세요.
route-how-to-4 = 번호는 펭귄이 몇 번째 수에 그곳에 서는지 나타내요. 나머지 번호를 타일에 쓰세요.
route-welcome = 펭귄이 미끄러질 타일을 누르세요.
route-help-1 = 펭귄은 밝은 타일로 미끄러질 수 있어요. 떠난 타일은 녹아요.
route-help-2 = 지나간 타일은 남아요. 나중에 들르세요.
route-help-4 = 힌트는 살펴볼 곳, 실패하는 수, 실마리, 자리, 까닭을 차례로 보여 줘요. 다시 누르면 그 수를 둬요.
route-help-5 = 확인은 아직 길을 완성할 수 있는지 알려 줘요.
