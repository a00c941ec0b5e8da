//! A record from a file, replayed step by step.

use bots::Skill;
use game::{Action as _, Done, InputError, Record, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::face_up::face_up;
use crate::hosted_game::to_raw;

/// A record that the rules accept, replayed with everything face up.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayedRecord {
    /// The game.
    pub game: &'static str,
    /// Its options.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Per seat, a name or the level of a bot; `null` if the record does not say.
    #[schema(value_type = Option<Vec<Value>>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[] | null"))]
    pub players: Option<Value>,
    /// The state at the start and after every decision.
    pub frames: Vec<ReplayFrame>,
}

/// The state of a recorded game after a decision.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayFrame {
    /// The number of decisions so far.
    pub seq: u64,
    /// The seat that decided; `null` at the start.
    pub seat: Option<Seat>,
    /// Its decision; in a position, `null` for the decisions of other seats.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Option<Value>,
    /// The events of the decision.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Box<RawValue>,
    /// The game with everything face up; in a position, as its seat sees it.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
}

/// Checks a record and replays it. An error names the place and, in a file of several lines, the
/// line.
pub(crate) fn replay_record<G: Skill>(text: &str) -> Result<ReplayedRecord, InputError> {
    let record = Record::<G>::read(text)?;
    record.verify().map_err(|error| with_line(error, text))?;
    let mut frames = vec![ReplayFrame {
        seq: 0,
        seat: None,
        action: None,
        events: to_raw(&[(); 0]),
        view: to_raw(&face_up(&record.start()?)),
    }];
    record.steps(|position, Done { seat, action }, events: Vec<G::Event>| {
        frames.push(ReplayFrame {
            seq: frames.len() as u64,
            seat: Some(seat),
            action: serde_json::to_value(action.entry(None)).ok(),
            events: to_raw(&events),
            view: to_raw(&face_up(position)),
        });
    })?;
    Ok(ReplayedRecord {
        game: G::NAME,
        options: serde_json::to_value(&record.options).map_err(|error| InputError::new("options", error))?,
        players: record.extra.get("players").filter(|players| players.is_array()).cloned(),
        frames,
    })
}

/// Adds the line of the action that an error is about.
fn with_line(error: InputError, text: &str) -> InputError {
    let number = error.place().strip_prefix("actions[").and_then(|rest| rest.strip_suffix(']')?.parse().ok());
    match number.and_then(|number| line_of(text, number)) {
        Some(line) if text.trim_end().contains('\n') => {
            let with_line = InputError::new(error.place(), format_args!("{} (line {line})", error.what()));
            match error.code() {
                Some(code) => with_line.with_code(code),
                None => with_line,
            }
        }
        _ => error,
    }
}

/// The line of a record on which an action stands.
fn line_of(text: &str, number: usize) -> Option<usize> {
    #[derive(Deserialize)]
    struct Lines<'a> {
        #[serde(borrow)]
        actions: Vec<&'a RawValue>,
    }
    let lines: Lines = serde_json::from_str(text).ok()?;
    let action = lines.actions.get(number)?.get();
    let before = (action.as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
    Some(1 + text.get(..before)?.matches('\n').count())
}
