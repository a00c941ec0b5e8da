//! Thinking ahead: every turn worth considering is tried in many guesses of what is hidden, and played to the end.

use game::{Game, Nobody, Seat};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sanssouci::{Action, Position};

use crate::determinizer::Determinizer;
use crate::sanssouci::search_config::SearchConfig;
use crate::sequential_halving::{CandidateStats, SimulationResult, sequential_halving};
use crate::{Budget, Ranked, Suggestion};

pub(crate) fn search(
    determinizer: &impl Determinizer<Position>,
    also: Option<Action>,
    budget: &Budget,
    rng: &mut Pcg64Mcg,
    config: &SearchConfig,
) -> Suggestion<Position> {
    let seat = determinizer.seat();
    let seed = rng.next_u64();
    let turns = candidates(&determinizer.world(rng), seat, also, config);
    let tried =
        sequential_halving(turns.iter().map(|_| CandidateStats::default()), budget, |candidate, sample| {
            let mut rng = Pcg64Mcg::seed_from_u64(seed.wrapping_add(sample));
            let mut world = determinizer.world(&mut rng);
            for &action in &turns[candidate] {
                if world.apply(seat, action, &mut Nobody).is_err() {
                    break;
                }
            }
            (config.play_on)(&mut world, seat);
            judge(&world, seat, config.rivalry)
        });
    let ranked = tried.into_iter().map(|(candidate, tried)| Ranked {
        turn: turns[candidate].clone(),
        margin: tried.mean(tried.margin),
        points: tried.mean(tried.points),
    });
    Suggestion::by_ranking(ranked.collect(), budget.spent())
}

/// The turns worth considering, by their worth, and `also` one that begins with this decision; where there is no turn to plan, every
/// decision.
fn candidates(
    position: &Position,
    seat: Seat,
    also: Option<Action>,
    config: &SearchConfig,
) -> Vec<Vec<Action>> {
    let mut turns = Vec::new();
    (config.turns)(position, seat, &mut turns);
    if turns.is_empty() {
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        return legal.into_iter().map(|action| vec![action]).collect();
    }
    turns.sort_by(|a, b| b.value.total_cmp(&a.value));
    let mut all = turns.iter().map(|turn| turn.actions(position));
    let mut candidates: Vec<_> = all.by_ref().take(config.candidates).collect();
    if let Some(also) = also {
        let begins = |turn: &Vec<Action>| turn.first() == Some(&also);
        if !candidates.iter().any(begins) {
            // A turn that nobody planned is ended as it comes.
            candidates.push(all.find(begins).unwrap_or_else(|| vec![also]));
        }
    }
    candidates
}

/// How a game that is over went for a seat.
fn judge(end: &Position, seat: Seat, rivalry: f64) -> SimulationResult {
    let points = f64::from(end.score(seat).total);
    let others = Seat::all(end.players()).filter(|&other| other != seat);
    let rival = others.map(|other| end.score(other).total).max().unwrap_or(0);
    let margin = points - f64::from(rival);
    SimulationResult { value: points - rivalry * f64::from(rival), margin, points }
}
