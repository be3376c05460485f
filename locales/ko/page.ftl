# 페이지: 퍼즐과 보드가 함께 쓰는 말, 그리고 퍼즐의 메시지.

## 설정과 버튼

page-language = 언어
page-settings = 설정
page-close = 닫기
page-theme = 화면 색
page-theme-auto = 기기 설정과 같게
page-theme-light = 밝게
page-theme-dark = 어둡게
page-show-clock = 시간 보기
page-controls = 조작
page-desk = 카드와 조작
page-cards-title = 카드
# The name of a button with its key.
page-with-key = { $name } ({ $key })
page-undo = 무르기
page-redo = 다시 두기
page-hint = 힌트
page-check = 확인
page-restart = 처음부터
page-again = 한 번 더
page-help = 도움말
page-notes = 메모
page-copied = 복사했어요.

## 단축키

page-keys = 단축키
# Words between keys.
page-keys-or = 또는
page-keys-and = ,
page-key-arrows = 자리 옮기기
page-key-card = 카드 고르기, 자리 위에서는 그 자리에 놓기
page-key-put = 고른 카드를 그 자리에 놓기
page-key-notes = 메모: 카드를 놓는 대신 색을 적어 두기
page-key-six-ways = 왼쪽 위, 오른쪽 위, 왼쪽, 오른쪽, 왼쪽 아래, 오른쪽 아래로 가기
page-key-slide = 펭귄 고르기, 또는 고른 펭귄을 그리로 미끄러뜨리기
page-key-take-back = 되가져오기
page-key-undo = 무르기
page-key-redo = 다시 두기
page-key-hint = 힌트
page-key-check = 확인
page-key-steps = 앞뒤 수 보기
page-key-previous-and-next = 앞뒤 퍼즐로
page-key-help = 이 도움말

## 자리와 카드 이름

page-colour = { COLOUR($colour) }
# A colour in a list inside a sentence.
page-the-colour = { COLOUR($colour) }
page-then = { $first } 다음 { $last }
page-cards = { $cards ->
    [0] 카드 없음
   *[other] { COUNT("card", $cards) }
}
# On an empty place that takes any colour; there is little room.
page-any = 모두
# $shown: the letter and number on the button.
page-card-button = { $shown }: { COLOUR($colour) }, { $cards ->
    [0] 카드 없음
   *[other] { COUNT("card", $cards) }
}
page-spot-card = { COLOUR($colour, form: "adjective") } 카드
page-spot-turn = { $turn }번째로 놓은 카드
page-spot-closed = 닫힘
page-spot-open = 열림
page-spot-left-end = 왼쪽 끝
page-spot-right-end = 오른쪽 끝
page-spot-any = 모든 색 가능
page-spot-accepts = { $colours }만 가능
page-spot-given = 처음부터 있던 카드
page-spot-empty = 비어 있음
page-spot-noted = 메모: { $colours }
page-spot-below = { $colour ->
    [none] 빈자리
   *[other] { COLOUR($colour, form: "adjective") } 카드
}
page-spot-rests = 아래: { $cards }
page-spot-rests-two = 아래: { $colour ->
    [none] 빈자리 둘
   *[other] { COLOUR($colour, form: "adjective") } 카드 2장
}
page-spot-taken = { $place }에는 카드가 있어요. 무르기를 누르면 마지막 카드를 되가져와요.
page-spot-touch = { $place }에는 아직 놓을 수 없어요. 같은 층의 카드 옆이어야 해요.
page-spot-carried = { $place }에는 아직 놓을 수 없어요. 아래에 카드가 2장 있어야 해요.
page-spot-refuses = { $place }에는 { $colours }만 놓을 수 있어요. { PARTICLE(COLOUR($colour), "은/는") } 안 돼요.

## 퍼즐: 고정된 글

page-previous-puzzle = 앞 퍼즐
page-next-puzzle = 다음 퍼즐
page-all-puzzles = 모든 퍼즐
page-time = 시간
page-other-hands = 다른 사람들의 손패
page-moves = 수
page-previous-move = 앞 수
page-next-move = 다음 수
page-copy = 복사해서 공유하기
page-show-text = 글 보기
page-text-to-share = 공유할 글
page-how-to-play = 푸는 법
page-title = 펭귄 퍼즐 { $puzzles }개
page-techniques = 쉬운 것부터 보는 풀이 기술
page-puzzles = 퍼즐

