"""What an operator watches: moves, how long they take, what is live, how far the bots are behind."""

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

MOVES = Counter("littleworlds_moves", "Commands carried out and committed", ["kind"])
LATENCY = Histogram(
    "littleworlds_move_seconds", "From a command's arrival to its acknowledgement", buckets=_FAST
)
COMMITS = Counter("littleworlds_commits", "Transactions of the log")
COMMITTED = Counter("littleworlds_committed_rows", "Lines of the log committed")
REFUSED = Counter("littleworlds_refused", "Commands refused", ["why"])
TABLES = Gauge("littleworlds_live_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("littleworlds_sockets", "Open sockets", multiprocess_mode="livesum")
DROPPED = Counter("littleworlds_dropped_sockets", "Sockets closed because they read too slowly")
BOT_QUEUE = Gauge("littleworlds_bot_queue", "Decisions that bots owe", multiprocess_mode="livesum")
BOT_SECONDS = Histogram(
    "littleworlds_bot_seconds", "From asking a bot to its answer", buckets=_FAST
)
REPLAY_QUEUE = Gauge(
    "littleworlds_replay_queue",
    "Plays that wait to be played again, or are",
    ["lane"],
    multiprocess_mode="livesum",
)
SEARCH_SECONDS = Histogram(
    "littleworlds_search_seconds",
    "How long full searches for garbage held everything up",
    buckets=_FAST,
)
