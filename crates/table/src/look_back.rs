//! Look-back: earlier moments of a game, as a viewer saw them or with everything face up.

use game::{InputError, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::command_error::CommandError;
use crate::frame::{Frame, TableEvent};
use crate::games::Games;
use crate::id::PersonId;
use crate::log::{Change, LogEntry};
use crate::table::{Phase, Table};
use crate::timestamp::Timestamp;

/// How much of the hidden information a look-back shows.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Visibility {
    /// What the viewer could see at that moment.
    AsSeen,
    /// Everything face up; only for games that are over.
    FaceUp,
}

/// A log entry as a viewer may know it: a frame without the state.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EntryView {
    /// The sequence number of the entry.
    pub seq: u64,
    /// When the entry was written.
    pub at: Timestamp,
    /// What happened at the table.
    #[serde(rename = "what")]
    pub event: TableEvent,
    /// What happened in the game, as far as the viewer may know.
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[] | null"))]
    pub events: Option<Box<RawValue>>,
}

impl Table {
    /// Checks that a look-back with this visibility is allowed: nothing is revealed before the end.
    pub fn check_visibility(&self, visibility: Visibility) -> Result<(), CommandError> {
        let allowed = visibility == Visibility::AsSeen || self.phase == Phase::Over;
        if allowed { Ok(()) } else { Err(CommandError::NotOver) }
    }

    /// The state after entry `seq` for a person; `None` if the log has no such entry.
    pub fn frame_at(
        &self,
        log: &[LogEntry],
        seq: u64,
        person: Option<PersonId>,
        visibility: Visibility,
        games: &Games,
    ) -> Result<Option<Frame>, InputError> {
        let end = log.partition_point(|entry| entry.seq <= seq);
        let table = Table::replay(self.id, &log[..end], games, |_, _| ())?;
        let table = table.filter(|table| table.seq == seq);
        Ok(table.map(|table| table.past_frame(table.viewer(person), visibility)))
    }

    /// Every entry of the log as a person may know it.
    pub fn entry_views(
        &self,
        log: &[LogEntry],
        person: Option<PersonId>,
        visibility: Visibility,
        games: &Games,
    ) -> Result<Vec<EntryView>, InputError> {
        let mut views = Vec::with_capacity(log.len());
        Table::replay(self.id, log, games, |table, entry| {
            views.push(table.entry_view(entry, table.viewer(person), visibility));
        })?;
        Ok(views)
    }

    fn entry_view(&self, last: &LogEntry, viewer: Viewer, visibility: Visibility) -> EntryView {
        let decided = matches!(last.change, Change::Acted { .. });
        let events = self.game().filter(|_| decided).map(|game| match visibility {
            Visibility::AsSeen => game.events(viewer),
            Visibility::FaceUp => game.events_face_up(),
        });
        EntryView { seq: last.seq, at: last.at, event: TableEvent::of(&last.change), events }
    }

    fn past_frame(&self, viewer: Viewer, visibility: Visibility) -> Frame {
        let frame = self.current_frame(viewer);
        match (visibility, self.game()) {
            (Visibility::FaceUp, Some(game)) => Frame { view: Some(game.view_face_up()), ..frame },
            _ => frame,
        }
    }
}