## 퍼즐 목록

page-menu-place = { $number }/{ $all }
page-menu-sum = { $all }개 중 { $solved }개를 풀었고, 그중 { $clean ->
    [0] 도움 없이 푼 것은 아직 없어요
   *[other] { $clean }개는 도움 없이 풀었어요
} ★
page-menu-today = 오늘
# The name and level of a daily puzzle.
page-menu-name = { $name }, { $level }
page-menu-begun = 푸는 중
page-menu-not-begun = 아직 안 풂
page-menu-solved = 풀었음
page-menu-clean = 풀었음, 도움 없이
page-menu-best-time = 가장 빠른 기록 { $time }
page-day = { $day }일 { $weekday }
page-month = { $year }년 { $month }
page-level = { $level ->
    [easy] 쉬움
    [medium] 보통
    [hard] 어려움
   *[expert] 전문가
}
page-kind = { $kind ->
    [pyramid] 피라미드
    [queue] 줄 세우기
    [duel] 대결
    [route] 길 찾기
    [harvest] 수확
    [cutoff] 차단
   *[strand] 가두기
}

## 푸는 동안

page-welcome-back = 다시 왔네요! 두었던 그대로 있어요.
page-this-is-the-start = 처음 모습이에요.
page-before-your-move = 수를 두기 전 모습이에요.
page-back-to-your-game = 풀던 자리로 돌아왔어요.
page-replay = 다시 보기
page-take-it-back = 무르기
page-nothing-to-undo = 무를 수가 없어요. 아직 처음이에요.
page-nothing-to-redo = 다시 둘 수가 없어요.
page-taken-back = 한 수 물렀어요.
page-back-at-the-start = 처음으로 돌아왔어요.
# $result: time and help, as in "in 3:12 · 1 hint".
page-solved = 풀었어요! { $result }
page-shared-solved = 성공! { $result }
page-result-time = { $again ->
    [no] { $time }
   *[yes] 다시 { $time }
}
page-result-clean = 도움 없이 { $sign }
page-result-hints = 힌트 { $number }번
page-result-checks = 확인 { $number }번
page-result-wrong = 틀린 시도 { $number }번
page-medal = { $medal ->
    [gold] 금메달
    [silver] 은메달
   *[bronze] 동메달
}
# In the text to share, before the sign of the medal.
page-medal-shared = { $medal ->
    [gold] 금메달
    [silver] 은메달
   *[bronze] 동메달
}
page-steps-place = { $number }/{ $all }
page-after-that = 그다음: { $cards }
page-standing = { $standing ->
    [to-move] 차례
    [out] 탈락
   *[finished] 끝
}

## 힌트

page-hint-look = { PARTICLE($place, "을/를") } 보세요.
page-hint-for = 힌트를 한 번 더 누르면 { $next ->
    [more] 더 알려 드려요
    [place] 자리를 알려 드려요
    [card] 카드를 알려 드려요
   *[slide] 어떻게 미끄러질지 알려 드려요
}.
page-hint-go-on = 힌트를 한 번 더 누르면 이어서 설명해요.
page-hint-do = 힌트를 한 번 더 누르면 { $act ->
    [card] 카드를 놓아요
   *[slide] 미끄러져요
}.
page-hint-step-or-do = 화살표로 넘기면 이유가 보여요. 힌트를 한 번 더 누르면 { $act ->
    [card] 카드를 놓아요
   *[slide] 미끄러져요
}.
page-hint-take-back = 힌트를 한 번 더 누르면 물러요.
page-hint-why-not = { PARTICLE($move, "은/는") } 왜 안 될까요?
page-hint-same-goes = { $moves }도 마찬가지예요.
page-move-card = { $place }에 { COLOUR($colour) }
page-move-slide = { $from }에서 { $to }
page-hint-card-mistake = { $turn }번째 카드, { $place }의 { COLOUR($colour) } 카드가 실수였어요.
page-hint-card-goes = { COLOUR($colour, form: "adjective") } 카드는 { $place } 자리예요.
page-hint-moves-work = { $moves ->
    [1] 여기서는 통하는 수가 하나뿐이에요.
   *[other] 여기서는 통하는 수가 { $moves }개예요.
}
page-hint-else-fails = 다른 수는 모두 실패해요.
page-hint-slide = { $from }에서 { PARTICLE($to, "으로/로") } 미끄러져요.
page-hint-slide-mistake = { $number }번째 미끄러지기, { $from }에서 { PARTICLE($to, "으로/로") } 간 것이 실수였어요.

