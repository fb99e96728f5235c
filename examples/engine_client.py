"""Plays whole games against the Cosecha engine, in plain Python.

    python3 examples/engine_client.py cacao 3 -- npm run -s cosecha -- engine
    python3 examples/engine_client.py GAME GAMES -- COMMAND...
"""

import json
import random
import subprocess
import sys


class EngineError(Exception):
    """The engine refused a request; `code` says why, `rule` which rule forbids the move."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.rule = error.get("rule")


class Engine:
    """One engine process. Every method of the protocol is a method here."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.requests = 0

    def call(self, method, **fields):
        self.requests += 1
        line = json.dumps({"id": self.requests, "method": method, **fields})
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise EngineError(answer["error"])
        return answer["result"]

    def __getattr__(self, method):
        return lambda **fields: self.call(method, **fields)

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)


def play(engine, game, seed, bot):
    """Seat 0 asks the engine's bot, every other seat moves at random. Returns the final totals."""
    opened = engine.new(game=game, seed=seed)
    match, result = opened["match"], opened["result"]
    chance = random.Random(seed)
    while result is None:
        decision = engine.moves(match=match)
        seat = decision["seat"]
        if seat == 0:
            move = engine.search(match=match, seat=seat, bot=bot)["move"]
        else:
            move = chance.choice(decision["moves"])
        result = engine.apply(match=match, seat=seat, move=move)["result"]
    engine.call("close", match=match)
    return result["totals"]


if __name__ == "__main__":
    split = sys.argv.index("--")
    name, games = sys.argv[1], int(sys.argv[2])
    client = Engine(sys.argv[split + 1 :])
    for number in range(games):
        print(json.dumps({"game": number + 1, "totals": play(client, name, str(number), "level-1")}))
    client.close()
