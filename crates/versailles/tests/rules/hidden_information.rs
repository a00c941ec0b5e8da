//! Hidden information: viewers learn nothing that the rules hide, and guesses use nothing else.

use game::{Done, Game, Nobody, Play, Record, Seat, Viewer, shuffle};
use proptest::prelude::*;
use versailles::{Action, Card, Event, Half, Hand, Options, Position};

use crate::common::{card, cases, random_play};

fn viewer(players: u8, number: usize) -> Viewer {
    Viewer::all(players.into()).nth(number % (usize::from(players) + 1)).unwrap()
}

fn view(position: &Position, viewer: Viewer) -> String {
    serde_json::to_string(&position.view(viewer)).unwrap()
}

fn redacted(events: &[Event], viewer: Viewer) -> String {
    let seen: Vec<Event> = events.iter().filter_map(|event| Position::redact(event, viewer)).collect();
    serde_json::to_string(&seen).unwrap()
}

/// The revealed cards of one half: by seat, and Ludwig's.
struct Open {
    cards: Vec<Vec<Card>>,
    ludwig: Vec<Card>,
}

/// The revealed cards of each half after the last action.
fn open(record: &Record<Position>) -> [Open; 2] {
    let players = usize::from(record.options.players);
    let mut open = Half::ALL.map(|_| Open { cards: vec![Vec::new(); players], ludwig: Vec::new() });
    let mut position = record.start().unwrap();
    for done in &record.actions {
        let half = position.half();
        let mut events = Vec::new();
        position.apply(done.seat, done.action, &mut events).unwrap();
        for event in events {
            let Event::Revealed { bids } = event else { continue };
            for bid in bids {
                match bid.by {
                    versailles::Bidder::Seat(seat) => open[half.index()].cards[seat.index()].push(bid.card),
                    versailles::Bidder::Ludwig => open[half.index()].ludwig.push(bid.card),
                }
            }
        }
    }
    open
}

/// A game that differs from this one only in what the viewer does not know.
///
/// These are other hands, face-down cards, Ludwig's later cards, the cards of a half that has not
/// started, and the tiles that were not revealed.
fn indistinguishable_game(play: &Play<Position>, viewer: Viewer, seed: u64) -> Record<Position> {
    let mut rng = game::chance(seed, 9);
    let (position, record) = (play.position(), play.record());
    let players = usize::from(record.options.players);
    let mut other = record.clone();

    let unseen = (position.half().index() + 1) * position.row().len();
    shuffle(&mut rng, &mut other.setup.tiles[unseen..]);

    for (half, open) in Half::ALL.into_iter().zip(open(record)) {
        let lists = &mut other.setup.hands[half.index()];
        // Keep the revealed cards, and the viewer's hand once it has been dealt.
        for (number, list) in lists.iter_mut().enumerate() {
            let own = Seat::new(number).is_some_and(|seat| viewer.is(seat)) && number < players;
            if own && half <= position.half() {
                continue;
            }
            *list = if number < players { open.cards[number].clone() } else { open.ludwig.clone() };
        }
        let known: Hand = lists.iter().flatten().copied().collect();
        let mut pool: Vec<Card> = Hand::ALL.without(known).iter().collect();
        shuffle(&mut rng, &mut pool);
        for list in lists.iter_mut() {
            let missing = 10 - list.len();
            list.extend(pool.drain(..missing));
        }
    }
    // Replace the cards that are face down by the last card of the hand, which was not revealed.
    for seat in position.seats().filter(|&seat| !viewer.is(seat) && position.secret_bid(seat).is_some()) {
        let last = other.actions.iter().rposition(|done| done.seat == seat).unwrap();
        let new = *other.setup.hands[position.half().index()][seat.index()].last().unwrap();
        other.actions[last].action = Action::Bid(new);
    }
    other
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn games_that_differ_in_hidden_information_look_alike(players in 2u8..=5, seed: u64, at in 0usize..141, who in 0usize..6) {
        let viewer = viewer(players, who);
        let play = random_play(players, seed, at);
        let record = play.record();
        let other = indistinguishable_game(&play, viewer, seed);
        prop_assert!(other.setup != record.setup, "something is always hidden");

        let (mut a, mut b) = (record.start().unwrap(), other.start().unwrap());
        prop_assert_eq!(view(&a, viewer), view(&b, viewer));
        for (Done { seat, action }, other) in record.actions.iter().zip(&other.actions) {
            let (mut seen_a, mut seen_b) = (Vec::new(), Vec::new());
            a.apply(*seat, *action, &mut seen_a).unwrap();
            b.apply(other.seat, other.action, &mut seen_b).unwrap();
            prop_assert_eq!(redacted(&seen_a, viewer), redacted(&seen_b, viewer));
            prop_assert_eq!(view(&a, viewer), view(&b, viewer));
            if let Viewer::Seat(own) = viewer {
                // Actions of the viewer have the same result, refusals included.
                let number = 1 + (u64::from(a.hand(own).len() as u8) * 7 + seed) % 55;
                for action in [Action::Bid(card(number as u8)), crate::common::lay(1, 2)] {
                    let answers = [a, b].map(|mut position| position.apply(own, action, &mut Nobody));
                    prop_assert_eq!(answers[0], answers[1]);
                }
                prop_assert_eq!({ a }.undo(own), { b }.undo(own));
            }
        }
        // Guesses must not depend on hidden information either.
        a.resample(viewer, &mut game::chance(seed, 2));
        b.resample(viewer, &mut game::chance(seed, 2));
        prop_assert_eq!(a, b);
    }

    #[test]
    fn resampling_leaks_nothing(players in 2u8..=5, seed: u64) {
        conformance::resampling_leaks_nothing::<Position>(&Options::new(players), seed);
    }

    #[test]
    fn guesses_are_valid_positions(players in 2u8..=5, seed: u64, at in 0usize..141, who in 0usize..6) {
        let mut guess = *random_play(players, seed, at).position();
        guess.resample(viewer(players, who), &mut game::chance(seed, 3));
        // No card is in two places, and no tile.
        let mut cards: Vec<Card> = guess.seats().flat_map(|seat| guess.hand(seat).iter().chain(guess.open_cards(seat)).chain(guess.secret_bid(seat)).collect::<Vec<_>>()).collect();
        cards.extend(guess.ludwig().into_iter().flatten());
        prop_assert_eq!(cards.iter().copied().collect::<Hand>().len(), cards.len());
        game::random_play(&mut guess, &mut game::chance(seed, 4), &mut Vec::new(), |_, _| {});
        let mut tiles: Vec<_> = guess.gardens().iter().flat_map(|garden| garden.tiles()).map(|laid| laid.tile).collect();
        tiles.sort();
        tiles.dedup();
        prop_assert_eq!(tiles.len(), 14 * usize::from(players));
    }
}

