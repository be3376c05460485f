# 줄 세우기.

queue-title = 펭귄 줄 세우기
queue-label = 줄 세우기
