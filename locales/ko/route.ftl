# 길 찾기.

route-title = Pingouin 길 찾기
route-label = 길 찾기
