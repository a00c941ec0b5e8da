//! Versailles: resamples hands, face-down bids, Ludwig's stack and everything of the next half.

use game::{Game, Nobody, Play, Seat, Viewer, below, shuffle};
use versailles::{Action, Bidder, Card, Event, Half, Hand, Phase, Position, Rotation, Spot};

use super::resample::{Differences, Resample};
use super::scenario::{Rng, Scenario, Step};

impl Resample for Position {
    const SECRETS: &'static [&'static str] = &[
        "cards in others' hands",
        "cards of a half that is over, never played",
        "cards of a half to come",
        "Ludwig's cards",
        "bids face down",
        "bids taken back",
        "tiles not laid out",
    ];

    fn resample_hidden(scenario: &Scenario<Position>, viewer: Viewer, rng: &mut Rng) -> Scenario<Position> {
        let mut other = scenario.clone();
        let end = *scenario.replay().position();
        let players = end.players();
        let laid_out = (end.half().index() + 1) * end.row().len();
        shuffle(rng, &mut other.setup.tiles[laid_out..]);

        for (half, revealed) in Half::ALL.into_iter().zip(revealed_cards(scenario)) {
            let lists = &mut other.setup.hands[half.index()];
            // Cards that were revealed stay, and the viewer's hand stays once it is dealt.
            for (number, list) in lists.iter_mut().enumerate() {
                let own = number < players && Seat::new(number).is_some_and(|seat| viewer.is(seat));
                if !(own && half <= end.half()) {
                    list.clone_from(&revealed[number]);
                }
            }
            let known: Hand = lists.iter().flatten().copied().collect();
            let mut pool: Vec<Card> = Hand::ALL.without(known).iter().collect();
            shuffle(rng, &mut pool);
            for list in lists.iter_mut() {
                let missing = Hand::DEALT - list.len();
                list.extend(pool.drain(..missing));
            }
        }
        resample_bids(scenario, &mut other, viewer, rng);
        other
    }

    fn count_differences(
        a: &Scenario<Position>,
        b: &Scenario<Position>,
        viewer: Viewer,
        differences: &mut Differences,
    ) {
        let end = *a.replay().position();
        let players = end.players();
        for half in Half::ALL {
            let lists = [a, b].map(|scenario| &scenario.setup.hands[half.index()]);
            for (number, (of_a, of_b)) in lists[0].iter().zip(lists[1]).enumerate() {
                let own = number < players && Seat::new(number).is_some_and(|seat| viewer.is(seat));
                if own && half <= end.half() {
                    assert_eq!(of_a, of_b, "viewers know their own cards");
                }
                let secret = match () {
                    () if number >= players => "Ludwig's cards",
                    () if half > end.half() => "cards of a half to come",
                    () if half < end.half() => "cards of a half that is over, never played",
                    () => "cards in others' hands",
                };
                // The order matters only in a stack.
                if number < players {
                    differences.count(secret, of_a.iter().filter(|card| !of_b.contains(card)).count());
                } else {
                    differences.count_positions(secret, of_a, of_b);
                }
            }
        }
        differences.count_positions("tiles not laid out", &a.setup.tiles, &b.setup.tiles);
        let undone = a.undone_steps();
        for (number, (step, other)) in a.steps.iter().zip(&b.steps).enumerate() {
            if step != other {
                differences.count(if undone[number] { "bids taken back" } else { "bids face down" }, 1);
            }
        }
    }

    fn is_secret(action: Action) -> bool {
        matches!(action, Action::Bid(_))
    }

    fn reveals_nothing(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Bid(_) => self.to_act().len() > 1,
            // The last tile of a half reveals the next half or ends the game.
            Action::Lay { .. } => {
                let mut next = *self;
                next.apply(seat, action, &mut Nobody).is_ok()
                    && next.half() == self.half()
                    && next.phase() != Phase::Over
            }
        }
    }

    fn random_action(rng: &mut Rng) -> Action {
        let mut number = |bound: u8| below(rng, usize::from(bound)) as u8;
        match number(4) {
            0 => {
                let at = Spot::new(number(9) as i8 - 4, number(9) as i8 - 4).expect("a spot");
                Action::Lay { at, turn: Rotation::ALL[usize::from(number(4))] }
            }
            _ => Action::Bid(Card::new(1 + number(Card::COUNT as u8)).expect("a card")),
        }
    }
}

/// The revealed cards by half and bidder; Ludwig's are the last.
fn revealed_cards(scenario: &Scenario<Position>) -> [Vec<Vec<Card>>; 2] {
    let play = scenario.replay();
    let mut position = play.record().start().expect("the setup is valid");
    let mut revealed = Half::ALL.map(|half| vec![Vec::new(); scenario.setup.hands[half.index()].len()]);
    for entry in &play.record().actions {
        let half = position.half();
        let mut events = Vec::new();
        position.apply(entry.seat, entry.action, &mut events).expect("a legal action");
        let bids = events.into_iter().filter_map(|event| match event {
            Event::Revealed { bids } => Some(bids),
            _ => None,
        });
        for bid in bids.flatten() {
            let number = match bid.by {
                Bidder::Seat(seat) => seat.index(),
                Bidder::Ludwig => position.players(),
            };
            revealed[half.index()][number].push(bid.card);
        }
    }
    revealed
}

/// Resamples bids of others that are face down or were taken back.
fn resample_bids(
    scenario: &Scenario<Position>,
    other: &mut Scenario<Position>,
    viewer: Viewer,
    rng: &mut Rng,
) {
    let undone = scenario.undone_steps();
    let face_down = |seat: Seat, play: &Play<Position>| play.position().secret_bid(seat).is_some();
    let end = scenario.replay();
    // The last bid that was not taken back is the one that lies face down.
    let last_of = |seat: Seat| {
        scenario.steps.iter().enumerate().rposition(
            |(number, step)| matches!(step, Step::Act(by, Action::Bid(_)) if *by == seat && !undone[number]),
        )
    };
    let mut play = Play::<Position>::new(other.options, other.setup.clone()).expect("the setup is valid");
    for (number, step) in other.steps.iter_mut().enumerate() {
        if let Step::Act(seat, Action::Bid(card)) = step
            && !viewer.is(*seat)
            && (undone[number] || face_down(*seat, &end) && last_of(*seat) == Some(number))
        {
            // A card that was taken back is still in the hand, so later bids stay legal.
            let hand: Vec<Card> = play.position().hand(*seat).iter().collect();
            *card = hand[below(rng, hand.len())];
        }
        match step {
            Step::Act(seat, action) => play.apply(*seat, *action, &mut Nobody).expect("a legal action"),
            Step::Undo(seat) => {
                play.undo(*seat).expect("undo is allowed");
            }
            Step::Other(_) => {}
        }
    }
}
