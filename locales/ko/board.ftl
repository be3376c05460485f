# 분석 보드.

## 고정된 글

board-title = 펭귄 보드
board-label = 보드. 화살표로 옮기고 Enter로 두어요.
board-first-screen = 첫 화면
board-rules = 규칙
board-players = 플레이어
board-points = 점수
board-values = 값
board-yardstick = 숫자의 기준
board-best-line = 최선의 수순
board-moves = 수순
board-review = 복기
board-mistakes-of = 실수한 사람
board-start = 시작
board-game = 게임
board-go-on = 계속하기
board-play = 게임하기
board-play-about = 바로 컴퓨터와 게임해요.
board-opponents = 상대
board-each-sees = 상대가 보는 것
board-write-down = 라운드 기록하기
board-write = 기록하기
board-analyse = 국면 분석하기
board-analyse-about = 원하는 국면을 만들거나 링크, 파일, 기보를 열어 수마다 값을 확인해요.
board-paste-or-open = 붙여 넣기/열기
board-setup = 배치하기
board-asking-about = 실제 게임 중, 다른 손패가 안 보일 때:
board-what-to-play = 무엇을 낼까요?
board-more = 더 보기
board-seed-of-the-deal = 패 나누기 시드
board-seed = 시드
board-random = 무작위
board-deal-at-random = 무작위로 나누기
board-clear = 비우기
board-pieces = 고를 수 있는 것
board-first-to-move = 먼저 두는 사람
board-back = 뒤로
board-who-plays-question = 누가 하나요?
board-names = 차례대로 이름
board-first-to-place = 먼저 카드를 놓는 사람
board-hands-first = 먼저 손패 공개하기
board-begin = 시작하기
board-tap-into = 카드를 넣을 곳
board-tap-hand = 내 손패
board-tap-pyramid = 피라미드
board-cards-to-choose = 고를 수 있는 카드
board-change-table = 테이블 바꾸기
board-players-in-order = 차례대로 플레이어
board-more-asking = 더 보기: 판본, 하우스 룰
board-learn = 실수에서 배우기
board-leave = 나가기
board-show-answer = 답 보기
board-opening-about = 한 줄로 쓴 국면, 직접 적은 기보, 또는 JSON을 붙여 넣으세요. 파일을 페이지에 끌어다 놓아도 돼요.
board-position-or-record = 국면이나 기보
board-a-file = 파일
board-open = 열기
board-save = 저장
board-saving-about = 모든 수를 담은 기보예요. `ppsolve review`와 이 보드에서 읽을 수 있어요.
board-form = 형식
board-form-text = 글, 손으로 적듯이
board-the-record = 기보
board-copy = 복사
board-save-file = 파일로 저장
board-who-plays = 누가 두나요
board-hide-cards = 엔진의 카드 숨기기
board-help-title = 보드 사용법
board-help-proved = 증명된 값은 꽉 찬 바탕에 굵게 보여요. 2..4처럼 점선 테두리 안의 범위는 아직 증명되지 않았어요.
board-help-lines = 뒤로 가서 다른 수를 두어도 원래 수순은 남아 있고, 수순에서 다시 돌아갈 수 있어요.
board-help-save = 저장을 누르면 기보를 써요. 복기는 수마다 잃은 값을 보여요.
board-help-link = 페이지 주소에 국면이 들어 있어요. 링크를 공유하면 다른 사람도 볼 수 있어요.
board-help-kept = 모두 이 기기에 저장되니, 페이지를 닫았다가 나중에 이어서 해도 돼요.

## 단축키

board-key-values = 값 켜기/끄기
board-key-left-and-right = 앞뒤 수, 보드에서는 자리 옮기기
board-key-up-and-down = 보드로 가기, 자리 옮기기
board-key-ends = 첫 수와 마지막 수
board-key-play = 거기에 두기

## 게임

