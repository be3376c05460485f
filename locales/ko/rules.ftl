# 두 게임의 규칙. 처음 하는 사람을 위한 설명.

rules-number = { $number }
rules-item = { $name }: { $text }

## Penguin Party

rules-party-title = 펭귄 파티
rules-party-introduction = Reiner Knizia의 { $fewest }~{ $most }인용 카드 게임이에요. 모두 함께 펭귄 피라미드 하나를 쌓아요. 손에 든 카드를 털어 내세요. 내지 못한 카드는 한 장에 벌점 1점이고, 벌점이 가장 적은 사람이 이겨요.

rules-set-up = 준비
rules-party-cards = 펭귄 카드 { $cards }장이 필요해요. { PARTICLE($deck, "이에요/예요") }. 잘 섞어서 나눠 주세요.
rules-party-of-a-colour = { COLOUR($colour) } { $cards }장
rules-party-deal = { COUNT("player", $players) }: { $cards }장씩{ $rest ->
    [first] . 마지막 카드로 피라미드를 시작해요
    [unused] . { $unused }장은 쓰지 않아요
   *[none] { "" }
}
rules-party-own-cards = 자기 카드만 볼 수 있어요.

rules-turn = 차례
rules-party-turn = 손에서 카드 1장을 내면 다음 사람 차례예요. 첫 카드로 맨 아래층을 시작해요. 그다음부터 카드를 내는 방법은 두 가지예요.
rules-party-bottom = 맨 아래층: 층의 왼쪽 끝이나 오른쪽 끝에 아무 카드나 붙여 놓아요. 맨 아래층에는 빈틈이 없어요. { $base }장이 놓이면 다 찬 거예요. 둘이서 할 때는 { $two }장이에요.
rules-party-top = 위층: 나란히 놓인 카드 두 장 위 가운데에 카드를 올려요. 두 장 가운데 적어도 한 장과 색이 같아야 해요. 그러니 같은 색 두 장 위에는 그 색만 올릴 수 있어요.

rules-example = 예
rules-party-letter = { $colour } { COLOUR($colour) }
rules-party-brackets = 대괄호는 카드예요. { $letters }. 괄호는 카드를 놓을 수 있는 자리이고, 그 안에 놓을 수 있는 색이 있어요(*는 아무 색이나).
rules-party-at-end = { $side ->
    [left] 왼쪽
   *[right] 오른쪽
} 끝, 아무 색이나
rules-party-on-two = { COLOUR($left, form: "adjective") } 카드와 { COLOUR($right, form: "adjective") } 카드 위, { COLOUR($left) } 또는 { COLOUR($right) }
rules-party-notation = 위에 있는 초록 카드는 초록 카드 두 장 위에 놓였어요. 위층에는 빈틈이 있어도 돼요. 바로 아래 카드 두 장만 있으면 돼요. ppsolve는 수를 색과 자리로 적어요. { PARTICLE($move, "은/는") } { $place }에 놓은 초록이에요.

rules-out = 탈락
rules-party-out = 낼 수 있는 카드가 있으면 내키지 않아도 내야 해요. 차례가 되었는데 맞는 카드가 없으면 그 라운드에서 탈락해요. 손에 남은 카드 한 장마다 벌점 1점을 받아요. 나중에 맞는 자리가 생겨도 다시 들어올 수 없어요.
rules-party-done = 마지막 카드까지 냈으면 끝난 것이고 벌점이 없어요. 나머지는 아무도 남지 않을 때까지 계속해요. 마지막에 남은 사람은 여러 장을 잇따라 낼 수 있어요.

rules-bonus = 보너스
rules-party-bonus = 카드를 다 내면 앞 라운드에서 받은 벌점이 있을 때 최대 { $points }점까지 돌려줘요.

rules-end = 끝
rules-party-end = 사람 수만큼 라운드를 해요. 라운드마다 시작 플레이어가 왼쪽으로 넘어가고, 벌점을 모두 더해요. 마지막 라운드가 끝나면 합계가 가장 낮은 사람이 이겨요. 같으면 함께 이겨요. 한 라운드를 더 하는 판본도 있어요.

## 펭귄 파티의 판본

