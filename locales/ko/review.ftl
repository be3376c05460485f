# 복기: 플레이어마다 한 문단, 표, 페이지.

## 플레이어의 결과

review-place = { $what ->
    [game] 게임에서{ " " }
   *[round] { "" }
}{ $place ->
    [tied] { PARTICLE($others, "과/와") } 비겼어요
    [joint-last] { PARTICLE($others, "과/와") } 함께 공동 꼴찌를 했어요
    [shared] { PARTICLE($others, "과/와") } 함께 공동 { review-rank }를 했어요
    [won] 이겼어요
    [lost] 졌어요
    [last] 꼴찌를 했어요
   *[nth] { $players }명 가운데 { review-rank }를 했어요
}
review-rank = { $rank }위
review-round-result = { $player }님, { review-place }. { $cards ->
    [0] 카드를 모두 냈어요
   *[other] 카드 { $cards }장이 남았어요
}{ $when ->
    [emptied] . 마지막 카드는 { $move }번째 수에 놓았어요
    [out] . { $move }번째 수 뒤에 탈락했어요
    [out-at-start] . 처음부터 탈락이었어요
   *[none] { "" }
}.
review-round-unfinished = { $player }님, 라운드가 아직 끝나지 않았어요. { $cards ->
    [0] 손패를 다 냈어요
   *[other] 카드 { $cards }장이 남아 있어요
}.
review-tumbled-yourself = { $player }님, 피라미드를 무너뜨려서 { $cards }점을 내요.
review-tumbled-other = { $player }님, { PARTICLE($faller, "이/가") } 카드를 놓다가 피라미드가 무너졌으니 벌점은 없어요.
review-game-result = { $player }님, { review-place }. { COUNT("point", $points) }이에요.
review-game-unfinished = { $player }님, 게임이 아직 끝나지 않았어요. 지금까지 { COUNT("point", $points) }이에요.
review-floe-result = { $player }님, { review-place }. { COUNT("fish", $fish) }를 잡았어요.
review-floe-unfinished = { $player }님, 게임이 아직 끝나지 않았어요. 지금까지 { COUNT("fish", $fish) }를 잡았어요.

## 가장 중요했던 결정

