//! Play without search: for the lower levels and for playouts.

use game::{Game, Seat, below};
use rand_core::Rng;
use sanssouci::{Action, Card, Field, Fields, Garden, Market, Marks, Options, Phase, Position, Side};

use crate::sanssouci::evaluation::{Destinations, Evaluator, ExpectedDestinations};
use crate::sanssouci::turns::{Planner, Turn, all_turns, any_stack, plays};
use crate::sanssouci::weights::Weights;
use crate::{Determinizer, Ranked, Suggestion};

/// The maximum number of ranked turns.
const MAX_ALTERNATIVES: usize = 8;

/// Plays the turn with the best evaluation.
pub(crate) fn gardener(
    determinizer: &impl Determinizer<Position>,
    rng: &mut impl Rng,
) -> Suggestion<Position> {
    let position = determinizer.determinize(rng);
    let seat = determinizer.seat();
    let mut turns = Vec::new();
    all_turns(&position, seat, &Weights::MANUAL, &mut turns);
    if turns.is_empty() {
        return Suggestion::forced(single_step(&position, seat));
    }
    turns.sort_by(|a, b| b.value.total_cmp(&a.value));
    turns.truncate(MAX_ALTERNATIVES);
    Suggestion::by_ranking(turns.iter().map(|turn| ranked(&position, seat, turn)).collect(), 0)
}

/// Takes any tile, then moves a noble that scores well now.
pub(crate) fn apprentice(
    determinizer: &impl Determinizer<Position>,
    rng: &mut impl Rng,
) -> Suggestion<Position> {
    let legal = determinizer.legal();
    let points = |action: &Action| match action {
        Action::Noble(to) => to.row().points(),
        _ => 0,
    };
    let best = legal.iter().map(points).max().unwrap_or(0);
    let plausible: Vec<Action> = legal.into_iter().filter(|action| points(action) + 1 >= best).collect();
    Suggestion::forced(plausible[below(rng, plausible.len())])
}

fn ranked(position: &Position, seat: Seat, turn: &Turn) -> Ranked<Position> {
    let others = (0..position.players()).filter_map(Seat::new).filter(|&other| other != seat);
    let best_other = others.map(|other| estimated_points(position, other)).fold(f32::NEG_INFINITY, f32::max);
    let points = f64::from(turn.value);
    Ranked { turn: turn.actions(position), margin: points - f64::from(best_other), points }
}

/// The estimated final points of another seat.
fn estimated_points(position: &Position, seat: Seat) -> f32 {
    Planner::new(position, seat, &Weights::MANUAL).quick_value(position.garden(seat))
}

/// The decision where there is no turn to plan: a board side or a stack.
pub(crate) fn single_step(position: &Position, seat: Seat) -> Action {
    match position.phase() {
        Phase::Gardens => {
            Action::Garden(better_side(|side| evaluate_garden(position.garden_side(seat, side))))
        }
        Phase::Rewards => {
            Action::Rewards(better_side(|side| evaluate_marks(position.rewards_side(seat, side))))
        }
        _ => any_stack(position).map_or(Action::Stay, Action::Refill),
    }
}

fn better_side(value: impl Fn(Side) -> f32) -> Side {
    if value(Side::Back) > value(Side::Front) { Side::Back } else { Side::Front }
}

fn evaluate_garden(printed: Fields) -> f32 {
    ExpectedDestinations::new(
        &Evaluator::new(&Weights::MANUAL, Options::TURNS.into()),
        &Destinations::of(&Garden::new(printed)),
    )
    .points()
}

fn evaluate_marks(marks: Marks) -> f32 {
    let value = |mark: sanssouci::Mark| match mark.points(true) {
        0 => 0.4 * f32::from(mark.points(false)),
        3 => 0.8,
        penalty => 0.6 * f32::from(penalty),
    };
    marks.iter().filter_map(|(_, mark)| mark).map(value).sum()
}

/// The best turn by a fast evaluation: first the tile, then the noble.
#[inline]
pub(crate) fn greedy_turn(
    planner: &Planner,
    market: &Market,
    hand: impl Iterator<Item = Card>,
) -> Option<Turn> {
    let mut best = (f32::NEG_INFINITY, None);
    plays(market, hand, |card, slot, own| {
        let mut consider = |field: Field, gardener: bool| {
            let (garden, boar) = planner.laid(field, gardener);
            let value = planner.quick_value(&garden) - planner.card(card);
            if value > best.0 {
                let gardener = gardener.then_some(field);
                best =
                    (value, Some((Turn { play: Some((card, slot)), gardener, boar, ..Turn::EMPTY }, garden)));
            }
        };
        if planner.garden.occupied().contains(own) {
            promising_fields(&planner.garden, own).iter().for_each(|field| consider(field, true));
        } else {
            consider(own, false);
        }
    });
    let (turn, garden) = best.1?;
    let (noble, value) = planner.best_noble(&garden);
    Some(Turn { noble, value, ..turn })
}

/// The promising fields for a gardener: next to the fields that nobles can reach, if there are any.
#[inline]
fn promising_fields(garden: &Garden, own: Field) -> Fields {
    let places = garden.places_for_gardener(own);
    let near = places & garden.reached().neighbours();
    if near.is_empty() { places } else { near }
}
