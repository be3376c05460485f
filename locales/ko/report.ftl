# 패 보고서: 얼마나 어려운지, 누구에게, 왜 그런지.

## 난이도

report-word = { $word ->
    [gentle] 순함
    [fair] 보통
    [tricky] 까다로움
   *[cruel] 가혹함
}
report-rating = { $percent } { report-word }
report-difficulty = 난이도: 100점 만점에 { $percent }점({ report-word }). { $edition }의 { $players }인용 전체 패 { $deals }개와 비교했어요.
report-difficulty-unknown = 난이도: 알 수 없어요. 이유: { $why }.
report-difficulty-none = 난이도: 점수가 없어요. 이유: { $why }.
report-why-not-compared = 표준 규칙의 전체 패만 비교할 수 있음
report-why-no-decision = 최선의 진행에서 { $player }의 결정이 없음
report-why-no-turns = { $player }에게 남은 차례가 없음
report-why-over = 라운드가 끝남
report-why-few-rounds = 제한 안에서 무작위 라운드 { $all }번 가운데 { $number }번만 진행함
report-why-not-computed = `{ $outcome }` 값을 계산하지 않음
report-why-bounded = { $player }의 `{ $outcome }` 값은 범위({ $bounds })만 알려짐
report-why-no-midgame = 라운드 중반의 결정이 없음
report-sum-missing = 합계가 없어요. 이유: { $why }.
report-sum-other = 가중 합계는 { $sum }이에요. 전체 패가 아니라 같은 종류의 국면하고만 비교하세요.
report-sum = 가중 합계는 { $sum }이에요. 난이도는 합계가 이보다 작은 무작위 전체 패의 백분율이에요.
report-part-careless = { $players ->
    [2] 무작위로 두면 보장된 결과보다 더 남는 카드(손패 한 장당)
   *[other] 무작위로 두면 가능한 최선의 결과보다 더 남는 카드(손패 한 장당)
}
report-part-traps = 중반의 결정에서 손해를 보는 수의 비율
report-part-only = 좋은 수가 하나뿐인 중반 결정의 비율
report-part-hurt = 상대가 끼칠 수 있는 손해(보장 빼기 최선, 손패 한 장당)

## 표

