//! How a search goes about it.

use game::Seat;
use sanssouci::{Phase, Position};

use crate::sanssouci::network::{NETWORK, network_turns};
use crate::sanssouci::playout;
use crate::sanssouci::turns::{Turn, all_turns};
use crate::sanssouci::weights::Weights;

/// How a search goes about it: what it tries, and what it makes of it.
pub(crate) struct SearchConfig {
    /// Every turn that a seat can make, with its worth.
    pub(crate) turns: fn(&Position, Seat, &mut Vec<Turn>),
    /// How many turns are tried at the most: those that are worth most.
    pub(crate) candidates: usize,
    /// Plays on to the end.
    pub(crate) play_on: fn(&mut Position, Seat),
    /// How much a point of the best rival weighs against an own one: for 1 it is the margin that counts, for 0 the own garden.
    pub(crate) rivalry: f64,
}

impl SearchConfig {
    /// A gardener who thinks ahead: has the gardener's taste, and minds its own garden. Much is tried, and little made of each
    /// trial; more time makes hardly a difference.
    pub(crate) const QUICK: SearchConfig = SearchConfig {
        turns: |position, seat, list| all_turns(position, seat, &Weights::MANUAL, list),
        candidates: 24,
        play_on: |position, _| playout::quick(position, &Weights::MANUAL),
        rivalry: 0.0,
    };

    /// Less is tried, and played on by what was learnt.
    pub(crate) const THOROUGH: SearchConfig = SearchConfig {
        turns: learnt_turns,
        candidates: 12,
        play_on: |position, seat| playout::thorough(position, seat, PLAYED_WELL),
        // What it takes from a rival costs it next to nothing; but two who take more from each other make less of their gardens.
        rivalry: 0.5,
    };
}

/// How many own turns of a playout are looked at closely. With all of them it takes almost twice as long, and chooses no better with
/// as many simulations; two may be too few.
const PLAYED_WELL: usize = 4;

fn learnt_turns(position: &Position, seat: Seat, list: &mut Vec<Turn>) {
    match position.phase() {
        Phase::Play => network_turns(&NETWORK, position, seat, usize::MAX, list),
        _ => all_turns(position, seat, &Weights::TUNED, list),
    }
}
