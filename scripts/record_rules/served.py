"""Whole games on a server: own boards, chosen colours, any first player, and rematches."""

import json
import random
import re
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from . import sanssouci, versailles
from .common import require

COLOURS = ["red", "green", "blue", "violet", "gold"]
FIRSTS = ["random", "first_seat", "second_seat", "rulebook"]


class Client:
    """A person who uses the API."""

    def __init__(self, address):
        self.address, self.cookie = address, None
        self.me = self.call("POST", "/api/me")["id"]

    def call(self, method, path, body=None):
        """The JSON that the server answers."""
        headers = {"content-type": "application/json"} | ({"cookie": self.cookie} if self.cookie else {})
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers, method=method)) as answer:
            self.cookie = self.cookie or answer.headers["set-cookie"].partition(";")[0]
            return json.loads(answer.read() or b"null")

    def table(self, game):
        """The table of a game."""
        return self.call("GET", f"/api/games/{game}")["table"]


def serve(binary, folder):
    """Starts a server on a free port. Returns it and its address."""
    arguments = ["--listen", "127.0.0.1:0", "--database", str(Path(folder, "served.db")), "--log", "warn"]
    limits = ["--people-per-minute", "1000000", "--posts-per-second", "10000", "--max-games-each", "100000"]
    server = subprocess.Popen([binary, "serve", *arguments, *limits], stdout=subprocess.PIPE, text=True)
    return server, next(match[0] for line in server.stdout if (match := re.search(r"http://\S+", line)))


def options_of(game, rng):
    """Random options of a game for two or three players."""
    if game == "versailles":
        return {"players": rng.choice([2, 3])}
    edition = rng.choice(["classic", "revised"])
    flags = {key: rng.random() < 0.5 for key in ("rewards", "boars", "choose_sides", "choose_stack")}
    flags["choose_stack"] &= edition == "classic"
    return {"edition": edition, "players": rng.choice([2, 3])} | flags


def play(host, guest, rng):
    """Plays a game and its rematch, and yields their ids with the person who must begin, if one must."""
    game, rules = rng.choice([("sanssouci", sanssouci), ("versailles", versailles)])
    files = {f"{game}/{name}.toml": text for name, text in rules.random_boards(rng).items()}
    boards = host.call("POST", "/api/boards", {"game": game, "name": "Random box", "files": files})
    first = rng.choice(FIRSTS)
    terms = {"game": game, "options": options_of(game, rng), "boards": boards["id"], "first": first,
             "stand_in": "apprentice"}
    seats = ["me", "open", "apprentice"][:terms["options"]["players"]]
    table = host.call("POST", "/api/games", {"terms": terms, "seats": seats})["id"]
    # The table keeps its boards.
    host.call("DELETE", f"/api/me/boards/{boards['id']}")
    colour = rng.choice(COLOURS)
    host.call("PUT", f"/api/games/{table}/seats/0/colour", {"colour": colour})
    guest.call("PUT", f"/api/games/{table}/seats/1", {"who": "me"})
    people = [seat["occupant"].get("id") for seat in host.table(table)["seats"]]
    me, you = host.me, guest.me
    if first == "rulebook" and game == "sanssouci":
        require(host.table(table)["waits_for_first"], "the table waits for the answer")
        guest.call("PUT", f"/api/games/{table}/first", {"seat": people.index(you)})
    require(host.table(table)["phase"] == "running", "the game has begun")
    beginner = {"first_seat": me, "second_seat": you, "rulebook": you}.get(first) if game == "sanssouci" else None
    for number in range(2):
        yield finished(host, guest, table), beginner
        if number == 1:
            return
        table = host.call("POST", f"/api/games/{table}/rematch")["id"]
        seats = host.table(table)["seats"]
        require(colour in [seat.get("colour") for seat in seats if seat["occupant"].get("id") == me], "the colour is kept")
        reserved = next(number for number, seat in enumerate(seats) if seat["occupant"].get("id") == you)
        guest.call("PUT", f"/api/games/{table}/seats/{reserved}", {"who": "me"})
        require(host.table(table)["phase"] == "running", "the rematch has begun")
        # After the host the guest begins; after the guest it may be the bot or the host.
        beginner = {"first_seat": you, "rulebook": beginner}.get(first) if beginner else None


def finished(host, guest, game):
    """Both people leave, bots play to the end, and the record is read."""
    for client in (host, guest):
        client.call("POST", f"/api/games/{game}/leave")
    while host.table(game)["phase"] != "over":
        time.sleep(0.05)
    table = host.table(game)
    record = host.call("GET", f"/api/games/{game}/record")
    return record, table


def records(binary, count, seed):
    """The records of `count` games and their rematches."""
    with tempfile.TemporaryDirectory() as folder:
        server, address = serve(binary, folder)
        try:
            host, guest = Client(address), Client(address)
            for number in range(count):
                for (record, table), beginner in play(host, guest, random.Random(f"{seed}/{number}")):
                    if beginner:
                        seat = table["seats"][record["setup"]["first"]]
                        require(seat["occupant"].get("id") == beginner, "another player began")
                    yield record
        finally:
            server.terminate()
            server.wait()
