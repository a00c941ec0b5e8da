//! Thinking ahead: every decision worth considering is tried in many guesses of what is hidden, and played on for some
//! rounds.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use table::{Game, Outcome, Seat};
use versailles::{Action, Half, Options, Phase, Position};

use crate::halving::{Simulated, Tried, halving};
use crate::versailles::bids::{Wishes, plain_bid, wishes};
use crate::versailles::greedy::{choices, standing};
use crate::versailles::playout::play_on;
use crate::versailles::scene::Scene;
use crate::versailles::taste::Taste;
use crate::worlds::Worlds;
use crate::{Budget, Ranked, Suggestion};

/// How many places for a tile are tried at the most.
const CANDIDATES: usize = 12;
/// How many samples the first glance counts for: they are few, and it is not blind.
const GLANCE: f64 = 8.0;
/// How many rounds are played on, where no scoring is near. Three see too little.
const ROUNDS: usize = 5;
const TASTE: &Taste = &Taste::EXPERIENCED;
/// What the others are taken to believe when they bid: as gardeners do.
const THEIR_TASTE: &Taste = &Taste::NAIVE;

pub(crate) fn search(
    worlds: &impl Worlds<Position>,
    budget: &Budget,
    dice: &mut Pcg64Mcg,
) -> Suggestion<Position> {
    let seat = worlds.seat();
    let seed = dice.next_u64();
    let root = Root::new(worlds.world(dice));
    let candidates = candidates(&root.scene, seat);
    let mut scene = root.scene.clone();
    let rounds = rounds_ahead(&scene.position);
    let best = candidates.first().map_or(0.0, |&(_, worth)| worth);
    let believed = candidates.iter().map(|&(_, worth)| Tried::believed((worth - best).into(), GLANCE));
    let tried = halving(believed, budget, |candidate, sample| {
        let mut dice = Pcg64Mcg::seed_from_u64(seed.wrapping_add(sample));
        scene.restart(&root.scene, worlds.world(&mut dice));
        root.begin(&mut scene, seat, candidates[candidate].0);
        play_on(&mut scene, seat, rounds, TASTE, &mut dice);
        judge(&scene, seat)
    });
    let ranked = tried.into_iter().map(|(candidate, tried)| Ranked {
        turn: vec![candidates[candidate].0],
        margin: tried.mean(tried.margin),
        points: tried.mean(tried.points),
    });
    Suggestion::by_ranking(ranked.collect(), budget.spent())
}

/// How many rounds after this one are played on: in the second half, to the end; in the first, about as many, and to the
/// scoring where it is about as far.
fn rounds_ahead(position: &Position) -> usize {
    let until_scoring = Half::ROUNDS - 1 - position.round();
    match position.half() {
        Half::First if until_scoring < ROUNDS - 1 => ROUNDS,
        Half::First | Half::Second => until_scoring,
    }
}

/// The decisions worth considering, with what each seems to be worth at first glance, the most promising first.
fn candidates(scene: &Scene, seat: Seat) -> Vec<(Action, f32)> {
    let mut choices = choices(scene, seat, TASTE);
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    choices.truncate(CANDIDATES);
    choices
}

/// Where every simulation begins.
struct Root {
    scene: Scene,
    /// What the others want, while cards are to be chosen. All gardens are open, so it is the same in every guess.
    wishes: [Wishes; Options::MOST_PLAYERS],
}

impl Root {
    fn new(position: Position) -> Root {
        let scene = Scene::new(position);
        let mut all = [Wishes::default(); _];
        if position.phase() == Phase::Bidding {
            position.seats().zip(&mut all).for_each(|(seat, own)| *own = wishes(&scene, seat, THEIR_TASTE));
        }
        Root { scene, wishes: all }
    }

    /// Carries out a decision; if it is a card, the others choose theirs.
    fn begin(&self, scene: &mut Scene, seat: Seat, action: Action) {
        match action {
            Action::Lay { at, turn } => scene.lay(seat, at, turn),
            Action::Bid(card) => {
                let others = scene.position.seats().filter(|&other| other != seat);
                // A guess puts any card face down. Who has chosen already has chosen as the others do.
                others.clone().for_each(|other| scene.take_back(other));
                scene.bid(seat, card);
                for other in others {
                    if let Some(card) = plain_bid(&scene.position, other, &self.wishes[other.index()]) {
                        scene.bid(other, card);
                    }
                }
            }
        }
    }
}

/// How a game went for a seat, or can be expected to go.
fn judge(scene: &Scene, seat: Seat) -> Simulated {
    let totals = scene.position.outcome().map(|outcome| outcome.totals());
    let points = |seat: Seat| match &totals {
        Some(totals) => f64::from(totals[seat.index()]),
        None => f64::from(standing(scene, seat, TASTE)),
    };
    let others = scene.position.seats().filter(|&other| other != seat);
    let rival = others.map(points).fold(0.0, f64::max);
    let points = points(seat);
    let margin = points - rival;
    Simulated { worth: margin, margin, points }
}

#[cfg(test)]
mod tests {
    use versailles::Data;

    use super::*;
    use crate::{Bot, Level, Observation};

    /// However many play, a game of bots comes to its end, and with the same seed to the same.
    #[test]
    fn the_same_seed_plays_the_same_game() {
        for players in 2..=5 {
            assert_eq!(totals(players), totals(players), "{players} players");
        }
    }

    fn totals(players: u8) -> Vec<i32> {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let options = Options::new(players);
        let setup = Position::deal(&options, &data, &mut table::chance(7, 0));
        let mut position = Position::new(&options, &setup).expect("a deal is right");
        let mut bots: Vec<Bot<Position>> =
            Level::ALL.into_iter().cycle().take(players.into()).map(|level| Bot::new(level, 1)).collect();
        while let Some(seat) = position.to_act().first() {
            let observation = Observation::of(&position, seat);
            let action = bots[seat.index()].decide(&observation, &Budget::simulations(20));
            let action = action.expect("the seat is to act");
            position.apply(seat, action, &mut table::Nobody).expect("bots play by the rules");
        }
        position.outcome().expect("nobody is to act").totals()
    }

    /// What is ranked is the decision first, then what is expected to be worse.
    #[test]
    fn the_decision_is_ranked_first() {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let options = Options::new(3);
        let setup = Position::deal(&options, &data, &mut table::chance(8, 0));
        let position = Position::new(&options, &setup).expect("a deal is right");
        let observation = Observation::of(&position, Seat::FIRST);
        for level in Level::ALL.into_iter().skip(1) {
            let answer =
                crate::suggest(&observation, level, &Budget::simulations(300), 1).expect("it is to act");
            assert_eq!(answer.ranked[0].turn, [answer.decision]);
            assert!(answer.ranked.len() >= 8, "{level} names alternatives");
            assert!((0.0..200.0).contains(&answer.ranked[0].points), "{level}: {answer:?}");
        }
    }
}
