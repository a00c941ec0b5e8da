"""The rules of Sanssouci, both editions, with Rewards and Boars."""

from collections import Counter

from .common import require

COLUMNS = "abcdefghi"
COLOURS = "wgovt"
ROWS = dict(zip(COLOURS, range(2, 7)))
SLOTS = [colour + number for colour in COLOURS for number in "12"]
FIELDS = [column + str(row) for row in range(1, 7) for column in COLUMNS]
ROW_1 = set(FIELDS[:9])
# The Rewards board is 1, 3, 5 and 7 fields wide and lies on rows 3 to 6, with its tip on the stairs of row 3.
REWARDS = [column + str(row) for row, reach in ((3, 0), (4, 1), (5, 2), (6, 3)) for column in COLUMNS[4 - reach:5 + reach]]
TILES = {2: 45, 3: 63, 4: 81}
TURNS = 18


def neighbours(field):
    """The fields that share a side with a field."""
    column, row = COLUMNS.index(field[0]), int(field[1])
    places = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [COLUMNS[x] + str(y) for x, y in places if 0 <= x < 9 and 1 <= y <= 6]


def connected(start, fields):
    """The fields that can be reached from `start` over `fields`."""
    seen, waiting = set(start), list(start)
    while waiting:
        for field in neighbours(waiting.pop()):
            if field in fields and field not in seen:
                seen.add(field)
                waiting.append(field)
    return seen


class Player:
    """One player's garden, cards and points."""

    def __init__(self, missions, deck):
        self.missions = missions
        self.hand, self.deck = deck[:2], deck[2:]
        self.occupied = set()
        self.gardeners = set()
        self.nobles = dict.fromkeys(COLUMNS, 0)
        self.marks = {}
        self.boar = None
        self.points = Counter()
        self.turns = 0

    def score(self):
        """The points so far."""
        return self.points["nobles"] + self.points["rewards"] + self.points["boars"]

    def free(self):
        """The fields on which a tile can be laid."""
        return [field for field in FIELDS if field not in self.occupied]

    def places_of_gardener(self, field):
        """Where the gardener goes whose own field is occupied."""
        free = self.free()
        return [other for other in free if other[0] == field[0] or other[1] == field[1]] or free

    def lay(self, field, is_gardener):
        """Lays a tile and scores the marks of the field; the boar is not moved yet."""
        self.occupied.add(field)
        if is_gardener:
            self.gardeners.add(field)
        (kind, value), = (self.marks.get(field) or {"none": 0}).items()
        if kind == "motif" and not is_gardener or kind == "gardener" and is_gardener:
            self.points["rewards"] += value
        elif kind == "penalty":
            self.points["rewards"] -= min(value, self.score())
        if field == self.boar:
            self.points["boars"] += 1

    def noble_moves(self):
        """The fields on which a noble can end."""
        moves = []
        for column, row in self.nobles.items():
            # From the terrace a noble enters row 1 of its own column.
            start = {column + str(row or 1)} & self.occupied
            reached = connected(start, self.occupied)
            ends = [column + str(lower) for lower in range(row + 1, 7)]
            moves += [end for end in ends if end in reached and end not in self.gardeners]
        return moves

    def final_score(self):
        """The points of the final scoring, as in a record."""
        full = lambda fields: all(field in self.occupied for field in fields)
        rows = sum(10 - row for row in range(2, 7) if full([column + str(row) for column in COLUMNS]))
        columns = sum(5 for column in COLUMNS if full([column + str(row) for row in range(1, 7)]))
        missions = sum(self.nobles[mission] for mission in self.missions)
        total = self.score() + rows + columns + missions
        lost = 0
        if self.boar:
            lost = min(total, len(connected({self.boar}, set(self.free()))))
        return {
            "nobles": self.points["nobles"],
            "rewards": self.points["rewards"],
            "boars": self.points["boars"],
            "rows": rows,
            "columns": columns,
            "missions": missions,
            "boar_penalty": -lost,
            "total": total - lost,
            "gardeners": len(self.gardeners),
        }


