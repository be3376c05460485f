# 사이트 스크립트의 글: web/src/site/.

reader-kind = { $kind ->
    [pyramid] 피라미드
    [queue] 줄서기
    [duel] 대결
    [route] 길찾기
    [harvest] 낚시
    [cutoff] 가르기
   *[strand] 가두기
}
reader-task = { $kind ->
    [pyramid] 피라미드를 채우세요
    [queue] 줄을 비우세요
    [duel] 이기는 수를 찾으세요
    [route] 길을 찾으세요
    [harvest] 물고기를 모으세요
    [cutoff] 길을 끊으세요
   *[strand] 상대를 가두세요
}
reader-level = { $level ->
    [easy] 쉬움
    [medium] 보통
    [hard] 어려움
   *[expert] 전문가
}

## Marks

reader-mark = { $mark ->
    [clean] 도움 없이 풀었어요
    [solved] 풀었어요
    [late-clean] 나중에 도움 없이 풀었어요
    [late] 나중에 풀었어요
    [medal] 메달을 받았어요
    [begun] 푸는 중이에요
   *[open] 아직 안 풀었어요
}
reader-legend = 표시 설명
reader-legend-mark = { $mark ->
    [clean] 당일, 도움 없이
    [solved] 당일
    [late-clean] 나중에, 도움 없이
    [late] 나중에
    [medal] 메달
   *[open] 아직
}
reader-time = { $time }

## Today and the days

reader-today = 오늘
reader-day-ahead = 이날의 문제는 { $date }에 열려요. 기기의 시계를 따라요.
reader-day-ahead-link = 오늘의 문제
reader-before-first = 첫 문제는 { $date }에 나와요.
reader-after-last = 아직 새 문제가 없어요. 가장 최근인 { $date } 문제예요.
reader-new-day = 새날이에요. 오늘의 문제가 나왔어요.
reader-new-day-link = 열기
reader-all-solved = 세 문제를 다 풀었어요. 내일 또 만나요!
reader-next-puzzle = 다음: { $name }

## Streaks

reader-days = { $days }일