review-decision = { $kind ->
    [riskiest] 가장 위험했던 순간은
    [from] { $from }번째 수부터는
    [as-proved] 증명된 범위에서 가장 중요했던 것은
    [won] 그래도 다시 볼 만한 것은
    [won-provisional] 그래도 다시 볼 만한 것은 아마
    [provisional] 가장 중요했던 것은 아마
   *[most] 가장 중요했던 것은
} { $in ->
    [round] { $round }의{ " " }
   *[game] { "" }
}{ $number }번째 수예요. { PARTICLE($move, "을/를") } 두었는데{ $grade ->
    [inaccuracy] { " " }부정확한 수였고,
    [mistake] { " " }실수였고,
    [blunder] { " " }큰 실수였고,
   *[none] { "" }
} { PARTICLE($better, "이/가") } 더 좋았어요.
review-round-label = { $number }라운드
review-round-again = { $number }라운드 { $dealing }번째 패
review-comparison = { $unit ->
    [cards] { PARTICLE($played, "을/를") } 두면 { $mine }장, { PARTICLE($better, "을/를") } 두면 { $best ->
        [0] 한 장도 안
       *[other] { $best }장이
    } 남아요
   *[fish] { PARTICLE($played, "을/를") } 두면 { $mine }마리, { PARTICLE($better, "을/를") } 두면 { $best }마리를 얻어요
}
review-comparison-equal = { $unit ->
    [cards] 둘 다 { $mine }장이 남아요
   *[fish] 둘 다 { $mine }마리를 얻어요
}
review-comparison-bounded = { $unit ->
    [cards] { PARTICLE($played, "을/를") } 두면 적어도 { $mine }장, { PARTICLE($better, "을/를") } 두면 { $best ->
        [0] 한 장도 안
       *[other] 많아야 { $best }장이
    } 남아요
   *[fish] { PARTICLE($played, "을/를") } 두면 많아야 { $mine }마리, { PARTICLE($better, "을/를") } 두면 적어도 { $best }마리를 얻어요
}
review-exact = { $yardstick ->
    [selfish] 모두 자기를 위해 둔다면
   *[worst] 최악의 경우
}{ $turned ->
    [yes] { " " }오히려 반대예요.
   *[no] { "" }
} { $clause }.
review-exact-alike = { $yardstick ->
    [selfish] 모두 자기를 위해 둘 때도, 최악의 경우에도
   *[worst] 최악의 경우에도, 모두 자기를 위해 둘 때도
} { $clause }.
review-exact-both = { $yardstick ->
    [selfish] 모두 자기를 위해 둔다면
   *[worst] 최악의 경우
}{ $turned ->
    [yes] { " " }오히려 반대예요.
   *[no] { "" }
} { $clause }. { $yardstick ->
    [selfish] 최악의 경우에는
   *[worst] 모두 자기를 위해 둔다면
}{ $second_turned ->
    [again] { " " }역시 반대예요.
    [yes] { " " }오히려 반대예요.
   *[no] { "" }
} { $second_clause }.
review-interval = { $mean }장{ $range ->
    [yes] ({ $low }~{ $high })
   *[no] { "" }
}
review-interval-cards = { $mean }장{ $range ->
    [yes] ({ $low }~{ $high })
   *[no] { "" }
}
review-expected = { $hands ->
    [open] 모의 라운드로는
   *[hidden] 다른 손패가 가려진 상태에서는
}{ $verdict ->
    [turned] { " " }오히려 반대예요.
    [again] { " " }역시 반대예요.
    [unclear] { " " }뚜렷한 차이가 없어요.
   *[plain] { "" }
} { PARTICLE($played, "을/를") } 두면 평균 { $mine }, { PARTICLE($better, "을/를") } 두면 { $best } 남을 것으로 보여요.
review-seen = 그때도 알 수 있었어요. 다른 손패가 가려진 상태에서 { PARTICLE($played, "을/를") } 두면 평균 { $mine }장, { PARTICLE($better, "을/를") } 두면 { $best }장 남을 것으로 보였어요.
review-another = 그때 다른 손패가 가려진 상태에서는 { PARTICLE($played, "을/를") } 두면 평균 { $mine }장, { PARTICLE($better, "을/를") } 두면 { $best }장 남을 것으로 보였고, { PARTICLE($third, "이/가") } 둘보다 나아 보였어요.
review-afterwards = 그때는 알 수 없었어요. 다른 손패가 가려진 상태에서는 { PARTICLE($played, "이/가") } { $looked ->
    [better] 더 좋아
    [same] 똑같이 좋아
   *[nearly] 거의 똑같이 좋아
} 보였어요({ PARTICLE($played, "은/는") } { $mine }장, { PARTICLE($better, "은/는") } { $best }장).

## 엔진의 추정

review-likely-decision = { $won ->
    [yes] 그래도 엔진의 추정으로는
   *[no] 엔진의 추정으로는
}{ $from ->
    [0] { "" }
   *[other] { " " }{ $from }번째 수 전까지
} { $number }번째 수가 가장 중요했어요. { PARTICLE($move, "을/를") } 두었는데{ $grade ->
    [inaccuracy] { " " }부정확한 수였고,
    [mistake] { " " }실수였고,
    [blunder] { " " }큰 실수였고,
   *[none] { "" }
} { PARTICLE($better, "이/가") } 더 좋았어요.
review-likely-leads = { PARTICLE($better, "을/를") } 두었다면 아마 { $best_side ->
    [ahead] { $best }마리쯤 앞서고
    [behind] { $best }마리쯤 뒤지고
   *[level] 거의 비기고
}, { PARTICLE($move, "을/를") } 두면 { $mine_side ->
    [ahead] { $mine }마리쯤 앞섰을
    [behind] { $mine }마리쯤 뒤졌을
   *[level] 거의 비겼을
} 거예요.
review-likely-fish = { PARTICLE($better, "을/를") } 두었다면 아마 { $best }마리쯤, { PARTICLE($move, "을/를") } 두면 { $mine }마리쯤 얻었을 거예요.
review-clean-from = { $from }번째 수부터는 손해 본 수가 하나도 없어요.