## 카드 퍼즐

page-choose-card-first = 먼저 카드를 고르세요.
page-no-card-to-choose = 고를 수 있는 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-put = { $place }에 { COLOUR($colour, form: "adjective") } 카드를 놓았어요.
page-no-card-placed = 아직 놓은 카드가 없어요.
page-pyramid-rests-two = { $place } 아래에는 { COLOUR($below, form: "adjective") } 카드만 2장 있어서 { PARTICLE(COLOUR($colour), "은/는") } 맞지 않아요.
page-pyramid-rests = { $place } 아래에는 { PARTICLE(COLOUR($left), "과/와") } { PARTICLE(COLOUR($right), "이/가") } 있어서 { PARTICLE(COLOUR($colour), "은/는") } 맞지 않아요.
page-pyramid-above = 위의 { PARTICLE($above, "이/가") } { COLOUR($needed) }인데 { PARTICLE($beside, "은/는") } { PARTICLE(COLOUR($other), "이라서/라서") }, 여기에는 { PARTICLE(COLOUR($needed), "이/가") } 와야 해요.
page-pyramid-no-place = { $place }라는 자리는 없어요.
page-pyramid-is-given = { $place }의 카드는 처음부터 있던 것이라 바꿀 수 없어요.
page-pyramid-has-card = { $place }에는 카드가 있어요. 메모는 빈자리에만 할 수 있어요.
page-pyramid-is-empty = { PARTICLE($place, "은/는") } 비어 있어요.
page-pyramid-is-already = { $place }에는 이미 { COLOUR($colour, form: "adjective") } 카드가 있어요.
page-pyramid-none-left = 남은 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-pyramid-notes-on = 메모를 켰어요. 자리를 누르면 고른 색을 메모해요.
page-pyramid-notes-off = 메모를 껐어요. 이제 다시 카드를 놓아요.
page-pyramid-noted = { $place } 메모: { $colours }.
page-pyramid-noted-nothing = { $place } 메모: 없음.
page-empty-again = { PARTICLE($place, "이/가") } 다시 비었어요.
page-pyramid-tray = 놓을 카드
page-pyramid-all-placed = 카드를 모두 놓았지만 틀린 것이 있어요.
page-pyramid-none-fits = 남은 카드를 놓을 자리가 없어요.
page-pyramid-wrong = { $cards ->
    [1] 카드 1장이 틀렸어요.
   *[other] 카드 { $cards }장이 틀렸어요.
}
page-pyramid-right = 지금까지는 맞아요. 이제 { COUNT("card", $cards) } 남았어요.
page-pyramid-fix = 먼저 실수를 고쳐요. { $place }의 카드가 틀렸어요.
# $reason: the sentence about the card that follows.
page-pyramid-ignoring = 직접 놓은 다른 카드 { $cards }장은 빼고 생각해요. { $reason }
page-queue-next-is = 다음 카드는 { PARTICLE(COLOUR($colour), "이에요/예요") }.
page-queue-not-near = 다음 카드 { $cards }장 중에 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-queue-tray = { $cards ->
    [1] 다음 카드
   *[other] 다음 카드 { $cards }장 중에서 고르세요
}
page-queue-dead-end = 막다른 길이에요. { COLOUR($colour, form: "adjective") } 카드를 놓을 자리가 없어요.
page-queue-dead-end-any = 막다른 길이에요. 다음 카드 중 놓을 수 있는 것이 없어요.
page-queue-right = 지금까지는 맞아요. 여기서 풀 수 있어요.
page-queue-lost = 이제는 풀 수 없어요.
page-duel-placed = { $player ->
    [you] { $place }에 { COLOUR($colour, form: "adjective") } 카드를 놓았어요.
   *[other] { PARTICLE($player, "이/가") } { $place }에 { COLOUR($colour, form: "adjective") } 카드를 놓았어요.
}
page-duel-stuck = { $player ->
    [you] 놓을 카드가 없어서 탈락이에요.
   *[other] { PARTICLE($player, "은/는") } 놓을 카드가 없어서 탈락이에요.
}
page-duel-over = 이번 라운드는 끝났어요.
page-duel-hold-none = 손에 { COLOUR($colour, form: "adjective") } 카드가 없어요.
page-duel-no-place = { PARTICLE($colours, "을/를") } 놓을 자리가 없어요.
page-duel-hand = 내 손패: { $cards ->
    [0] 카드 없음
   *[other] { COUNT("card", $cards) }
}
page-duel-left = 남은 카드: { $cards ->
    [0] 없음
   *[other] { COUNT("card", $cards) }
}
# $sure: whether the round is not over yet. $limit: the most cards of the goal.
page-duel-failed = { COUNT("card", $cards) }이 { $sure ->
    [yes] 남을 수밖에 없어요
   *[no] 남았어요
}. 목표는 { $limit ->
    [0] 모두 놓는 것이었어요
   *[other] { $limit }장 이하였어요
}.
page-contest-right = 지금까지는 맞아요. 상대가 어떻게 막아도 성공할 수 있어요.
page-contest-lost = 상대가 가장 잘 막으면 이제는 성공할 수 없어요.

