//! Plans the hand: a card played now is missing in the later rounds of the half.

use game::Seat;
use versailles::{Card, Half, Hand};

use crate::versailles::bid_odds::BidOdds;
use crate::versailles::bids::later_tiles;
use crate::versailles::quick_evaluation::QuickEvaluation;
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// The maximum number of later rounds in a half.
const MAX_LATER: usize = Half::ROUNDS - 1;
/// The expected value of a card in each later round.
type RoundValues = [f32; MAX_LATER];
/// A value for every set of later rounds. A set is a bit mask.
type BySet = [f32; 1 << MAX_LATER];

/// Without cards, only the empty set of rounds can be played.
const WITHOUT_CARDS: BySet = {
    let mut none = [f32::NEG_INFINITY; 1 << MAX_LATER];
    none[0] = 0.0;
    none
};

/// Every card of a seat's hand with the best expected value of the later rounds without it. `odds`
/// must belong to this seat.
pub(crate) fn with_later_values(
    state: &SearchState,
    seat: Seat,
    odds: &BidOdds,
    weights: &'static Weights,
) -> impl Iterator<Item = (Card, f32)> {
    let position = &state.position;
    let evaluation = QuickEvaluation::new(state, seat, weights);
    let mut tile_values = [Default::default(); MAX_LATER];
    let mut later = 0;
    for tiles in later_tiles(position) {
        tile_values[later] = evaluation.tile_values(tiles);
        later += 1;
    }
    let hand = position.hand(seat);
    let mut values = [[0.0; MAX_LATER]; Hand::DEALT];
    for (card, values) in hand.iter().zip(&mut values) {
        let probabilities = odds.probabilities(card);
        values
            .iter_mut()
            .zip(&tile_values[..later])
            .for_each(|(value, tile_values)| *value = probabilities.expected(tile_values));
    }
    hand.iter().zip(without_each(&values[..hand.len()], later))
}

/// The best total of this many rounds without each of the cards, with a different card for each
/// round.
fn without_each(cards: &[RoundValues], rounds: usize) -> [f32; Hand::DEALT] {
    let all = (1 << rounds) - 1;
    let mut before = [WITHOUT_CARDS; Hand::DEALT];
    for card in 1..cards.len() {
        before[card] = with_card(&before[card - 1], &cards[card - 1], all);
    }
    let mut after = WITHOUT_CARDS;
    let mut without = [0.0; Hand::DEALT];
    for card in (0..cards.len()).rev() {
        let together = (0..=all).map(|set| before[card][set] + after[all ^ set]);
        without[card] = together.fold(f32::NEG_INFINITY, f32::max);
        after = with_card(&after, &cards[card], all);
    }
    without
}

/// The best values with one more card, which is used in one of the rounds or in none.
fn with_card(before: &BySet, values: &RoundValues, all: usize) -> BySet {
    let mut with = *before;
    for set in 1..=all {
        let rounds = values.iter().enumerate().filter(|(round, _)| set & 1 << round != 0);
        with[set] =
            rounds.map(|(round, value)| before[set & !(1 << round)] + value).fold(before[set], f32::max);
    }
    with
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::versailles::bids::uniform;

    /// The best total by exhaustive search.
    fn best_total(cards: &[RoundValues], rounds: usize) -> f32 {
        let Some(last) = rounds.checked_sub(1) else { return 0.0 };
        let with = |card: usize| {
            cards[card][last] + best_total(&[&cards[..card], &cards[card + 1..]].concat(), last)
        };
        (0..cards.len()).map(with).fold(f32::NEG_INFINITY, f32::max)
    }

    #[test]
    fn the_plan_without_a_card_is_optimal() {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        for (hand, rounds) in [(4, 0), (5, 1), (6, 2), (7, 3), (8, 4)] {
            let cards: Vec<RoundValues> =
                (0..hand).map(|_| std::array::from_fn(|_| uniform(&mut rng))).collect();
            let without = without_each(&cards, rounds);
            for card in 0..hand {
                let others = [&cards[..card], &cards[card + 1..]].concat();
                let expected = best_total(&others, rounds);
                assert!(
                    (without[card] - expected).abs() < 1e-4,
                    "{rounds} rounds: {} {expected}",
                    without[card]
                );
            }
        }
    }
}