## 아쉬울 것 없음

review-none-found = 지금까지 찾은 실수는 없어요.
review-no-choice = 고를 수 있는 수가 한 번도 없었으니, 달리 할 수 있는 것도 없었어요.
review-clean = { $kind ->
    [perfect] 실수가 없었어요. 뚜렷하게 더 좋은 수가 있던 차례는 한 번도 없었어요.
    [unfinished] 지금까지 뚜렷하게 더 좋은 수가 있던 차례는 한 번도 없었어요.
    [won] 잘했어요! 뚜렷하게 더 좋은 수가 있던 차례는 한 번도 없었어요.
   *[other] 어쩔 수 없었어요. 뚜렷하게 더 좋은 수가 있던 차례는 한 번도 없었어요.
}
review-sure-at-best = 처음부터 확실히 보장할 수 있는 최선은 { $unit ->
    [cards] { $number }장
   *[fish] { $number }마리
}이었어요.
review-sure-only = 처음에 확실히 보장할 수 있던 것은 { $unit ->
    [cards] 많아야 { $number }장 남기는 것
   *[fish] { $number }마리
}뿐이었어요.

## 문단의 근거

review-unsolved-worst-case = { $in ->
    [round] { $round }의{ " " }
   *[game] { "" }
}{ $number }번째 수의 최악의 경우는 제한 안에서 밝히지 못했어요.
review-unsolved-values = { $in ->
    [round] { $round }의{ " " }
   *[game] { "" }
}{ $number }번째 수의 정확한 값은 제한 안에서 밝히지 못했어요.
review-unsolved-selfish = { $in ->
    [round] { $round }의{ " " }
   *[game] { "" }
}{ $number }번째 수는 너무 일러서, 모두 자기를 위해 둘 때의 결과를 계산하지 못했어요.
review-basis-provisional = 잠정 결과예요. 고를 수 있던 { $choices }번 가운데 { $unjudged }번은 판단하지 못했어요{ $from ->
    [0] { "" }
   *[other] . 나머지, { $from }번째 수부터는 정확해요
}.
review-basis-all = 모든 수를 { $unit ->
    [cards] 모의 라운드로
   *[fish] 엔진의 추정으로
} 판단했어요.
review-basis-parts = 고를 수 있던 { $choices }번 가운데 { $estimated ->
    [0] { $bounded }번은 범위로
   *[other] { $estimated }번은 { $unit ->
        [cards] 모의 라운드로
       *[fish] 엔진의 추정으로
    }{ $bounded ->
        [0] { "" }
       *[other] , { $bounded }번은 범위로
    }
}{ $rest ->
    [yes] , 나머지는 정확하게
   *[no] { "" }
} 판단했어요.
review-basis-before = { $from }번째 수 전까지는 { $unit ->
    [cards] 모의 라운드로
   *[fish] 엔진의 추정으로
}, 그 뒤로는 정확하게 판단했어요.

## 표

