//! Records.

use game::{Game, Nobody, Record};

use crate::random_game;

/// Checks that a record survives writing and reading unchanged and replays to its result.
///
/// Every prefix of it is a valid record of a running game.
pub fn records_round_trip<G: Game>(options: &G::Options, seed: u64) {
    let play = random_game::<G>(options, seed, |play| {
        let replayed = play.record().replay().expect("a running game replays");
        assert_eq!(&replayed, play.position());
    });
    let record = play.into_record();
    let text = record.write();
    let read = Record::<G>::read(&text).expect("a written record can be read");
    assert_eq!(read, record);
    assert_eq!(read.write(), text);
    let end = read.verify().expect("the result is right");

    let mut position = read.start().expect("the setup is valid");
    let mut automatic = false;
    for done in &read.actions {
        // An automatic action is part of the record but was applied with the action before it.
        if !std::mem::take(&mut automatic) {
            let applied = position.apply(done.seat, done.action, &mut Nobody);
            automatic = applied.expect("the action was legal before").is_some();
        }
    }
    assert_eq!(position, end);
}
