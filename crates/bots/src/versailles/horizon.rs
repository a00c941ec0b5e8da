//! How far a search looks ahead.

use game::Game;
use versailles::{Half, Position};

/// How far a search looks ahead.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Horizon {
    /// One round between two, and two more with each further player: so far that it is clearly better than who does not look ahead,
    /// and no further, so that who looks far is better still. Among five there is no room for both.
    Short,
    /// To a scoring.
    Far,
}

/// How many rounds are played on, where no scoring is near. Three see too little.
const ROUNDS: usize = 5;

/// What is played on after this round.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Lookahead {
    pub(crate) rounds: usize,
    /// Whether that is as far as one has to see to make the cards last. Who sees less does not know what they are kept for.
    pub(crate) to_a_scoring: bool,
}

impl Horizon {
    /// What is played on after this round.
    pub(crate) fn lookahead(self, position: &Position) -> Lookahead {
        let far = to_a_scoring(position);
        let rounds = match self {
            Horizon::Short => far.min(2 * position.players() - 3),
            Horizon::Far => far,
        };
        Lookahead { rounds, to_a_scoring: rounds == far }
    }
}

/// In the second half, to the end; in the first, about as many, and to the scoring where it is about as far.
fn to_a_scoring(position: &Position) -> usize {
    let until_scoring = Half::ROUNDS - 1 - position.round();
    match position.half() {
        Half::First if until_scoring < ROUNDS - 1 => ROUNDS,
        Half::First | Half::Second => until_scoring,
    }
}

#[cfg(test)]
mod tests {
    use game::Nobody;
    use versailles::{Data, Options};

    use super::*;

    /// What both see, by round.
    fn lookahead(players: u8) -> Vec<[Lookahead; 2]> {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let options = Options::new(players);
        let setup = Position::deal(&options, &data, &mut game::chance(5, 0));
        let mut position = Position::new(&options, &setup).expect("a deal is right");
        let (mut lookahead, mut legal) = (Vec::new(), Vec::new());
        while let Some(seat) = position.to_act().first() {
            lookahead.push([Horizon::Short, Horizon::Far].map(|horizon| horizon.lookahead(&position)));
            position.legal(seat, &mut legal);
            position.apply(seat, legal[0], &mut Nobody).expect("it is legal");
            legal.clear();
        }
        lookahead.dedup();
        lookahead
    }

    #[test]
    fn the_short_one_sees_less_the_fewer_play() {
        for (players, most) in (2..).zip([1, 3, 5, 7]) {
            let lookahead = lookahead(players);
            let far: Vec<usize> = lookahead.iter().map(|[_, far]| far.rounds).collect();
            assert_eq!(far, [6, 5, 4, 5, 6, 5, 4, 3, 2, 1, 0], "{players} players");
            for [short, far] in lookahead {
                assert_eq!(short.rounds, far.rounds.min(most), "{players} players");
                assert_eq!(short.to_a_scoring, far.rounds <= most, "{players} players: {short:?}");
                assert!(far.to_a_scoring);
            }
        }
    }
}