class Game:
    """A game in progress."""

    def __init__(self, options, setup):
        check_options(options)
        check_setup(options, setup)
        self.options, self.setup = options, setup
        self.players = [Player(*dealt) for dealt in zip(setup["missions"], setup["decks"])]
        self.gardens = choices(setup["gardens"])
        self.rewards = choices(setup.get("rewards", []))
        self.display = dict(setup["display"])
        self.supply = [list(stack) for stack in setup["supply"]]
        self.mover = setup["first"]
        self.phase = None
        self.begin_if_chosen()

    def begin_if_chosen(self):
        """Lays out gardens and Rewards boards when every side is chosen."""
        if None in self.gardens or None in self.rewards:
            return
        for seat, player in enumerate(self.players):
            player.occupied = set(self.setup["gardens"][seat][self.gardens[seat]])
            if self.rewards:
                player.marks = self.setup["rewards"][seat][self.rewards[seat]]
                player.occupied -= set(REWARDS)
            if self.options["boars"]:
                player.boar = "e4"
        self.phase = "play"

    def to_act(self):
        """The seats that must decide."""
        if self.phase == "over":
            return set()
        if self.phase:
            return {self.mover}
        for chosen in (self.gardens, self.rewards):
            waiting = {seat for seat, side in enumerate(chosen) if side is None}
            if waiting:
                return waiting
        raise AssertionError("every side is chosen")

    def is_automatic(self):
        """Whether the next action is no decision."""
        return self.phase == "refill" and not self.options["choose_stack"]

    def legal(self, seat):
        """The legal actions of a seat that must decide."""
        player = self.players[seat]
        if not self.phase:
            board = "garden" if None in self.gardens else "rewards"
            return [{"do": board, "side": side} for side in (0, 1)]
        if self.phase == "play":
            cards = sorted(set(player.hand))
            return [{"do": "play", "card": card, "take": slot} for card in cards for slot in self.slots(card)]
        if self.phase == "gardener":
            return [{"do": "gardener", "field": field} for field in player.places_of_gardener(self.field)]
        if self.phase == "boar":
            return [{"do": "boar", "field": field} for field in neighbours(player.boar) if field not in player.occupied]
        if self.phase == "noble":
            return [{"do": "noble", "to": field} for field in player.noble_moves()] + [{"do": "stay"}]
        stacks = [number for number, stack in enumerate(self.supply) if stack]
        if not self.options["choose_stack"]:
            stacks = [max(stacks, key=lambda number: (len(self.supply[number]), -number))]
        return [{"do": "refill", "stack": stack} for stack in stacks]

    def slots(self, card):
        """The slots from which a card can take a tile."""
        filled = [slot for slot in SLOTS if slot in self.display]
        if card == "*":
            return filled
        if len(card) == 2:
            return [slot for slot in filled if slot[0] in card]
        return [slot for slot in filled if self.display[slot] == card] or filled

    def apply(self, seat, action):
        """Makes a legal decision."""
        player = self.players[seat]
        kind = action["do"]
        if kind == "garden":
            self.gardens[seat] = action["side"]
            self.begin_if_chosen()
        elif kind == "rewards":
            self.rewards[seat] = action["side"]
            self.begin_if_chosen()
        elif kind == "play":
            player.hand.remove(action["card"])
            self.slot = action["take"]
            self.field = self.display.pop(self.slot) + str(ROWS[self.slot[0]])
            if self.field in player.occupied:
                self.phase = "gardener"
            else:
                self.laid(player, self.field, False)
        elif kind == "gardener":
            self.laid(player, action["field"], True)
        elif kind == "boar":
            player.boar = action["field"]
            self.phase = "noble"
        elif kind == "refill":
            self.display[self.slot] = self.supply[action["stack"]].pop(0)
            self.end_turn(player)
        else:
            if kind == "noble":
                column, row = action["to"][0], int(action["to"][1])
                player.nobles[column] = row
                player.points["nobles"] += row
            self.phase = "refill"
            if not any(self.supply):
                self.end_turn(player)

    def laid(self, player, field, is_gardener):
        """A tile was laid; the boar flees from it."""
        player.lay(field, is_gardener)
        self.phase = "noble"
        if field == player.boar:
            if any(other not in player.occupied for other in neighbours(field)):
                self.phase = "boar"
            else:
                player.boar = None
                player.points["boars"] += 3

    def end_turn(self, player):
        """Draws a card, and it is the next player's turn."""
        player.hand += player.deck[:1]
        player.deck = player.deck[1:]
        player.turns += 1
        self.mover = (self.mover + 1) % len(self.players)
        self.phase = "over" if all(player.turns == TURNS for player in self.players) else "play"

    def result(self):
        """The result of a finished game, as in a record."""
        scores = [player.final_score() for player in self.players]
        rank = lambda seat: (scores[seat]["total"], scores[seat]["gardeners"])
        best = max(map(rank, range(len(scores))))
        return {"scores": scores, "winners": [seat for seat in range(len(scores)) if rank(seat) == best]}


