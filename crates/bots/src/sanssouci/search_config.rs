//! The parameters of a search.

use game::Seat;
use sanssouci::{Phase, Position};

use crate::sanssouci::network::{NETWORK, network_turns};
use crate::sanssouci::playout;
use crate::sanssouci::turns::{Turn, all_turns};
use crate::sanssouci::weights::Weights;

/// The parameters of a search: its candidates, its playouts and its objective.
pub(crate) struct SearchConfig {
    /// Generates all turns of a seat with their values.
    pub(crate) generate_turns: fn(&Position, Seat, &mut Vec<Turn>),
    /// The maximum number of candidates. The search takes the turns with the highest values.
    pub(crate) max_candidates: usize,
    /// Plays to the end of the game.
    pub(crate) playout: fn(&mut Position, Seat),
    /// The weight of a point of the best opponent relative to an own point. With 1, the search
    /// maximises the margin, and with 0 its own points.
    pub(crate) opponent_weight: f64,
}

impl SearchConfig {
    /// Many candidates and fast playouts with the gardener's weights, for its own points only. More
    /// time makes it hardly stronger.
    pub(crate) const QUICK: SearchConfig = SearchConfig {
        generate_turns: |position, seat, list| all_turns(position, seat, &Weights::MANUAL, list),
        max_candidates: 24,
        playout: |position, _| playout::quick(position, &Weights::MANUAL),
        opponent_weight: 0.0,
    };

    /// Fewer candidates, and playouts that use the value network.
    pub(crate) const THOROUGH: SearchConfig = SearchConfig {
        generate_turns: turns_by_network,
        max_candidates: 12,
        playout: |position, seat| playout::thorough(position, seat, THOROUGH_TURNS),
        // Taking a tile from an opponent costs almost nothing. But with a higher weight, two of
        // these bots spoil each other's gardens.
        opponent_weight: 0.5,
    };
}

/// The number of own turns in a playout that use the network. With all of them, a playout takes
/// almost twice as long, and the search is no stronger with the same number of simulations. Two may
/// be too few.
const THOROUGH_TURNS: usize = 4;

fn turns_by_network(position: &Position, seat: Seat, list: &mut Vec<Turn>) {
    match position.phase() {
        Phase::Play => network_turns(&NETWORK, position, seat, usize::MAX, list),
        _ => all_turns(position, seat, &Weights::TUNED, list),
    }
}