rules-editions = 판본
rules-editions-colours = 색
rules-editions-bonus = 손 털기 보너스
rules-editions-tokens = 상자 속 토큰
rules-editions-tumble = 무너짐
rules-editions-tie = 동점
rules-editions-note = 참고
rules-editions-cards = { COLOUR($colour) } { $cards }
rules-edition-bonus = { $edition ->
    [iello-2024] 최대 2점
    [playte-2021] 2점, 모자라면 가진 만큼
   *[ffg-2007] 2점, 앞 라운드의 벌점이 있을 때
}
rules-edition-tokens = { $edition ->
    [iello-2024] 1점 24개, 5점 12개
    [playte-2021] 1점 20개, 5점 10개
   *[ffg-2007] 1점, 3점, 5점 칩 39개
}
rules-edition-tumble = { $edition ->
    [ffg-2007] 피라미드를 무너뜨린 사람만 벌점(남은 카드 + 1)을 받고 다시 나눠요
   *[other] 없음
}
rules-edition-tie = { $edition ->
    [iello-2024] 공동 승리 또는 한 라운드 더
    [playte-2021] 공동 승리 또는 라운드 추가
   *[ffg-2007] 언급 없음: 공동 승리
}
rules-edition-note = { $edition ->
    [iello-2024] { "" }
    [playte-2021] 파랑이 하늘색
   *[ffg-2007] 네 가지 색 펭귄 36개. 9개씩이라는 것은 추측
}
rules-deals = 모든 판본에서 카드를 나누는 방법:
rules-deals-players = 인원
rules-deals-cards = 한 사람당 카드
rules-deals-base = 맨 아래층
rules-deals-rest = 남는 카드
rules-deals-left = { $rest ->
    [first] 1장, 맨 아래층의 시작
    [unused] { $unused }장, 쓰지 않음
   *[none] 없음
}
rules-overrides = 하우스 룰로 바꿀 수 있는 규칙:
rules-overrides-rule = 규칙
rules-overrides-meaning = 뜻
rules-override = { $rule ->
    [base] 맨 아래층의 카드 수, 1~8
    [deck] 색마다 카드 수. 예: R9G9Y9B9
    [hand_size] 한 사람이 받는 카드 수
    [bonus] 손을 털면 돌려줄 수 있는 최대 점수
    [upper_rows] { $usual }(자유) 또는 { $other }: 한 층의 카드가 끊기지 않고 이어져야 해요
   *[stuck] { $usual }(탈락) 또는 { $other }: 막힌 사람도 라운드에 남아요
}

## Pingouin

# same as English
rules-floe-title = Pingouin
rules-floe-introduction = { $authors }의 { $fewest }~{ $most }인용 보드게임으로, { $german }, { $english }라고도 해요. 펭귄이 미끄러지고 나면 얼음이 녹아 없어져요. 누구보다 물고기를 많이 잡으세요.
rules-floe-set-up = 육각형 얼음 타일 { $tiles }개를 7개와 8개씩 번갈아 { $rows }줄로 무작위로 늘어놓아요. 물고기가 1마리인 타일이 { $one }개, 2마리가 { $two }개, 3마리가 { $three }개예요. 타일마다 물고기가 보여요. 각자 펭귄을 받아요.
rules-floe-penguins = { COUNT("player", $players) }: { COUNT("penguin", $penguins) }씩
rules-floe-placing = 펭귄이 모두 얼음 위에 설 때까지, 물고기가 딱 1마리 있는 빈 타일에 차례대로 펭귄을 하나씩 놓아요.
rules-floe-turn = 자기 펭귄 하나를 여섯 방향 가운데 한쪽으로 곧게 미끄러뜨려요. 원하는 만큼 갈 수 있지만 적어도 한 칸은 가야 해요. 구멍이나 다른 펭귄을 지나거나 얼음 밖으로 나갈 수는 없어요. 그런 다음 펭귄이 떠난 타일을 가져와요. 그 물고기를 얻고, 그 자리는 구멍이 돼요. 지나가기만 한 타일은 그대로 남아요. 움직일 수 있으면 움직여야 해요.
rules-floe-drawing = 유빙의 윗부분이에요. 숫자는 그만큼 물고기가 있는 타일, 글자는 펭귄, 점은 구멍이에요. 줄에는 글자가 붙고, 칸은 왼쪽부터 세어요.
rules-floe-example = 대괄호 안에 있는 { $penguin }의 펭귄 A는 괄호 안의 타일({ $tiles })로 미끄러질 수 있어요. 왼쪽은 구멍이고, 왼쪽 아래에는 펭귄 B가 서 있어요. 어디로 가든 물고기 1마리가 있는 타일 { PARTICLE($penguin, "을/를") } 가져와요. ppsolve는 수를 두 타일로 { $move }처럼 적고, 펭귄을 놓는 것은 한 타일로 { $penguin }처럼 적어요.
rules-floe-out = 차례가 되었는데 움직일 수 있는 펭귄이 없으면 탈락해요. 펭귄과 그 아래 타일을 얼음에서 함께 가져와요. 그 물고기도 얻어요. 다른 사람들은 계속해요.
rules-floe-end = 모두 탈락하면 게임이 끝나요. 물고기가 가장 많은 사람이 이겨요. 물고기 수가 같으면 그 가운데 타일이 가장 많은 사람이 이기고, 타일 수도 같으면 함께 이겨요.
