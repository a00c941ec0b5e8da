//! Helpers of several tests.

use proptest::prelude::*;
use sanssouci::{Edition, Options};

/// All 72 valid combinations of options.
pub(crate) fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for (edition, players) in
        [Edition::Classic, Edition::Revised].into_iter().flat_map(|e| [2, 3, 4].map(|n| (e, n)))
    {
        for bits in 0..16u8 {
            let [rewards, boars, choose_sides, choose_stack] = [1, 2, 4, 8].map(|bit| bits & bit != 0);
            if edition == Edition::Classic || !choose_stack {
                all.push(Options { edition, players, rewards, boars, choose_sides, choose_stack });
            }
        }
    }
    all
}

/// A strategy that selects any valid options.
pub(crate) fn any_options() -> impl Strategy<Value = Options> {
    proptest::sample::select(all_options())
}

/// Settings for this many random cases. The environment variable `PROPTEST_CASES` scales the
/// number: half of its default, 256, means half as many.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    let default = ProptestConfig::default();
    let cases = (cases * default.cases / 256).max(1);
    ProptestConfig { cases, failure_persistence: None, ..default }
}

/// The seat with this number.
pub(crate) fn seat(number: usize) -> game::Seat {
    game::Seat::new(number).expect("no game has more than five seats")
}
