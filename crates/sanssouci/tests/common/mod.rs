//! Every option of the game.

use proptest::prelude::*;
use sanssouci::{Edition, Options};

/// Every combination that the rules allow: 72 of them.
pub(crate) fn every_option() -> Vec<Options> {
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

/// Any of them.
pub(crate) fn any_option() -> impl Strategy<Value = Options> {
    proptest::sample::select(every_option())
}
