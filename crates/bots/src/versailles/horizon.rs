//! How far a search looks ahead.

use game::Game;
use versailles::{Half, Position};

/// How far a search looks ahead.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Horizon {
    /// One round with two players, and two more with each further player. Deep enough to beat
    /// greedy play, shallow enough to lose to [`Far`](Horizon::Far). With five players both are
    /// equal.
    Short,
    /// To a scoring.
    Far,
}

/// The number of rounds of a playout if no scoring is near. Three are too few.
const DEFAULT_ROUNDS: usize = 5;

/// The length of the playouts after the current round.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Lookahead {
    pub(crate) rounds: usize,
    /// Whether the playouts are long enough to plan the whole hand. In shorter ones, saved cards
    /// have no use.
    pub(crate) reaches_scoring: bool,
}

impl Horizon {
    pub(crate) fn lookahead(self, position: &Position) -> Lookahead {
        let far = far_rounds(position);
        let rounds = match self {
            Horizon::Short => far.min(2 * position.players() - 3),
            Horizon::Far => far,
        };
        Lookahead { rounds, reaches_scoring: rounds == far }
    }
}

/// In the second half, to the end. In the first half, to the scoring if it is about
/// [`DEFAULT_ROUNDS`] away.
fn far_rounds(position: &Position) -> usize {
    let until_scoring = Half::ROUNDS - 1 - position.round();
    match position.half() {
        Half::First if until_scoring < DEFAULT_ROUNDS - 1 => DEFAULT_ROUNDS,
        Half::First | Half::Second => until_scoring,
    }
}

#[cfg(test)]
mod tests {
    use game::Nobody;
    use versailles::{Data, Options};

    use super::*;

    /// The lookaheads of both horizons, by round.
    fn lookaheads(players: u8) -> Vec<[Lookahead; 2]> {
        let data = Data::load(|_| None).expect("the built-in data are valid");
        let options = Options::new(players);
        let setup = Position::deal(&options, &data, &mut game::chance(5, 0));
        let mut position = Position::new(&options, &setup).expect("a deal is valid");
        let (mut lookaheads, mut legal) = (Vec::new(), Vec::new());
        while let Some(seat) = position.to_act().first() {
            lookaheads.push([Horizon::Short, Horizon::Far].map(|horizon| horizon.lookahead(&position)));
            position.legal(seat, &mut legal);
            position.apply(seat, legal[0], &mut Nobody).expect("it is legal");
            legal.clear();
        }
        lookaheads.dedup();
        lookaheads
    }

    #[test]
    fn the_short_horizon_grows_with_the_number_of_players() {
        for (players, most) in (2..).zip([1, 3, 5, 7]) {
            let lookaheads = lookaheads(players);
            let far: Vec<usize> = lookaheads.iter().map(|[_, far]| far.rounds).collect();
            assert_eq!(far, [6, 5, 4, 5, 6, 5, 4, 3, 2, 1, 0], "{players} players");
            for [short, far] in lookaheads {
                assert_eq!(short.rounds, far.rounds.min(most), "{players} players");
                assert_eq!(short.reaches_scoring, far.rounds <= most, "{players} players: {short:?}");
                assert!(far.reaches_scoring);
            }
        }
    }
}
