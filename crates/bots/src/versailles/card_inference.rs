//! Infers the opponents' hands from the cards they have played.
//!
//! A player who bid the 31 where the 27 would have been better hardly has the 27. A determinization
//! deals the hidden cards uniformly. The Metropolis algorithm (1953) then swaps cards until the
//! hands are as likely as the played cards make them.

use game::{Seat, below};
use rand_core::Rng;
use versailles::{Card, Half, Hand, Options, Position};

use crate::versailles::bid_odds::BidOdds;
use crate::versailles::bids::{tile_values, uniform};
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// The temperature of the opponent model, in points: a card that is worse than the best by this
/// much is played less than half as often.
const TEMPERATURE: f32 = 0.1;
/// The number of proposed swaps per hidden card.
const PROPOSALS_PER_CARD: usize = 8;

/// The relative probability of playing each card in some round, by number. The best of all 55 cards
/// has 1.
type PlayWeights = [f32; Card::COUNT + 1];

/// Infers the opponents' hands from the cards they have played.
pub(crate) struct CardInference {
    /// The observing seat.
    own: Seat,
    /// By completed round of this half, then by seat.
    play_weights: Vec<[PlayWeights; Options::MAX_PLAYERS]>,
}

impl CardInference {
    /// The inference of a seat, if the others use these weights.
    pub(crate) fn new(position: &Position, own: Seat, weights: &'static Weights) -> CardInference {
        let revealed = position.open_cards(own).count();
        let earlier = (0..revealed).filter_map(|round| position.before_round(round)).map(SearchState::new);
        CardInference { own, play_weights: earlier.map(|state| play_weights(&state, own, weights)).collect() }
    }

    /// Makes a determinization more likely. No hidden card may be face down on the table.
    pub(crate) fn refine(&self, position: &mut Position, rng: &mut impl Rng) {
        if self.play_weights.is_empty() {
            return;
        }
        let mut sampler = HandSampler::new(self, position);
        for _ in 0..PROPOSALS_PER_CARD * sampler.count {
            if let Some((one, other)) = sampler.propose_swap(rng) {
                position.exchange(one, other);
            }
        }
    }

    #[inline]
    fn play_weight(&self, seat: Seat, round: usize, card: Card) -> f32 {
        self.play_weights[round][seat.index()][usize::from(card.number())]
    }
}

/// The play weights of all other seats at the start of a round.
fn play_weights(
    state: &SearchState,
    own: Seat,
    weights: &'static Weights,
) -> [PlayWeights; Options::MAX_PLAYERS] {
    let odds = BidOdds::public(&state.position);
    let mut play_weights = [[0.0; _]; _];
    for seat in state.position.seats().filter(|&seat| seat != own) {
        let tile_values = tile_values(state, seat, weights);
        let expected = Hand::ALL.iter().map(|card| odds.expected(card, &tile_values));
        let best = expected.clone().fold(f32::NEG_INFINITY, f32::max);
        let of_seat: &mut PlayWeights = &mut play_weights[seat.index()];
        let cards = of_seat.iter_mut().skip(1);
        cards.zip(expected).for_each(|(card, expected)| *card = soft_exp((best - expected) / TEMPERATURE));
    }
    play_weights
}

/// An approximation of `exp(-x)` with a heavier tail. `exp` itself differs between machines, and
/// bots must not.
fn soft_exp(x: f32) -> f32 {
    let eighth = 1.0 + x / 8.0;
    let quarter = eighth * eighth;
    let half = quarter * quarter;
    1.0 / (half * half)
}

/// The hidden cards and their holders: the state of the Markov chain.
struct HandSampler<'a> {
    inference: &'a CardInference,
    /// A card without a holder was not dealt, or is in Ludwig's stack.
    cards: [(Card, Option<Seat>); Card::COUNT],
    count: usize,
    /// By seat and round: the sum of the play weights of the hand at that time. The probability of
    /// the played card is its share of this sum.
    weight_sums: [[f32; Half::ROUNDS]; Options::MAX_PLAYERS],
}

