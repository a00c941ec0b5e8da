//! A record from outside, step by step.

use bots::Skill;
use game::{Action as _, Done, InputError, Record, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::games::face_up::face_up;
use crate::games::hosted::raw;

/// A record, checked by the rules and played again: everything lies face up.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recorded {
    /// Which game it is of.
    pub game: &'static str,
    /// What the players agreed on.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Who played, as the record says: a name a seat, or a bot's; nothing if it does not say.
    #[schema(value_type = Option<Vec<Value>>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[] | null"))]
    pub players: Option<Value>,
    /// How it began, and how it stood after every decision.
    pub frames: Vec<Replayed>,
}

/// How a recorded game stood after a decision.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replayed {
    /// How many decisions were made; 0 is the beginning.
    pub seq: u64,
    /// Who decided; nobody at the beginning.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What they decided.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Option<Value>,
    /// What it made happen.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Box<RawValue>,
    /// The game, everything face up.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
}

/// Checks a record and plays it again. A fault names the place, and in a file of several lines the line.
pub(super) fn replay<G: Skill>(text: &str) -> Result<Recorded, InputError> {
    let record = Record::<G>::read(text)?;
    record.verify().map_err(|fault| on_its_line(fault, text))?;
    let mut frames = vec![Replayed {
        seq: 0,
        seat: None,
        action: None,
        events: raw(&[(); 0]),
        view: raw(&face_up(&record.start()?)),
    }];
    record.steps(|position, Done { seat, action }, events: Vec<G::Event>| {
        frames.push(Replayed {
            seq: frames.len() as u64,
            seat: Some(seat),
            action: serde_json::to_value(action.entry(None)).ok(),
            events: raw(&events),
            view: raw(&face_up(position)),
        });
    })?;
    Ok(Recorded {
        game: G::NAME,
        options: serde_json::to_value(&record.options).map_err(|error| InputError::new("options", error))?,
        players: record.extra.get("players").filter(|players| players.is_array()).cloned(),
        frames,
    })
}

/// The same fault, with the line on which the action stands that it is about.
fn on_its_line(fault: InputError, text: &str) -> InputError {
    let number = fault.place().strip_prefix("actions[").and_then(|rest| rest.strip_suffix(']')?.parse().ok());
    match number.and_then(|number| line_of(text, number)) {
        Some(line) if text.trim_end().contains('\n') => {
            InputError::new(fault.place(), format_args!("{} (line {line})", fault.what()))
        }
        _ => fault,
    }
}

/// On which line of a record an action stands.
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
