//! A position that a client describes by a record, as one seat sees it.

use bots::Skill;
use game::{Action as _, Done, InputError, Record, Refusal as _, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::command_error::CommandError;
use crate::hosted_game::to_raw;
use crate::replayed_record::ReplayFrame;

/// A game that may still run, and the seat that looks at it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PositionRequest {
    /// A record. Its result is ignored, and automatic actions can be left out.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub record: Value,
    /// The seat.
    pub seat: Seat,
    /// The number of decisions that the client knows; absent for the last state alone.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub after: Option<u64>,
}

/// The last states of a recorded game, as one seat sees them.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecordedPosition {
    /// The game.
    pub game: &'static str,
    /// The state after the decisions that the client knows, and after every later one.
    pub frames: Vec<ReplayFrame>,
}

/// Plays a record without checking its result. The rules' refusal of an action keeps its code.
pub(crate) fn recorded_position<G: Skill>(
    record: &str,
    seat: Seat,
    after: Option<u64>,
) -> Result<RecordedPosition, CommandError> {
    let record = Record::<G>::read(record).map_err(|error| error.inside("record"))?;
    let mut position = record.start().map_err(|error| error.inside("record"))?;
    if seat.index() >= position.players() {
        let what = format_args!("seat {seat} of {} players", position.players());
        return Err(InputError::new("seat", what).into());
    }
    let mut last = None;
    let mut count = 0;
    let mut automatic = None;
    let mut frames = Vec::new();
    if after == Some(0) {
        frames.push(frame(0, None, &[], &position, seat));
    }
    for (number, done) in record.actions.into_iter().enumerate() {
        if automatic.take() == Some(done) {
            continue;
        }
        let mut events = Vec::new();
        let applied = position.apply(done.seat, done.action, &mut events);
        let next = applied.map_err(|refusal| CommandError::AgainstRules {
            code: refusal.code(),
            message: format!("actions[{number}]: {done}: {refusal}"),
        })?;
        automatic = next.map(|action| Done { seat: done.seat, action });
        count += 1;
        if after.is_some_and(|known| count >= known) {
            frames.push(frame(count, Some(done), &events, &position, seat));
        }
        last = Some((done, events));
    }
    if after.is_none() {
        let (done, events) = last.map_or((None, Vec::new()), |(done, events)| (Some(done), events));
        frames.push(frame(count, done, &events, &position, seat));
    }
    if frames.is_empty() {
        return Err(InputError::new("after", format_args!("the record has {count} decisions")).into());
    }
    Ok(RecordedPosition { game: G::NAME, frames })
}

fn frame<G: Skill>(
    seq: u64,
    done: Option<Done<G::Action>>,
    events: &[G::Event],
    position: &G,
    seat: Seat,
) -> ReplayFrame {
    let viewer = Viewer::Seat(seat);
    let known: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, viewer)).collect();
    ReplayFrame {
        seq,
        seat: done.map(|done| done.seat),
        // A decision that events hide from the viewer, such as a bid, stays hidden here, too.
        action: done
            .filter(|done| done.seat == seat)
            .and_then(|done| serde_json::to_value(done.action.entry(None)).ok()),
        events: to_raw(&known),
        view: to_raw(&position.view(viewer)),
    }
}
