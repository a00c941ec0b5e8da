//! What the end would give if it came now, as far as a viewer may know.

use serde::Serialize;
use table::{Seat, Viewer};

use crate::scoring::mission_points;
use crate::{Line, Position, Score};

/// What a seat would have if the game ended now, as far as the viewer may know.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ending {
    /// The rows and columns that are full.
    pub full: Vec<Line>,
    /// What each of the missions would give, in their order; nothing if the viewer may not know them.
    pub missions: Option<[i32; 2]>,
    /// The points by item. Missions that the viewer may not know count nothing in it.
    pub score: Score,
}

impl Ending {
    pub(crate) fn of(position: &Position, seat: Seat, viewer: Viewer) -> Ending {
        let player = position.player(seat);
        let garden = &player.garden;
        // The boar takes no more than there is, so even its penalty would tell of missions.
        let missions = position.knows_missions(viewer, seat).then_some(player.missions);
        Ending {
            full: Line::full(garden).collect(),
            missions: missions.map(|missions| missions.map(|mission| mission_points(garden, mission))),
            score: Score::of(garden, missions.into_iter().flatten()),
        }
    }
}