## 유빙 퍼즐

page-fish = { $fish ->
    [0] 물고기 없음
   *[other] { COUNT("fish", $fish) }
}
page-tile-melted = 녹음
page-tile-end = { $number }번째 미끄러지기의 끝
page-tile-start = 출발한 곳
page-tile-chosen = 고름
page-tile-reached = 갈 수 있음
page-tile-free = 비어 있음
page-tile-penguin = 펭귄
page-tile-your-penguin = 내 펭귄
page-tile-penguin-of = { $player }의 펭귄
page-tile-number = { $number ->
    [0] 숫자 없음
   *[other] 숫자 { $number }
}
page-choose-penguin-first = 먼저 펭귄을 고르세요.
page-no-penguin-there = { $place }에는 내 펭귄이 없어요.
page-penguin-here = 펭귄이 이미 여기 있어요. 미끄러져 갈 타일을 누르세요.
page-penguin-there = { $place }에는 펭귄이 있어요.
page-no-slide = { $from }에서 { PARTICLE($to, "으로/로") } 미끄러질 수 없어요.
page-slides-next = 이제 { $place }의 펭귄이 미끄러져요.
page-slid = { $player ->
    [you] { $from }에서 { PARTICLE($to, "으로/로") } 미끄러졌어요.
   *[other] { PARTICLE($player, "이/가") } { $from }에서 { PARTICLE($to, "으로/로") } 미끄러졌어요.
}
page-not-moved-yet = 아직 움직이지 않았어요.
page-move-has-failed = 그 수는 실패했어요. 물리고 다시 해 보세요.
page-cutoff-tray = 내 물고기: { $target }마리 중 { $fish }마리
page-cutoff-rival = { COUNT("fish", $fish) }
page-strand-tray = 내 미끄러지기: { $slides }번 중 { $made }번
page-strand-rival = { $slides ->
    [0] 미끄러질 곳 없음
   *[other] 미끄러질 곳 { $slides }군데
}
page-harvest-tray = 물고기: { $target }마리 중 { $fish }마리
page-harvest-slid = { PARTICLE($place, "으로/로") }: { COUNT("fish", $fish) }.
page-harvest-stuck = 더는 미끄러질 수 없어요. 물고기 { $target }마리 중 { $fish }마리예요.
page-harvest-medal = { $medal ->
    [gold] 금메달
    [silver] 은메달
   *[bronze] 동메달
}이에요.
page-harvest-right = 지금까지는 맞아요. 아직 물고기 { $fish }마리를 모을 수 있어요.
page-harvest-lost = 이제는 물고기 { $fish }마리를 모을 수 없어요.
page-harvest-moves-allow = { $moves ->
    [1] 최대로 모을 수 있는 수는 하나뿐이에요.
   *[other] 최대로 모을 수 있는 수는 { $moves }개예요.
}
page-route-slid = { $number }번째, { PARTICLE($place, "으로/로") }.
page-route-tray = { $number }번째: { $tiles ->
    [0] 갈 타일 없음
   *[other] 갈 { COUNT("tile", $tiles) }
}
page-route-stuck = 더는 미끄러질 수 없는데, 갈 { PARTICLE(COUNT("tile", $tiles), "이/가") } 남았어요.
page-route-right = 지금까지는 맞아요.
page-route-lost = 이제는 길을 완성할 수 없어요.
