//! Helpers for several tests.
#![allow(dead_code, unused_imports, reason = "no test uses all of it")]

#[path = "../../../sanssouci/tests/rules/common.rs"]
mod sanssouci_options;

use bots::{Bot, Budget, Level, Observation, Skill};
use game::{Nobody, Play, Seat};

pub(crate) use sanssouci_options::{all_options, any_options};

/// A small budget that still covers all steps of a search.
pub(crate) const FEW: u64 = 20;

/// Plays a whole game with bots of these levels in turn. Calls `look` with every position and the
/// seat to act.
pub(crate) fn play<G: Skill>(
    options: &G::Options,
    levels: &[Level],
    seed: u64,
    look: impl FnMut(&G, Seat),
) -> Play<G> {
    finish(conformance::deal::<G>(options, seed), levels, seed, look)
}

/// Like [`play`], from a game that is dealt already.
pub(crate) fn finish<G: Skill>(
    mut play: Play<G>,
    levels: &[Level],
    seed: u64,
    mut look: impl FnMut(&G, Seat),
) -> Play<G> {
    let seats = Seat::all(play.position().players());
    let mut bots: Vec<Bot<G>> = seats
        .zip(levels.iter().cycle())
        .map(|(seat, &level)| Bot::new(level, seed + seat.index() as u64))
        .collect();
    while let Some(seat) = play.position().to_act().first() {
        look(play.position(), seat);
        let observation = Observation::of(play.position(), seat);
        let bot = &mut bots[seat.index()];
        let action = bot.decide(&observation, &Budget::simulations(FEW)).expect("the seat is to act");
        let applied = play.apply(seat, action, &mut Nobody);
        let options = &play.record().options;
        assert!(applied.is_ok(), "{} decides {action} under {options:?}: {applied:?}", bot.level());
    }
    play
}
