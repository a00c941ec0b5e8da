#!/usr/bin/env python3
"""A player of your own, over the HTTP API. Standard library only.

    examples/player.py http://127.0.0.1:1747                     opens a table against a bot and plays it to the end
    examples/player.py http://127.0.0.1:1747 --join GAME         sits down at a table that somebody else opened

It decides at random. To make it clever, change `choose`: it gets everything that this seat may know.
"""

import argparse
import hashlib
import http.client
import http.cookiejar
import json
import random
import sys
import urllib.error
import urllib.request
import uuid


class Table:
    """The API, as one person sees it. The key that the server gives stays in the cookie jar."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
        self.me = self.call("POST", "/api/me")

    def call(self, method, path, body=None, repeat_key=None):
        """One request; a lost answer is asked for again, which the key makes harmless."""
        headers = {"content-type": "application/json"}
        if repeat_key:
            headers["idempotency-key"] = repeat_key
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with self.opener.open(request, timeout=60) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def frames(self, game):
        """The frames of a game as they happen. Where the stream breaks off, it is taken up again."""
        seen = None
        while True:
            headers = {"accept": "text/event-stream"}
            if seen is not None:
                headers["last-event-id"] = seen
            request = urllib.request.Request(f"{self.address}/api/games/{game}/events", headers=headers)
            try:
                with self.opener.open(request, timeout=60) as stream:
                    for event in events(stream):
                        seen = event.get("id", seen)
                        if event.get("event") == "frame":
                            yield json.loads(event["data"])
            except (http.client.HTTPException, ConnectionError, TimeoutError):
                continue


def events(stream):
    """Server-sent events: lines of `field: value`, an empty line after each event."""
    event = {}
    for line in stream:
        field, _, value = line.decode().rstrip("\r\n").partition(":")
        if field:
            event[field] = event.get(field, "") + value.removeprefix(" ")
        elif event:
            yield event
            event = {}


def choose(view):
    """What to do: one of the decisions that the view lists as legal."""
    return random.choice(view["legal"])


def play(table, game):
    """Plays a game to the end, and gives the last view."""
    view = None
    for frame in table.frames(game):
        view = frame.get("view") or view
        phase = frame["table"]["phase"]
        if phase in ("over", "closed"):
            return view
        if frame["table"]["you"] in frame["table"]["to_act"] and frame.get("view"):
            try:
                decision = {"action": choose(view), "after": frame["seq"]}
                table.call("POST", f"/api/games/{game}/decisions", decision, uuid.uuid4().hex)
            except urllib.error.HTTPError as error:
                problem = json.load(error)
                if problem["code"] != "stale":
                    raise SystemExit(f"{problem['code']}: {problem['message']}") from error


def check_deal(record):
    """Whether what was dealt is what was promised when the game began."""
    dealt = {key: record[key] for key in ("game", "options", "setup")}
    text = json.dumps(dealt, separators=(",", ":"), ensure_ascii=False)
    promised = hashlib.sha256(f"{record['salt']}\n{text}".encode()).hexdigest()
    if promised != record["commitment"]:
        raise SystemExit("the deal is not the one that was promised")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("address")
    arguments.add_argument("--join", metavar="GAME", help="sit down at this table")
    arguments.add_argument("--game", choices=["sanssouci", "versailles"], default="sanssouci")
    arguments.add_argument("--bot", default="gardener", help="the level of the bot to play against")
    arguments.add_argument("--seed", type=int, help="decide the same way every time")
    given = arguments.parse_args()
    random.seed(given.seed)

    table = Table(given.address)
    table.call("PUT", "/api/me", {"name": "player.py"})
    if given.join:
        game = given.join
        seats = table.call("GET", f"/api/games/{game}")["table"]["seats"]
        free = next(number for number, seat in enumerate(seats) if seat["occupant"] is None)
        table.call("PUT", f"/api/games/{game}/seats/{free}", {"who": "me"})
    else:
        options = {"players": 2}
        if given.game == "sanssouci":
            options = {"edition": "classic", "players": 2, "rewards": False, "boars": False}
            options |= {"choose_sides": True, "choose_stack": False}
        opening = {"terms": {"game": given.game, "options": options}, "seats": ["me", given.bot]}
        game = table.call("POST", "/api/games", opening)["id"]
    last = play(table, game)
    seat = table.call("GET", f"/api/games/{game}")["table"]["you"]
    check_deal(table.call("GET", f"/api/games/{game}/record"))
    totals = [score["total"] for score in last["result"]["scores"]]
    print(f"{game}: {totals[seat]} points, the others {totals[:seat] + totals[seat + 1:]}")
    return 0 if last["result"] else 1


if __name__ == "__main__":
    sys.exit(main())