report-header-player = 플레이어
report-header-players = 인원
report-header-difficulty = 난이도
report-header-hardest = 가장 어려운 사람
report-header-best = 최선
report-header-guaranteed = 보장
report-header-selfish = 각자도생
report-header-all-random = 모두 무작위
report-header-all-greedy = 모두 욕심껏
report-header-random = 무작위
report-header-greedy = 욕심껏
report-header-careful = 신중
report-header-careful-alone = 혼자 신중
report-header-own-hand = 자기 손패만
report-header-move = 수
report-header-legal = 가능
report-header-good = 좋은 수
report-header-mistake = 하기 쉬운 실수
report-header-part = 요소
report-header-value = 값
report-header-weight = 가중치
report-header-meaning = 뜻
report-overview-note = 난이도: 무작위 패 100개 가운데 더 쉬운 패의 수예요. 표준 규칙의 전체 패에만 있어요. 최선: 모두가 도와줄 때 남는 카드로, 차례 순서대로예요. 보장: 다른 사람이 무엇을 하든 남는 카드예요. 둘 다 손패를 모두 펼친 것으로 봐요. 모두 무작위, 모두 욕심껏: 아무도 앞을 내다보지 않을 때 한 사람에게 평균으로 남는 카드예요.
report-decisions-note = 좋은 수: 가능한 수 가운데 손해가 없는 수의 개수예요. 최선: 그 가운데 첫 번째예요. 나머지도 똑같이 좋아요.
report-outcome-note = 손패를 모두 펼쳤을 때 남는 카드예요. 최선: 모두가 도와줄 때. 보장: 다른 사람이 무엇을 하든.{ $selfish ->
    [yes] { " " }각자도생: 모두 자기를 위해 둘 때.
   *[no] { "" }
}{ $bounded ->
    [yes] { " " }2..4 같은 값은 제한 안에서 밝히지 못했어요.
   *[no] { "" }
}
report-rounds = { $greedy ->
    [same] 각각 { $random }라운드
   *[other] { $random }라운드와 { $number }라운드
}
report-careless-note = 평균으로 남는 카드예요. 모두 무작위, 모두 욕심껏: 아무도 앞을 내다보지 않아요({ $rounds }). 욕심껏 두는 사람은 위로 쌓고 가장 긴 색을 내요.{ $careful ->
    [yes] { " " }혼자 신중: 다른 사람은 똑같이 두지만, 한 사람은 모든 손패를 보고 수마다 모의 라운드 { $looks }번을 시험한 뒤에 둬요({ $careful_rounds }라운드). 자기 손패만: 그 사람이 실제 탁자에서처럼 자기 손패만 보고, 모의할 때마다 가려진 카드를 무작위로 나눠요. 대충 둘 때보다 나아진 만큼이 생각의 값이고, 신중한 두 사람의 차이가 모든 손패를 보는 값이에요.
   *[no] { "" }
} 최악의 경우(보장)와 비교하지 마세요. 거기서는 다른 사람 모두가 방해하려고 애쓰지만 여기서는 아무도 그러지 않아서, 대충 두어도 카드가 더 적게 남을 수 있어요.
report-short-note = { $outcomes } 무작위, 욕심껏: 모두 그렇게 둘 때의 평균이에요({ $rounds }).{ $careful ->
    [yes] { " " }신중: 그 사이에서 자기 손패만 보고 수마다 모의 라운드 { $looks }번을 시험하는 한 사람의 평균이에요({ $careful_rounds }라운드).
   *[no] { "" }
} 아무도 방해하려 하지 않으므로 평균은 보장된 결과보다 낮을 수 있어요.

## 문장

report-dead-colour = { COLOUR($colour) }: { $turn }번째 수({ $player }의 { $move })에 더 놓을 자리가 없어져요. 손에 남은 카드: { $held }.
report-dead-colours = { PARTICLE($player, "이/가") } 최선으로 두면 { $deaths } 카드를 더 놓을 수 없게 돼요.
report-death = { $turn }번째 수({ $player }의 { $move })에 { $colours }{ $number ->
    [1] { "" }
   *[other] { "" }
}
report-placed-all = { PARTICLE($player, "은/는") } 카드를 모두 놓아서 벌점이 없어요.
report-no-turns = { PARTICLE($player, "은/는") } 남은 차례가 없고 벌점 { $cards }점을 받아요.
report-no-decisions-found = { $player }의 결정은 제한 안에서 찾지 못했어요.
report-rank = { $rank ->
    [hardest] { $player }의 손패가 가장 어려워요. 100점 만점에 { $percent }점({ report-word })이에요.
   *[easiest] { $player }의 손패가 가장 쉬워요. 100점 만점에 { $percent }점({ report-word })이에요.
}
report-alone-open = 여기서부터 { $player } 혼자 둬요. 최선으로 두면 { $low }장에서 { $high }장 사이가 남아요(제한 안에서 밝히지 못했어요).
report-alone = 여기서부터 { $player } 혼자 두고, 최선으로 두면 { $cards }장이 남아요.
report-can-guarantee = { PARTICLE($player, "은/는") } 많아야 { $cards }장 남기는 것을 보장할 수 있어요.
report-can-guarantee-open = { PARTICLE($player, "이/가") } 보장할 수 있는 것은 { $low }장에서 { $high }장 사이예요(제한 안에서 밝히지 못했어요).
report-with-help = { $who ->
    [one] { PARTICLE($rival, "이/가") } 도와주면
   *[all] 모두가 도와주면
} { $cards }장일 수 있어요.
report-with-help-open = { $who ->
    [one] { PARTICLE($rival, "이/가") } 도와주면
   *[all] 모두가 도와주면
} { $low }장에서 { $high }장 사이예요(제한 안에서 밝히지 못했어요).
report-safe = { $who ->
    [one] { PARTICLE($rival, "이/가") } 무엇을 하든 { PARTICLE($player, "은/는") } 카드를 모두 놓을 수 있어요.
   *[all] 다른 사람이 무엇을 하든 { PARTICLE($player, "은/는") } 카드를 모두 놓을 수 있어요.
}
report-settled = { PARTICLE($player, "은/는") } 최선으로 두면 { $cards }장이 남아요. 아무도 돕거나 방해할 수 없어요.
report-can-be-left = { $who ->
    [one] { PARTICLE($rival, "은/는") } { $player }에게 { $cards ->
        [1] 마지막 카드를
       *[other] { $cards }장 모두를
    } 남길 수 있어요.
   *[all] 다른 사람들은 { $player }에게 { $cards ->
        [1] 마지막 카드를
       *[other] { $cards }장 모두를
    } 남길 수 있어요.
}
report-never-a-choice = { PARTICLE($player, "은/는") } 최선의 진행에서 고를 일이 한 번도 없어요.
report-choices-safe = { PARTICLE($player, "은/는") } 최선의 진행에서 { $choices }번 고르고, 손해를 보는 수는 없어요{ $share ->
    [none] { "" }
   *[some] . 보통 라운드의 중반에는 { $percent }가 손해를 보는 수이고, 이것이 난이도에 들어가요
}.
report-choices-risky = { PARTICLE($player, "은/는") } 최선의 진행에서 { $choices }번 고르는데 { $part ->
    [only] 위험해요
    [all] 모두 위험해요
   *[some] 그중 { $risky }번이 위험해요
}{ $right ->
    [none] { "" }
    [all] . 좋은 수는 하나뿐이에요
   *[some] . 좋은 수가 하나뿐인 것은 { $only }번이에요
}. { $such ->
    [yes] 예를 들면{ " " }
   *[no] { "" }
}{ $mistakes }예요.
report-mistake = { $turn }번째 수의 { $move }({ $cards }장 손해)
report-decided = { $turn }번째 수 뒤에는 더 걸린 것이 없어요.

