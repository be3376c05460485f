# 손패를 펼친 분석과 유빙의 분석.

## 결과와 기준

analyze-outcome = { $outcome ->
    [best] 최선
    [guaranteed] 보장
    [selfish] 각자도생
    [table] 전체
   *[margin] 점수 차
}
analyze-yardstick = { $yardstick ->
    [worst-case] 최악
    [everyone-for-themselves] 각자도생
   *[expected] 예상
}
analyze-yardstick-above = { $yardstick ->
    [worst-case] { "" }
    [everyone-for-themselves] { "" }
   *[expected] { "" }
}
analyze-yardstick-below = { $yardstick ->
    [worst-case] 최악
    [everyone-for-themselves] 각자도생
   *[expected] 예상
}
analyze-header-player = 플레이어
analyze-header-cards = 카드
analyze-header-has = 지금
analyze-header-likely = 예상
analyze-header-likely-fish = 예상 물고기
analyze-header-likely-lead = 예상 차이
analyze-header-after = 수

## 값의 뜻

analyze-open-hands = 모든 값은 손패를 펼치고 둔다고 보고 계산했어요. 모두가 모든 카드를 볼 수 있어요.
analyze-all-fish = 모든 값은 게임이 끝났을 때의 물고기 수예요. 이미 얻은 물고기와 펭귄 아래 물고기도 들어 있어요.
analyze-selfish-skipped = 각자도생 값은 계산하지 않았어요(카드가 너무 많아요). 그래도 계산하려면 { $option } 옵션을 붙이세요.
analyze-selfish-skipped-tiles = 각자도생 값은 계산하지 않았어요(갈 수 있는 빈 타일이 { $tiles }칸보다 많아요). 그래도 계산하려면 { $option } 옵션을 붙이세요.

## 플레이어의 결과

analyze-cards = { $cards }장
analyze-cards-range = { $low }~{ $high }장
analyze-left-first = { $player } { $cards }
analyze-left-more = { $player } { $cards }장
analyze-left-more-range = { $player } { $low }~{ $high }장
analyze-fish = { $fish }마리
analyze-fish-range = { $low }~{ $high }마리(미결정)
analyze-ends-first = { $player } { $fish }
analyze-ends-more = { $player } { $fish }마리
analyze-ends-more-range = { $player } { $low }~{ $high }마리
analyze-results = { $first }, { $last }

analyze-round-over = 라운드가 끝났어요. 남은 카드: { $results }.
analyze-game-over = 게임이 끝났어요. 물고기: { $results }.
analyze-selfish-cards = 모두가 각자도생으로 두면 남는 카드: { $results }{ $proved ->
    [no] (일부는 증명 안 됨)
   *[yes] { "" }
}.
analyze-selfish-fish = 모두가 각자도생으로 두면 얻는 물고기: { $results }{ $proved ->
    [no] (일부는 미결정)
   *[yes] { "" }
}.

## 펭귄 파티: 할 수 있는 것

analyze-alone-all = 이제 { $player }만 남았고, 카드를 모두 낼 수 있어요.
analyze-alone = 이제 { $player }만 남았고, 가장 잘해도 { PARTICLE($cards, "이/가") } 남아요{ $proved ->
    [no] (증명 안 됨)
   *[yes] { "" }
}.
analyze-no-turns = { PARTICLE($player, "은/는") } 더 둘 차례가 없어요. { $cards ->
    [0] 카드를 모두 냈어요
   *[other] { COUNT("card", $cards) }을 남기고 탈락했어요
}.
analyze-claim = { $claim }.
analyze-claim-and-help = { $claim }. { $help }.
analyze-sure-unknown = { PARTICLE($player, "이/가") } 무엇을 보장할 수 있는지는 증명되지 않았어요(남는 카드 { $cards })
analyze-sure-all = { $rivals ->
    [one] { PARTICLE($rival, "이/가") }
   *[more] 다른 사람들이
} 어떻게 두든 { PARTICLE($player, "은/는") } 카드를 모두 낼 수 있어요
analyze-sure-most = { PARTICLE($player, "은/는") } 많아야 { COUNT("card", $high) }만 남기는 결과를 보장할 수 있어요{ $proved ->
    [no] ({ $low }장까지 줄 수도 있음, 증명 안 됨)
   *[yes] { "" }
}
analyze-help-no-fewer = 도움을 받아도 더 줄일 수 없어요
analyze-help-all = { $place ->
    [first] { "" }
   *[more] { "" }
}{ $rivals ->
    [one] { PARTICLE($rival, "이/가") }
   *[more] 모두가
} 도우면 { PARTICLE($player, "은/는") } 카드를 모두 낼 수 있어요
analyze-help-left = { $place ->
    [first] { "" }
   *[more] { "" }
}{ $rivals ->
    [one] { PARTICLE($rival, "이/가") }
   *[more] 모두가
} 도우면 { $player }에게 { PARTICLE($cards, "이/가") } 남아요{ $proved ->
    [no] (증명 안 됨)
   *[yes] { "" }
}

