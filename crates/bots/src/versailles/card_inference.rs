//! What the cards that were played say of those that were not.
//!
//! Who played the 31 where the 27 would have been better hardly has the 27. A guess deals the hidden cards evenly; here they
//! change places until the guess is as likely as what was played makes it (Metropolis and others, 1953).

use game::{Seat, below};
use rand_core::Rng;
use versailles::{Card, Half, Hand, Options, Position};

use crate::versailles::bid_odds::BidOdds;
use crate::versailles::bids::{tile_values, uniform};
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// In points: a card that is worse by so much than the best is played less than half as often.
const TEMPERATURE: f32 = 0.1;
/// How many exchanges are considered for each hidden card.
const PROPOSALS_PER_CARD: usize = 8;

/// How much each card, by its number, appealed to somebody in some round; the best of all 55 counts one.
type Appeal = [f32; Card::COUNT + 1];

/// What the cards that were played say of those that were not.
pub(crate) struct CardInference {
    /// Who wonders.
    own: Seat,
    /// By round of this half, as far as cards were revealed; then by seat.
    appeals: Vec<[Appeal; Options::MAX_PLAYERS]>,
}

impl CardInference {
    /// What this seat can conclude, if the others believe what this taste says.
    pub(crate) fn new(position: &Position, own: Seat, weights: &'static Weights) -> CardInference {
        let revealed = position.open_cards(own).count();
        let earlier = (0..revealed).filter_map(|round| position.before_round(round)).map(SearchState::new);
        CardInference { own, appeals: earlier.map(|state| appeals(&state, own, weights)).collect() }
    }

    /// Makes a likelier guess of a guess of the hidden cards. Nobody may have put one face down.
    pub(crate) fn lean(&self, position: &mut Position, rng: &mut impl Rng) {
        if self.appeals.is_empty() {
            return;
        }
        let mut hidden = Hidden::new(self, position);
        for _ in 0..PROPOSALS_PER_CARD * hidden.count {
            if let Some((one, other)) = hidden.offer(rng) {
                position.exchange(one, other);
            }
        }
    }

    #[inline]
    fn appeal(&self, seat: Seat, round: usize, card: Card) -> f32 {
        self.appeals[round][seat.index()][usize::from(card.number())]
    }
}

/// What appealed to everybody else when this round began.
fn appeals(state: &SearchState, own: Seat, weights: &'static Weights) -> [Appeal; Options::MAX_PLAYERS] {
    let odds = BidOdds::of_anybody(&state.position);
    let mut appeals = [[0.0; _]; _];
    for seat in state.position.seats().filter(|&seat| seat != own) {
        let tile_values = tile_values(state, seat, weights);
        let expected = Hand::ALL.iter().map(|card| odds.expected(card, &tile_values));
        let best = expected.clone().fold(f32::NEG_INFINITY, f32::max);
        let appeal: &mut Appeal = &mut appeals[seat.index()];
        let cards = appeal.iter_mut().skip(1);
        cards.zip(expected).for_each(|(card, expected)| *card = falling((best - expected) / TEMPERATURE));
    }
    appeals
}

/// About `exp(-x)`, but not as sure of what is unlikely. That function itself is not the same on every machine, and bots are.
fn falling(x: f32) -> f32 {
    let eighth = 1.0 + x / 8.0;
    let quarter = eighth * eighth;
    let half = quarter * quarter;
    1.0 / (half * half)
}

/// The hidden cards, and who has them in a guess.
struct Hidden<'a> {
    inference: &'a CardInference,
    /// A card that is nobody's was not dealt, or is in Ludwig's stack.
    cards: [(Card, Option<Seat>); Card::COUNT],
    count: usize,
    /// By seat and round: how much all the cards appealed that the seat had then. The one that was played had this share of it.
    appeals: [[f32; Half::ROUNDS]; Options::MAX_PLAYERS],
}

