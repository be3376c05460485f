# 국면을 글과 그림으로 보여 주는 말.

## 두 게임

show-standing = { $standing ->
    [to-move] 차례
    [finished] 끝냄
    [out] 탈락
    [stuck] 막힘
   *[to-place] 놓을 차례
}
show-to-move = { $player } 차례

## Penguin Party

show-party-headline = 규칙 { $rules }; { COUNT("player", $players) }; 맨 아래층 { $base }장 중 { $width }장
show-party-over = 라운드 끝
show-any = 모두
show-any-short = *
show-open = 빈자리:
show-nothing-open = 없음
show-open-places = 빈자리: { $places }
show-penalties = 벌점:
show-scores = 점수:
show-penalty-and-score = 벌점 { $penalty }, 점수 { $score }
show-pays = 벌점 { $points }점
show-gives-back = { $points }점 반납
show-cards = { COUNT("card", $cards) }
show-tokens = { COUNT("token", $tokens) }
show-tokens-over = 토큰 { $tokens }개 초과
show-empty-place = 빈칸

show-party-row = { $row }층: { $cells }
show-party-title = 펭귄 파티: { $turn }
show-party-pyramid = 펭귄 파티: 피라미드
show-played = 둔 수
show-better = 더 좋은 수
show-party-decision = 펭귄 파티: 둔 수는 { $played }, 더 좋은 수는 { $better }
show-decision-two-places = 둔 수는 ({ $played }), 더 좋은 수는 ({ $better })
show-decision-one-place = { $place }의 ({ $mark }): 둔 수는 { $played }, 더 좋은 수는 { $better }
show-after-move = { $number }수 뒤: { $rows }
show-row-inside = { $row }층 { $cells }

## Pingouin

show-floe-headline = Pingouin; { COUNT("player", $players) }; 유빙에 { $tiles ->
    [0] 남은 것 없음
   *[other] { COUNT("tile", $tiles) }, { COUNT("fish", $fish) }
}
show-floe-wins = 게임 끝: { $player } 승리
show-floe-shared = 게임 끝: { $players } 공동 승리
show-floe-to-place = { $player }: 펭귄을 놓을 차례
show-floe-taken = { COUNT("tile", $tiles) }, { COUNT("fish", $fish) }
show-floe-penguins = { COUNT("penguin", $penguins) } 아래 { COUNT("fish", $fish) }
show-floe-left-to-place = 놓을 펭귄 { $penguins }마리
show-floe-row = { $row }줄: { $cells }
show-floe-reach = { $tile }에 있는 { $player }의 펭귄이 미끄러질 수 있는 타일: { $any ->
    [yes] { $tiles }
   *[no] 없음
}
# same as English
show-floe-title = Pingouin: { $turn }
show-floe-decision = Pingouin: 둔 수는 { $played }, 더 좋은 수는 { $better }
show-floe-two-tiles = ? 둔 수 { $played }, ! 더 좋은 수 { $better }
show-floe-one-tile = *: 둔 수 { $played }, 더 좋은 수 { $better }의 도착 타일
