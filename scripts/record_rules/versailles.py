"""The rules of The Gardens of Versailles."""

from collections import Counter

from .common import require

TYPES = ["yellow", "green", "white", "blue", "red"]
PARTS = [*TYPES, "joker", "site"]
LETTERS = dict(zip("ygwbrjs", PARTS))
ROUNDS = 7
# The row of a half, by number of players.
ROW = {2: 21, 3: 21, 4: 28, 5: 35}


def fields_of(tile, at, turn):
    """The fields that a tile covers, with their parts. A tile lists its parts clockwise from the top left."""
    x, y = at
    turned = tile[4 - turn:] + tile[:4 - turn]
    return dict(zip(((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)), turned))


def around(field):
    """The fields that share a side with a field."""
    x, y = field
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def areas(garden, parts, needed):
    """The sizes of the connected areas of some parts that have at least one field of the part `needed`."""
    left = {field for field, part in garden.items() if part in parts}
    sizes = []
    while left:
        waiting = [left.pop()]
        area = list(waiting)
        while waiting:
            for field in around(waiting.pop()):
                if field in left:
                    left.remove(field)
                    area.append(field)
                    waiting.append(field)
        if any(garden[field] == needed for field in area):
            sizes.append(len(area))
    return sizes


def largest(garden, kind):
    """The largest area of a garden type, with jokers, or of building ground."""
    parts = {"site"} if kind == "site" else {kind, "joker"}
    return max(areas(garden, parts, kind), default=0)


class Game:
    """A game in progress."""

    def __init__(self, options, setup):
        check_options(options)
        check_setup(options, setup)
        self.players = options["players"]
        self.setup = setup
        self.gardens = [{} for _ in range(self.players)]
        self.chips = dict.fromkeys(TYPES)
        self.middle = None
        self.is_over = False
        self.begin_half(0)

    def begin_half(self, half):
        """Deals the hands and the row of a half."""
        tiles = ROW[self.players]
        self.half = half
        self.round = 0
        self.hands = [list(hand) for hand in self.setup["hands"][half]]
        self.row = self.setup["tiles"][half * tiles:(half + 1) * tiles]
        self.begin_round()

    def begin_round(self):
        """Nobody has bid."""
        self.bids = {}
        self.queue = []

    def to_act(self):
        """The seats that must decide."""
        if self.is_over:
            return set()
        if self.queue:
            return {self.queue[0][0]}
        return {seat for seat in range(self.players) if seat not in self.bids}

    def is_automatic(self):
        """Every action is a decision."""
        return False

    def legal(self, seat):
        """The legal actions of a seat that must decide."""
        if not self.queue:
            return [{"do": "bid", "card": card} for card in self.hands[seat]]
        garden = self.gardens[seat]
        spots = self.spots(garden) if garden else [(0, 0)]
        return [{"do": "lay", "at": list(at), "turn": turn} for at in sorted(spots) for turn in range(4)]

    def spots(self, garden):
        """Where a tile fits: on free fields, with a side in common with the garden."""
        beside = {near for field in garden for near in around(field)} - set(garden)
        corners = {(x - dx, y - dy) for x, y in beside for dx in (0, 1) for dy in (0, 1)}
        return [(x, y) for x, y in corners if not {(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)} & set(garden)]

    def apply(self, seat, action):
        """Makes a legal decision."""
        if action["do"] == "bid":
            self.bids[seat] = action["card"]
            self.hands[seat].remove(action["card"])
            if len(self.bids) == self.players:
                self.reveal()
            return
        _, tile = self.queue.pop(0)
        self.gardens[seat] |= fields_of(tile, action["at"], action["turn"])
        self.award_chips(seat)
        if not self.queue:
            self.end_round()

    def reveal(self):
        """The tiles go to the bidders in ascending order of their cards; Ludwig's is out of the game."""
        bids = dict(self.bids)
        if self.players == 2:
            bids[2] = self.hands[2].pop(0)
        group, self.row = self.row[:len(bids)], self.row[len(bids):]
        order = sorted(bids, key=bids.get)
        self.queue = [(seat, tile) for seat, tile in zip(order, group) if seat < self.players]

    def award_chips(self, seat):
        """The player who has just laid a tile takes chips that nobody has or that others have for a smaller area."""
        for kind in TYPES:
            owner, size = self.chips[kind], largest(self.gardens[seat], kind)
            if owner is None and size >= 4:
                self.chips[kind] = seat
            elif owner not in (None, seat) and size > largest(self.gardens[owner], kind):
                self.chips[kind] = seat

    def end_round(self):
        """After seven rounds there is a scoring."""
        self.round += 1
        self.begin_round()
        if self.round < ROUNDS:
            return
        if self.half == 0:
            self.middle = [self.areas_and_chips(seat, 2, 3) for seat in range(self.players)]
            self.begin_half(1)
        else:
            self.is_over = True

    def areas_and_chips(self, seat, best, per_chip):
        """The points for the best types and for large chips."""
        sizes = sorted((largest(self.gardens[seat], kind) for kind in TYPES), reverse=True)
        chips = per_chip * sum(owner == seat for owner in self.chips.values())
        return {"areas": sum(sizes[:best]), "chips": chips, "total": sum(sizes[:best]) + chips}

    def seconds(self):
        """Per type, the seat with the second-largest area, if there is one."""
        places = []
        for kind in TYPES:
            others = {seat: largest(self.gardens[seat], kind) for seat in range(self.players) if seat != self.chips[kind]}
            if self.players > 2 and self.chips[kind] is not None:
                places.append(only_best(others))
        return places

    def result(self):
        """The result of a finished game, as in a record."""
        seconds = self.seconds()
        site = only_best({seat: largest(garden, "site") for seat, garden in enumerate(self.gardens)})
        scores = []
        for seat, middle in enumerate(self.middle):
            end = self.areas_and_chips(seat, 3, 5)
            score = {"areas": end["areas"], "chips": end["chips"], "seconds": 3 * seconds.count(seat),
                     "site": 3 if site == seat else 0, "middle": middle["total"]}
            score["total"] = sum(score.values())
            score["largest"] = max(largest(self.gardens[seat], kind) for kind in TYPES)
            scores.append(score)
        rank = lambda seat: (scores[seat]["total"], scores[seat]["largest"])
        best = max(map(rank, range(self.players)))
        winners = [seat for seat in range(self.players) if rank(seat) == best]
        return {"middle": self.middle, "scores": scores, "winners": winners}