review-header-player = 플레이어
review-header-moves = 수
review-header-choices = 선택
review-header-decisions = 결정
review-header-right = 정답
review-header-accuracy = 정확도
review-header-cost = 손해
review-header-plays = 둔 수
review-header-guaranteed = 보장
review-header-grade = 평가
review-header-better = 더 좋은 수
review-header-given-up = 놓친 카드
review-header-move = 수
review-header-advised = 추천
review-header-open-cost = 손패 공개 시 손해
review-header-before = 이전
review-header-left = 남은 카드
review-header-pays = 벌점
review-header-gives-back = 반납
review-header-total = 합계
review-header-place = 순위
review-header-fish = 물고기
review-header-tiles = 타일
review-header-likely-lead = 예상 차이
review-header-likely-fish = 예상 물고기
review-header-behind = 뒤처짐
review-grade = { $grade ->
    [best] 최선
    [good] 좋음
    [inaccuracy] 부정확
    [mistake] 실수
   *[blunder] 큰 실수
}
review-place-number = { $rank }위
review-only-move = 유일한 수
review-more = { $moves } 외 { $number }수
review-costly = { $mark } 둔 사람이 손해를 본 수
review-too-complex = { $single ->
    [yes] { $to }번째 수
   *[no] { $from }~{ $to }번째 수
}: 탐색 제한 안에서 풀기에는 너무 복잡해요
review-move-line = { $player }  { $move }: 보장 { $guaranteed }, 손해 { $cost }{ $grade ->
    [none] { "" }
   *[other] , { review-grade }
}{ $better ->
    [none] { "" }
   *[other] , 더 좋은 수 { $moves }
}
review-undecided = { $number }수는 제한 안에서 정확히 판단하지 못해 세지 않았어요.
review-hidden-title = 플레이어가 볼 수 있던 것으로 판단
review-cut-short = 처음 { $number }수만 이렇게 판단할 수 있었어요.

## 승부처와 사건

review-turning-none-proved = 증명된 승부처가 없어요.
review-turning-none = 승부처가 없어요. 손해를 본 수가 하나도 없었어요.
review-turning = { $label ->
    [proved] 승부처
    [so-far] 지금까지의 승부처(잠정)
   *[from] { $from }번째 수부터의 승부처(증명됨)
}: { $number }번째 수, { PARTICLE($player, "이/가") } { PARTICLE($move, "을/를") } 두었어요. { PARTICLE($player, "은/는") } { $range ->
    [yes] { $low }~{ COUNT($unit, $high) }
   *[no] { COUNT($unit, $high) }
}만큼 손해를 봤어요.
review-turning-better = 더 좋은 수: { $moves }.
review-turning-benefit = 이 수로 { $benefits } 이득을 봤어요.
review-let-off = { PARTICLE($player, "은/는") } { COUNT("card", $number) }
review-gave = { PARTICLE($player, "은/는") } { COUNT("fish", $number) }
review-out = { PARTICLE($player, "은/는") } { $when ->
    [0] 처음부터
   *[other] { $when }번째 수 뒤에
} 탈락했어요({ $unit ->
    [cards] 남은 { COUNT("card", $number) }
   *[fish] { COUNT("fish", $number) }
}).
review-tumbled = { PARTICLE($player, "이/가") } 피라미드를 무너뜨려 벌점 { $cards }점을 받아요. 남은 { COUNT("card", $left) }과 놓으려던 한 장이에요. 다른 사람은 벌점도 반납도 없고, 라운드의 패를 다시 나눠요.
review-title-round = { $round ->
    [only] 라운드
   *[label] { $label }
}: { $how ->
    [finished] { $moves }수 만에 끝남
    [tumbled] { $moves }수 뒤에 피라미드가 무너짐
   *[unfinished] 끝나지 않음, { $moves }수 진행
}
review-title-seen = 라운드: { $moves }수, 손패 가림
review-title-game = 게임
review-title-floe = 게임: { $how ->
    [finished] { $moves }수 만에 끝남
   *[unfinished] 끝나지 않음, { $moves }수 진행
}
review-standing-unfinished = 게임이 아직 끝나지 않았어요. { $rounds }라운드 가운데 { $completed }라운드 뒤에 { PARTICLE($names, "이/가") } { $leaders ->
    [1] { COUNT("point", $points) }으로
   *[other] 함께 { COUNT("point", $points) }으로
} 앞서요.
review-standing = { PARTICLE($names, "이/가") } { $leaders ->
    [1] { COUNT("point", $points) }으로 이겼어요.
   *[other] { COUNT("point", $points) }으로 함께 이겼어요.
}
review-before-move = { $in ->
    [round] { $round }, { $number }번째 수 전
   *[game] { $number }번째 수 전
}
review-after-move = { $number }번째 수 뒤