# The person at the device, as a name.
board-you = 나
board-party-about = 모두 함께 피라미드 하나를 쌓아요. 손의 카드를 모두 내려놓으세요.
board-party-write = 손패를 몰라도, 놓이는 카드를 하나씩 누르세요. 끝나고 각자 남은 카드를 누르면 손패를 알 수 있고, 수마다 잃은 값이 보여요.
board-party-more = 더 보기: 판본, 하우스 룰, 시드
board-party-tip-card = 카드를 하나 누르고, 밝게 빛나는 자리를 누르세요. 맨 아래층 양 끝에는 어떤 색이든 놓을 수 있어요.
board-party-tip-above = 이웃한 두 카드 위에는 둘 중 하나와 색이 같은 카드를 놓을 수 있어요. 내 색을 놓을 자리가 남는 쪽으로 쌓아 보세요.
board-party-tip-full = 맨 아래층이 다 찼어요. 이제 위층에만 놓을 수 있어요. 카드를 놓을 수 없으면 탈락이에요.
board-party-tip-out = 누군가 탈락해서 남은 카드마다 1점을 받아요. 나머지는 계속해요.
board-party-help-play = 차례인 사람의 카드를 고르면 놓을 수 있는 자리가 빛나요. 그중 한 자리를 누르세요.
board-party-help-setup = 배치하기에서 손패를 정해요. 카드를 누르거나, 글자를 쓰거나, 무작위로 나누세요.
board-party-footer = 값은 손패를 모두 공개했을 때의 정확한 값이에요. 모두가 힘을 합친 최선은 명령줄의 `ppsolve analyze`로 볼 수 있어요.
board-party-invitation = 차례인 사람의 카드를 고르고, 자리를 누르세요.
board-pingouin-about = 펭귄이 녹는 얼음 위를 미끄러져요. 물고기를 가장 많이 모으세요.
board-pingouin-write = 유빙과 물고기를 배치하고, 두는 수를 하나씩 누르면 잃은 값이 보여요.
board-pingouin-more = 더 보기: 시드
board-pingouin-tip-place = 물고기가 1마리인 빈 타일에 펭귄을 하나씩 놓으세요. 넓은 곳, 3마리 타일이 가까운 곳이 좋아요.
board-pingouin-tip-slide = 내 펭귄을 누르고, 일직선 위의 타일을 누르세요. 펭귄이 떠난 타일을 가져요.
board-pingouin-help-move = 차례인 사람의 펭귄을 고르고 타일을 누르세요. 펭귄을 놓을 때는 물고기가 1마리인 타일을 고르세요.
board-pingouin-help-estimates = ~가 붙은 숫자는 엔진이 예상하는 마지막 점수 차예요. 세 명 이상일 때와 플레이어 옆에서는 예상 물고기 수예요. 아직 증명되지 않은 곳에 보여요.
board-pingouin-help-setup = 배치하기에서 타일에 물고기, 구멍, 펭귄을 놓거나 유빙을 무작위로 만들어요.
board-pingouin-footer = 얼음이 충분히 녹으면 값이 정확해지고, 그전에는 엔진이 어림해요. 더 오래 찾으려면 명령줄에서 `ppsolve analyze`를 쓰세요.
board-pingouin-invitation = 차례인 사람의 펭귄을 고르고 타일을 누르세요. 펭귄을 놓을 때는 물고기가 1마리인 타일을 고르세요.
board-rules-of = { $game } 규칙
board-help-yardsticks = 자리 위의 숫자는 고른 기준에 따른 차례인 사람의 결과예요. 손패는 모두 공개된 것으로 봐요. ★가 최선이에요. 숫자를 길게 누르거나 마우스를 올리면 뜻이 나와요.
board-help-worst-case = 자리 위의 숫자는 최악의 경우예요. 차례인 사람이 그때 보장할 수 있는 가장 적은 물고기 수예요. ★가 최선이에요.

## 단계

board-strength = { $strength ->
    [beginner] 초보
    [club] 동호인
    [strong] 강함
   *[strongest] 가장 강함
}
board-every-hand = 모든 손패
board-own-hand = 자기 손패만
board-person = 사람
# $sight: what it sees; none if everything lies open.
board-engine = 엔진, { $strength ->
    [beginner] 초보
    [club] 동호인
    [strong] 강함
   *[strongest] 가장 강함
}{ $sight ->
    [fair] , 공정
    [all] , 모두 봄
   *[none] { "" }
}
board-sight-fair = 공정: 나처럼 자기 손패만 봐요.
board-sight-all = 모두 봄: 내 손패까지 모두 봐요.
board-level-party-beginner = 초보: 네 번에 세 번은 맞는 카드를 아무거나 놓아요.
board-level-party-club = 동호인: 짧게 생각하고, 가끔 실수해요.
board-level-party-strong = 강함: 수마다 생각하지만, 짧게 해요.
board-level-party-strongest = 가장 강함: 1초 동안 생각해요.
board-level-party-seeing = 가장 강함: 최악의 경우에 최선으로 증명된 수를 3초까지 찾고, 1초 더 생각해요.
board-level-pingouin-beginner = 초보: 한 수 앞만 보고, 좋아 보이는 수를 아무거나 두어요.
board-level-pingouin-club = 동호인: 국면을 몇백 개 봐요.
board-level-pingouin-strong = 강함: 3분의 1초 동안 생각해요.
board-level-pingouin-strongest = 가장 강함: 1초 동안 생각하고, 최선으로 증명된 수를 찾으면 그 수를 두어요.

