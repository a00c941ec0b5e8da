//! Hints: what a bot would decide for a person.

use bots::{Observation, Ranked, Skill};
use game::Action as _;
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::table::Table;
use crate::thinking_limit::ThinkingLimit;

/// The number of simulations of a hint, unless the server has another number.
pub const HINT_SIMULATIONS: u64 = 1500;

/// The number of choices that a hint lists.
const HINT_CHOICES: usize = 3;

/// One choice of a hint, with its expected result.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintChoice {
    /// The decision: one of the view's `legal`.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// This decision and the ones that follow it up to the end of the turn.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub turn: Vec<Value>,
    /// The seat's expected final points; `null` if there is only one choice.
    pub points: Option<f64>,
    /// The expected final margin over the best opponent; `null` if there is only one choice.
    pub margin: Option<f64>,
}

/// The search behind a hint, to be run elsewhere. It contains only what the seat may know, and
/// returns the choices, best first.
pub type HintJob = Box<dyn FnOnce(&ThinkingLimit) -> Vec<HintChoice> + Send>;

impl Table {
    /// The search for a person's hint, if the table allows hints and the person must decide.
    pub fn hint_job(&self, person: PersonId) -> Result<HintJob, CommandError> {
        let seat = self.require_playing(person)?;
        if !self.terms.hints {
            return Err(CommandError::HintsDisabled);
        }
        // The seed depends only on what the player knows: two games that they cannot tell apart
        // give the same hint.
        let seed = seed_from_text(&format!("{} {}", self.id, self.choice_since(seat)));
        self.game().and_then(|game| game.hint_search(seat, seed)).ok_or(CommandError::NotToAct)
    }
}

/// The choices of a hint for what a seat sees.
pub(crate) fn rank_choices<G: Skill>(
    seen: &Observation<G>,
    limit: &ThinkingLimit,
    seed: u64,
) -> Vec<HintChoice> {
    let Some(answer) = limit.rank_all(seen, seed) else { return Vec::new() };
    let is_evaluated = answer.simulations > 0;
    distinct(&answer.ranked).into_iter().map(|ranked| hint_choice(ranked, is_evaluated)).collect()
}

/// The best turn and alternatives. Turns with another first decision come before turns that only
/// continue differently.
fn distinct<G: Skill>(ranked: &[Ranked<G>]) -> Vec<&Ranked<G>> {
    let is_new = |&(rank, one): &(usize, &Ranked<G>)| {
        ranked[..rank].iter().all(|better| better.turn.first() != one.turn.first())
    };
    let (new, same): (Vec<_>, Vec<_>) = ranked.iter().enumerate().partition(is_new);
    let mut listed: Vec<_> = new.into_iter().chain(same).take(HINT_CHOICES).collect();
    listed.sort_by_key(|(rank, _)| *rank);
    listed.into_iter().map(|(_, ranked)| ranked).collect()
}

fn hint_choice<G: Skill>(ranked: &Ranked<G>, is_evaluated: bool) -> HintChoice {
    let turn = actions_to_json::<G>(&ranked.turn);
    HintChoice {
        action: turn.first().cloned().unwrap_or_default(),
        turn,
        points: is_evaluated.then(|| round_to_tenths(ranked.points)),
        margin: is_evaluated.then(|| round_to_tenths(ranked.margin)),
    }
}

/// Decisions in the form of a view's `legal`.
pub(crate) fn actions_to_json<G: Skill>(actions: &[G::Action]) -> Vec<Value> {
    actions.iter().filter_map(|action| serde_json::to_value(action.entry(None)).ok()).collect()
}

/// Rounds to one decimal; the simulations do not support more.
pub(crate) fn round_to_tenths(points: f64) -> f64 {
    (points * 10.0).round() / 10.0
}

/// A seed that depends only on a text.
pub(crate) fn seed_from_text(text: &str) -> u64 {
    let hash: [u8; 32] = Sha256::digest(text).into();
    hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use bots::Ranked;
    use sanssouci::Position;

    use super::{distinct, seed_from_text};

    /// The turns that a hint lists of a ranking in text form.
    fn listed(ranking: &[&'static str]) -> Vec<String> {
        let ranked = |text: &&str| {
            let turn = text.split(' ').map(|action| action.parse().expect("an action")).collect();
            Ranked::<Position> { turn, margin: 0.0, points: 0.0 }
        };
        let ranked: Vec<_> = ranking.iter().map(ranked).collect();
        let text =
            |one: &Ranked<Position>| one.turn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        distinct(&ranked).into_iter().map(text).collect()
    }

    #[test]
    fn choices_begin_with_different_decisions_if_there_are_enough() {
        let ranking = ["noble:a1 stay", "noble:a1 noble:b1", "noble:c4 stay", "noble:c4 noble:d1", "stay"];
        assert_eq!(listed(&ranking), ["noble:a1 stay", "noble:c4 stay", "stay"]);
        assert_eq!(listed(&ranking[..4]), ["noble:a1 stay", "noble:a1 noble:b1", "noble:c4 stay"]);
        assert_eq!(listed(&ranking[..2]), ranking[..2]);
    }

    /// Equal questions get equal answers for ever, and other questions other random numbers.
    #[test]
    fn seeds_are_the_first_bytes_of_the_hash() {
        assert_eq!(seed_from_text("table 7"), 0x136a_8e40_382c_28a7);
        assert_ne!(seed_from_text("table 7"), seed_from_text("table 8"));
    }
}
