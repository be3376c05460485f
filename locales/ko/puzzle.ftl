# 모든 퍼즐이 함께 쓰는 말: 제목, 힌트, 그리고 상대가 있는 퍼즐의 확인과 이유.

## 제목

puzzle-level = { $level ->
    [easy] 쉬움
    [medium] 보통
    [hard] 어려움
   *[expert] 전문가
}
puzzle-title = { $name } · { $level }
puzzle-title-daily = { $name } #{ $number } · { $level }
puzzle-title-seed = { $name } { $seed } · { $level }
puzzle-numbered = { $name } #{ $number }
puzzle-menu-seed = { $name } { $seed }{ $base ->
    [0] { "" }
   *[other] , 맨 아래층 { $base }칸
}{ $players ->
    [0] { "" }
   *[other] , { COUNT("player", $players) }
}
puzzle-theme = 이번 주 주제: { $theme }
puzzle-theme-symmetry-and-narrow-paths = 대칭과 좁은 길
puzzle-theme-sacrifices-and-bare-bases = 희생과 텅 빈 맨 아래층
puzzle-theme-late-traps-and-careful-counts = 늦은 함정과 꼼꼼한 셈
puzzle-theme-comebacks-and-few-givens = 되살리기와 적은 단서
puzzle-theme-dead-colours-and-crowded-regions = 죽은 색과 붐비는 구역
puzzle-theme-symmetric-floes = 대칭 유빙
puzzle-theme-lakes = 호수
puzzle-theme-sacrifices-and-detours = 희생과 돌아가기
puzzle-theme-bridges = 다리
puzzle-theme-quiet-moves-and-long-slides = 조용한 수와 긴 미끄럼
puzzle-day = { $year }년 { $month }월 { $day }일
puzzle-solution = { $title }: 풀이
puzzle-id = ID: { $id }

## 힌트와 풀이 단계

puzzle-technique = { $title }: { $meaning }
puzzle-hint-technique = 기법: { $name }. { $meaning }
puzzle-hint-expect = 예상되는 수: { $moves }
puzzle-hint-look = 살펴볼 곳: { $text }
puzzle-hint-others = 다른 수: { $text }
puzzle-hint-idea = 실마리: { $text }
puzzle-hint-place = 자리: { $text }
puzzle-hint-card = 카드: { COLOUR($colour) }, { $move }
puzzle-hint-move = 수: { $move }
puzzle-hint-example = 예제 풀이: { $lesson }
puzzle-hint-more = 더 보기: { $option }

## 펭귄 파티의 색과 자리

puzzle-colour-in-list = { COLOUR($colour, form: "adjective") }색
puzzle-place-not-open = { $place }에는 놓을 수 없어요. 놓을 수 있는 자리: { $places }
puzzle-place-accepts = { $place }에는 { $colours }만 놓을 수 있어요

## 상대가 있는 퍼즐의 수 확인

puzzle-nothing-played = 아직 아무 수도 두지 않았어요. { $player }의 차례예요.
puzzle-cannot-be-played = { $step }단계: { PARTICLE($move, "은/는") } 둘 수 없는 수예요. { $why }.
puzzle-move-fails = { $step }단계: { PARTICLE($move, "은/는") } 실패하는 수예요. { $why }.
puzzle-right = 맞아요. { $result }.

## 상대가 있는 퍼즐의 이유. `you`는 읽는 사람.

puzzle-settled = 승부는 이미 정해졌어요. 이 수순에서는 더 잘못될 것이 없어요.
puzzle-only-legal = { $player ->
    [you] 둘
   *[other] { PARTICLE($player, "이/가") } 둘
} 수 있는 수는 { $move }뿐이에요.
puzzle-or-alike = { $move }(또는 같은 효과인 { $alike })
puzzle-does-not-matter = { PARTICLE($rival, "이/가") } 무엇을 두든 상관없어요. { $player ->
    [you] 이제 둘 차례가 없어요
   *[other] { $player }에게는 이제 둘 차례가 없어요
}.
puzzle-one-good-move-left = { PARTICLE($rival, "은/는") } 더 방해할 수 없어요. 하지만 이 수를 두면 { $player ->
    [you] 좋은
   *[other] { $player }에게 좋은
} 수가 하나만 남아요.
puzzle-expect = 예상되는 수는 { PARTICLE($answers, "이에요/예요") }. { $reason }
puzzle-answer = { $own ->
    [yes] 이어서 { $player ->
        [you] 나
       *[other] { $player }
    }
   *[no] { $player ->
        [you] 나
       *[other] { $player }
    }
} { $move }
puzzle-further-answer = { $player ->
    [you] 나
   *[other] { $player }
} { $move }
puzzle-refutation = { PARTICLE($answers, "으로/로") } 이어지고, { $why }
puzzle-after = { $moves } 다음에는 { $story }.
puzzle-more-fail = 나머지 { $number }수도 실패해요.
puzzle-lured = { $move }({ $lure })
puzzle-more = 그 밖의 { $number }수

## 펭귄 파티의 카드와 규칙

puzzle-to-place = 놓을 { COUNT("card", $cards) }
puzzle-colour-count = { COLOUR($colour) } { $number }장
puzzle-row = { $row }층: { $cards }
puzzle-empty-cell = 빈칸
puzzle-board-label = 피라미드. 화살표 키로 옮기고, R G Y P B 키로 카드를 놓아요.
puzzle-card-goes-to = 카드를 놓을 자리는 { PARTICLE($place, "이에요/예요") }.
puzzle-place-colour = { COLOUR($colour, form: "adjective") } 카드를 놓아 보세요.
puzzle-where-cards-go = { $row ->
    [full] 맨 아래층이 가득 찼어요. 카드는 이웃한 두 카드 위에 놓는데, 그중 적어도 하나와 색이 같아야 해요.
    [empty] 첫 카드로 맨 아래층을 시작해요. 카드는 최대 { $base }장이 들어가는 맨 아래층의 양 끝에 놓거나, 이웃한 두 카드 위에 놓아요. 위에 놓을 때는 그중 적어도 하나와 색이 같아야 해요.
   *[growing] 카드는 최대 { $base }장이 들어가는 맨 아래층의 양 끝에 놓거나, 이웃한 두 카드 위에 놓아요. 위에 놓을 때는 그중 적어도 하나와 색이 같아야 해요.
}{ $runs ->
    [contiguous] { " " }한 층의 카드는 빈틈없이 이어져야 해요.
   *[free] { "" }
}
puzzle-rules = { $edition } 규칙
puzzle-rule-base = 맨 아래층 { $value }칸
puzzle-rule-deck = 카드 구성 { $value }
puzzle-rule-hand-size = 손패 { $value }장
puzzle-rule-bonus = 보너스 { $value }
puzzle-rule-upper-rows = 층마다 빈틈없이{ $value ->
   *[other] { "" }
}
puzzle-rule-stuck = 놓을 수 없으면 차례를 건너뜀{ $value ->
   *[other] { "" }
}

## 페이지 도움말

puzzle-help-open-places = 열린 자리에는 놓을 수 있는 색이 보여요. 밝은 자리에는 고른 카드를 놓을 수 있어요.
puzzle-help-numbers = 카드에 적힌 숫자는 그 카드를 놓은 차례예요.
puzzle-help-counted = 힌트와 확인, 틀린 시도는 세어 둬요. 하나도 쓰지 않으면 완벽한 풀이예요.