def only_best(sizes):
    """The seat with the largest area of at least one field; nobody if two share it."""
    best = max(sizes.values())
    seats = [seat for seat, size in sizes.items() if size == best]
    return seats[0] if best > 0 and len(seats) == 1 else None


def check_options(options):
    """Checks the options of a game."""
    require(set(options) == {"players"} and options["players"] in ROW, "options: two to five can play")


def check_setup(options, setup):
    """Checks that a setup can have been dealt."""
    require(set(setup) == {"tiles", "hands"}, "setup: the keys are wrong")
    require(len(setup["tiles"]) == 72, "setup: there are 72 tiles")
    require(all(len(tile) == 4 and set(tile) <= set(PARTS) for tile in setup["tiles"]), "setup: a tile has four parts")
    require(len(setup["hands"]) == 2, "setup: there are two halves")
    for hands in setup["hands"]:
        cards = sum(hands, [])
        require(len(hands) == max(3, options["players"]), "setup: every bidder has a hand")
        require(all(len(hand) == 10 for hand in hands), "setup: a hand has ten cards")
        require(len(set(cards)) == len(cards) and set(cards) <= set(range(1, 56)), "setup: cards are 1 to 55, each once")


def check_boards(_, setup, files):
    """Checks that a setup was dealt from the data files of a set of tiles."""
    tiles = [[LETTERS[letter] for letter in tile] for tile in files["tiles"]["tiles"]]
    count = lambda tiles: Counter(map(tuple, tiles))
    require(count(tiles) == count(setup["tiles"]), "boards: other tiles")


def taste(game, seat, action):
    """Prefers to continue a type, so that areas, jokers and chips matter."""
    if action["do"] == "bid" or not game.gardens[seat]:
        return False
    garden, fields = game.gardens[seat], fields_of(game.queue[0][1], action["at"], action["turn"])
    fits = lambda a, b: a == b or "site" not in (a, b) and "joker" in (a, b)
    touching = [(part, garden[near]) for field, part in fields.items() for near in around(field) if near in garden]
    return sum(fits(*parts) for parts in touching) >= 2


def random_boards(rng):
    """The data files of a random set of tiles."""
    weights = [rng.random() + 0.1 for _ in LETTERS]
    tiles = ["".join(rng.choices(list(LETTERS), weights, k=4)) for _ in range(72)]
    return {"tiles": "tiles = [" + ", ".join(f'"{tile}"' for tile in tiles) + "]\n"}
