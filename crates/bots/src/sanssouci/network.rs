//! What was learnt of gardens.

use std::sync::LazyLock;

use game::Seat;
use sanssouci::Position;

use crate::sanssouci::features::TurnFeatures;
use crate::sanssouci::turns::{Planner, Turn, all_turns};
use crate::sanssouci::weights::Weights;
use crate::value_network::{NetworkInput, ValueNetwork};

/// By how much a keen player is wrong about what a seat will have at the end: made by
/// `cargo run --release -p bots --example learn -- sanssouci 1500000 1 FILE`.
pub(crate) static NETWORK: LazyLock<ValueNetwork> = LazyLock::new(|| {
    ValueNetwork::from_bytes(TurnFeatures::FEATURES, include_bytes!("../../networks/sanssouci.net"))
        .expect("it was written for these features")
});

/// How many turns are looked at closely in a playout.
pub(crate) const PLAYOUT_CANDIDATES: usize = 12;

/// At most so many turns, the best at first glance, with what the network says about them. The position must be this seat's to
/// play a card in.
pub(crate) fn network_turns(
    network: &ValueNetwork,
    position: &Position,
    seat: Seat,
    most: usize,
    list: &mut Vec<Turn>,
) {
    all_turns(position, seat, &Weights::TUNED, list);
    if list.len() > most {
        list.select_nth_unstable_by(most, |a, b| b.value.total_cmp(&a.value));
        list.truncate(most);
    }
    let before = TurnFeatures::before(position, seat);
    // After the last turn there is nothing to be wrong about.
    if before.turns > 0 {
        let planner = Planner::new(position, seat, &Weights::TUNED);
        list.iter_mut().for_each(|turn| turn.value += network.value(&before.after(&planner, turn)));
    }
}

#[cfg(test)]
mod tests {
    use game::Game;
    use sanssouci::{Data, Edition, Options};

    use super::*;
    use crate::sanssouci::playout;

    /// The points of the first seat when it plays by what was learnt, and when it plays as the others do, in games with these options.
    fn points(options: &Options) -> [i32; 2] {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let mut points = [0; 2];
        for deal in 0..150 {
            let setup = Position::deal(options, &data, &mut game::chance(4, deal));
            let mut thorough = Position::new(options, &setup).expect("a deal is right");
            let mut quick = thorough;
            playout::thorough(&mut thorough, Seat::FIRST, Options::TURNS.into());
            playout::quick(&mut quick, &Weights::TUNED);
            for (sum, end) in points.iter_mut().zip([thorough, quick]) {
                *sum += end.score(Seat::FIRST).total;
            }
        }
        points
    }

    #[test]
    fn what_was_learnt_makes_more_points_with_every_option() {
        let plain = Options::new(Edition::Classic, 2);
        let full = Options { rewards: true, boars: true, ..plain };
        for options in [plain, full, Options::new(Edition::Revised, 4)] {
            let [thorough, quick] = points(&options);
            assert!(thorough > quick + 150, "{thorough} to {quick} points: {options:?}");
        }
    }
}