def choices(sides):
    """Per seat, the side if there is no choice."""
    return [0 if len(offered) == 1 else None for offered in sides]


def check_options(options):
    """Checks the options of a game."""
    flags = ["rewards", "boars", "choose_sides", "choose_stack"]
    require(set(options) == {"edition", "players", *flags}, "options: the keys are wrong")
    require(options["edition"] in ("classic", "revised"), "options: unknown edition")
    require(options["players"] in TILES, "options: two to four can play")
    require(all(isinstance(options[flag], bool) for flag in flags), "options: a flag is a boolean")
    require(options["edition"] == "classic" or not options["choose_stack"], "options: the bag has no stacks")


def check_setup(options, setup):
    """Checks that a setup can have been dealt."""
    seats, is_classic = options["players"], options["edition"] == "classic"
    keys = {"gardens", "decks", "missions", "display", "supply", "first"} | ({"rewards"} if options["rewards"] else set())
    require(set(setup) == keys, "setup: the keys are wrong")
    require(setup["first"] in range(seats), "setup: the first seat does not exist")
    sides = 2 if options["choose_sides"] else 1
    for key, count in (("gardens", sides if is_classic else 1), ("rewards", sides)):
        require(all(len(offered) == count for offered in setup.get(key, [])), f"setup: {key} have {count} sides")
        require(key not in setup or len(setup[key]) == seats, f"setup: every seat has its {key}")
    for printed in sum(setup["gardens"], []):
        require(ROW_1 <= set(printed) <= set(FIELDS), "setup: a garden prints row 1")
        require(len(printed) == len(set(printed)), "setup: a field is printed once")
        require(len(printed) == 15 if is_classic else len(printed) <= 36, "setup: too many or too few printed fields")
        require(not (options["boars"] and "e4" in printed), "setup: the boar starts on a printed field")
    for marks in sum(setup.get("rewards", []), []):
        require(list(marks) == REWARDS, "setup: a Rewards board has 16 fields in order")
        values = [mark for mark in marks.values() if mark is not None]
        known = [{"motif": 1}, {"motif": 2}, {"motif": 3}, {"gardener": 3}, {"penalty": 2}, {"penalty": 3}]
        require(len(values) == 12 and all(mark in known for mark in values), "setup: a Rewards board has 12 marks")
    decks = setup["decks"]
    require(len(decks) == seats, "setup: every seat has a deck")
    require(all(Counter(deck) == Counter(decks[0]) for deck in decks), "setup: all decks have the same cards")
    pairs = [card for card in decks[0] if len(card) == 2]
    is_pair = lambda card: all(letter in COLOURS for letter in card) and COLOURS.index(card[0]) < COLOURS.index(card[1])
    require(len(pairs) == 8 and all(map(is_pair, pairs)), "setup: a deck has eight pairs of colours")
    require(Counter(decks[0]) == Counter([*COLUMNS, "*", *pairs]), "setup: a deck has each motif and a free choice")
    missions = sum(setup["missions"], [])
    require(len(setup["missions"]) == seats and all(len(two) == 2 for two in setup["missions"]), "setup: two missions each")
    require(len(set(missions)) == len(missions) and set(missions) <= set(COLUMNS), "setup: every mission is there once")
    require(list(setup["display"]) == SLOTS, "setup: the market has ten slots in order")
    require(len(setup["supply"]) == (8 if is_classic else 1), "setup: eight stacks or a bag")
    tiles = Counter([*setup["display"].values(), *sum(setup["supply"], [])])
    require(sum(tiles.values()) == TILES[seats] and set(tiles) <= set(COLUMNS), "setup: the number of tiles is wrong")
    require(max(tiles.values()) <= 9, "setup: more than nine tiles of a motif")


