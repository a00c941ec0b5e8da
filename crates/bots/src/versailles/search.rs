//! Thinking ahead: every decision worth considering is tried in many guesses of what is hidden, and played on for some
//! rounds.

use game::{Game, Nobody, Outcome, Seat};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use versailles::{Action, Options, Phase, Position};

use crate::halving::{Simulated, Tried, halving};
use crate::versailles::bids::{Wishes, plain_bid, wishes};
use crate::versailles::foresight::Foresight;
use crate::versailles::found::Found;
use crate::versailles::greedy::{choices, standing};
use crate::versailles::hunch::Hunch;
use crate::versailles::playout::play_on;
use crate::versailles::scene::Scene;
use crate::versailles::taste::Taste;
use crate::worlds::Worlds;
use crate::{Budget, Ranked, Suggestion};

/// How many places for a tile are tried at the most.
const CANDIDATES: usize = 12;
/// How many samples the first glance counts for: they are few, and it is not blind.
const GLANCE: f64 = 8.0;
const TASTE: &Taste = &Taste::EXPERIENCED;
/// What the others are taken to believe when they bid, now and in the rounds before: as gardeners do.
const THEIR_TASTE: &Taste = &Taste::NAIVE;

pub(crate) fn search(
    worlds: &impl Worlds<Position>,
    also: Option<Action>,
    budget: &Budget,
    dice: &mut Pcg64Mcg,
    foresight: Foresight,
) -> Suggestion<Position> {
    let seat = worlds.seat();
    let seed = dice.next_u64();
    let root = Root::new(worlds.world(dice));
    let candidates = candidates(&root.scene, seat, also);
    let mut scene = root.scene.clone();
    let ahead = foresight.ahead(&scene.position);
    let best = candidates.first().map_or(0.0, |&(_, worth)| worth);
    let believed = candidates.iter().map(|&(_, worth)| Tried::believed((worth - best).into(), GLANCE));
    let hunch = Hunch::new(&root.scene.position, seat, THEIR_TASTE);
    let mut found = Found::new(TASTE);
    let mut guess = root.guess(worlds, &hunch, seed, 0);
    let tried = halving(believed, budget, |candidate, sample| {
        if guess.sample != sample {
            guess = root.guess(worlds, &hunch, seed, sample);
        }
        let mut dice = guess.dice.clone();
        scene.restart(&root.scene, guess.world);
        scene.decide(seat, candidates[candidate].0);
        play_on(&mut scene, seat, ahead, TASTE, &mut found, &mut dice);
        judge(&scene, seat)
    });
    let ranked = tried.into_iter().map(|(candidate, tried)| Ranked {
        turn: vec![candidates[candidate].0],
        margin: tried.mean(tried.margin),
        points: tried.mean(tried.points),
    });
    Suggestion::by_ranking(ranked.collect(), budget.spent())
}

/// The decisions worth considering, with what each seems to be worth at first glance, the most promising first, and `also` this one.
fn candidates(scene: &Scene, seat: Seat, also: Option<Action>) -> Vec<(Action, f32)> {
    let mut choices = choices(scene, seat, TASTE);
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    let least = choices.last().map_or(0.0, |&(_, worth)| worth);
    let others = choices.split_off(choices.len().min(CANDIDATES));
    if let Some(also) = also {
        let is_it = |(action, _): &&(Action, f32)| *action == also;
        if !choices.iter().any(|choice| is_it(&choice)) {
            // A tile that looks the same when it is turned is tried only one way.
            choices.push(others.iter().find(is_it).copied().unwrap_or((also, least)));
        }
    }
    choices
}

/// What every candidate meets in a sample.
struct Guess {
    sample: u64,
    /// What is hidden, guessed; if cards are to be chosen, everybody else has chosen.
    world: Position,
    /// For what comes then.
    dice: Pcg64Mcg,
}

/// Where every simulation begins.
struct Root {
    scene: Scene,
    /// What the others want, while cards are to be chosen. All gardens are open, so it is the same in every guess.
    wishes: [Wishes; Options::MAX_PLAYERS],
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

    fn guess(&self, worlds: &impl Worlds<Position>, hunch: &Hunch, seed: u64, sample: u64) -> Guess {
        let mut dice = Pcg64Mcg::seed_from_u64(seed.wrapping_add(sample));
        let mut world = worlds.world(&mut dice);
        let is_true = worlds.is_true(&world);
        let others = world.seats().filter(|&other| other != worlds.seat());
        // A guess puts any card face down. Who has chosen already has chosen as the others do.
        for other in others.clone() {
            if world.undoable(other) > 0 {
                let done = world.undo(other);
                debug_assert!(done.is_ok(), "{done:?}");
            }
        }
        if !is_true {
            hunch.lean(&mut world, &mut dice);
        }
        if world.phase() == Phase::Bidding {
            others.for_each(|other| self.bid(&mut world, other));
        }
        Guess { sample, world, dice }
    }

    /// One of the others chooses a card.
    fn bid(&self, world: &mut Position, other: Seat) {
        if let Some(card) = plain_bid(world, other, &self.wishes[other.index()]) {
            let done = world.apply(other, Action::Bid(card), &mut Nobody);
            debug_assert!(done.is_ok(), "{card}: {done:?}");
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
        let setup = Position::deal(&options, &data, &mut game::chance(7, 0));
        let mut position = Position::new(&options, &setup).expect("a deal is right");
        let mut bots: Vec<Bot<Position>> =
            Level::ALL.into_iter().cycle().take(players.into()).map(|level| Bot::new(level, 1)).collect();
        while let Some(seat) = position.to_act().first() {
            let observation = Observation::of(&position, seat);
            let action = bots[seat.index()].decide(&observation, &Budget::simulations(20));
            let action = action.expect("the seat is to act");
            position.apply(seat, action, &mut game::Nobody).expect("bots play by the rules");
        }
        position.outcome().expect("nobody is to act").totals()
    }

    /// What is ranked is the decision first, then what is expected to be worse.
    #[test]
    fn the_decision_is_ranked_first() {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let options = Options::new(3);
        let setup = Position::deal(&options, &data, &mut game::chance(8, 0));
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
