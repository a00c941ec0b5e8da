#!/usr/bin/env python3
"""An example player that uses the HTTP API, with the standard library only.

    examples/player.py http://127.0.0.1:1747                open a table against a bot and play it to the end
    examples/player.py http://127.0.0.1:1747 --join GAME    take a seat at a table that somebody else opened

It plays at random. To improve it, change `choose`, which gets all information that its seat may have.
"""

import argparse
import hashlib
import http.client
import http.cookiejar
import json
import random
import secrets
import sys
import urllib.error
import urllib.request
import uuid


class Client:
    """An API client for one person, whom the server identifies by a cookie."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
        self.me = self.call("POST", "/api/me")

    def call(self, method, path, body=None, idempotency_key=None):
        """Sends one request and returns its JSON. With an idempotency key, repeating it has no effect."""
        headers = {"content-type": "application/json"}
        if idempotency_key:
            headers["idempotency-key"] = idempotency_key
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with self.opener.open(request, timeout=60) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def frames(self, game):
        """Yields the frames of a game as they arrive. Reconnects and resumes if the stream breaks."""
        last_id = None
        while True:
            headers = {"accept": "text/event-stream"}
            if last_id is not None:
                headers["last-event-id"] = last_id
            request = urllib.request.Request(f"{self.address}/api/games/{game}/events", headers=headers)
            try:
                with self.opener.open(request, timeout=60) as stream:
                    for event in events(stream):
                        last_id = event.get("id", last_id)
                        if event.get("event") == "frame":
                            yield json.loads(event["data"])
            except (http.client.HTTPException, ConnectionError, TimeoutError):
                continue


def events(stream):
    """Parses server-sent events: lines of `field: value`, with an empty line after each event."""
    event = {}
    for line in stream:
        field, _, value = line.decode().rstrip("\r\n").partition(":")
        if field:
            event[field] = event.get(field, "") + value.removeprefix(" ")
        elif event:
            yield event
            event = {}


def choose(view):
    """Chooses one of the decisions that the view lists as legal."""
    return random.choice(view["legal"])


def play(client, game, promised):
    """Plays a game to the end and returns the last view. Notes the commitment that the server shows at the start."""
    view = None
    for frame in client.frames(game):
        if frame["table"]["commitment"]:
            promised.setdefault("commitment", frame["table"]["commitment"])
        view = frame.get("view") or view
        phase = frame["table"]["phase"]
        if phase in ("over", "closed"):
            return view
        if frame["table"]["you"] in frame["table"]["to_act"] and frame.get("view"):
            try:
                decision = {"action": choose(view), "after": frame["seq"]}
                client.call("POST", f"/api/games/{game}/decisions", decision, uuid.uuid4().hex)
            except urllib.error.HTTPError as error:
                problem = json.load(error)
                if problem["code"] != "stale":
                    raise SystemExit(f"{problem['code']}: {problem['message']}") from error


def check_deal(record, promised, nonce):
    """Checks the deal against what the server showed before the end, and that our nonce was used for it."""
    fairness = record["fairness"]
    secret_hash = hashlib.sha256(fairness["secret"].encode()).hexdigest()
    if secret_hash != promised["secret_hash"] or record["commitment"] != promised["commitment"]:
        raise SystemExit("the server did not keep its promise about the deal")
    if nonce not in fairness["nonces"]:
        raise SystemExit("the deal was drawn without our nonce")
    dealt = {key: record[key] for key in ("game", "options", "setup")}
    text = json.dumps(dealt, separators=(",", ":"), ensure_ascii=False)
    commitment = hashlib.sha256(f"{record['salt']}\n{text}".encode()).hexdigest()
    if commitment != record["commitment"]:
        raise SystemExit("the deal does not match its commitment")


def sit_down(client, game):
    """Takes the seat that is reserved for us, or the first free one. Returns the hashes to check and our nonce."""
    table = client.call("GET", f"/api/games/{game}")["table"]
    occupants = [seat["occupant"] for seat in table["seats"]]
    ours = [number for number, occupant in enumerate(occupants) if occupant and occupant.get("id") == client.me["id"]]
    free = [number for number, occupant in enumerate(occupants) if occupant is None]
    # The server has committed to its secret, so it cannot choose the deal after it knows our nonce.
    nonce = secrets.token_hex(16)
    client.call("PUT", f"/api/games/{game}/seats/{(ours + free)[0]}", {"who": "me", "nonce": nonce})
    return table["secret_hash"], nonce


def open_table(client, game, bot):
    """Opens a table for two with a bot and returns its id."""
    options = {"players": 2}
    if game == "sanssouci":
        options = {"edition": "classic", "players": 2, "rewards": False, "boars": False}
        options |= {"choose_sides": True, "choose_stack": False}
    table = {"terms": {"game": game, "options": options}, "seats": ["reserved", bot]}
    return client.call("POST", "/api/games", table)["id"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--join", metavar="GAME", help="take a seat at this table")
    parser.add_argument("--game", choices=["sanssouci", "versailles"], default="sanssouci")
    parser.add_argument("--bot", default="gardener", help="the level of the bot to play against")
    parser.add_argument("--seed", type=int, help="make the same decisions in every run")
    arguments = parser.parse_args()
    random.seed(arguments.seed)

    client = Client(arguments.address)
    client.call("PUT", "/api/me", {"name": "player.py"})
    game = arguments.join or open_table(client, arguments.game, arguments.bot)
    promised = {}
    promised["secret_hash"], nonce = sit_down(client, game)
    last = play(client, game, promised)
    if not last["result"]:
        return 1
    check_deal(client.call("GET", f"/api/games/{game}/record"), promised, nonce)
    seat = client.call("GET", f"/api/games/{game}")["table"]["you"]
    totals = [score["total"] for score in last["result"]["scores"]]
    print(f"{game}: {totals[seat]} points, the others {totals[:seat] + totals[seat + 1:]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