## 게임 중

board-opened = { COUNT("move", $moves) }를 열었어요.
board-is-thinking = { PARTICLE($player, "이/가") } 생각 중이에요.
board-thinking = 생각 중이에요.
board-secrets = 엔진의 카드가 보이게 돼요. 먼저 라운드를 끝내거나, 플레이어에서 카드를 보이게 하세요.
board-got-it = 알겠어요
board-next-round = 다음 라운드
board-play-again = 다시 하기
board-kept = { $game }: { $players }. { $round ->
    [1] { "" }
   *[other] { $round }라운드,{ " " }
}{ $moves ->
    [0] 아직 둔 수 없음
   *[other] { COUNT("move", $moves) }
}.
board-look-again = 다시 보기
board-go-on-writing = 이어서 기록하기
board-written-down = 기록 중: { $round }.
board-go-on-asking = 이어서 물어보기
board-setup-of = { $game } 국면.
board-go-on-setup = 이어서 배치하기
board-not-stored = 이 브라우저는 여기에 아무것도 저장하지 않아요. 페이지를 닫기 전에 라운드를 저장하세요.
# $reason is in English: it names fields.
board-bad-link = 링크를 열 수 없어요. { $reason }
board-last-seed = 지난번: { $seed }
# A move in the news: who, and what.
board-news = { $player }: { $move }.
board-out = { $player ->
    [You] 탈락했어요.
   *[other] { PARTICLE($player, "이/가") } 탈락했어요.
}
board-move-card = { $where ->
    [opens] { PARTICLE(COLOUR($colour), "으로/로") } 맨 아래층 시작
    [left] 왼쪽 끝에 { COLOUR($colour) }
    [right] 오른쪽 끝에 { COLOUR($colour) }
   *[other] { $where }에 { COLOUR($colour) }
}
board-opens-the-base = 맨 아래층 시작
board-move-slide = { $from }에서 { PARTICLE($to, "으로/로") }
board-move-penguin = { $place }에 펭귄
board-hidden-cards = 숨은 카드 { $cards }장
board-done = 끝
board-tile-count = { COUNT("tile", $tiles) }
board-fish = { COUNT("fish", $fish) }
board-penguins-to-place = 놓을 펭귄 { $penguins }마리
board-on-the-floe = 유빙 위 { $penguins }마리
board-player-to-move = { $player } 차례
board-places-penguin = { $player ->
    [You] 펭귄 놓을 차례
   *[other] { $player } 펭귄 놓을 차례
}, { $penguins }마리 남음
board-round-over = 라운드가 끝났어요
board-game-over = 게임이 끝났어요
board-choose-card-first = 먼저 카드를 고르세요. { $place }에는 { PARTICLE($colours, "을/를") } 놓을 수 있어요.
board-no-card-fits = { $place }에 맞는 카드가 없어요: { $player }.
board-choose-penguin-first = 먼저 { $player ->
    [You] 내
   *[other] { $player }의
} 펭귄을 고르세요.
board-worths = , { $label }, 값: { $values }
board-tile-hole = 구멍
board-tile-to-move = { $player }의 펭귄, 차례
board-tile-worth = 값 { $value }
board-base = 맨 아래층 { $cards }
board-player-count = { COUNT("player", $players) }
board-name-of = { $number }번 플레이어의 이름
board-line-cost = { $cost } 손해
board-line-start = 시작
board-another-line = 다른 수순
board-setup-title = 국면 배치하기
board-dealt-from = 무작위로 나눴어요. 시드: { $seed }.

## 끝