impl<'a> Hidden<'a> {
    fn new(inference: &'a CardInference, position: &Position) -> Hidden<'a> {
        let cards = [(Card::LOWEST, None); Card::COUNT];
        let mut hidden = Hidden { inference, cards, count: 0, appeals: [[0.0; _]; _] };
        let mut nobodys = BidOdds::new(position, inference.own).unseen();
        for seat in position.seats().filter(|&seat| seat != inference.own) {
            nobodys = nobodys.without(position.hand(seat));
            hidden.add(position.hand(seat), Some(seat));
            for round in 0..inference.appeals.len() {
                let had = position.hand(seat).iter().chain(position.open_cards(seat).skip(round));
                hidden.appeals[seat.index()][round] =
                    had.map(|card| inference.appeal(seat, round, card)).sum();
            }
        }
        hidden.add(nobodys, None);
        hidden
    }

    fn add(&mut self, cards: Hand, holder: Option<Seat>) {
        for card in cards.iter() {
            self.cards[self.count] = (card, holder);
            self.count += 1;
        }
    }

    /// Considers letting two cards change places, and does so as often as it makes the guess likelier.
    fn offer(&mut self, rng: &mut impl Rng) -> Option<(Card, Card)> {
        let (i, j) = (below(rng, self.count), below(rng, self.count));
        let uniform = uniform(rng);
        let ((one, of_one), (other, of_other)) = (self.cards[i], self.cards[j]);
        if of_one == of_other {
            return None;
        }
        let trades = [(of_one, one, other), (of_other, other, one)];
        let trades =
            trades.map(|(holder, gives, gets)| holder.map(|seat| (seat, self.trade(seat, gives, gets))));
        let likelier: f32 =
            trades.iter().flatten().map(|&(seat, after)| self.likelier(seat, &after)).product();
        if likelier < uniform {
            return None;
        }
        trades.into_iter().flatten().for_each(|(seat, after)| self.appeals[seat.index()] = after);
        (self.cards[i].1, self.cards[j].1) = (of_other, of_one);
        Some((one, other))
    }

    /// How much a seat's cards would have appealed, round by round, with another for one of them.
    fn trade(&self, seat: Seat, gives: Card, gets: Card) -> [f32; Half::ROUNDS] {
        let mut after = self.appeals[seat.index()];
        for (round, all) in after.iter_mut().enumerate().take(self.inference.appeals.len()) {
            *all += self.inference.appeal(seat, round, gets) - self.inference.appeal(seat, round, gives);
            // What was played is part of it; rounding must not say otherwise.
            *all = all.max(f32::MIN_POSITIVE);
        }
        after
    }

    /// How many times likelier what a seat has played becomes.
    fn likelier(&self, seat: Seat, after: &[f32; Half::ROUNDS]) -> f32 {
        let before = &self.appeals[seat.index()];
        before
            .iter()
            .zip(after)
            .take(self.inference.appeals.len())
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

    /// A game of gardeners, some rounds after its beginning.
    fn under_way(players: u8, deal: u64, round: usize) -> Position {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let options = Options::new(players);
        let setup = Position::deal(&options, &data, &mut game::chance(3, deal));
        let mut position = Position::new(&options, &setup).expect("a deal is right");
        let mut gardener = Bot::new(Level::Gardener, 1);
        while position.round() < round {
            let seat = position.to_act().first().expect("it is not over");
            let action = gardener.decide(&Observation::of(&position, seat), &Budget::simulations(0));
            position.apply(seat, action.expect("it is to act"), &mut Nobody).expect("bots play by the rules");
        }
        position
    }

    /// How many cards of the others a guess puts into the right hands.
    fn right(truth: &Position, guess: &Position) -> usize {
        let others = truth.seats().filter(|&seat| seat != Seat::FIRST);
        others.map(|seat| guess.hand(seat).len() - guess.hand(seat).without(truth.hand(seat)).len()).sum()
    }

    #[test]
    fn a_guess_that_leans_is_more_often_right_and_still_possible() {
        for players in 2..=5 {
            let (mut even, mut leaning) = (0, 0);
            let mut rng = game::chance(4, players.into());
            for deal in 0..8 {
                let truth = under_way(players, deal, 4);
                let observation = Observation::of(&truth, Seat::FIRST);
                let inference =
                    CardInference::new(&observation.sample(&mut rng), Seat::FIRST, &Weights::MANUAL);
                for _ in 0..50 {
                    let mut guess = observation.sample(&mut rng);
                    even += right(&truth, &guess);
                    inference.lean(&mut guess, &mut rng);
                    leaning += right(&truth, &guess);
                    assert_eq!(Observation::of(&guess, Seat::FIRST), observation);
                }
            }
            println!("{players} players: {even} cards right without a hunch, {leaning} with one");
            assert!(
                10 * leaning > 11 * even,
                "{players} players: {even} cards right, {leaning} with a hunch"
            );
        }
    }

    #[test]
    fn nothing_is_concluded_before_a_card_is_played() {
        let truth = under_way(4, 0, 0);
        let inference = CardInference::new(&truth, Seat::FIRST, &Weights::MANUAL);
        let mut guess = truth;
        inference.lean(&mut guess, &mut game::chance(5, 0));
        assert_eq!(guess, truth);
    }
}
