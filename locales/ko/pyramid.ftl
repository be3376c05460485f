# 채우는 피라미드.

pyramid-title = 펭귄 피라미드
pyramid-label = 피라미드

## 문제

pyramid-heading = 피라미드 채우기
pyramid-statement = 주어진 { COUNT("card", $cards) }으로 피라미드를 채우세요. 맨 아래층보다 위에 있는 카드는 바로 아래 두 카드 가운데 적어도 하나와 색이 같아야 해요.
pyramid-reminder = 답은 꼭 하나예요.
pyramid-list = { $goal }:
pyramid-cards = 놓을 카드: { $cards }
pyramid-solution-note = 테두리가 점선인 카드가 놓을 카드였어요.
pyramid-how-to-1 = 빈자리마다 R, G, Y, P, B 가운데 한 글자를 쓰세요.
pyramid-how-to-2 = 목록의 카드를 한 번씩 쓰고 칸에 표시하세요.
pyramid-how-to-3 = 카드는 아래 두 카드 위에 놓이고, 그중 적어도 하나와 색이 같아요.
pyramid-how-to-4 = 그래서 같은 색 두 장 위에는 그 색만 놓을 수 있어요.
pyramid-welcome = 카드를 고르고, 놓을 자리를 누르세요.
pyramid-help-1 = 카드를 고르고 빈자리를 누르세요. 놓은 카드를 누르면 되돌아와요. 다른 색 카드를 골라 두었다면 그 카드로 바뀌어요.
pyramid-help-2 = 눈이 쌓인 카드는 처음부터 있던 카드예요.
pyramid-help-3 = 보이는 카드와 맞지 않는 카드는 이유와 함께 거절돼요.
pyramid-help-4 = 힌트는 생각하는 방법과 살펴볼 곳, 색과 층, 자리, 이유를 차례로 알려 줘요. 한 번 더 누르면 카드를 놓아요.
pyramid-help-5 = 확인은 틀린 카드가 몇 장인지 알려 줘요. 어느 카드인지는 힌트가 알려 줘요.
pyramid-help-7 = 메모를 켜면 카드를 놓는 대신 가능한 색을 적어 둬요.

## 확인

pyramid-check-wrong = { $step }단계: { PARTICLE($move, "은/는") } 틀렸어요. { $why }
pyramid-filled = 맞아요. 피라미드를 다 채웠어요
pyramid-right-so-far = 지금까지는 맞아요. { COUNT("card", $cards) } 남았어요
pyramid-no-such-place = 맨 아래층이 { $base }칸인 피라미드에는 그런 자리가 없어요
pyramid-filled-before = { PARTICLE($cell, "은/는") } { $step }단계에서 채웠어요
pyramid-given-cell = { $cell }에는 처음부터 카드가 있어요
pyramid-only-cards = 놓을 { COLOUR($colour, form: "adjective") } 카드는 { $number ->
    [0] 없어요
   *[other] { $number }장뿐이에요
}
pyramid-unmatched = { PARTICLE($cell, "은/는") } { COLOUR($colour, form: "adjective") }색인데, { $pair } 위에 놓이게 돼요
pyramid-cannot-be-filled = 거기에 { COLOUR($colour, form: "adjective") } 카드를 놓으면 피라미드를 채울 수 없어요
pyramid-cannot-because = { $failure }. { $why }

## 기법

pyramid-technique-two-below = 아래 두 장
pyramid-technique-held-up = 받침
pyramid-technique-used-up = 다 쓴 색
pyramid-technique-matching = 맞물림
pyramid-technique-counting = 세기
pyramid-technique-sharing = 나눠 갖기
pyramid-technique-region = 구역
pyramid-technique-contradiction = 모순
pyramid-technique-deeper = 이어지는 가정
pyramid-technique-guess = 찍기
pyramid-meaning-two-below = 바로 아래 두 카드를 모두 알면, 카드는 그중 하나와 색이 같아요.
pyramid-meaning-held-up = 아는 카드는 아래에 같은 색이 있어야 해요. 둘 가운데 하나가 다르면 다른 하나가 같은 색이에요.
pyramid-meaning-used-up = 카드를 모두 놓은 색은 다른 자리에 올 수 없어요.
pyramid-meaning-matching = 아래 두 자리 모두 될 수 없는 색은 그 위에도 올 수 없고, 아래 한쪽과 맞을 수 없는 카드는 다른 쪽과 맞아야 해요.
pyramid-meaning-counting = 어떤 색이 올 수 있는 자리가 남은 카드보다 많지 않으면 그 자리는 모두 그 색이에요.
pyramid-meaning-sharing = 두세 가지 색만 될 수 있는 자리들이 그 색의 카드를 다 써 버려요.
pyramid-meaning-region = 카드는 그 아래 펼쳐진 범위 안에서, 맨 아래층까지 층마다 같은 색이 있어야 해요. 그래서 카드가 적어도 몇 장은 필요하고, 범위 안에 그 색이 될 수 있는 자리가 하나뿐이면 그 자리가 그 색이에요.
pyramid-meaning-contradiction = 가정해 보세요. 한 자리를 어떤 색으로, 또는 그 색이 아닌 것으로 두면 피라미드를 채울 수 없게 돼요.
pyramid-meaning-deeper = 여러 번 가정해 보세요. 한 가정에서 지운 것이 다음 가정에 쓰여요.
pyramid-meaning-guess = 다른 방법이 없어요. 색을 하나 골라 봐야 해요.

