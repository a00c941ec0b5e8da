//! A decision that was made, and what our best bot would have done instead.

use bots::{Observation, Skill};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::games::advice::{entries, tenths};
use crate::games::depth::Depth;

/// A decision that was made, and what our best bot would have done instead, by what the seat could know then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Study {
    /// What was decided.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub played: Value,
    /// What our best bot would have decided.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub best: Value,
    /// This and how it would have gone on, up to the end of the turn.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub best_turn: Vec<Value>,
    /// How many points the seat could expect to have at the end after what was decided.
    pub points: f64,
    /// By how many points it could then expect to be ahead of the best of the others.
    pub margin: f64,
    /// The points it could have expected after what our best bot would have decided.
    pub best_points: f64,
    /// The margin it could have expected then.
    pub best_margin: f64,
    /// How much of the margin was lost; 0 if nothing.
    pub loss: f64,
}

/// Thinking about a decision, to be carried out elsewhere: it holds what the seat could know then and nothing else.
pub(crate) type Studying = Box<dyn FnOnce(&Depth) -> Option<Study> + Send>;

/// What the second look is thrown with: other dice than the first, so that what looked best by luck is seen for what it is.
const SECOND_LOOK: u64 = 0x9e37_79b9_7f4a_7c15;

pub(super) fn study<G: Skill>(
    seen: &Observation<G>,
    played: G::Action,
    depth: &Depth,
    seed: u64,
) -> Option<Study> {
    let suggested = depth.suggest(seen, seed)?;
    let compared = depth.compare(seen, played, seed ^ SECOND_LOOK)?;
    let turn = &suggested.ranked.first()?.turn;
    let best = compared.ranked.iter().find(|ranked| ranked.turn == *turn).or(compared.ranked.first())?;
    // A turn may go on in many ways; the first in the ranking is the best of them.
    let own = compared.ranked.iter().find(|ranked| ranked.turn.first() == Some(&played))?;
    let own = if played == suggested.decision { best } else { own };
    Some(Study {
        played: entries::<G>(&[played]).pop()?,
        best: entries::<G>(&[suggested.decision]).pop()?,
        best_turn: entries::<G>(turn),
        points: tenths(own.points),
        margin: tenths(own.margin),
        best_points: tenths(best.points),
        best_margin: tenths(best.margin),
        loss: tenths((best.margin - own.margin).max(0.0)),
    })
}
