//! A decision that was made, and what an architect would have done instead.

use bots::{Bot, Budget, Level, Observation, Ranked, Skill};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Nobody, Outcome as _, Seat, margin};
use utoipa::ToSchema;

use crate::games::advice::{entries, tenths};
use crate::games::depth::Depth;

/// A decision that was made, and what an architect would have done instead, by what the seat could know then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Study {
    /// What was decided.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub played: Value,
    /// What an architect would have decided.
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
    /// The points it could have expected after what the architect would have decided.
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
/// How many games are played on for a decision that no architect would consider.
const PLAYED_ON: u64 = 16;

pub(super) fn study<G: Skill>(
    seen: &Observation<G>,
    played: G::Action,
    depth: &Depth,
    seed: u64,
) -> Option<Study> {
    let suggested = depth.suggest(seen, seed)?;
    let weighed = depth.weigh(seen, seed ^ SECOND_LOOK)?;
    let turn = &suggested.ranked.first()?.turn;
    let best = weighed.ranked.iter().find(|ranked| ranked.turn == *turn).or(weighed.ranked.first())?;
    let best = Expected::of(best);
    // A turn may go on in many ways; the first in the ranking is the best of them.
    let own = weighed.ranked.iter().find(|ranked| ranked.turn.first() == Some(&played)).map(Expected::of);
    let own = match own {
        Some(_) if played == suggested.decision => best,
        Some(own) => own,
        None => {
            let [theirs, own] =
                [turn.as_slice(), &[played]].map(|actions| played_on(seen, actions, seed ^ SECOND_LOOK));
            best.plus(own).less(theirs)
        }
    };
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

/// What can be expected at the end.
#[derive(Copy, Clone, Default)]
struct Expected {
    points: f64,
    margin: f64,
}

impl Expected {
    fn of<G: Skill>(ranked: &Ranked<G>) -> Expected {
        Expected { points: ranked.points, margin: ranked.margin }
    }

    fn plus(self, other: Expected) -> Expected {
        Expected { points: self.points + other.points, margin: self.margin + other.margin }
    }

    fn less(self, other: Expected) -> Expected {
        Expected { points: self.points - other.points, margin: self.margin - other.margin }
    }
}

/// What comes of some decisions, if gardeners play on; in the same guesses for whatever is decided.
fn played_on<G: Skill>(seen: &Observation<G>, actions: &[G::Action], seed: u64) -> Expected {
    let ends = (0..PLAYED_ON).map(|guess| {
        let mut world = seen.sample(&mut table::chance(seed, guess));
        for &action in actions {
            // What follows in a turn was planned, and a guess may not allow it.
            let _ = world.apply(seen.seat(), action, &mut Nobody);
        }
        while let Some(seat) = world.to_act().first() {
            let seen = Observation::of(&world, seat);
            let turn = Bot::new(Level::Gardener, seed).turn(&seen, &Budget::simulations(0)).into_iter();
            if turn.filter(|&action| world.apply(seat, action, &mut Nobody).is_ok()).count() == 0 {
                break;
            }
        }
        world.outcome().map_or(Expected::default(), |outcome| at_the_end(&outcome.totals(), seen.seat()))
    });
    let sum = ends.fold(Expected::default(), Expected::plus);
    Expected { points: sum.points / PLAYED_ON as f64, margin: sum.margin / PLAYED_ON as f64 }
}

fn at_the_end(totals: &[i32], seat: Seat) -> Expected {
    let own = totals.get(seat.index()).copied().unwrap_or(0);
    Expected { points: f64::from(own), margin: f64::from(margin(totals, seat)) }
}
