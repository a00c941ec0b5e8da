//! The trained value network of Sanssouci.

use std::sync::LazyLock;

use game::Seat;
use sanssouci::Position;

use crate::sanssouci::features::TurnFeatures;
use crate::sanssouci::turns::{Planner, Turn, all_turns};
use crate::sanssouci::weights::Weights;
use crate::value_network::{NetworkInput, ValueNetwork};

/// Corrects the evaluation with tuned weights: its error in a seat's final points.
///
/// `cargo run --release -p bots --example train -- sanssouci 1500000 1 FILE` has written the file.
pub(crate) static NETWORK: LazyLock<ValueNetwork> = LazyLock::new(|| {
    ValueNetwork::from_bytes(TurnFeatures::FEATURES, include_bytes!("../../networks/sanssouci.net"))
        .expect("the built-in file fits the features")
});

/// The number of turns that the network evaluates per decision of a playout.
pub(crate) const PLAYOUT_CANDIDATES: usize = 12;

/// Generates the most promising turns, at most `most`, and evaluates them with the network.
///
/// The seat must be the one to play a card.
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
    let before = TurnFeatures::before_turn(position, seat);
    // After the last turn, the evaluation is exact.
    if before.turns_left > 0 {
        let planner = Planner::new(position, seat, &Weights::TUNED);
        list.iter_mut().for_each(|turn| turn.value += network.value(&before.after_turn(&planner, turn)));
    }
}

#[cfg(test)]
mod tests {
    use game::Game;
    use sanssouci::{Data, Edition, Options};

    use super::*;
    use crate::sanssouci::playout;

    /// The total points of the first seat with the network and without it. The others play without.
    fn points(options: &Options) -> [i32; 2] {
        let data = Data::load(|_| None).expect("the built-in data are valid");
        let mut points = [0; 2];
        for deal in 0..150 {
            let setup = Position::deal(options, &data, &mut game::chance(4, deal));
            let mut thorough = Position::new(options, &setup).expect("a deal is valid");
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
    fn the_network_scores_more_points_with_every_option() {
        let plain = Options::new(Edition::Classic, 2);
        let full = Options { rewards: true, boars: true, ..plain };
        for options in [plain, full, Options::new(Edition::Revised, 4)] {
            let [thorough, quick] = points(&options);
            assert!(thorough > quick + 150, "{thorough} to {quick} points: {options:?}");
        }
    }
}
