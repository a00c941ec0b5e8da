"""What both games share: the error of an illegal action, perft, and random play."""

import copy


class Disagreement(Exception):
    """A record that contradicts the rules."""


def require(condition, message):
    """Raises a Disagreement with this message if the condition does not hold."""
    if not condition:
        raise Disagreement(message)


def perft(game, depth):
    """The number of sequences of `depth` decisions. Seats that decide at the same time do so in ascending order."""
    if depth == 0:
        return 1
    if not game.to_act():
        return 0
    seat = min(game.to_act())
    actions = game.legal(seat)
    automatic = game.is_automatic()
    if depth == 1 and not automatic:
        return len(actions)
    lines = 0
    for action in actions:
        later = copy.deepcopy(game)
        later.apply(seat, action)
        lines += perft(later, depth if automatic else depth - 1)
    return lines


def play_randomly(game, rng, taste):
    """Plays to the end and returns the actions. With a taste, one of several legal actions is chosen by it."""
    actions = []
    while game.to_act():
        seat = rng.choice(sorted(game.to_act()))
        legal = game.legal(seat)
        preferred = [action for action in legal if taste(game, seat, action)] if rng.random() < 0.7 else []
        action = rng.choice(preferred or legal)
        game.apply(seat, action)
        actions.append({"seat": seat} | action)
    return actions
