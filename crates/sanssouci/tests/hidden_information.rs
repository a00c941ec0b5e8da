//! Hidden information: it must not change a byte of what a viewer receives.
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod common;

use common::any_options;
use game::{Done, Game, Record, Seat, Viewer, below, shuffle};
use proptest::prelude::*;
use sanssouci::{Action, Card, Motif, Options, Position, Side};

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn resampling_leaks_nothing(options in any_options(), seed: u64) {
        conformance::resampling_leaks_nothing::<Position>(&options, seed);
    }

    #[test]
    fn transcripts_leak_nothing(options in any_options(), seed: u64, cut: prop::sample::Index) {
        let record = conformance::random_game::<Position>(&options, seed, |_| ()).into_record();
        // The last action reveals the missions, so cut before it. The second cut is while sides are
        // chosen.
        for cut in [cut.index(record.actions.len()), cut.index(8)] {
            for viewer in Viewer::all(usize::from(options.players)) {
                let transcript = conformance::transcript(&first_actions(&record, cut), viewer);
                let other = conformance::transcript(&indistinguishable_game(&record, cut, viewer, seed), viewer);
                prop_assert_eq!(transcript, other, "{:?} after {} actions", viewer, cut);
            }
        }
    }
}

/// The record's first `cut` actions.
fn first_actions(record: &Record<Position>, cut: usize) -> Record<Position> {
    Record { actions: record.actions[..cut].to_vec(), result: None, ..record.clone() }
}

/// A game that differs from the first `cut` actions of a record only in what the viewer does not
/// know by then.
fn indistinguishable_game(
    record: &Record<Position>,
    cut: usize,
    viewer: Viewer,
    seed: u64,
) -> Record<Position> {
    let mut rng = game::chance(seed, 99);
    let mut other = first_actions(record, cut);
    let end = other.replay().unwrap();
    let Record { setup, actions, .. } = &mut other;
    let seats = || Seat::all(end.players());
    let cards_seen = end.phase() != sanssouci::Phase::Gardens;
    let knows = |seat: Seat| cards_seen && viewer.is(seat);

    // Shuffle the cards that others have not played, and those that the viewer has not drawn.
    for seat in seats() {
        let deck = &mut setup.decks[seat.index()];
        let played: Vec<Card> = actions.iter().filter(|done| done.seat == seat).filter_map(card_of).collect();
        let drawn = 2 + turns_ended(&end, actions, seat);
        let unknown: Vec<usize> = (0..18)
            .filter(|&place| if knows(seat) { place >= drawn } else { !played.contains(&deck[place]) })
            .collect();
        let mut cards: Vec<Card> = unknown.iter().map(|&place| deck[place]).collect();
        shuffle(&mut rng, &mut cards);
        unknown.into_iter().zip(cards).for_each(|(place, card)| deck[place] = card);
    }

    // Deal all missions but the viewer's own again.
    let own = seats().find(|&seat| knows(seat)).map_or(vec![], |seat| setup.missions[seat.index()].clone());
    let mut missions: Vec<Motif> = Motif::ALL.into_iter().filter(|motif| !own.contains(motif)).collect();
    shuffle(&mut rng, &mut missions);
    for seat in seats().filter(|&seat| !knows(seat)) {
        setup.missions[seat.index()] = missions.split_off(missions.len() - 2);
    }

    // Shuffle the tiles that are face down.
    let heights = end.view(Viewer::Spectator).supply;
    let turned: Vec<usize> =
        setup.supply.iter().zip(heights).map(|(stack, height)| stack.len() - usize::from(height)).collect();
    let mut tiles: Vec<Motif> =
        setup.supply.iter().zip(&turned).flat_map(|(stack, &turned)| stack[turned..].to_vec()).collect();
    shuffle(&mut rng, &mut tiles);
    for (stack, &turned) in setup.supply.iter_mut().zip(&turned) {
        stack[turned..].iter_mut().for_each(|tile| *tile = tiles.pop().unwrap());
    }

    // Change the sides that others have chosen but not revealed.
    for done in actions.iter_mut().filter(|done| !viewer.is(done.seat)) {
        match (&mut done.action, end.phase()) {
            (Action::Garden(side), sanssouci::Phase::Gardens)
            | (Action::Rewards(side), sanssouci::Phase::Rewards) => {
                *side = Side::ALL[below(&mut rng, 2)];
            }
            _ => {}
        }
    }
    other
}

fn card_of(done: &Done<Action>) -> Option<Card> {
    match done.action {
        Action::Play { card, .. } => Some(card),
        _ => None,
    }
}

/// The number of turns that a seat has finished, which is the number of cards that it has drawn.
fn turns_ended(end: &Position, actions: &[Done<Action>], seat: Seat) -> usize {
    let started = actions.iter().filter(|done| done.seat == seat).filter_map(card_of).count();
    let unfinished = end.mover() == seat && end.view(Viewer::Spectator).turn.is_some();
    started - usize::from(unfinished)
}

/// The test above would prove nothing if the other game were the same.
#[test]
fn the_indistinguishable_game_differs() {
    let options = Options { boars: true, ..Options::new(sanssouci::Edition::Classic, 3) };
    let record = conformance::random_game::<Position>(&options, 5, |_| ()).into_record();
    let Record { setup, .. } = indistinguishable_game(&record, 40, Viewer::Seat(Seat::FIRST), 5);
    assert_ne!(setup.decks[1], record.setup.decks[1]);
    assert_ne!(setup.missions[1..], record.setup.missions[1..]);
    assert_ne!(setup.supply, record.setup.supply);
    assert_eq!(setup.missions[0], record.setup.missions[0]);
}
