//! Playing without thinking ahead: for the lower levels, and for playouts.

use game::{Game, Seat, below};
use rand_pcg::Pcg64Mcg;
use sanssouci::{Action, Card, Field, Fields, Garden, Market, Marks, Options, Phase, Position, Side};

use crate::sanssouci::outlook::{Eye, Outlook, Stops};
use crate::sanssouci::taste::Taste;
use crate::sanssouci::turns::{Planner, Turn, all_turns, any_stack, plays};
use crate::{Observation, Ranked, Suggestion};

/// The best turn by its worth.
pub(crate) fn gardener(observation: &Observation<Position>, dice: &mut Pcg64Mcg) -> Suggestion<Position> {
    let position = observation.sample(dice);
    let seat = observation.seat();
    let mut turns = Vec::new();
    all_turns(&position, seat, &Taste::PLAIN, &mut turns);
    if turns.is_empty() {
        return Suggestion::forced(single_step(&position, seat));
    }
    turns.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    turns.truncate(8);
    Suggestion::by_ranking(turns.iter().map(|turn| ranked(&position, seat, turn)).collect(), 0)
}

/// Any tile, and then a noble that scores well now: plausible, and short-sighted.
pub(crate) fn apprentice(observation: &Observation<Position>, dice: &mut Pcg64Mcg) -> Suggestion<Position> {
    let legal = observation.legal();
    let points = |action: &Action| match action {
        Action::Noble(to) => to.row().points(),
        _ => 0,
    };
    let best = legal.iter().map(points).max().unwrap_or(0);
    let plausible: Vec<Action> = legal.into_iter().filter(|action| points(action) + 1 >= best).collect();
    Suggestion::forced(plausible[below(dice, plausible.len())])
}

fn ranked(position: &Position, seat: Seat, turn: &Turn) -> Ranked<Position> {
    let others = (0..position.players()).filter_map(Seat::new).filter(|&other| other != seat);
    let rival = others.map(|other| standing(position, other)).fold(f32::NEG_INFINITY, f32::max);
    let points = f64::from(turn.worth);
    Ranked { turn: turn.actions(position), margin: points - f64::from(rival), points }
}

/// What somebody else's garden is worth.
fn standing(position: &Position, seat: Seat) -> f32 {
    Planner::new(position, seat, &Taste::PLAIN).quick_worth(position.garden(seat))
}

/// What to do where there is no turn to plan: choosing a side, or a stack.
pub(crate) fn single_step(position: &Position, seat: Seat) -> Action {
    match position.phase() {
        Phase::Gardens => Action::Garden(better_side(|side| garden_worth(position.garden_side(seat, side)))),
        Phase::Rewards => Action::Rewards(better_side(|side| marks_worth(position.rewards_side(seat, side)))),
        _ => any_stack(position).map_or(Action::Stay, Action::Refill),
    }
}

fn better_side(worth: impl Fn(Side) -> f32) -> Side {
    if worth(Side::Back) > worth(Side::Front) { Side::Back } else { Side::Front }
}

fn garden_worth(printed: Fields) -> f32 {
    Outlook::new(&Eye::new(&Taste::PLAIN, Options::TURNS.into()), &Stops::of(&Garden::new(printed))).points()
}

fn marks_worth(marks: Marks) -> f32 {
    let worth = |mark: sanssouci::Mark| match mark.points(true) {
        0 => 0.4 * f32::from(mark.points(false)),
        3 => 0.8,
        penalty => 0.6 * f32::from(penalty),
    };
    marks.iter().filter_map(|(_, mark)| mark).map(worth).sum()
}

/// A whole turn: the tile first, by a quick look at the garden, then the noble.
#[inline]
pub(crate) fn quick_choice(
    planner: &Planner,
    market: &Market,
    hand: impl Iterator<Item = Card>,
) -> Option<Turn> {
    let mut best = (f32::NEG_INFINITY, None);
    plays(market, hand, |card, slot, own| {
        let mut consider = |field: Field, gardener: bool| {
            let (garden, boar) = planner.laid(field, gardener);
            let worth = planner.quick_worth(&garden) - planner.card(card);
            if worth > best.0 {
                let gardener = gardener.then_some(field);
                best =
                    (worth, Some((Turn { play: Some((card, slot)), gardener, boar, ..Turn::BLANK }, garden)));
            }
        };
        if planner.garden.occupied().contains(own) {
            likely_places(&planner.garden, own).iter().for_each(|field| consider(field, true));
        } else {
            consider(own, false);
        }
    });
    let (turn, garden) = best.1?;
    let (noble, worth) = planner.best_noble(&garden);
    Some(Turn { noble, worth, ..turn })
}

/// The places for a gardener that are worth a look: beside the part that nobles walk in, where there are such.
#[inline]
fn likely_places(garden: &Garden, own: Field) -> Fields {
    let places = garden.places_for_gardener(own);
    let near = places & garden.reached().neighbours();
    if near.is_empty() { places } else { near }
}
