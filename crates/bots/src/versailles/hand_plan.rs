//! Making the cards last: what is played now is not there later.

use game::Seat;
use versailles::{Card, Half, Hand};

use crate::versailles::bid_odds::BidOdds;
use crate::versailles::bids::later_groups;
use crate::versailles::quick_evaluation::QuickEvaluation;
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// How many rounds of a half come later at the most.
const LATER: usize = Half::ROUNDS - 1;
/// What a card would win in each of the later rounds.
type Wins = [f32; LATER];
/// Something for every set of later rounds; a set is a number with a bit for each.
type BySet = [f32; 1 << LATER];

/// Without cards no round can be played.
const NO_CARDS: BySet = {
    let mut none = [f32::NEG_INFINITY; 1 << LATER];
    none[0] = 0.0;
    none
};

/// Every card of a seat's hand, with what the later rounds of this half can be expected to win together without it. `odds` must be
/// this seat's.
pub(crate) fn hand_plan(
    state: &SearchState,
    seat: Seat,
    odds: &BidOdds,
    weights: &'static Weights,
) -> impl Iterator<Item = (Card, f32)> {
    let position = &state.position;
    let quick_evaluation = QuickEvaluation::new(state, seat, weights);
    let mut tile_values = [Default::default(); LATER];
    let mut later = 0;
    for tiles in later_groups(position) {
        tile_values[later] = quick_evaluation.at(tiles);
        later += 1;
    }
    let hand = position.hand(seat);
    let mut wins = [[0.0; LATER]; Hand::DEALT];
    for (card, wins) in hand.iter().zip(&mut wins) {
        let chances = odds.chances(card);
        wins.iter_mut()
            .zip(&tile_values[..later])
            .for_each(|(win, tile_values)| *win = chances.expected(tile_values));
    }
    hand.iter().zip(without_each(&wins[..hand.len()], later))
}

/// What so many rounds win together without each of the cards, if every round gets another card: the most that is possible.
fn without_each(cards: &[Wins], rounds: usize) -> [f32; Hand::DEALT] {
    let all = (1 << rounds) - 1;
    let mut before = [NO_CARDS; Hand::DEALT];
    for card in 1..cards.len() {
        before[card] = with_a_card(&before[card - 1], &cards[card - 1], all);
    }
    let mut after = NO_CARDS;
    let mut without = [0.0; Hand::DEALT];
    for card in (0..cards.len()).rev() {
        let together = (0..=all).map(|set| before[card][set] + after[all ^ set]);
        without[card] = together.fold(f32::NEG_INFINITY, f32::max);
        after = with_a_card(&after, &cards[card], all);
    }
    without
}

/// What each set of rounds wins with one card more: it goes with one of them, or with none.
fn with_a_card(before: &BySet, wins: &Wins, all: usize) -> BySet {
    let mut with = *before;
    for set in 1..=all {
        let rounds = wins.iter().enumerate().filter(|(round, _)| set & 1 << round != 0);
        with[set] = rounds.map(|(round, win)| before[set & !(1 << round)] + win).fold(before[set], f32::max);
    }
    with
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::versailles::bids::uniform;

    /// The most that these rounds win, by trying everything.
    fn most(cards: &[Wins], rounds: usize) -> f32 {
        let Some(last) = rounds.checked_sub(1) else { return 0.0 };
        let with =
            |card: usize| cards[card][last] + most(&[&cards[..card], &cards[card + 1..]].concat(), last);
        (0..cards.len()).map(with).fold(f32::NEG_INFINITY, f32::max)
    }

    #[test]
    fn later_rounds_win_as_much_as_they_can_without_a_card() {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        for (hand, rounds) in [(4, 0), (5, 1), (6, 2), (7, 3), (8, 4)] {
            let cards: Vec<Wins> = (0..hand).map(|_| std::array::from_fn(|_| uniform(&mut rng))).collect();
            let without = without_each(&cards, rounds);
            for card in 0..hand {
                let others = [&cards[..card], &cards[card + 1..]].concat();
                let expected = most(&others, rounds);
                assert!(
                    (without[card] - expected).abs() < 1e-4,
                    "{rounds} rounds: {} {expected}",
                    without[card]
                );
            }
        }
    }
}
