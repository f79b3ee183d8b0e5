"""A program for `exec:`: a bot of the library that it runs with, so that bots of an older one can be played against."""

import json
import sys

import littleworlds as lw
from littleworlds.bots.bot import Budget
from littleworlds.bots.registry import make_any


def main(spec: str) -> None:
    """Answers until it hears `bye`."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "bye":
            return
        if message["t"] == "hello":
            game = lw.game(message["game"])
            bot = make_any(spec, message["seed"])
            answer = {"t": "ready"}
        else:
            action = bot.choose(game.perspective(message["view"]), Budget())
            answer = {"t": "choice", "action": game.notation(action)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
