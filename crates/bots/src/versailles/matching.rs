//! Regret matching: which card to play, where the others also learn which to play.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use table::{Game, Seat};
use versailles::{Card, Options, Position};

use crate::Budget;
use crate::halving::{Simulated, Tried};
use crate::versailles::scene::Scene;
use crate::worlds::Worlds;

/// By seat and card, how much better a card would have been so far; never below 0.
type Regrets = [[f64; Card::MOST as usize + 1]; Options::MOST_PLAYERS];

/// Tries cards until the budget is used up, everybody's at the same time. Returns the seat's own, those first that it came
/// to play most.
pub(crate) fn matching(
    from: &Scene,
    worlds: &impl Worlds<Position>,
    budget: &Budget,
    seed: u64,
    mut play_on: impl FnMut(&mut Scene, Seat, &mut Pcg64Mcg) -> Simulated,
) -> Vec<(Card, Tried)> {
    let own = worlds.seat();
    let players = from.position.players();
    let mut regrets: Regrets = [[0.0; _]; _];
    let mut field: Vec<(Card, Tried, f64)> =
        from.position.hand(own).iter().map(|card| (card, Tried::default(), 0.0)).collect();
    let mut scene = from.clone();
    let mut sample = 0;
    while budget.progress() < 1.0 {
        let seed = seed.wrapping_add(sample);
        let mut dice = Pcg64Mcg::seed_from_u64(seed);
        let mut world = worlds.world(&mut dice);
        let others: Vec<Seat> = world.seats().filter(|&seat| seat != own).collect();
        for &other in &others {
            if world.secret_bid(other).is_some() {
                let _ = world.undo(other);
            }
        }
        let cards: Vec<Card> = world
            .seats()
            .map(|seat| drawn(&regrets[seat.index()], world.hand(seat).iter(), &mut dice))
            .collect();
        for learner in [own, others[sample as usize % others.len()]] {
            let hand: Vec<Card> = world.hand(learner).iter().collect();
            let chances = chances(&regrets[learner.index()], &hand);
            let mut worths = vec![0.0; hand.len()];
            for (&card, worth) in hand.iter().zip(&mut worths) {
                if !budget.spend() {
                    break;
                }
                scene.restart(from, world);
                for seat in Seat::all(players) {
                    scene.bid(seat, if seat == learner { card } else { cards[seat.index()] });
                }
                let simulated = play_on(&mut scene, learner, &mut Pcg64Mcg::seed_from_u64(seed));
                *worth = simulated.worth;
                if learner == own
                    && let Some((_, tried, _)) = field.iter_mut().find(|(one, _, _)| *one == card)
                {
                    tried.add(simulated);
                }
            }
            if budget.progress() >= 1.0 && sample > 0 {
                break;
            }
            let mean: f64 = worths.iter().zip(&chances).map(|(worth, chance)| worth * chance).sum();
            for ((card, worth), chance) in hand.iter().zip(&worths).zip(&chances) {
                let regret = &mut regrets[learner.index()][usize::from(card.number())];
                *regret = (*regret + worth - mean).max(0.0);
                if learner == own
                    && let Some((_, _, played)) = field.iter_mut().find(|(one, _, _)| one == card)
                {
                    // Later choices are better ones.
                    *played += chance * (sample + 1) as f64;
                }
            }
        }
        sample += 1;
    }
    field.sort_by(|a, b| b.2.total_cmp(&a.2));
    field.into_iter().map(|(card, tried, _)| (card, tried)).collect()
}

fn chances(regrets: &[f64], hand: &[Card]) -> Vec<f64> {
    let sum: f64 = hand.iter().map(|card| regrets[usize::from(card.number())]).sum();
    let chance = |card: &Card| {
        if sum > 0.0 { regrets[usize::from(card.number())] / sum } else { 1.0 / hand.len() as f64 }
    };
    hand.iter().map(chance).collect()
}

fn drawn(regrets: &[f64], hand: impl Iterator<Item = Card>, dice: &mut Pcg64Mcg) -> Card {
    let hand: Vec<Card> = hand.collect();
    let mut left = f64::from(dice.next_u32()) / f64::from(u32::MAX);
    for (card, chance) in hand.iter().zip(chances(regrets, &hand)) {
        left -= chance;
        if left <= 0.0 {
            return *card;
        }
    }
    hand[hand.len() - 1]
}