## 힌트

pyramid-follows-from = { $cells }에서 알 수 있어요.
pyramid-goes-to-row = { COLOUR($colour, form: "adjective") } 카드는 { $row }층에 들어가요.

## 문장의 부분

pyramid-nothing = 없음
pyramid-adjective = { COLOUR($colour, form: "adjective") }색{ $number ->
   *[other] { "" }
}
pyramid-nor = { PARTICLE($first, "이나/나") } { $last }
pyramid-clause-list = { $first }, { $last }
pyramid-semicolon = { $first }. { $last }
pyramid-both = { $first }. 그리고 { $last }
pyramid-pair = { $same ->
    [yes] { COLOUR($left, form: "adjective") } 카드 두 장
   *[no] { COLOUR($left, form: "adjective") } 카드와 { COLOUR($right, form: "adjective") } 카드
}
pyramid-cells = { PARTICLE($cells, "은/는") } { $verb ->
   *[other] { "" }
}{ $what ->
    [not] { PARTICLE($colours, "이/가") } 아니{ $final ->
        [yes] 에요
       *[no] 고
    }
   *[is] { $colours }이{ $final ->
        [yes] 에요
       *[no] 고
    }
}{ $number ->
   *[other] { "" }
}{ $several ->
   *[other] { "" }
}
pyramid-in-rows = { $rows ->
    [1] { $first }층에 { $number }장
    [2] { PARTICLE($first, "과/와") } { $last }층에 { $number }장씩
   *[other] { $first }층부터 { $last }층까지 { $number }장씩
}

## 가정

pyramid-trial = { PARTICLE($cell, "이/가") } { COLOUR($colour, form: "adjective") }색이{ $what ->
    [not] { " " }아니라면
   *[is] 라면
} { $consequences }.
pyramid-consequences = { $chain }, 결국 { $end }
pyramid-so-not = 그래서 { PARTICLE($cell, "은/는") } { COLOUR($colour, form: "adjective") }색이 아니에요.
pyramid-too-few = { $cells }에 놓을 { $colours } 카드가 모자라고{ $said ->
   *[other] { "" }
}
pyramid-none-left = { COLOUR($colour, form: "adjective") } 카드는 더 없고
pyramid-only-cells-left = { COLOUR($colour, form: "adjective") } 카드가 들어갈 자리는 { $cells }뿐이고{ $number ->
   *[other] { "" }
}
pyramid-take-all = 남은 { $colours } 카드는 모두 { $cells }에 들어가고

## 모순

pyramid-would-rest = { COLOUR($colour, form: "adjective") }색 { PARTICLE($cell, "이/가") } { $pair } 위에 놓이게 돼요
pyramid-nothing-below = { $cell }({ COLOUR($colour, form: "adjective") }색) 아래에 { COLOUR($colour, form: "adjective") } 카드가 올 수 없게 돼요
pyramid-no-colour-left = { $cell }에 놓을 색이 없어져요
pyramid-too-many = { COLOUR($colour, form: "adjective") } 카드가 { $total }장이 아니라 { $number }장이 돼요
pyramid-can-take = { $cards ->
    [1] 마지막 { COLOUR($colour, form: "adjective") } 카드가
   *[other] 남은 { COLOUR($colour, form: "adjective") } 카드 { $cards }장이
} 들어갈 자리가 { $number ->
    [0] 없{ $mood ->
        [can] 어요
       *[could] 게 돼요
    }
   *[other] { $named ->
        [yes] { $cells }뿐이
       *[no] { $number }곳뿐이
    }{ $mood ->
        [can] 에요
       *[could] { " " }돼요
    }
}
pyramid-would-share = { $named ->
    [yes] { PARTICLE($cells, "이/가") }
   *[no] { $number ->
        [0] 어느 자리도
       *[other] { $number }자리가
    }
} { $colours } 카드 남은 { $left }장을 나눠 가져야 해요
pyramid-would-take = { COLOUR($colour, form: "adjective") } 카드가 { $total }장이 아니라 { $number }장({ $rows }) 필요해져요

