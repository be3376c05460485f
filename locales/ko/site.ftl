# The site: what every page has.

site-page-today = 오늘
site-page-calendar = 달력
site-page-practice = 연습
site-page-learn = 배우기
site-page-board = 분석판
site-page-statistics = 통계
site-page-print = 인쇄
site-feed = 피드
site-menu = 페이지
site-settings = 설정
site-close = 닫기
site-skip = 본문으로 가기
site-made-with = ppsolve로 만들었어요. 모든 퍼즐이 풀린다는 것을 증명했어요.
site-description = 펭귄 퍼즐을 매일 3개씩 풀어 보세요. 쉬움, 보통, 어려움이 있어요. 무료이고 가입도 필요 없어요.
site-level-easy = 쉬움
site-level-medium = 보통
site-level-hard = 어려움
site-level-expert = 전문가

# Today, days and the first visit.

site-today-heading = 오늘의 퍼즐
site-today-without-script = 날짜별 퍼즐:
site-no-today = 오늘 날짜의 퍼즐이 없어요. 가장 최근 퍼즐이에요:
site-day-heading = { $date } 퍼즐
site-day-description = { $date } 퍼즐 3개: { $puzzles }.
site-previous-day = 이전 날
site-next-day = 다음 날
site-day-print = 이 퍼즐 인쇄하기 (PDF)
site-welcome-heading = 처음 오셨나요?
site-welcome-what = 매일 펭귄 퍼즐 3개가 올라와요. 쉬운 것, 보통, 어려운 것이 하나씩 있어요. 가입할 필요가 없고 인터넷이 없어도 돼요.
site-welcome-party = Penguin Party에서는 카드로 피라미드를 쌓아요. 펭귄은 다른 펭귄 둘 위에 서고, 그 둘 중 적어도 하나는 색이 같아야 해요.
site-welcome-pingouin = Pingouin에서는 펭귄이 얼음 위를 미끄러지며 물고기를 모아요. 떠난 얼음 타일은 녹아 없어져요.
site-welcome-close = 오늘의 퍼즐 시작하기
site-tiny-heading = 해 보기
site-tiny-task = 맨 위에 설 수 있는 펭귄은 누구일까요?
site-tiny-picture = 초록 펭귄과 노란 펭귄이 나란히 있고, 그 위에 빈자리가 있어요.
site-tiny-red = 빨강
site-tiny-green = 초록
site-tiny-purple = 보라
site-tiny-right = 맞아요! 아래 둘 중 하나와 색이 같아요. 이것만 알면 돼요.
site-tiny-wrong = 아래 둘 중에 이 색이 없어요. 다른 펭귄을 골라 보세요.

# The page of a puzzle.

site-solution = 풀이 보기
site-puzzle-without-script = 자바스크립트를 켜면 이 페이지에서 퍼즐을 풀 수 있어요. 끈 상태에서는 읽을 수만 있어요.
site-back-to-day = 이날의 퍼즐 3개
site-back-to-practice = 연습 퍼즐 모두 보기
site-previous-number = { $number }번
site-puzzle-bar = 다른 퍼즐

# Calendar, statistics, practice and print.

site-calendar-all = 모든 날짜
site-statistics-without-script = 자바스크립트를 켜면 이 기기에서 푼 퍼즐 수가 여기에 나와요.
site-keep-heading = 기록 보관하기
site-keep-text = 기록은 이 기기에만 저장돼요. 파일이나 링크로 다른 기기에 옮기면 두 기록이 합쳐지고, 연속 기록도 사라지지 않아요.
site-export = 파일로 저장하기
site-import = 파일 불러오기
site-export-link = 링크 복사하기
site-practice-text = 모든 종류와 난이도의 퍼즐이 있어요. 원하는 만큼, 원하는 순서로 풀어 보세요.
site-practice-none = 이 사이트에는 연습 퍼즐이 없어요.
site-print-text = 하루치 인쇄물에는 끝에 풀이가 있어요. 한 주치에는 없어요. 풀이는 각 날짜의 페이지에 있어요.
site-print-weeks = 주별
site-print-days = 날짜별
site-print-week = { $date }부터 한 주
site-feed-title = { $title }: 매일 퍼즐 3개

# Lessons.

site-welcome-learn = 규칙 배우기
site-all-lessons = 모든 강의
site-previous = 이전
site-next = 다음
site-lesson-first = 해 보세요. 첫 수를 찾으면 돼요. 힌트가 길을 알려 줘요.
site-lesson-try = 해 보세요. 몇 수를 이미 두었어요. 다음 수를 찾으면 돼요. 힌트가 길을 알려 줘요.
site-lesson-made = 지금까지 둔 수: { $moves }.
site-lesson-move = 수 보기
site-learn-rules = { $game } 규칙
site-learn-strategy = 잘하는 방법
site-learn-strategy-text = Penguin Party를 잘하는 간단한 규칙이에요. 첫째 규칙부터 보고, 여러 수가 똑같이 좋으면 다음 규칙으로 정해요.
site-learn-techniques = 퍼즐을 푸는 방법
site-learn-techniques-text = 쉬운 것부터 어려운 것까지 방법마다 강의가 있고, 직접 해 볼 퍼즐도 있어요.