impl<'a> HandSampler<'a> {
    fn new(inference: &'a CardInference, position: &Position) -> HandSampler<'a> {
        let cards = [(Card::LOWEST, None); Card::COUNT];
        let mut sampler = HandSampler { inference, cards, count: 0, weight_sums: [[0.0; _]; _] };
        let mut undealt = BidOdds::new(position, inference.own).unseen();
        for seat in position.seats().filter(|&seat| seat != inference.own) {
            undealt = undealt.without(position.hand(seat));
            sampler.add(position.hand(seat), Some(seat));
            for round in 0..inference.play_weights.len() {
                let had = position.hand(seat).iter().chain(position.open_cards(seat).skip(round));
                sampler.weight_sums[seat.index()][round] =
                    had.map(|card| inference.play_weight(seat, round, card)).sum();
            }
        }
        sampler.add(undealt, None);
        sampler
    }

    fn add(&mut self, cards: Hand, holder: Option<Seat>) {
        for card in cards.iter() {
            self.cards[self.count] = (card, holder);
            self.count += 1;
        }
    }

    /// Proposes to swap two random cards, and accepts by the Metropolis rule.
    fn propose_swap(&mut self, rng: &mut impl Rng) -> Option<(Card, Card)> {
        let (i, j) = (below(rng, self.count), below(rng, self.count));
        let threshold = uniform(rng);
        let ((one, holder_of_one), (other, holder_of_other)) = (self.cards[i], self.cards[j]);
        if holder_of_one == holder_of_other {
            return None;
        }
        let swaps = [(holder_of_one, one, other), (holder_of_other, other, one)];
        let swaps = swaps
            .map(|(holder, gives, gets)| holder.map(|seat| (seat, self.sums_after_swap(seat, gives, gets))));
        let likelihood_ratio: f32 =
            swaps.iter().flatten().map(|&(seat, after)| self.likelihood_ratio(seat, &after)).product();
        if likelihood_ratio < threshold {
            return None;
        }
        swaps.into_iter().flatten().for_each(|(seat, after)| self.weight_sums[seat.index()] = after);
        (self.cards[i].1, self.cards[j].1) = (holder_of_other, holder_of_one);
        Some((one, other))
    }

    /// The sums of a seat's play weights by round, after a swap.
    fn sums_after_swap(&self, seat: Seat, gives: Card, gets: Card) -> [f32; Half::ROUNDS] {
        let mut after = self.weight_sums[seat.index()];
        for (round, all) in after.iter_mut().enumerate().take(self.inference.play_weights.len()) {
            *all += self.inference.play_weight(seat, round, gets)
                - self.inference.play_weight(seat, round, gives);
            // The played card is part of the sum, so rounding must not make it zero.
            *all = all.max(f32::MIN_POSITIVE);
        }
        after
    }

    /// The ratio of the likelihoods of the played cards after and before a swap.
    fn likelihood_ratio(&self, seat: Seat, after: &[f32; Half::ROUNDS]) -> f32 {
        let before = &self.weight_sums[seat.index()];
        before
            .iter()
            .zip(after)
            .take(self.inference.play_weights.len())
            .map(|(before, after)| before / after)
            .product()
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Nobody};
    use versailles::{Data, Options};

    use super::*;
    use crate::{Bot, Budget, Level, Observation};

    /// A game of gardeners at the start of some round.
    fn under_way(players: u8, deal: u64, round: usize) -> Position {
        let data = Data::load(|_| None).expect("the built-in data are valid");
        let options = Options::new(players);
        let setup = Position::deal(&options, &data, &mut game::chance(3, deal));
        let mut position = Position::new(&options, &setup).expect("a deal is valid");
        let mut gardener = Bot::new(Level::Gardener, 1);
        while position.round() < round {
            let seat = position.to_act().first().expect("the game is not over");
            let action = gardener.decide(&Observation::of(&position, seat), &Budget::simulations(0));
            position
                .apply(seat, action.expect("the seat is to act"), &mut Nobody)
                .expect("bots decide what is legal");
        }
        position
    }

    /// The number of cards that a sample puts into the right hands.
    fn correct_cards(truth: &Position, guess: &Position) -> usize {
        let others = truth.seats().filter(|&seat| seat != Seat::FIRST);
        others.map(|seat| guess.hand(seat).len() - guess.hand(seat).without(truth.hand(seat)).len()).sum()
    }

    #[test]
    fn inference_guesses_more_cards_and_stays_consistent() {
        for players in 2..=5 {
            let (mut uniform_hits, mut inferred_hits) = (0, 0);
            let mut rng = game::chance(4, players.into());
            for deal in 0..8 {
                let truth = under_way(players, deal, 4);
                let observation = Observation::of(&truth, Seat::FIRST);
                let inference =
                    CardInference::new(&observation.sample(&mut rng), Seat::FIRST, &Weights::MANUAL);
                for _ in 0..50 {
                    let mut guess = observation.sample(&mut rng);
                    uniform_hits += correct_cards(&truth, &guess);
                    inference.refine(&mut guess, &mut rng);
                    inferred_hits += correct_cards(&truth, &guess);
                    assert_eq!(Observation::of(&guess, Seat::FIRST), observation);
                }
            }
            println!("{players} players: {uniform_hits} correct cards, {inferred_hits} with inference");
            assert!(
                10 * inferred_hits > 11 * uniform_hits,
                "{players} players: {uniform_hits} correct cards, {inferred_hits} with inference"
            );
        }
    }

    #[test]
    fn nothing_is_inferred_before_a_card_is_played() {
        let truth = under_way(4, 0, 0);
        let inference = CardInference::new(&truth, Seat::FIRST, &Weights::MANUAL);
        let mut guess = truth;
        inference.refine(&mut guess, &mut game::chance(5, 0));
        assert_eq!(guess, truth);
    }
}