# $players: the winners. $more: whether there are several. $others: the others with their cards, or none.
board-party-result = 라운드가 끝났어요. { $more ->
    [yes] { $players } 공동 승리예요
   *[no] { $players ->
        [You] 내가 이겼어요
       *[other] { PARTICLE($players, "이/가") } 이겼어요
    }
}. { $cards ->
    [0] 카드를 모두 내려놓았어요
   *[other] { COUNT("card", $cards) } 남았어요
}.{ $others ->
    [none] { "" }
   *[other] { " " }나머지: { $others }.
}
board-pingouin-result = 게임이 끝났어요. { $more ->
    [yes] { $players } 공동 승리예요
   *[no] { $players ->
        [You] 내가 이겼어요
       *[other] { PARTICLE($players, "이/가") } 이겼어요
    }
}. 물고기: { $fish }.{ $tiles ->
    [0] { "" }
   *[other] { " " }물고기 수가 같아서 타일로 정했어요: { $tiles }칸.
}
board-margin-even = 점수 차: { PARTICLE($first, "과/와") } { PARTICLE($second, "은/는") } 비겨요.
board-margin = 점수 차: 둘 다 최선을 다하면 { $player ->
    [You] 내가
   *[other] { PARTICLE($player, "이/가") }
} { $unit ->
    [points] { COUNT("point", $amount) }
   *[fish] { COUNT("fish", $amount) }
} 앞서요.
board-round = { $number }라운드
board-total = 합계
board-game-won = 게임이 끝났어요. { $more ->
    [yes] { $players } 공동 승리예요
   *[no] { $players ->
        [You] 내가 이겼어요
       *[other] { PARTICLE($players, "이/가") } 이겼어요
    }
}: { $points }점.
board-round-follows = 다음은 { $all }라운드 중 { $number }라운드예요.{ $tied ->
    [yes] { " " }가장 낮은 합계가 같아서 한 번 더 해요.
   *[no] { "" }
} 시작 플레이어: { $player }.
board-round-of = { $all }라운드 중 { $number }라운드예요. 합계가 가장 낮은 사람이 이겨요.

## 값

board-yardstick-name = { $yardstick ->
    [worst] 최악의 경우
    [selfish] 각자도생
   *[expected] 기댓값
}
board-yardstick-words = 숫자: { $yardstick ->
    [worst] 손패를 모두 공개했을 때, 다른 사람이 무엇을 해도 보장되는 결과
    [selfish] 손패를 모두 공개하고, 각자 자기를 위해 둘 때 남는 카드
   *[expected] 시뮬레이션한 라운드의 평균(어림값)
}. ★가 최선이에요.
board-numbers = { $yardstick ->
    [worst] 보드의 숫자는 손패를 공개했을 때 최악의 경우예요.
    [selfish] 보드의 숫자는 손패를 공개하고 각자도생일 때의 값이에요.
   *[expected] 보드의 숫자는 손패를 공개했을 때의 평균이에요.
}
# A move in words, in brackets: Pa1 (purple at the left end).
board-best-by = { $yardstick ->
    [worst] 최악의 경우에 최선
    [selfish] 각자도생일 때 최선
   *[expected] 시뮬레이션에서 최선(어림값)
}: { $move } ({ $words }).
board-safest = 가장 안전한 수: { $move } ({ $words }).
board-guarantee = { $player ->
    [You] 나는
   *[other] { PARTICLE($player, "은/는") }
} { $unit ->
    [cards] { $amount ->
        [0] 카드를 다 내려놓는 것
       *[other] 남는 카드 { $amount }장 이하
    }
   *[fish] 물고기 { $amount }마리 이상
}을 보장할 수 있어요{ $proved ->
    [yes] { "" }
   *[no] . 더 좋을 수도 있지만 아직 증명되지 않았어요
}.
# What a move leads to; $move begins the sentence. $number has decimals in estimates.
board-outcome = { $move }: { $judged ->
    [worst] 다른 사람이 무엇을 해도 { $player ->
        [You] 내게
       *[other] { $player }에게
    } { $unit ->
        [cards] { $amount ->
            [0] 카드가 남지 않아요
           *[other] 카드가 { $amount }장 이하로 남아요
        }
       *[fish] 물고기가 { $amount }마리 이상 생겨요
    } (증명됨)
    [selfish] 각자 자기를 위해 두면 { $player ->
        [You] 내게
       *[other] { $player }에게
    } { $amount ->
        [0] 카드가 남지 않아요
       *[other] 카드가 { $amount }장 남아요
    } (증명됨)
   *[expected] 평균 카드 { $number }장쯤이 { $player ->
        [You] 내게
       *[other] { $player }에게
    } 남아요 (시뮬레이션)
}.
board-outcome-likely = { $move }: { $player ->
    [You] 나는
   *[other] { PARTICLE($player, "은/는") }
} 아마 { $side ->
    [behind] 물고기 { $number }마리 뒤진 채
   *[with] 물고기 { $number }마리로
} 끝날 거예요 (어림값).
board-ends-selfish = 각자 자기를 위해 두면 { $player ->
    [You] 내게
   *[other] { $player }에게
} { $cards ->
    [0] 카드가 남지 않아요
   *[other] { COUNT("card", $cards) }이 남아요
} (증명됨).
board-label-selfish = 각자도생, { $player }: { $value }
board-label-guarantee = { $player } 보장: { $value }
board-value-estimate = { $value }, 어림값
board-value-unproved = { $value }, 증명 안 됨
board-value-best = { $value }, 최선
board-likely-result = { $proved ->
    [yes] 각자도생 결과 { $number }, 증명됨
   *[no] 예상 결과 { $number }, 어림값
}
board-likely-lead = { $proved ->
    [yes] 최선일 때 점수 차 { $number }, 증명됨
   *[no] 예상 점수 차 { $number }, 어림값
}
board-line-proved = 최선의 수순(증명됨):
board-line-likely = { $move ->
    [none] { "" }
   *[other] { PARTICLE($move, "이/가") } 최선으로 증명됐어요.{ " " }
}예상 수순(어림값):
board-line-for = { $player }의 { $kind ->
    [safest] 가장 안전한
   *[best] 최선의
} 수순 (최악의 경우 { $value }):
board-play-up-to = { $move }까지 두기
board-effort = { $state ->
    [proved] 모두 증명됐어요
    [searching] 찾는 중이에요
   *[stopped] 멈췄어요. 증명되지 않은 것이 있어요
}. 국면 { $positions }개를 봤어요.{ $legend ->
    [yes] { " " }~가 붙은 숫자는 엔진의 어림값이에요.
   *[no] { "" }
}
board-margin-for = { $player }의 { $likely ->
    [yes] 예상 점수 차
   *[no] 점수 차
}:

