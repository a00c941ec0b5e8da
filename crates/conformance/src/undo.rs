//! Taking back.

use game::{Game, Nobody, Seat, below};

use crate::dealt;

/// A decision that may be taken back is, exactly; step by step to where the turn began; and whatever others decided at
/// the same time stays. A decision that may not be taken back is refused.
pub fn undo_restores<G: Game>(options: &G::Options, seed: u64) {
    let mut play = dealt::<G>(options, seed);
    let mut rng = game::chance(seed, 3);
    let mut legal = Vec::new();
    // For each seat, the positions from which it made the decisions that it may take back.
    let mut before: Vec<Vec<G>> = vec![Vec::new(); play.position().players()];
    while !play.position().to_act().is_empty() {
        let waiting: Vec<Seat> = play.position().to_act().iter().collect();
        let seat = waiting[below(&mut rng, waiting.len())];
        play.position().legal(seat, &mut legal);
        let action = legal[below(&mut rng, legal.len())];
        let old = *play.position();
        play.apply(seat, action, &mut Nobody).expect("what is listed as legal is accepted");

        // Somebody else's earlier decision, taken back now, must leave this one standing.
        for (other, positions) in before.iter_mut().enumerate().filter(|(other, _)| *other != seat.index()) {
            let undoable = play.position().undoable(Seat::new(other).expect("a seat"));
            positions.truncate(undoable);
            for position in positions {
                position
                    .apply(seat, action, &mut Nobody)
                    .expect("it does not depend on the other's decision");
            }
        }
        before[seat.index()].push(old);
        assert_undo(&play, seat, &mut before[seat.index()]);
    }
}

fn assert_undo<G: Game>(play: &game::Play<G>, seat: Seat, before: &mut Vec<G>) {
    for other in Seat::all(play.position().players()) {
        if play.position().undoable(other) == 0 {
            let mut same = *play.position();
            assert!(same.undo(other).is_err(), "seat {other} has nothing to take back");
            assert_eq!(same, *play.position());
        }
    }
    let undoable = play.position().undoable(seat);
    if undoable == 0 {
        before.clear();
    }
    assert_eq!(undoable, before.len(), "seat {seat} decided that often in this turn");
    let mut back = play.clone();
    for position in before.iter().rev() {
        back.undo(seat).expect("the rules say that it may be taken back");
        assert_eq!(back.position(), position, "exactly as it was");
        let replayed = back.record().replay().expect("the record forgot it");
        assert_eq!(&replayed, position, "the record forgot exactly that");
    }
}