## Pingouin: 할 수 있는 것

analyze-floe-out = { PARTICLE($player, "은/는") } { COUNT("fish", $fish) }를 얻고 탈락했어요.
analyze-floe-alone = 이제 { $player }만 남았고, 마지막에 물고기 { PARTICLE($fish, "을/를") } 얻을 수 있어요.
analyze-floe-help = { $rivals ->
    [one] { PARTICLE($rival, "이/가") }
   *[more] 모두가
} 도우면 { PARTICLE($player, "은/는") } 물고기 { PARTICLE($fish, "을/를") } 얻을 수 있어요.
analyze-floe-no-more = 도움을 받아도 더 늘릴 수 없어요.
analyze-floe-sure = { PARTICLE($player, "은/는") } { COUNT("fish", $fish) }를 보장할 수 있어요.
analyze-floe-at-least = { PARTICLE($player, "은/는") } 적어도 { COUNT("fish", $low) }를 보장할 수 있고, 최대 { $high }마리까지 될 수도 있어요(미결정{ $static ->
    [yes] . 탐색 없이는 { $least }~{ $most }마리
   *[no] { "" }
}).

## 테이블 전체

analyze-table-cards = 전체: { $value }. 모든 손패를 합쳐 가장 적게 남는 카드 수예요{ $top ->
    [none] . { $rows }층 모두에 들어갈 수 있는 색이 없어서 피라미드를 완성할 수 없어요
   *[some] { "" }
}
analyze-table-fish = 전체: { $value }. 모두가 합쳐 얻을 수 있는 가장 많은 물고기 수예요
analyze-margin = 점수 차: { $value }. { $ahead ->
    [player] { PARTICLE($player, "이/가") } 앞서요
    [nobody] 누구도 앞서지 않아요
    [not-player] { PARTICLE($player, "은/는") } 앞서지 않아요
   *[open] 누가 앞서는지 정해지지 않았어요
}
analyze-margin-of-two = 점수 차: 둘이서 할 때만 있어요
analyze-no-top = { $rows }층 모두에 들어갈 수 있는 색이 없어서 피라미드를 완성할 수 없어요. 꼭대기는 바로 아래층에서 색을 얻고, 그 아래도 마찬가지예요.
analyze-top = 피라미드를 완성하면 꼭대기는 { COLOUR($colour) }이고, 층마다 { $exactly ->
    [yes] { COLOUR($colour, form: "adjective") } 카드가 딱 한 장씩
   *[no] { COLOUR($colour, form: "adjective") } 카드가
} 있어요.

## 추천