## Pingouin

review-exact-none = 제한 안에서 정확히 푼 수가 없어요.
review-exact-all = 모든 수를 정확히 풀었어요.
review-exact-last = 마지막 수만 정확히 풀었어요. 그 앞의 수는 탐색 제한 안에서 풀기에 너무 복잡했어요.
review-exact-rest = { $from }번째 수부터 정확히 풀었어요. 그 앞의 수는 탐색 제한 안에서 풀기에 너무 복잡했어요.
review-free-from = { $from }번째 수부터는 손해를 본 수가 없어요. 증명된 사실이에요.
review-likely-free = 엔진의 추정으로는 { $single ->
    [yes] { $to }번째 수에
   *[no] { $from }~{ $to }번째 수에
} 뚜렷한 실수가 없었어요.
review-likely-turning = { $single ->
    [yes] { $to }번째 수의
   *[no] { $from }~{ $to }번째 수의
} 승부처(엔진의 추정): { $number }번째 수, { PARTICLE($player, "이/가") } { PARTICLE($move, "을/를") } 두었어요. { PARTICLE($player, "은/는") } 아마 { $players ->
    [2] { PARTICLE($rival, "을/를") } 상대로 { COUNT("fish", $fish) }쯤 손해를 봤을 거예요
   *[other] { COUNT("fish", $fish) }쯤 손해를 봤을 거예요
}. 더 좋은 수: { $better }.
review-estimates-title = { $single ->
    [yes] { $to }번째 수
   *[no] { $from }~{ $to }번째 수
}, 엔진의 추정
review-estimates-explanation = ~ 표시는 증명이 아니라 추정이에요. { $players ->
    [2] 게임이 끝났을 때 둔 사람이 얼마나 앞서는지를
   *[other] 게임이 끝났을 때 둔 사람의 물고기를
} 엔진이 고른 수와, 화살표 뒤에는 실제로 둔 수에 대해 { $positions }개 국면을 탐색해 추정했어요. 10게임 가운데 9게임에서 실제 결과는 { $first }번째 수에서 { $first_error }마리, { $last }번째 수에서 { $last_error }마리 안에 들어요. 손해는 같은 국면의 두 수를 비교한 것이라 오차가 많이 상쇄돼요. 추정 손해가 { $inaccuracy }마리 이상이면 부정확한 수, { $mistake }마리 이상이면 실수, { $blunder }마리 이상이면 큰 실수예요. 그보다 작으면 우연일 수 있어요.
review-not-estimated-slow = 앞의 수를 모두 추정하지는 못했어요. 컴파일된 코어가 없으면 엔진이 너무 느려요.
review-not-estimated-time = 앞의 수를 모두 추정하지는 못했어요. 엔진은 한 수에 { $seconds }초와 국면 { $positions }개가 필요해요.
review-not-estimated-interrupted = 앞의 수를 모두 추정하지는 못했어요. 복기가 중단됐어요.
review-likely-cost = 손해 { $cost }, 더 좋은 수 { $better }

## 설명