## 엔진의 힌트

board-hint-party = { $move }: 평균 ~{ $cards }장이 남아요. 이 손패만 알고 { $rounds }라운드를 시뮬레이션했어요.
# $best: yes if the move is proved best.
board-hint-fish = { $best ->
    [yes] { PARTICLE($move, "이/가") } 최선으로 증명됐어요
   *[no] { $move }
}: 각자 자기를 위해 두면 { $player ->
    [You] 나는
   *[other] { PARTICLE($player, "은/는") }
} 물고기 { $fish }마리로 끝나요.
board-hint-likely-fish = { $move }: { $player ->
    [You] 나는
   *[other] { PARTICLE($player, "은/는") }
} 아마 물고기 { $fish }마리쯤으로 끝날 거예요.
board-hint-level = { $best ->
    [yes] { PARTICLE($move, "이/가") } 최선으로 증명됐어요
   *[no] { $move }
}: { $proved ->
    [yes] 둘 다 최선을 다하면 비겨요
   *[no] 거의 비슷해요
}.
board-hint-lead = { $best ->
    [yes] { PARTICLE($move, "이/가") } 최선으로 증명됐어요
   *[no] { $move }
}: 둘 다 최선을 다하면 { $player ->
    [You] 내가
   *[other] { PARTICLE($player, "이/가") }
} 물고기 { $fish }마리 앞서요.
board-hint-likely-lead = { $move }: { $player ->
    [You] 내가
   *[other] { PARTICLE($player, "이/가") }
} 아마 물고기 { $fish }마리쯤 앞설 거예요.

## 그림으로 보는 규칙

