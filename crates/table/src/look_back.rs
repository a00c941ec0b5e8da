//! Looking back at what happened.

use game::Viewer;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::sitting::entry::{Entry, Logged};
use crate::sitting::frame::{Frame, What};
use crate::sitting::sitting::Sitting;
use crate::timestamp::Timestamp;

/// How one looks back.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Sight {
    /// As one could see it then.
    Then,
    /// With everything face up; for games that are over.
    FaceUp,
}

/// An entry of a game's log, as far as one viewer may know: a frame without how things then stood.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told {
    /// The number of the entry.
    pub seq: u64,
    /// When it was.
    #[schema(value_type = i64)]
    pub at: Timestamp,
    /// What happened at the table.
    pub what: What,
    /// What it made happen in the game, as far as the viewer may know.
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[] | null"))]
    pub events: Option<Box<RawValue>>,
}

impl Sitting {
    /// What can be told of the entry that was the last to change this sitting.
    pub(crate) fn told(&self, last: &Logged, viewer: Viewer, sight: Sight) -> Told {
        let decided = matches!(last.entry, Entry::Acted { .. });
        let events = self.game().filter(|_| decided).map(|game| match sight {
            Sight::Then => game.events(viewer),
            Sight::FaceUp => game.events_face_up(),
        });
        Told { seq: last.seq, at: last.at, what: What::of(&last.entry), events }
    }

    /// How things stand here, for who looks back.
    pub(crate) fn as_it_was(&self, viewer: Viewer, sight: Sight) -> Frame {
        let standing = self.standing(viewer);
        match (sight, self.game()) {
            (Sight::FaceUp, Some(game)) => Frame { view: Some(game.view_face_up()), ..standing },
            _ => standing,
        }
    }
}
