# 줄 세우기.

queue-title = 펭귄 줄 세우기
queue-label = 줄 세우기

## 문제

queue-heading = 줄 비우기
queue-statement = { $cards ->
    [1] 보이는 카드를 놓으세요.
   *[other] 카드 { $cards }장을 { $choice ->
        [order] 보이는 순서대로 모두 놓으세요.
        [any] 원하는 순서로 모두 놓으세요.
       *[window] 모두 놓으세요. 차례마다 줄 맨 앞 { $window }장 가운데 하나를 골라요. 나머지는 앞으로 당겨져요.
    }
}
queue-goal = 놓을 { COUNT("card", $cards) }, { $choice ->
    [order] 순서대로
    [any] 원하는 순서로
   *[window] 앞의 { $window }장 중에서 선택
}, 맨 아래층 { $base }칸
queue-next = 지금:
queue-then = 다음:
queue-cards = 줄: { $cards }
queue-solution-note = 숫자는 카드를 놓은 순서예요.
queue-how-to-1 = 카드를 한 장씩 놓아요. 테두리 안의 카드라면 무엇이든 고를 수 있어요.
queue-how-to-2 = 카드는 맨 아래층이 가득 찰 때까지 그 양 끝에 놓을 수 있어요.
queue-how-to-3 = 아니면 이웃한 두 장 위에 놓아요. 그중 적어도 하나와 색이 같아야 해요.
queue-how-to-4 = 카드를 모두 놓으면 성공이에요.
queue-welcome = 카드를 놓을 자리를 누르세요.
queue-help-2 = 되돌리기는 마지막 카드를 거둬들여요.
queue-help-3 = 힌트는 무엇이 걸려 있는지, 실패하는 수, 실마리, 자리, 카드를 차례로 알려 줘요. 한 번 더 누르면 카드를 놓아요.
queue-help-4 = 확인은 아직 줄을 다 비울 수 있는지 알려 줘요. 어느 카드가 실수였는지는 힌트가 알려 줘요.

## 확인

queue-check-wrong = { $step }단계: { $why }
queue-not-legal = { PARTICLE($move, "은/는") } 둘 수 없는 수예요. { $why }
queue-loses = { PARTICLE($move, "은/는") } 둘 수는 있지만 지는 수예요. 적어도 { COUNT("card", $cards) }을 더는 놓을 수 없어요
queue-nothing-left = 줄이 비어서 놓을 카드가 없어요
queue-next-cards = { $number ->
    [1] 다음 카드는
   *[other] 다음 { $number }장은
} { PARTICLE($cards, "이에요/예요") }
queue-place-occupied = { $place }에는 이미 카드가 있어요
queue-place-not-open = { $place }에는 놓을 수 없어요. 놓을 수 있는 자리: { $places }
queue-solved = 맞아요. 카드 { $cards }장을 모두 놓았어요.
queue-right-so-far = 지금까지는 맞아요. 놓을 카드가 { $cards }장 남았어요.

## 기법

queue-technique-only-fit = 하나뿐인 수
queue-technique-either-way = 어디든 같음
queue-technique-free-choice = 자유로운 선택
queue-technique-keep-alive = 색 살려 두기
queue-technique-dead-end = 막다른 길
queue-technique-comeback = 되살리기
queue-technique-good-choice = 좋은 선택
queue-technique-only-move = 유일한 수
queue-meaning-only-fit = 할 수 있는 것이 하나뿐이에요.
queue-meaning-either-way = 카드를 놓을 자리가 여럿이지만 결과는 모두 같아요.
queue-meaning-free-choice = 여기서는 잘못될 수 없어요. 무엇을 골라도 남은 카드를 모두 놓을 수 있어요.
queue-meaning-keep-alive = 색을 살려 두세요. 잘못 두면 앞으로 나올 카드를 다시는 놓을 수 없게 돼요.
queue-meaning-dead-end = 한 장 앞을 내다보세요. 잘못 두면 다음 카드나 어떤 색이 놓일 자리를 잃어요.
queue-meaning-comeback = 색을 되살리세요. 지금은 놓을 자리가 없지만 바른 수가 자리를 열어요.
queue-meaning-good-choice = 여러 장 앞을 내다보세요. 이기는 수가 몇 가지 있고, 나머지는 나중에 막혀요.
queue-meaning-only-move = 여러 장 앞을 내다보세요. 이기는 수는 하나뿐이고, 나머지는 나중에 막혀요.

## 이유

queue-either-way = { COLOUR($colour, form: "adjective") } 카드를 어디에 놓든 결과는 같거나 좌우만 바뀌어요.
queue-free-choice = { $total }가지 선택 모두 이겨요. { $move }도 그중 하나예요.
queue-comeback = { PARTICLE($move, "이/가") } { PARTICLE($colours, "을/를") } 놓을 자리를 다시 열어요. { $reason }
queue-fits-only = { COLOUR($colour, form: "adjective") } 카드를 놓을 자리는 { $place }뿐이에요.
queue-fits-only-of = 다음 { $cards }장 가운데 놓을 수 있는 것은 { COLOUR($colour, form: "adjective") } 카드뿐이고, 그것도 { $place }뿐이에요.
queue-only-wins = { $total }가지 선택 가운데 이기는 것은 { $move }뿐이에요.
queue-some-win = { $total }가지 선택 가운데 { $winning }가지가 이겨요. { $move }도 그중 하나예요.
queue-after = { $moves } 다음에는 { $failure }.
queue-more-fail = 다른 { $choices }가지 선택도 그보다 늦지 않게 실패해요.
queue-one-more-fails = 실패하는 선택이 하나 더 있어요.
queue-dead = { PARTICLE($colours, "을/를") } 다시는 놓을 수 없는데, { $number ->
    [1] { COLOUR($colour, form: "adjective") } 카드가
   *[other] 그런 색의 카드가
} { $cards }장 더 남아 있어요
queue-stuck-at = { PARTICLE($colours, "을/를") } 놓을 자리가 없어요(줄의 { $card }번째 카드)
queue-stuck = { PARTICLE($colours, "을/를") } 놓을 자리가 없고, { COUNT("card", $cards) }이 남아요
queue-fits-then = 많아야 { COUNT("card", $cards) }을 더 놓을 수 있고, 그다음에는 { $line ->
    [only] { "" }
   *[example] 이를테면{ " " }
}{ $stuck }

## 힌트

queue-look = { COLOUR($colour, form: "adjective") } 카드를 놓을 자리를 남겨 두세요. { COLOUR($colour, form: "adjective") } 카드가 { $cards }장 더 나와요. 지금 놓을 수 있는 자리는 { $places ->
    [0] 없어요
    [1] { $names }뿐이에요
   *[other] { $named ->
        [all] { PARTICLE($names, "이에요/예요") }
       *[none] { $places }곳이에요
    }
}.
queue-idea-above = 맨 아래층에는 아직 놓지 마세요.
queue-idea-base = 맨 아래층에 놓으세요.
queue-idea-room = 바른 수를 두면 { COLOUR($colour, form: "adjective") } 카드를 놓을 수 있는 자리가 적어도 { $places }곳이에요.
queue-idea-open = 바른 수를 두면 열린 자리가 적어도 { $places }곳 남아요.
queue-idea-tight = 바른 수를 두면 열린 자리가 많아야 { $places }곳 남아요.
