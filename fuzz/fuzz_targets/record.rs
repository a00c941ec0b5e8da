//! Any text as a record: read, replayed and written again without a panic; what is read back is the same.
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
    let again = Record::<G>::read(&record.write()).expect("we read what we write");
    assert_eq!(again, record);
    if let Ok(position) = record.replay() {
        for viewer in Viewer::all(position.players()) {
            position.view(viewer);
        }
    }
    let _ = record.verify();
}
