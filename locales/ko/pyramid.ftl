# 채우는 피라미드.

pyramid-title = 펭귄 피라미드
pyramid-label = 피라미드