def check_boards(options, setup, files):
    """Checks that a setup was dealt from the data files of a set of boards."""
    classic = [[read_garden(board["front"]), read_garden(board["back"])] for board in files["classic-gardens"]["board"]]
    revised = [[read_garden(board["front"])] for board in files["revised-gardens"]["board"]]
    marks = [[read_marks(board["front"]), read_marks(board["back"])] for board in files["rewards"]["board"]]
    for key, boards in (("gardens", classic if options["edition"] == "classic" else revised), ("rewards", marks)):
        boards = list(boards)
        for sides in setup.get(key, []):
            sides = [sorted(side) if key == "gardens" else side for side in sides]
            fits = [board for board in boards if sides == board or len(sides) == 1 and sides[0] in board]
            require(fits, f"boards: {key} have no such side")
            if len(sides) == 2:
                boards.remove(fits[0])
    pairs = [card for card in setup["decks"][0] if len(card) == 2]
    require(sorted(pairs) == sorted(files["cards"]["pairs"]), "boards: the decks have other pairs of colours")
    counts = files["tiles"][{2: "two", 3: "three", 4: "four"}[options["players"]]]
    tiles = Counter([*setup["display"].values(), *sum(setup["supply"], [])])
    require([tiles[motif] for motif in COLUMNS] == counts, "boards: other numbers of tiles")


def read_garden(picture):
    """The printed fields of a picture of rows 2 to 6."""
    signs = picture.split()
    signs = signs if len(signs) == 45 else list("".join(signs))
    return sorted(ROW_1 | {field for field, sign in zip(FIELDS[9:], signs) if sign == "#"})


def read_marks(picture):
    """The marks of a picture of a Rewards board."""
    kinds = {"m": "motif", "g": "gardener", "p": "penalty"}
    read = lambda code: None if code == "." else {kinds[code[0]]: int(code[1])}
    return {field: read(code) for field, code in zip(REWARDS, picture.split())}


def taste(game, seat, action):
    """Prefers what is rare in random play: gardeners, and nobles and boars that wait."""
    if action["do"] == "play":
        return game.display[action["take"]] + str(ROWS[action["take"][0]]) in game.players[seat].occupied
    return action["do"] == "stay"


def random_boards(rng):
    """The data files of a random set of boards."""
    def garden(count, forbidden=()):
        printed = set(rng.sample([field for field in FIELDS[9:] if field not in forbidden], count))
        rows = [["#" if column + str(row) in printed else "." for column in COLUMNS] for row in range(2, 7)]
        return "\n" + "".join(" ".join(row) + "\n" for row in rows)

    def marks():
        codes = [rng.choice(["m1", "m2", "m3", "g3", "p2", "p3"]) for _ in range(12)] + ["."] * 4
        rng.shuffle(codes)
        return "\n" + " ".join(codes) + "\n"

    def tiles():
        counts, rows = [0] * 9, []
        for total in TILES.values():
            while sum(counts) < total:
                counts[rng.choice([motif for motif in range(9) if counts[motif] < 9])] += 1
            rows.append(list(counts))
        return "".join(f"{key} = {row}\n" for key, row in zip(("two", "three", "four"), rows))

    two_sides = lambda side: "".join(f'[[board]]\nfront = """{side()}"""\nback = """{side()}"""\n' for _ in range(4))
    fronts = "".join(f'[[board]]\nfront = """{garden(rng.randrange(28), ["e4"])}"""\n' for _ in range(4))
    pairs = [a + b for i, a in enumerate(COLOURS) for b in COLOURS[i + 1:]]
    chosen = ", ".join(f'"{rng.choice(pairs)}"' for _ in range(8))
    return {
        "classic-gardens": two_sides(lambda: garden(6, ["e4"])),
        "revised-gardens": fronts,
        "rewards": two_sides(marks),
        "cards": f"pairs = [{chosen}]\n",
        "tiles": tiles(),
    }
