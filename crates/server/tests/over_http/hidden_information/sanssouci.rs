//! Sanssouci: resamples hands, decks, missions, tiles that nobody has seen, and sides.

use game::{Game, Seat, Viewer, below, shuffle};
use sanssouci::{Action, Card, Field, Motif, Phase, Position, Side, Slot, Stack};

use super::resample::{Differences, Resample};
use super::scenario::{Rng, Scenario, Step};

const DECK: usize = 18;

impl Resample for Position {
    const SECRETS: &'static [&'static str] = &[
        "cards in others' hands",
        "cards in others' decks",
        "own cards not drawn",
        "own cards before they are dealt",
        "missions",
        "tiles not turned up",
        "market not laid out",
        "sides face down",
        "sides taken back",
    ];

    fn resample_hidden(scenario: &Scenario<Position>, viewer: Viewer, rng: &mut Rng) -> Scenario<Position> {
        let mut other = scenario.clone();
        let end = *scenario.replay().position();
        let seats = || Seat::all(end.players());

        // Cards that others never played, and cards that the viewer has not drawn. Everybody saw a
        // card that was played, even if the decision was taken back.
        for seat in seats() {
            let deck = &mut other.setup.decks[seat.index()];
            let seen = played(scenario, seat);
            let drawn = drawn(&end, seat);
            let unknown: Vec<usize> = (0..DECK)
                .filter(|&place| {
                    if knows_cards(&end, viewer, seat) {
                        place >= drawn
                    } else {
                        !seen.contains(&deck[place])
                    }
                })
                .collect();
            let mut cards: Vec<Card> = unknown.iter().map(|&place| deck[place]).collect();
            shuffle(rng, &mut cards);
            unknown.into_iter().zip(cards).for_each(|(place, card)| deck[place] = card);
        }

        // Missions of others, drawn from all but the viewer's own.
        let own = seats().find(|&seat| knows_cards(&end, viewer, seat));
        let own = own.map_or(Vec::new(), |seat| scenario.setup.missions[seat.index()].clone());
        let mut missions: Vec<Motif> = Motif::ALL.into_iter().filter(|motif| !own.contains(motif)).collect();
        shuffle(rng, &mut missions);
        for seat in seats().filter(|&seat| !knows_cards(&end, viewer, seat)) {
            other.setup.missions[seat.index()] = missions.split_off(missions.len() - 2);
        }

        // Face-down tiles of all stacks, and the market before it is laid out.
        let supply = &mut other.setup.supply;
        let turned: Vec<usize> =
            (supply.iter().zip(heights(&end))).map(|(stack, height)| stack.len() - height).collect();
        let mut tiles: Vec<Motif> =
            supply.iter().zip(&turned).flat_map(|(stack, &turned)| stack[turned..].to_vec()).collect();
        let hidden_slots = if end.phase() == Phase::Gardens { 10 } else { 0 };
        let market = &mut other.setup.display.0[..hidden_slots];
        tiles.extend(market.iter());
        shuffle(rng, &mut tiles);
        for (stack, &turned) in supply.iter_mut().zip(&turned) {
            stack[turned..]
                .iter_mut()
                .for_each(|tile| *tile = tiles.pop().expect("the same number of tiles"));
        }
        market.iter_mut().for_each(|tile| *tile = tiles.pop().expect("the same number of tiles"));

        // Sides of others that are face down or were taken back.
        let undone = scenario.undone_steps();
        for (number, step) in other.steps.iter_mut().enumerate() {
            let Step::Act(seat, Action::Garden(side) | Action::Rewards(side)) = step else { continue };
            if !viewer.is(*seat) && (undone[number] || is_face_down(&scenario.steps[number], &end)) {
                *side = Side::ALL[1 - side.index()];
            }
        }
        other
    }

    fn count_differences(
        a: &Scenario<Position>,
        b: &Scenario<Position>,
        viewer: Viewer,
        differences: &mut Differences,
    ) {
        let (a_end, b_end) = (*a.replay().position(), *b.replay().position());
        for seat in Seat::all(a_end.players()) {
            let [of_a, of_b] = [a, b].map(|scenario| &scenario.setup.decks[seat.index()]);
            let drawn = drawn(&a_end, seat);
            if knows_cards(&a_end, viewer, seat) {
                assert_eq!(of_a[..drawn], of_b[..drawn], "viewers know their own cards");
                assert_eq!(a.setup.missions[seat.index()], b.setup.missions[seat.index()]);
                differences.count_positions("own cards not drawn", of_a, of_b);
            } else if viewer.is(seat) {
                differences.count_positions("own cards before they are dealt", of_a, of_b);
            } else {
                let hands = [a_end, b_end].map(|end| end.hand(seat).collect::<Vec<Card>>());
                let others = hands[0].iter().filter(|card| !hands[1].contains(card)).count();
                differences.count("cards in others' hands", others);
                differences.count_positions("cards in others' decks", &of_a[drawn..], &of_b[drawn..]);
            }
            differences.count_positions(
                "missions",
                &a.setup.missions[seat.index()],
                &b.setup.missions[seat.index()],
            );
        }
        for (a, b) in a.setup.supply.iter().zip(&b.setup.supply) {
            differences.count_positions("tiles not turned up", a, b);
        }
        differences.count_positions("market not laid out", &a.setup.display.0, &b.setup.display.0);
        let undone = a.undone_steps();
        for (number, (step, other)) in a.steps.iter().zip(&b.steps).enumerate() {
            if step != other {
                assert!(undone[number] || is_face_down(step, &a_end));
                differences.count(if undone[number] { "sides taken back" } else { "sides face down" }, 1);
            }
        }
    }

    fn is_secret(action: Action) -> bool {
        matches!(action, Action::Garden(_) | Action::Rewards(_))
    }

    fn reveals_nothing(&self, _: Seat, action: Action) -> bool {
        match action {
            Action::Garden(_) | Action::Rewards(_) => self.to_act().len() > 1,
            Action::Play { .. } | Action::Gardener(_) | Action::Boar(_) => true,
            // The refill that follows reveals a tile, unless the player chooses its stack first.
            Action::Noble(_) | Action::Stay => {
                self.options().choose_stack && heights(self).any(|height| height > 0)
            }
            Action::Refill(_) => false,
        }
    }

    fn random_action(rng: &mut Rng) -> Action {
        let fields: Vec<Field> = Field::all().collect();
        let field = fields[below(rng, fields.len())];
        let side = Side::ALL[below(rng, 2)];
        match below(rng, 12) {
            0 => Action::Garden(side),
            1 => Action::Rewards(side),
            2 => Action::Gardener(field),
            3 => Action::Boar(field),
            4 => Action::Noble(field),
            5 => Action::Stay,
            6 => Action::Refill(Stack::new(below(rng, 8)).expect("a stack")),
            _ => {
                let (card, take) = (Card::ALL[below(rng, Card::ALL.len())], Slot::ALL[below(rng, 10)]);
                Action::Play { card, take }
            }
        }
    }
}

