# 사이트 스크립트의 글: web/src/site/.

reader-kind = { $kind ->
    [pyramid] 피라미드
    [queue] 줄 세우기
    [duel] 대결
    [route] 길 찾기
    [harvest] 수확
    [cutoff] 차단
   *[strand] 가두기
}
reader-task = { $kind ->
    [pyramid] 피라미드 채우기
    [queue] 줄 비우기
    [duel] 수 찾기
    [route] 길 찾기
    [harvest] 물고기 모으기
    [cutoff] 길 끊기
   *[strand] 상대 가두기
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
reader-streak-kept = { $days }일 연속으로 풀고 있어요. 오늘도 풀었어요.
reader-streak-waiting = { $days }일 연속으로 풀고 있어요. 오늘의 문제를 하나만 풀면 이어져요.
reader-streak-start = 오늘의 문제를 하나 풀면 연속 기록이 시작돼요.
reader-streak-late = 날짜가 지난 뒤에 풀었어요. 통계에는 들어가지만 연속 기록에는 들어가지 않아요.

## Calendar

reader-month-sum = { $puzzles }문제 중 { $solved }문제 풀이, 도움 없이 { $clean }문제
reader-day-label = { $date }: { $marks }

## Statistics

reader-nothing-solved = 아직 푼 문제가 없어요. 문제를 풀면 여기에 결과가 보여요.
reader-solved = 푼 문제
reader-clean = 도움 없이
reader-on-the-day = 당일 풀이
reader-streak = 지금 연속
reader-best-streak = 최장 연속
reader-share-of = { $percent }%
reader-by-kind = 종류와 난이도별
reader-column-kind = 문제
reader-column-solved = 풀이
reader-column-clean = 도움 없이
reader-column-median = 중간 시간
reader-column-best = 최고 기록
reader-weeks = 최근 { $count }주
reader-week-label = { $date } 주: { $solved }문제 풀이, 도움 없이 { $clean }문제
reader-chart-clean = 도움 없이
reader-chart-other = 힌트나 확인, 틀린 수 있음

## Practice

reader-ladder-about = 도움 없이 두 번 연달아 풀면 올라가고, 힌트를 쓰면 내려가요.
reader-ladder-start = 다음 문제
reader-ladder-level = { $kind }: 지금 난이도는 { $level }
reader-practice-sum = { $puzzles }문제 중 { $solved }문제 풀이

## Share

reader-share = 공유
reader-share-day = 이날의 결과 공유
reader-copied = 복사했어요.
reader-share-line = { $kind } ({ $level }): { $result }
reader-share-clean = 도움 없이 ✨
reader-share-hints = 힌트 { $number }번
reader-share-open = 아직

## Progress as a file or a link

reader-exported = { $name } 파일에 지금까지의 기록이 모두 들어 있어요. 다른 기기에서 가져오거나 보관해 두세요.
reader-link-copied = 링크를 복사했어요. 다른 기기에서 열면 그 기기에 기록이 더해져요.
reader-link-long = 링크를 복사했어요. { $letters }자라서 메신저에 따라 잘릴 수 있어요. 파일이 더 안전해요.
reader-link-shown = 이 링크를 복사해서 다른 기기에서 여세요.
reader-import-question = 링크에 { $puzzles }문제의 결과가 들어 있어요. 이 기기의 기록에 더할까요? 사라지는 것은 없어요.
reader-import-title = 다른 기기의 기록
reader-import-yes = 더하기
reader-import-no = 취소
reader-imported = { $puzzles ->
    [0] 이미 모두 가지고 있어요. 연속 기록: { $days }.
   *[other] 새 결과 { $puzzles }개를 더했어요. 연속 기록: { $days }.
}
reader-import-not-progress = 이 사이트의 기록이 아니거나 일부가 빠져 있어요. 아무것도 바뀌지 않았어요.
reader-import-newer = 더 새로운 버전의 사이트에서 만든 기록이에요. 인터넷에 연결한 뒤 페이지를 새로 고치고 다시 해 보세요. 아무것도 바뀌지 않았어요.

## Storage and versions

reader-storage-full = 브라우저의 저장 공간이 가득 찼어요. 이 창을 닫으면 새 결과가 사라져요. 통계 페이지에서 기록을 파일로 저장하세요.
reader-storage-forbidden = 이 브라우저에서는 아무것도 저장할 수 없어요. 이 창을 닫으면 결과가 사라져요. 통계 페이지에서 기록을 파일로 저장하세요.
reader-storage-newer = 더 새로운 버전의 사이트에서 만든 기록이 있어요. 그 기록은 그대로 두고, 새 결과는 따로 저장했다가 업데이트 뒤에 합쳐요. 인터넷에 연결한 뒤 페이지를 새로 고치세요.
reader-storage-unreadable = 저장된 기록을 읽을 수 없었어요. 그대로 보관해 두었고, 이제부터 새 결과를 저장해요.
reader-update = 사이트의 새 버전이 나왔어요.
reader-update-link = 지금 쓰기
reader-offline = 인터넷에 연결되어 있지 않아요. 전에 본 페이지는 그대로 쓸 수 있어요.
reader-unseen = 인터넷에 연결되어 있지 않고, 그 페이지는 이 기기에서 연 적이 없어요. 전에 연 페이지는 그대로 쓸 수 있어요.