board-rules-party-pyramid = 모두 함께 쌓는 피라미드
board-rules-party-pyramid-picture = 빨강, 초록, 파랑 카드가 맨 아래층에 있고, 빨강과 초록 위에 빨간 카드가 있어요
board-rules-party-pyramid-text = 차례대로 손패에서 카드를 1장씩 놓아요. 카드는 모두 나누고, 둘이 할 때는 14장씩 나눠요.
board-rules-party-base = 맨 아래층
board-rules-party-base-picture = 카드 3장이 나란히 있고, 왼쪽 끝과 오른쪽 끝이 열려 있어요
board-rules-party-base-text = 어떤 색이든 맨 아래층의 왼쪽 끝이나 오른쪽 끝에 놓을 수 있어요. 8장, 둘이 할 때는 7장이면 다 차요.
board-rules-party-above = 위층
board-rules-party-above-picture = 빨강과 초록 위에는 빨강이나 초록을 놓을 수 있고, 초록과 파랑 위에는 파란 카드가 있어요
board-rules-party-above-text = 이웃한 두 카드 가운데 적어도 하나와 색이 같으면 그 위에 놓을 수 있어요. 두 카드의 색이 같으면 그 색만 놓을 수 있어요.
board-rules-party-out = 탈락
board-rules-party-out-picture = 빨간 카드 3장이 나란히 있고, 위의 두 자리에는 빨강만 놓을 수 있어요
board-rules-party-out-text = 놓을 수 있으면 반드시 놓아야 해요. 놓을 수 없으면 이번 라운드에서 탈락하고, 나중에 맞는 자리가 생겨도 돌아오지 못해요. 나머지는 아무도 놓을 수 없을 때까지 계속해요.
board-rules-party-points-picture = 손에 남은 초록, 노랑, 보라 카드
board-rules-party-points-text = 손에 남은 카드는 1장에 1점이에요. 손을 다 털면 이전 라운드의 점수를 2점까지 돌려줘요.
board-rules-party-points-more = 플레이어 수만큼 라운드를 하고, 라운드마다 다음 사람이 먼저 시작해요. 합계가 가장 낮은 사람이 이겨요.
board-rules-pingouin-place = 얼음 위의 펭귄
board-rules-pingouin-place-picture = 물고기가 1마리, 2마리, 3마리인 얼음 타일과 펭귄 2마리
board-rules-pingouin-place-text = 먼저 차례대로 물고기가 꼭 1마리인 빈 타일에 펭귄을 놓아요. 둘이면 4마리, 셋이면 3마리, 넷이면 2마리씩이에요.
board-rules-pingouin-slide = 미끄러지고 가져가기
board-rules-pingouin-slide-picture = 갈 수 있는 타일 줄의 왼쪽 끝에 있는 펭귄
board-rules-pingouin-slide-text = 내 펭귄 하나를 빈 타일 위로 일직선으로 원하는 만큼 미끄러뜨려요. 그리고 떠난 타일을 물고기와 함께 가져요.
board-rules-pingouin-out-picture = 옆에 빈 타일이 없는 펭귄
board-rules-pingouin-out-text = 움직일 수 있으면 반드시 움직여야 해요. 움직일 수 없으면 펭귄은 밑의 타일과 함께 얼음을 떠나고, 나머지는 계속해요.
board-rules-pingouin-win = 물고기가 가장 많으면 승리
board-rules-pingouin-win-picture = 물고기가 2마리, 3마리인 타일
board-rules-pingouin-win-text = 아무도 움직일 수 없으면 각자 타일의 물고기를 세요. 같으면 타일이 더 많은 사람이 이겨요.

## 복기와 배우기

