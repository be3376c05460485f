# 인쇄용 퍼즐지: 표지, 규칙 상자, 퍼즐 둘레의 이름표.

sheet-title = 펭귄 퍼즐
# 퍼즐 $number개가 든 파일의 제목.
sheet-several = 펭귄 퍼즐 { $number }개
sheet-solutions = 풀이
# 학생마다 다른 퍼즐을 만드는 번호. 표지에 나와요.
sheet-seed = 시드 { $seed }

## 표지

sheet-themes = 주간 주제: { $themes }
# 주제를 늘어놓은 목록. 주제 안에도 '와/과'가 있어요.
sheet-themes-and = { $themes } / { $theme }
# $kinds는 '피라미드 2개와 줄 세우기 1개' 같은 목록이에요.
sheet-contents = 퍼즐 { $number }개: { $kinds }
sheet-kind = { $kind ->
    [pyramid] 피라미드 { $number }개
    [queue] 줄 세우기 { $number }개
    [duel] 대결 { $number }개
    [route] 길 찾기 { $number }개
    [harvest] 수확 { $number }개
    [cutoff] 차단 { $number }개
   *[strand] 가두기 { $number }개
}

## 규칙 상자

sheet-how-to = { $kind ->
    [pyramid] 피라미드 푸는 법
    [queue] 줄 세우기 푸는 법
    [duel] 대결 푸는 법
    [route] 길 찾기 푸는 법
    [harvest] 수확 푸는 법
    [cutoff] 차단 푸는 법
   *[strand] 가두기 푸는 법
}
# $goal은 짧게 쓴 목표예요.
sheet-example = 예: { $goal }. 첫 수는 { PARTICLE($move, "이에요/예요") }.

## 이름표

# 뒤에 쓸 줄이 있어요.
sheet-your-move = 고른 수:
# 뒤에 수를 쓸 칸이 있어요.
sheet-your-fish = 물고기 수:
# 맨 아래층이 양옆으로 더 넓어질 수 있는 피라미드 아래.
sheet-widest-base = 옆으로 최대 { $base }장