review-explanation-cards = 보장: 손패를 모두 펼치고 최선으로 둘 때, 다른 사람이 무엇을 하든 그 플레이어에게 남을 수 있는 가장 많은 카드예요. 화살표 뒤는 그 수를 둔 다음의 값이에요. 손해: 그 수로 늘어난 카드 수예요. 더 좋은 수: 손해가 없었을 수예요. 거울처럼 뒤집거나 색만 바꾼 같은 수는 처음 것만 적어요. 결정은 어떤 수를 고르느냐에 따라 결과가 달라진 수예요. 정확도는 손해가 없던 결정의 비율이에요. 카드 1장을 손해 보면 실수, 2장 이상이면 큰 실수예요.
review-explanation-hidden = 손패가 가려진 상태에서는 가려진 카드를 무작위로 나눠 준 모의 라운드로 모든 수를 추정해요(ppsolve advise와 같아요). 추천한 수보다 평균 0.2장 이상, 그리고 뚜렷하게 더 남기지 않으면 맞는 수예요. 0.2장부터 부정확한 수, 0.5장부터 실수, 1.5장부터 큰 실수예요. 결정은 다른 어떤 수가 틀렸을 수예요. 놓친 카드: 틀린 수로 더 남은 카드의 평균을 더한 값이에요. 알 수 있던 것으로는 맞는 수라도 손패를 모두 펼치면 손해일 수 있고, 그 반대도 있어요.
review-explanation-fish = 보장: 최선으로 둘 때, 다른 사람이 무엇을 하든 그 플레이어가 얻을 수 있는 가장 적은 물고기예요. 화살표 뒤는 그 수를 둔 다음의 값이에요. 손해: 그 수로 줄어든 물고기예요. 더 좋은 수: 손해가 없었을 수예요. 결정은 어떤 수를 고르느냐에 따라 결과가 달라진 수예요. 정확도는 손해가 없던 결정의 비율이에요. 물고기 1마리를 손해 보면 부정확한 수, 2~3마리면 실수, 4마리 이상이면 큰 실수예요.

## 그래프와 페이지

review-chart-cards = 보장: 많아야 이만큼 남음
review-chart-fish = 보장: 적어도 이만큼 얻음
review-chart-likely = 물고기: 예상, 그다음 보장
review-chart-moves = 둔 수
review-chart-described = { $what ->
    [cards] { $moves }수 동안 보장된 남은 카드: { $changes }
    [fish] { $moves }수 동안 보장된 물고기: { $changes }
   *[likely] { $moves }수 동안 예상, 그다음 보장된 물고기: { $changes }
}
review-chart-change = { $player } { $about ->
    [yes] 약 { $first }
   *[no] { $first }
}에서 { $last }
review-page-title = { $what ->
    [round] 펭귄 파티: 라운드 복기
    [game] 펭귄 파티: 게임 복기
    [hidden] 펭귄 파티: 손패를 가린 라운드 복기
   *[floe] Pingouin: 게임 복기
}
review-page-rules = 규칙 { $rules }
review-page-bounded = 모든 것을 증명하지는 못했어요. 제한에 걸린 값은 2..4처럼 범위로 보이고, 세지 않았어요.
review-page-all-rounds = 모든 라운드
review-page-results = 보장된 결과
review-page-likely-results = 예상과 보장된 결과
review-page-costly = 둔 사람이 손해를 본 수
review-page-turning = 승부처
review-page-turning-solved = 정확히 푼 수 가운데 승부처
review-page-estimate = 고리가 있는 가는 선: 추정과 오차 범위
review-page-likely-costly = 둔 사람이 아마 손해를 본 수
review-page-likely-turning = 엔진의 추정으로 본 승부처
review-page-accuracy = 정확도
review-page-moves = 한 수씩 보기
review-page-better = 더 좋은 수
review-page-pivot = 승부처
review-page-cost = 손해 { $cost }
review-page-out = { $players } 탈락
review-page-is-out = { $player } 탈락
review-page-more = 외 { $number }수
review-page-solved = 정확히 푼 수
review-page-first = 승부처는 둔 사람이 가장 크게 손해를 본 결정이에요. 여럿이면 처음 것이에요.
review-interrupted = 중단됨: 지금까지의 결과예요.
review-not-proved = 모두 증명되지는 않았어요. { $more }
