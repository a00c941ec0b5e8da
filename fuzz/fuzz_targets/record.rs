//! Any text as a record: it is read, replayed and written again without a panic, and the copy is
//! equal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use game::{Game, Record, Viewer};

fuzz_target!(|text: &str| {
    match game::game_of(text).as_deref() {
        Ok(sanssouci::Position::NAME) => read::<sanssouci::Position>(text),
        Ok(versailles::Position::NAME) => read::<versailles::Position>(text),
        _ => {}
    }
});

fn read<G: Game>(text: &str) {
    let Ok(record) = Record::<G>::read(text) else { return };
    let copy = Record::<G>::read(&record.write()).expect("a written record can be read");
    assert_eq!(copy, record);
    if let Ok(position) = record.replay() {
        for viewer in Viewer::all(position.players()) {
            position.view(viewer);
        }
    }
    let _ = record.verify();
}
