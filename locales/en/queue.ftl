# Queues.

queue-title = Penguin queue
queue-label = Queue
