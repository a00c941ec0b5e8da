//! Versailles: hands, face-down cards, Ludwig's stack, everything of a half that has not begun.

use game::{Game, Nobody, Play, Seat, Viewer, below, shuffle};
use versailles::{Action, Bidder, Card, Event, Half, Hand, Phase, Position, Spot, Turn};

use super::scenario::{Scenario, Step, Rng};
use super::resample::{Resample, Differences};

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
        let end = *scenario.play().position();
        let players = end.players();
        let laid_out = (end.half().index() + 1) * end.row().len();
        shuffle(rng, &mut other.setup.tiles[laid_out..]);

        for (half, open) in Half::ALL.into_iter().zip(open(scenario)) {
            let lists = &mut other.setup.hands[half.index()];
            // What stays: what was seen, and the viewer's hand once it was dealt.
            for (number, list) in lists.iter_mut().enumerate() {
                let own = number < players && Seat::new(number).is_some_and(|seat| viewer.is(seat));
                if !(own && half <= end.half()) {
                    list.clone_from(&open[number]);
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
        other_bids(scenario, &mut other, viewer, rng);
        other
    }

    fn compare(a: &Scenario<Position>, b: &Scenario<Position>, viewer: Viewer, varied: &mut Differences) {
        let end = *a.play().position();
        let players = end.players();
        for half in Half::ALL {
            let lists = [a, b].map(|scenario| &scenario.setup.hands[half.index()]);
            for (number, (of_a, of_b)) in lists[0].iter().zip(lists[1]).enumerate() {
                let own = number < players && Seat::new(number).is_some_and(|seat| viewer.is(seat));
                if own && half <= end.half() {
                    assert_eq!(of_a, of_b, "one knows one's own");
                }
                let secret = match () {
                    () if number >= players => "Ludwig's cards",
                    () if half > end.half() => "cards of a half to come",
                    () if half < end.half() => "cards of a half that is over, never played",
                    () => "cards in others' hands",
                };
                // A hand has no order; a stack has one.
                if number < players {
                    varied.count(secret, of_a.iter().filter(|card| !of_b.contains(card)).count());
                } else {
                    varied.places(secret, of_a, of_b);
                }
            }
        }
        varied.places("tiles not laid out", &a.setup.tiles, &b.setup.tiles);
        let back = a.taken_back();
        for (number, (step, other)) in a.steps.iter().zip(&b.steps).enumerate() {
            if step != other {
                varied.count(if back[number] { "bids taken back" } else { "bids face down" }, 1);
            }
        }
    }

    fn is_secret(action: Action) -> bool {
        matches!(action, Action::Bid(_))
    }

    fn reveals_nothing(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Bid(_) => self.to_act().len() > 1,
            // The last tile of a half turns up the next half, or ends the game.
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
                let at = Spot::new(number(9) as i8 - 4, number(9) as i8 - 4).expect("it is near");
                Action::Lay { at, turn: Turn::ALL[usize::from(number(4))] }
            }
            _ => Action::Bid(Card::new(1 + number(Card::MOST as u8)).expect("there are so many")),
        }
    }
}

/// By half and bidder, the cards that the table has seen; Ludwig's are the last.
fn open(scenario: &Scenario<Position>) -> [Vec<Vec<Card>>; 2] {
    let play = scenario.play();
    let mut position = play.record().start().expect("the setup is right");
    let mut open = Half::ALL.map(|half| vec![Vec::new(); scenario.setup.hands[half.index()].len()]);
    for done in &play.record().actions {
        let half = position.half();
        let mut events = Vec::new();
        position.apply(done.seat, done.action, &mut events).expect("it was legal before");
        let bids = events.into_iter().filter_map(|event| match event {
            Event::Revealed { bids } => Some(bids),
            _ => None,
        });
        for bid in bids.flatten() {
            let number = match bid.by {
                Bidder::Seat(seat) => seat.index(),
                Bidder::Ludwig => position.players(),
            };
            open[half.index()][number].push(bid.card);
        }
    }
    open
}

/// Others may have put other cards face down: those not revealed yet, and those taken back, which nobody ever saw.
fn other_bids(scenario: &Scenario<Position>, other: &mut Scenario<Position>, viewer: Viewer, rng: &mut Rng) {
    let back = scenario.taken_back();
    let face_down = |seat: Seat, play: &Play<Position>| play.position().secret_bid(seat).is_some();
    let at_the_end = scenario.play();
    // The last bid that still stands is the one that lies face down.
    let last_of = |seat: Seat| {
        scenario.steps.iter().enumerate().rposition(
            |(number, step)| matches!(step, Step::Act(by, Action::Bid(_)) if *by == seat && !back[number]),
        )
    };
    let mut play = Play::<Position>::new(other.options, other.setup.clone()).expect("the setup is right");
    for (number, step) in other.steps.iter_mut().enumerate() {
        if let Step::Act(seat, Action::Bid(card)) = step
            && !viewer.is(*seat)
            && (back[number] || face_down(*seat, &at_the_end) && last_of(*seat) == Some(number))
        {
            // What is to be revealed later must still be there: a card that is taken back always is.
            let hand: Vec<Card> = play.position().hand(*seat).iter().collect();
            *card = hand[below(rng, hand.len())];
        }
        match step {
            Step::Act(seat, action) => {
                play.apply(*seat, *action, &mut Nobody).expect("it is legal here, too")
            }
            Step::Undo(seat) => {
                play.undo(*seat).expect("it may be taken back here, too");
            }
            Step::Other(_) => {}
        }
    }
}
