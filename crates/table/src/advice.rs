//! What a seat could do, and what is to be expected of it.

use bots::{Observation, Ranked, Skill};
use game::Action as _;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::games::depth::Depth;

/// Something that a seat could do, and what is to be expected of it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// The decision: one of those that the view lists as `legal`.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// This and the decisions that are to follow, up to the end of the turn.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub turn: Vec<Value>,
    /// How many points the seat can then expect to have at the end; nothing where there is no choice.
    pub points: Option<f64>,
    /// By how many points it can then expect to be ahead of the best of the others; nothing where there is no choice.
    pub margin: Option<f64>,
}

/// Thinking about what a seat could do, to be carried out elsewhere: it holds what the seat may know and nothing else. Gives
/// the best first.
pub(crate) type Advising = Box<dyn FnOnce(&Depth) -> Vec<Choice> + Send>;

/// How many are named, where there are so many.
const NAMED: usize = 3;

pub(super) fn choices<G: Skill>(seen: &Observation<G>, depth: &Depth, seed: u64) -> Vec<Choice> {
    let Some(answer) = depth.weigh(seen, seed) else { return Vec::new() };
    let known = answer.simulations > 0;
    apart(&answer.ranked).into_iter().map(|ranked| choice(ranked, known)).collect()
}

/// The best, and alternatives: such as begin with another decision, or, where there are too few, go on with another.
fn apart<G: Skill>(ranked: &[Ranked<G>]) -> Vec<&Ranked<G>> {
    let is_new = |&(number, one): &(usize, &Ranked<G>)| {
        ranked[..number].iter().all(|earlier| earlier.turn.first() != one.turn.first())
    };
    let (other, same): (Vec<_>, Vec<_>) = ranked.iter().enumerate().partition(is_new);
    let mut named: Vec<_> = other.into_iter().chain(same).take(NAMED).collect();
    named.sort_by_key(|(number, _)| *number);
    named.into_iter().map(|(_, ranked)| ranked).collect()
}

fn choice<G: Skill>(ranked: &Ranked<G>, known: bool) -> Choice {
    let turn = entries::<G>(&ranked.turn);
    Choice {
        action: turn.first().cloned().unwrap_or_default(),
        turn,
        points: known.then(|| tenths(ranked.points)),
        margin: known.then(|| tenths(ranked.margin)),
    }
}

/// Decisions, as a view lists them.
pub(super) fn entries<G: Skill>(actions: &[G::Action]) -> Vec<Value> {
    actions.iter().filter_map(|action| serde_json::to_value(action.entry(None)).ok()).collect()
}

/// More digits would claim more than is known.
pub(super) fn tenths(points: f64) -> f64 {
    (points * 10.0).round() / 10.0
}
