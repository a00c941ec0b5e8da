//! Thinking ahead: every decision worth considering is tried in many guesses of what is hidden, and played on.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use table::{Game, Outcome, Seat};
use versailles::{Action, Options, Phase, Position};

use crate::halving::{Simulated, halving};
use crate::versailles::bids::{Wishes, prospects, wishes};
use crate::versailles::greedy::{bid, choices, play_on, standing};
use crate::versailles::scene::Scene;
use crate::versailles::taste::Taste;
use crate::versailles::tune::t;
use crate::versailles::worth::chance;
use crate::worlds::Worlds;
use crate::{Budget, Ranked, Suggestion};

/// How many places for a tile are tried at the most.
const CANDIDATES: usize = 12;
/// How many rounds are played on.
const ROUNDS: usize = 3;

pub(crate) fn search(
    worlds: &impl Worlds<Position>,
    budget: &Budget,
    dice: &mut Pcg64Mcg,
) -> Suggestion<Position> {
    let seat = worlds.seat();
    let taste = Taste::searching();
    let seed = dice.next_u64();
    let root = Scene::new(worlds.world(dice));
    let mut candidates = choices(&root, seat, taste);
    candidates.sort_by(|a, b| b.1.total_cmp(&a.1));
    candidates.truncate(t(1, CANDIDATES as f32) as usize);
    let mut all_wishes = [Wishes::default(); Options::MOST_PLAYERS];
    if root.position.phase() == Phase::Bidding {
        for other in root.position.seats() {
            all_wishes[other.index()] = wishes(&root, other, taste);
        }
    }
    let mut scene = root.clone();
    let tried = halving(candidates.len(), budget, |candidate, sample| {
        let mut dice = Pcg64Mcg::seed_from_u64(seed.wrapping_add(sample));
        scene.restart(&root, worlds.world(&mut dice));
        act(&mut scene, seat, candidates[candidate].0);
        if t(5, 1.0) > 0.0 && scene.position.phase() == Phase::Bidding && scene.position.king() == root.position.king() {
            for other in scene.position.to_act().iter() {
                bid(&mut scene, other, &all_wishes[other.index()], &mut dice);
            }
        }
        play_on(&mut scene, t(0, ROUNDS as f32) as usize, taste, &mut dice);
        judge(&scene, seat, taste)
    });
    let ranked = tried.into_iter().map(|(candidate, tried)| Ranked {
        turn: vec![candidates[candidate].0],
        margin: tried.mean(tried.margin),
        points: tried.mean(tried.points),
    });
    Suggestion::by_ranking(ranked.collect(), budget.spent())
}

fn act(scene: &mut Scene, seat: Seat, action: Action) {
    match action {
        Action::Bid(card) => scene.bid(seat, card),
        Action::Lay { at, turn } => scene.lay(seat, at, turn),
    }
}

/// How a game went for a seat, or can be expected to go.
fn judge(scene: &Scene, seat: Seat, taste: &'static Taste) -> Simulated {
    let totals = scene.position.outcome().map(|outcome| outcome.totals());
    let points = |seat: Seat| match &totals {
        Some(totals) => totals[seat.index()] as f32,
        None => standing(scene, seat, taste) + t(4, 0.0) * prospects(scene, seat, taste),
    };
    let own = points(seat);
    let doubt = t(6, 1.5) + t(7, 2.0) * (scene.tiles_to_come(seat).1 as f32).sqrt();
    let mut win = 1.0;
    let mut rival = f32::NEG_INFINITY;
    for other in scene.position.seats().filter(|&other| other != seat) {
        let other = points(other);
        rival = rival.max(other);
        win *= chance((own - other) / doubt);
    }
    let margin = f64::from(own - rival);
    let worth = if t(3, 1.0) > 0.0 { f64::from(win) } else { margin };
    Simulated { worth, margin, points: f64::from(own) }
}