analyze-plays = { $when ->
    [now] { "" }
    [next] { $before } 다음 차례에{ " " }
   *[example] 예를 들어 { $before } 다음 차례에{ " " }
}{ PARTICLE($player, "은/는") } { PARTICLE($move, "을/를") } 둬요
analyze-other-moves = 다른 { $number }수
analyze-alike = ({ $moves }도 { $number ->
    [1] { "" }
   *[other] 모두{ " " }
}{ $equal ->
    [good] 똑같이 좋아요
    [safe] 똑같이 안전해요
   *[about] 비슷하게 좋아요
})
analyze-recommended = 추천: { $plays }{ $alike }.
analyze-recommended-only = 추천: { $plays }. 둘 수 있는 수가 이것뿐이에요.
analyze-recommended-expected = 추천: { $plays }. 모의 라운드에서 평균 ~{ $average }장이 남아요{ $alike }.
analyze-selfish-reason = 모두가 각자도생으로 두면 { $player }에게 { $cards }장이 남아요{ $others ->
    [0] { "" }
   *[other] ({ $moves }도 같아요)
}{ $tie ->
    [best-average] . 이 가운데 모의 라운드에서는 평균 ~{ $average }장인 { PARTICLE($move, "이/가") } 가장 좋아요
    [average] . 모의 라운드에서는 평균 ~{ $average }장이 남아요
    [safest] . 이 가운데 { PARTICLE($move, "이/가") } 가장 안전해요
   *[none] { "" }
}.
analyze-safest-plays = 가장 안전한 수: { $plays }{ $alike }.
analyze-at-most-left = { $rivals ->
    [one] { PARTICLE($rival, "이/가") }
   *[more] 다른 사람들이
} 어떻게 두든 { $cards ->
    [0] 카드가 남지 않아요
   *[other] 많아야 { $cards }장이 남아요
}
analyze-also-safest = { $case ->
    [no-safer] 더 안전한 수는 없어요
    [also] 가장 안전한 수이기도 해요
   *[not-found] 더 안전한 수는 찾지 못했어요
}. { $left }.
analyze-safest = 가장 안전한 수: { $move }. { $left }{ $alike }.
analyze-safest-so-far = 지금까지 찾은 가장 안전한 수(증명 안 됨): { $move }. { $left }.
analyze-so-far = 지금까지 찾은 가장 { $safest ->
    [yes] 안전한
   *[no] 좋은
} 수(증명 안 됨): { $plays }. 많아야 { $cards }장이 남는 결과를 보장해요{ $proved ->
    [yes] . 더 좋은 수가 있을 수도 있어요
   *[no] (범위 { $bounds })
}.
analyze-no-turn-cards = 다른 사람들이 모두 { $player }에게 맞서 두면 { $player }의 차례는 더 오지 않아요. 추천할 수가 없어요.
analyze-no-turn-fish = 다른 사람들이 모두 { $player }에게 맞서 두면 { $player }에게 남은 차례가 없어요. 추천할 수가 없어요.
analyze-recommended-opinion = { $proved ->
    [yes] 추천
   *[no] 엔진의 추정에 따른 추천(증명 안 됨)
}: { $opinion }
analyze-so-far-fish = 지금까지 찾은 가장 좋은 수(증명 안 됨): { $plays }. { $proved ->
    [yes] { COUNT("fish", $fish) }를 보장해요. 더 좋은 수가 나올 수도 있어요
   *[no] 적어도 { COUNT("fish", $fish) }를 보장해요(범위 { $bounds })
}.

## 수순

