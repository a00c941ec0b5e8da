//! The small game keeps the promises of every game.

use simulation::sealed::{Choose, Options, Sealed};

#[test]
fn it_fulfils_the_promises_of_every_game() {
    conformance::info_describes_options::<Sealed>();
    for seed in 0..50 {
        let options = Options { players: 2 + (seed % 3) as u8 };
        conformance::legal_is_what_apply_accepts::<Sealed>(&options, seed, |below| Choose(below(5) as u8));
        conformance::undo_restores::<Sealed>(&options, seed);
        conformance::records_round_trip::<Sealed>(&options, seed);
        conformance::resampling_leaks_nothing::<Sealed>(&options, seed);
    }
}
