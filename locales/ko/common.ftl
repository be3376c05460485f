# 다른 메시지와 함수가 쓰는 메시지. docs/translating.md 참고.

## 언어

common-language = 한국어
common-decimal-mark = .
common-thousands-mark = ,

# $month: 달 이름, $number: 달 숫자.
common-date = { $year }년 { $number }월 { $day }일 { $weekday }

## 목록

common-list-and = { PARTICLE($first, "과/와") } { $last }
common-list-or = { PARTICLE($first, "이나/나") } { $last }

## 제한

# $options: names of options, such as --time.
common-larger-limit = { PARTICLE($options, "을/를") } 더 크게 해 보세요.

## 함수

# COLOUR($letter): 색 이름. form: "adjective"는 명사 앞에 써요: 빨간 카드.
common-colour = { $form ->
    [adjective] { $colour ->
        [R] 빨간
        [G] 초록
        [Y] 노란
        [P] 보라
       *[B] 파란
    }
   *[noun] { $colour ->
        [R] 빨강
        [G] 초록
        [Y] 노랑
        [P] 보라
       *[B] 파랑
    }
}

# WORD($number): 글자로 쓴 수. 한국어에서는 숫자로 써요.
common-word = { $number }

# COUNT("card", $number): 수를 세는 말.
common-count = { $thing ->
    [card] 카드 { $number }장
    [colour] { $number }가지 색
    [fish] 물고기 { $number }마리
    [move] { $number }수
    [penguin] 펭귄 { $number }마리
    [place] { $number }자리
    [player] { $number }명
    [point] { $number }점
    [position] 국면 { $number }개
    [round] { $number }라운드
    [slide] 미끄럼 { $number }번
    [step] { $number }단계
    [tile] 타일 { $number }칸
    [token] 토큰 { NUMBER($number, useGrouping: 0) }개
    [turn] { $number }차례
   *[way] { $number }가지 방법
}