# The cost of a move: exact, simulated or estimated. $number has decimals.
board-cost = { $judged ->
    [proved] { $unit ->
        [cards] { COUNT("card", $amount) }
       *[fish] { COUNT("fish", $amount) }
    } 손해 (증명됨)
   *[other] { $unit ->
        [cards] 카드 { $number }장
       *[fish] 물고기 { $number }마리
    }쯤 손해 ({ $judged ->
        [simulated] 시뮬레이션
       *[estimate] 어림값
    })
}
board-paid = { $worst ->
    [yes] 최악의 경우{ " " }
   *[no] { "" }
}{ $fish ->
    [fish] { COUNT("fish", $cost) }
   *[cards] { COUNT("card", $cost) }
} 손해 ({ $before } → { $after })
# $paid: what it cost.
board-decision = { $label ->
    [biggest] 가장 큰 실수:{ " " }
    [so-far] 지금까지 가장 큰 실수:{ " " }
   *[none] { "" }
}{ $number }번째 수, { $player }: { $move }{ $comma ->
    [yes] ,
   *[no] { "" }
} { $paid }{ $grade ->
    [inaccuracy] , 부정확한 수
    [mistake] , 실수
    [blunder] , 큰 실수
   *[none] { "" }
}.
board-review-none = 아직 둔 수가 없어요.
board-review-open = { $moves }수 중 { $open }수를 아직 평가하지 못했어요.
board-review-costly = { $moves ->
    [0] 손해를 본 수가 없어요.
   *[other] 손해를 본 수가 { $moves }개 있어요.
}
board-everybody = 모두
board-learn-from = 실수 { $mistakes }개에서 배우기
board-no-mistakes = 실수 없음
board-look = 보기
board-solve = 풀기
board-find-better = 더 좋은 수 찾기
board-curve = 수마다 보장되는 결과: { $players }
board-learn-task = { $number }번째 수: { $player ->
    [You] 내가
   *[other] { PARTICLE($player, "이/가") }
} { PARTICLE($move, "을/를") } 두었어요. { $grade ->
    [inaccuracy] 부정확한 수
    [mistake] 실수
   *[blunder] 큰 실수
}예요. 더 좋은 수를 찾아보세요.
board-learn-played = { PARTICLE($move, "은/는") } 실제로 둔 수예요. 다른 수를 찾아보세요.
board-learn-not-judged = { PARTICLE($move, "은/는") } 아직 평가 중이에요. 조금 기다리거나 다른 수를 두어 보세요.
board-learn-not = { PARTICLE($move, "은/는") } 아니에요: { board-cost }. 다시 해 보세요.
board-learn-right = 맞아요! { $outcome }
board-learn-better = 더 좋은 수: { $outcome }
board-learn-more = 그 밖의 { $moves }수
board-learn-as-good = 똑같이 좋은 수: { $moves }.
board-learn-summary = { $all ->
    [1] { $found ->
        [0] 실수는 그것뿐이었어요.
       *[other] 더 좋은 수를 찾았어요.
    }
   *[other] 실수 { $all }개 중 { $found }개에서 더 좋은 수를 찾았어요.
}
board-learn-finish = 마치기
board-learn-next = 다음
board-learn-skip = 건너뛰기

## 손패와 테이블

board-edition = 판본
board-base-row = 맨 아래층
board-cannot-place = 놓을 수 없으면
board-stuck-out = 라운드 탈락
board-stuck-pass = 다시 할 수 있음
board-upper-rows = 위층
board-rows-free = 빈칸 가능
board-rows-contiguous = 빈칸 없이
board-earlier-points = 이전 라운드의 점수
board-earlier-points-of = { $player }의 이전 라운드 점수
board-type-letters = 글자로 쓰기: { $letters }
board-points-field = 점수
board-fill-hand = { $filled }: { $player }의 손패 채우기
board-hand-letters = { $player }의 손패를 글자로
board-take-one-back = { $colour } { $cards }: { COLOUR($colour, form: "adjective") } 카드 { $cards }장 중 1장 되가져오기
board-lay = 피라미드에 카드 놓기
board-no-such-card = { $letter }: 이런 카드는 없어요. 쓸 수 있는 글자는 { $letters }예요.
board-too-many = { COLOUR($colour, form: "adjective") } 카드가 { $cards }장인데, 전체에는 { $deck }장뿐이에요.
board-uneven = 손패가 { $hands }장인데, 각자 { $dealt }장씩 받아요.
board-nobody-has-cards = 아직 아무도 카드가 없어요. 무작위로 나누거나 각자에게 손패를 주세요.
board-player-has = { $player } { $cards ->
    [0] 카드 없음
   *[other] { COUNT("card", $cards) }
}
board-same-number = { $hands }. 첫 카드를 놓기 전에는 모두 같은 수여야 해요.
board-opening-needed = 다섯 명일 때는 남은 카드로 맨 아래층을 시작해요. ‘{ $lay }’를 골라 놓으세요.
board-setup-over = 여기서는 아무도 카드를 놓을 수 없어요. 라운드가 끝난 상태예요.
board-lay-first = ‘{ $lay }’를 고르고, 카드와 자리를 차례로 고르세요.
board-only-at-the-end = 위에 아무것도 없는 카드만, 맨 아래층에서는 끝의 카드만 되가져올 수 있어요.
board-setup-nobody-moves = 여기서는 아무도 움직일 수 없어요. 얼음에 펭귄을 놓거나, 놓을 펭귄을 주세요.
board-brush-penguin = { $letter }: { $player }의 펭귄
board-to-place-of = { PARTICLE($player, "이/가") } 놓을 펭귄
board-to-place = 놓을 펭귄
board-penguin-needs-tile = 펭귄은 타일 위에만 놓을 수 있어요. 먼저 물고기를 놓으세요.