## 이유

pyramid-so = 그래서 { PARTICLE($cell, "은/는") } { COLOUR($colour, form: "adjective") }색({ $colour })이어야 해요.
pyramid-one-so = { $clause }. 그래서 { PARTICLE($cell, "은/는") } { COLOUR($colour, form: "adjective") }색({ $colour })이어야 해요
pyramid-several-so = { $clauses }. 그래서 { PARTICLE($cell, "은/는") } { COLOUR($colour, form: "adjective") }색({ $colour })이어야 해요
pyramid-because = { $clause }. 그래서 { $follows }
pyramid-guess = 여기서는 하나씩 해 보는 수밖에 없어요. { PARTICLE($cell, "은/는") } { PARTICLE($colours, "이/가") } 될 수 있지만, { COLOUR($colour, form: "adjective") }색({ $colour })일 때만 피라미드를 채울 수 있어요.
pyramid-colour-at = { $cells }의 { COLOUR($colour, form: "adjective") }색
pyramid-counts = 카드는 그 아래 층마다 같은 색이 있어야 하는데, { PARTICLE($few, "을/를") } 위한 카드가 모자라요.
pyramid-matches = { $cells }의 카드는 각각 아래 두 카드 가운데 하나와 맞을 수 없으니 다른 하나와 맞아요. 그래서 { $follows }.

## 이유의 부분

pyramid-last-cards = { $number ->
    [1] 마지막 카드는
   *[other] 마지막 카드 { $number }장은 모두
} { COLOUR($colour, form: "adjective") }색이에요
pyramid-no-such-card = { $colours } 카드는 없어요
pyramid-used = { PARTICLE($cards, "은/는") } 모두 썼어요{ $number ->
   *[other] { "" }
}
pyramid-all-cards = { COLOUR($colour, form: "adjective") } 카드 { $number }장{ $both ->
    [yes] (처음부터 { $given }장, 놓은 것 { $placed }장)
   *[no] { "" }
}
pyramid-needs = { PARTICLE($cell, "이/가") } { COLOUR($colour, form: "adjective") }색이려면 { COLOUR($colour, form: "adjective") } 카드가 { $number }장({ $rows }) 필요한데, { $total }장뿐이에요
pyramid-takes = { PARTICLE($cell, "이/가") } { COLOUR($colour, form: "adjective") }색이려면 { $number }장
pyramid-takes-too = { COLOUR($colour, form: "adjective") }색이려면 { $number }장
pyramid-of-each = { $number }장씩
pyramid-needs-several = { $needs }이 필요한데(카드마다 그 아래 층마다 한 장), 있는 것은 { $totals }뿐이에요
pyramid-rests-on = { $same ->
    [yes] { PARTICLE($cell, "은/는") } { COLOUR($colour, form: "adjective") } 카드 두 장 위에 있어요
   *[no] { PARTICLE($cell, "은/는") } { $left }({ COLOUR($colour, form: "adjective") }색)과 { $right }({ COLOUR($other, form: "adjective") }색) 위에 있어요
}
pyramid-can-only-be = { $named ->
    [yes] { PARTICLE($cells, "은/는") }
   *[no] { $number ->
        [0] 어느 자리도
       *[other] { $number }자리는
    }
} { $colours }만 될 수 있는데, 그런 카드는 { $left }장 남았어요
pyramid-spanned = { PARTICLE($cell, "은/는") } { COLOUR($colour, form: "adjective") }색이라서 그 아래 { $row }층에 { COLOUR($colour, form: "adjective") }색이 있어야 하는데, 될 수 있는 자리는 { $target }뿐이에요
pyramid-held-up = { PARTICLE($cell, "은/는") } { $own }이고 { $below } 위에 있{ $but ->
    [is] 는데, { PARTICLE($unlike, "은/는") } { COLOUR($other, form: "adjective") }색이에요
    [cannot] 는데, { PARTICLE($unlike, "은/는") } { PARTICLE($own, "이/가") } 될 수 없어요
   *[none] 어요
}
pyramid-none-can-be = { $number ->
    [1] { $cells }조차
    [2] { PARTICLE($first, "도/도") } { PARTICLE($last, "도/도") }
   *[other] { $cells } 가운데 어느 것도
} { PARTICLE($colours, "이/가") } 될 수 없어요