analyze-line-intro = { $circumstance ->
    [against] { $rivals ->
        [one] { $then ->
            [yes] 그다음 { PARTICLE($rival, "이/가") } { $player }에게 맞서 둘 때의 수순:
           *[no] { PARTICLE($rival, "이/가") } { $player }에게 맞서 둘 때의 수순:
        }
       *[more] { $then ->
            [yes] 그다음 다른 사람들이 모두 { $player }에게 맞서 둘 때의 수순:
           *[no] 다른 사람들이 모두 { $player }에게 맞서 둘 때의 수순:
        }
    }
    [each] 모두가 각자도생으로 둘 때의 수순:
    [both] 둘 다 최선을 다할 때의 수순:
    [helped] { $rivals ->
        [one] { PARTICLE($rival, "이/가") } { PARTICLE($player, "을/를") } 도울 때의 수순:
       *[more] 모두가 { PARTICLE($player, "을/를") } 도울 때의 수순:
    }
    [together] 모두가 협력할 때의 수순:
   *[none] 수순:
}
analyze-line-label = { $place ->
    [first] { "" }
   *[more] { "" }
}{ $line ->
    [best] { $player }에게 가장 좋은 진행
    [safest] { $player }에게 가장 안전한 진행
    [selfish] 각자도생
    [both] 둘 다 최선을 다한 진행
    [helped] { $rivals ->
        [one] { PARTICLE($rival, "이/가") }
       *[more] 모두가
    } { PARTICLE($player, "을/를") } 도울 때
   *[together] 모두가 협력할 때
}
analyze-line-or = { $first }, { $next }
analyze-line = { $label }: { $moves }
analyze-line-same = { $label }: 위와 같음
analyze-side = { $side ->
    [left] 왼쪽
   *[right] 오른쪽
}
analyze-note-placed = { PARTICLE($player, "이/가") } 카드를 다 냄
analyze-note-placed-due = { PARTICLE($player, "이/가") } 카드를 다 냄, { $due }
analyze-note-passes = { PARTICLE($player, "은/는") } 쉼
analyze-note-out = { PARTICLE($player, "은/는") } { $standing ->
    [out] 탈락
   *[stuck] 막힘
}, { $due }
analyze-note-floe-out = { PARTICLE($player, "은/는") } { COUNT("fish", $fish) }로 탈락
analyze-and-also = { $first }; { $next }
analyze-hand-left = { $player }에게 남은 카드: { $any ->
    [yes] { $hand }
   *[no] 없음
}
analyze-end-cards = 끝났을 때 남은 카드: { $players }
analyze-end-of-player = { $player } { $cards }장
analyze-end-fish = 끝났을 때 물고기: { $players }

## 수

analyze-slots-selfish = 모두가 각자도생으로 둘 때 각 수 다음에 { $player }에게 남는 카드:
analyze-slots-worst-case = 최악: 각 수 다음에 { PARTICLE($player, "이/가") } 보장할 수 있는 남는 카드:
analyze-slots-guaranteed = 각 수 다음에 { PARTICLE($player, "이/가") } 보장할 수 있는 남는 카드:
analyze-slots-fish = 각 수 다음에 { PARTICLE($player, "이/가") } 보장할 수 있는 물고기:
analyze-slots-final-fish = 각 수 다음에 { PARTICLE($player, "이/가") } 마지막에 보장할 수 있는 물고기:
analyze-likely = 예상: { $estimate }
analyze-mark-none = - { $player }의 카드 가운데 맞는 것이 없음
analyze-mark-range = 범위: 카드에 따라 다름
analyze-mark-at-most = <= 많아야, 증명 안 됨
analyze-mark-not-proved = ? 증명 안 됨
analyze-legend-worst-case = 최악: { $rivals ->
    [one] { PARTICLE($rival, "이/가") } { $player }에게 맞서 둬요.
    [more] 다른 사람들이 모두 { $player }에게 맞서 둬요.
   *[none] 증명된 남는 카드 수예요.
}
analyze-legend-selfish = 각자도생: 모두가 자기에게 가장 좋은 결과를 노려요.
analyze-legend-expected = 예상: 그 수를 둔 뒤의 모의 라운드 { $rounds }번을 평균한 추정이에요. 상대는 무작위로, 욕심껏, 또는 아껴 가며 둔다고 보았어요.

## 알림

analyze-effort = { $seconds }초에 { COUNT("position", $positions) }(1초에 { $rate }M개)
analyze-interrupted = 중단했어요. 지금까지의 결과예요.
analyze-unfinished = 끝나지 않은 것: { $names }.
analyze-unfinished-try = 끝나지 않은 것: { $names }. { $nodes ->
    [yes] --time, --nodes, --memory
   *[no] --time이나 --memory
} 값을 더 크게 해 보세요.
analyze-outcome-of = { $player }의 { $outcome }
analyze-some-moves = 수 { $number }개
analyze-some-moves-selfish = 각자도생에서 수 { $number }개
analyze-no-expected = 예상 값은 뺐어요. 모의 라운드에 시간이 너무 오래 걸려요.
