//! Undo.

use game::{Game, Nobody, Seat, below};

use crate::deal;
use crate::random_game::MAX_ACTIONS;

/// Checks that undo restores the position exactly, action by action back to the start of the turn.
///
/// Actions of other seats at the same time stay. Actions that may not be undone are refused.
pub fn undo_restores<G: Game>(options: &G::Options, seed: u64) {
    let mut play = deal::<G>(options, seed);
    let mut rng = game::chance(seed, 3);
    let mut legal = Vec::new();
    // For each seat, the positions before the actions that it may undo.
    let mut before: Vec<Vec<G>> = vec![Vec::new(); play.position().players()];
    while !play.position().to_act().is_empty() {
        let to_act: Vec<Seat> = play.position().to_act().iter().collect();
        let seat = to_act[below(&mut rng, to_act.len())];
        play.position().legal(seat, &mut legal);
        let action = legal[below(&mut rng, legal.len())];
        let old = *play.position();
        play.apply(seat, action, &mut Nobody).expect("legal actions are accepted");

        // If another seat undoes an earlier action now, this action must stay.
        for (other, positions) in before.iter_mut().enumerate().filter(|(other, _)| *other != seat.index()) {
            let undoable = play.position().undoable(Seat::new(other).expect("a seat"));
            positions.truncate(undoable);
            for position in positions {
                position
                    .apply(seat, action, &mut Nobody)
                    .expect("simultaneous actions do not depend on each other");
            }
        }
        before[seat.index()].push(old);
        assert_undo(&play, seat, &mut before[seat.index()]);
        assert!(play.record().actions.len() < MAX_ACTIONS, "the game ends");
    }
}

fn assert_undo<G: Game>(play: &game::Play<G>, seat: Seat, before: &mut Vec<G>) {
    for other in Seat::all(play.position().players()) {
        if play.position().undoable(other) == 0 {
            let mut same = *play.position();
            assert!(same.undo(other).is_err(), "seat {other} has nothing to undo");
            assert_eq!(same, *play.position());
        }
    }
    let undoable = play.position().undoable(seat);
    if undoable == 0 {
        before.clear();
    }
    assert_eq!(undoable, before.len(), "seat {seat} can undo all actions of its turn, or none");
    let mut undone = play.clone();
    for position in before.iter().rev() {
        undone.undo(seat).expect("undoable() allows it");
        assert_eq!(undone.position(), position, "the position is restored");
        let replayed = undone.record().replay().expect("the record is still valid");
        assert_eq!(&replayed, position, "the action is removed from the record");
    }
}
