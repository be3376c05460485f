# 채우는 피라미드.

pyramid-title = 펭귄 피라미드
pyramid-label = 피라미드

## 문제

pyramid-heading = 피라미드 채우기
pyramid-statement = 주어진 { COUNT("card", $cards) }으로 피라미드를 채우세요. 맨 아래층보다 위에 있는 카드는 바로 아래 두 카드 가운데 적어도 하나와 색이 같아야 해요.
pyramid-reminder = 답은 꼭 하나예요.
pyramid-list = { $goal }:
pyramid-cards = 놓을 카드: { $cards }
pyramid-solution-note = 테두리가 점선인 카드가 놓을 카드였어요.
pyramid-how-to-1 = 빈자리마다 R, G, Y, P, B 가운데 한 글자를 쓰세요.
pyramid-how-to-2 = 목록의 카드를 한 번씩 쓰고 칸에 표시하세요.
pyramid-how-to-3 = 카드는 아래 두 카드 위에 놓이고, 그중 적어도 하나와 색이 같아요.
pyramid-how-to-4 = 그래서 같은 색 두 장 위에는 그 색만 놓을 수 있어요.
pyramid-welcome = 카드를 고르고, 놓을 자리를 누르세요.
pyramid-help-1 = 카드를 고르고 빈자리를 누르세요. 놓은 카드를 누르면 되돌아와요. 다른 색 카드를 골라 두었다면 그 카드로 바뀌어요.
pyramid-help-2 = 눈이 쌓인 카드는 처음부터 있던 카드예요.
pyramid-help-3 = 보이는 카드와 맞지 않는 카드는 이유와 함께 거절돼요.
pyramid-help-4 = 힌트는 생각하는 방법과 살펴볼 곳, 색과 층, 자리, 이유를 차례로 알려 줘요. 한 번 더 누르면 카드를 놓아요.
pyramid-help-5 = 확인은 틀린 카드가 몇 장인지 알려 줘요. 어느 카드인지는 힌트가 알려 줘요.
pyramid-help-7 = 메모를 켜면 카드를 놓는 대신 가능한 색을 적어 둬요.