/// How often each of the cards 1 to 55 occurs.
fn frequencies(tries: u32, mut cards: impl FnMut(u64) -> Vec<Card>) -> [u32; 56] {
    let mut counts = [0; 56];
    for number in 0..u64::from(tries) {
        cards(number).into_iter().for_each(|card| counts[usize::from(card.number())] += 1);
    }
    counts
}

/// All unknown cards are equally likely in a hand, face down, and on Ludwig's stack.
#[test]
fn guesses_are_uniform() {
    let tries = 9000;
    let [me, other] = [0, 1].map(crate::common::seat);
    // Two players, in the second round; the other one has a card face down.
    let mut truth = *random_play(2, 11, 4).position();
    let bid = truth.hand(other).iter().next().unwrap();
    truth.apply(other, Action::Bid(bid), &mut Nobody).unwrap();
    let known: Vec<Card> = truth
        .hand(me)
        .iter()
        .chain(truth.open_cards(me))
        .chain(truth.open_cards(other))
        .chain(truth.ludwig().into_iter().flatten().copied())
        .collect();
    assert_eq!(known.len(), 12);
    let guess = |number: u64| {
        let mut guess = truth;
        guess.resample(Viewer::Seat(me), &mut game::chance(77, number));
        guess
    };
    // Ludwig's next card shows when the round is revealed.
    let ludwigs_next = |number: u64| {
        let mut guess = guess(number);
        let mine = guess.hand(me).iter().next().unwrap();
        guess.apply(me, Action::Bid(mine), &mut Nobody).unwrap();
        vec![guess.ludwig().unwrap()[1]]
    };
    let hands = frequencies(tries, |number| guess(number).hand(other).iter().collect());
    let bids = frequencies(tries, |number| guess(number).secret_bid(other).into_iter().collect());
    let nexts = frequencies(tries, ludwigs_next);
    for (counts, cards) in [(hands, 8), (bids, 1), (nexts, 1)] {
        let chance = f64::from(cards) / 43.0;
        let mean = f64::from(tries) * chance;
        let five_sigma = 5.0 * (mean * (1.0 - chance)).sqrt();
        for number in 1..=55 {
            let count = f64::from(counts[usize::from(number)]);
            if known.contains(&card(number)) {
                assert_eq!(count, 0.0, "card {number} is known to be elsewhere");
            } else {
                assert!((count - mean).abs() < five_sigma, "card {number}: {count}, {mean} expected");
            }
        }
    }
}

/// The test above would prove nothing if the other game were the same.
#[test]
fn the_indistinguishable_game_differs() {
    let play = random_play(4, 3, 50);
    let other = indistinguishable_game(&play, Viewer::Spectator, 3).replay().unwrap();
    let own = |position: &Position| view(position, Viewer::Seat(crate::common::seat(1)));
    assert_ne!(own(play.position()), own(&other), "a seat sees its own hand, which differs");
}
