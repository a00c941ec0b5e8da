//! Determinized Monte Carlo search: samples what is hidden, and plays every candidate to the end.

use game::{Game, Nobody, Seat};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sanssouci::{Action, Position};

use crate::sanssouci::search_config::SearchConfig;
use crate::sequential_halving::{CandidateStats, SimulationResult, sequential_halving};
use crate::{Budget, Determinizer, Ranked, Suggestion};

pub(crate) fn search(
    determinizer: &impl Determinizer<Position>,
    include: Option<Action>,
    budget: &Budget,
    rng: &mut impl Rng,
    config: &SearchConfig,
) -> Suggestion<Position> {
    let seat = determinizer.seat();
    let seed = rng.next_u64();
    let turns = candidates(&determinizer.determinize(rng), seat, include, config);
    let priors = turns.iter().map(|_| CandidateStats::default());
    let candidates = sequential_halving(priors, budget, |candidate, sample| {
        let mut rng = Pcg64Mcg::seed_from_u64(seed.wrapping_add(sample));
        let mut position = determinizer.determinize(&mut rng);
        for &action in &turns[candidate] {
            if position.apply(seat, action, &mut Nobody).is_err() {
                break;
            }
        }
        (config.playout)(&mut position, seat);
        final_result(&position, seat, config.opponent_weight)
    });
    let ranked = candidates.into_iter().map(|(candidate, stats)| Ranked {
        turn: turns[candidate].clone(),
        margin: stats.mean_margin(),
        points: stats.mean_points(),
    });
    Suggestion::by_ranking(ranked.collect(), budget.spent())
}

/// The most valuable turns, plus one that starts with `include`. If there are no whole turns to
/// plan, all legal decisions.
fn candidates(
    position: &Position,
    seat: Seat,
    include: Option<Action>,
    config: &SearchConfig,
) -> Vec<Vec<Action>> {
    let mut turns = Vec::new();
    (config.generate_turns)(position, seat, &mut turns);
    if turns.is_empty() {
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        return legal.into_iter().map(|action| vec![action]).collect();
    }
    turns.sort_by(|a, b| b.value.total_cmp(&a.value));
    let mut all = turns.iter().map(|turn| turn.actions(position));
    let mut candidates: Vec<_> = all.by_ref().take(config.max_candidates).collect();
    if let Some(include) = include {
        let starts_with_it = |turn: &Vec<Action>| turn.first() == Some(&include);
        if !candidates.iter().any(starts_with_it) {
            // If no generated turn starts with it, the playout completes the turn.
            candidates.push(all.find(starts_with_it).unwrap_or_else(|| vec![include]));
        }
    }
    candidates
}

/// The result of a finished game for a seat.
fn final_result(end: &Position, seat: Seat, opponent_weight: f64) -> SimulationResult {
    let points = f64::from(end.score(seat).total);
    let others = Seat::all(end.players()).filter(|&other| other != seat);
    let best_other = f64::from(others.map(|other| end.score(other).total).max().unwrap_or(0));
    SimulationResult { value: points - opponent_weight * best_other, margin: points - best_other, points }
}