## 라운드 기록하기

board-takes = 먼저 색을 고르세요. { $place }에는 { PARTICLE($colours, "을/를") } 놓을 수 있어요.
board-all-placed = { COLOUR($colour, form: "adjective") } 카드는 모두 놓였어요.
board-writing = 기록하기, { COUNT("player", $players) }
# $stuck: out or pass.
board-cannot = { $player ->
    [none] { "" }
   *[other] { PARTICLE($player, "은/는") }{ " " }
}놓을 수 없음: { $stuck ->
    [out] 탈락
   *[pass] 패스
}
board-written = 완료
board-end-here = 여기서 라운드 끝내기
board-opening-card = 맨 아래층을 시작하는 카드
board-to-place-now = { $player } 차례
board-to-name = { $player }: 카드 { $cards }장을 더 알려 주세요
board-everything-written = 모두 기록했어요
board-opening-hint = 다섯 명일 때는 1장이 남아요. 그 색을 누르고 자리를 누르세요.
board-now-the-place = { COLOUR($colour) }: 이제 자리를 누르세요.
board-colour-then-place = 색을 누르고 자리를 누르세요.
board-tap-left = 손에 남은 카드를 누르세요.
board-hands-follow = 놓은 카드와 남은 카드로 손패를 알 수 있어요.
board-nothing-left = 남은 카드 없음
board-out-with = 탈락, { $cards ->
    [0] 카드 없음
   *[other] { COUNT("card", $cards) }
}
board-take-left = { $card }: { $player }에게서 { COLOUR($card, form: "adjective") } 카드 되가져오기
board-name-left = { $cards }장 고르기
board-name-left-of = { $player }의 남은 카드 { $cards }장 고르기
board-nothing-left-button = 남은 카드 없음
board-nothing-left-of = 남은 카드 없음: { $player }
board-is-on = { $place }에 { PARTICLE(COLOUR($colour), "이/가") } 있어요.

## 실제 게임에서

board-give-hand-first = 먼저 내 카드를 눌러 손패를 넣으세요.
board-none-left-for-that = 남은 { COLOUR($colour, form: "adjective") } 카드가 없어요.
board-cannot-place-card = { $player ->
    [You] 카드를 놓을 수 없어요.
   *[other] { PARTICLE($player, "은/는") } 카드를 놓을 수 없어요.
}
board-asking-pyramid = 색을 누르고 피라미드의 자리를 누르세요. 카드를 누르면 되가져와요.
board-count-colour = { COLOUR($colour) } { $cards }장
board-asking-hand = { $player ->
    [You] 내
   *[other] { $player }의
} 손패: { $cards }.
board-asking-hand-empty = { $player ->
    [You] 내
   *[other] { $player }의
} 손패에 있는 카드를 누르거나 글자로 쓰세요. 나머지는 차례대로 앉아요.
board-cannot-place-button = { $player ->
    [You] 놓을 수 없어요
   *[other] { PARTICLE($player, "은/는") } 놓을 수 없음
}
board-asking-out = 맞는 카드가 없어요. { COUNT("card", $cards) }을 남기고 탈락이에요.
board-asking-done = 카드를 모두 놓았어요. 잘했어요!
board-asking-others = { $player } 차례예요. 색을 누르고 자리를 누르세요.
board-asking-play = 낸 카드를 누르세요. 색 다음에 자리예요. 그다음 다른 사람들이 낸 카드를 이어서 누르세요.
board-simulating = 라운드를 시뮬레이션하고 있어요…
board-estimates-caption = 남을 것으로 예상되는 카드 (시뮬레이션)
board-for-you = 나
board-to-open = { PARTICLE(COLOUR($colour), "으로/로") } 맨 아래층 시작
board-average = 평균
board-at-the-table = 테이블: { $players }.
board-to-move-with = 차례, { COUNT("card", $cards) }
board-holds = 가진 카드
board-holds-one = { $step ->
    [more] +: { $player } 카드 1장 더
   *[less] −: { $player } 카드 1장 덜
}
board-what-mattered = { $player }: 가장 중요했던 순간