/// Whether the viewer is this seat and has been dealt its cards, after the choice of gardens.
fn knows_cards(end: &Position, viewer: Viewer, seat: Seat) -> bool {
    viewer.is(seat) && end.phase() != Phase::Gardens
}

/// The cards that a seat played, including decisions that were taken back.
fn played(scenario: &Scenario<Position>, seat: Seat) -> Vec<Card> {
    let card = |step: &Step<Action>| match step {
        Step::Act(by, Action::Play { card, .. }) if *by == seat => Some(*card),
        _ => None,
    };
    scenario.steps.iter().filter_map(card).collect()
}

/// The number of cards that a seat has drawn.
fn drawn(end: &Position, seat: Seat) -> usize {
    let under_way = matches!(end.phase(), Phase::Gardener | Phase::Boar | Phase::Noble | Phase::Refill);
    let waiting =
        end.turns_left(seat) - end.hand(seat).count() - usize::from(under_way && end.mover() == seat);
    DECK - waiting
}

/// The heights of the stacks.
fn heights(end: &Position) -> impl Iterator<Item = usize> {
    (0..Stack::MAX_COUNT).filter_map(Stack::new).map(|stack| usize::from(end.stack_height(stack)))
}

/// Whether a step is a choice of side that is not revealed yet.
fn is_face_down(step: &Step<Action>, end: &Position) -> bool {
    match step {
        Step::Act(_, Action::Garden(_)) => end.phase() == Phase::Gardens,
        Step::Act(_, Action::Rewards(_)) => end.phase() == Phase::Rewards,
        _ => false,
    }
}
