//! Records.

use game::{Game, Nobody, Record};

use crate::walk;

/// A finished game's record reads back as what was written, byte for byte, replays to its result, and any part of it is
/// the record of a running game.
pub fn records_round_trip<G: Game>(options: &G::Options, seed: u64) {
    let play = walk::<G>(options, seed, |play| {
        let at_rest = play.record().replay().expect("a running game replays");
        assert_eq!(&at_rest, play.position());
    });
    let record = play.into_record();
    let text = record.write();
    let read = Record::<G>::read(&text).expect("we read what we write");
    assert_eq!(read, record);
    assert_eq!(read.write(), text);
    let end = read.verify().expect("it agrees");

    let mut again = read.start().expect("it can be dealt");
    let mut own = false;
    for done in &read.actions {
        if !std::mem::take(&mut own) {
            own = again.apply(done.seat, done.action, &mut Nobody).expect("it was legal before").is_some();
        }
    }
    assert_eq!(again, end);
}