## 페이지

report-title = { $number ->
    [1] 이 패는 얼마나 어려울까요?
   *[other] 이 패들은 얼마나 어려울까요?
}
report-open-hands = 규칙 { $rules }. 손패를 모두 펼쳤어요.
report-open-hands-several = 국면 { $number }개. 손패를 모두 펼쳤어요.
report-overview = 한눈에 보기
report-position = { $number }. 규칙 { $rules }
report-gauge = 100점 만점에 { $percent }점, { report-word }
report-reach = 저마다 얻을 수 있는 결과
report-table = 테이블: { $cards }. 모든 손에 남는 카드를 합친 가장 적은 수예요.
report-careless = 대충 두면 어떻게 될까요
report-decisions = 최선의 진행에서 내리는 결정
report-values = 자리마다의 값
report-main-line = { $kind ->
    [best] { $player }의 최선의 진행, 한 수씩
   *[safest] { $player }의 가장 안전한 진행, 한 수씩
}
report-made-of = 난이도의 구성
report-only-move = 유일한 수
report-costs = { $move }: { $cards }장 손해
report-margin-open = 점수 차: { $player } 기준 { $margin }.
report-margin-level = 점수 차: 둘 다 최선으로 두면 아무도 앞서지 않아요.
report-margin = 점수 차: 둘 다 최선으로 두면 { PARTICLE($player, "이/가") } { $points }점 앞서요.
report-plot-cards = 남은 카드
report-plot-share = 라운드의 %
report-plot-all = { $policy ->
    [random] 모두 무작위
   *[greedy] 모두 욕심껏
}
report-plot-careful = { $policy ->
    [random] 무작위 사이에서 신중
   *[greedy] 욕심껏 사이에서 신중
}
report-plot = 대충 둘 때와 신중하게 둘 때 { $player }에게 남는 카드
report-not-proved = 모든 것을 증명하지는 못했어요. { $more }
