//! How far a search looks ahead.

use table::Game;
use versailles::{Half, Position};

/// How far a search looks ahead.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Foresight {
    /// One round between two, and two more with each further player: so far that it is clearly better than who does not look ahead,
    /// and no further, so that who looks far is better still. Among five there is no room for both.
    Short,
    /// To a scoring.
    Far,
}

/// How many rounds are played on, where no scoring is near. Three see too little.
const ROUNDS: usize = 5;

impl Foresight {
    /// How many rounds after this one are played on.
    pub(crate) fn rounds(self, position: &Position) -> usize {
        match self {
            Foresight::Short => to_a_scoring(position).min(2 * position.players() - 3),
            Foresight::Far => to_a_scoring(position),
        }
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
    use table::Nobody;
    use versailles::{Data, Options};

    use super::*;

    /// How far both look, by round.
    fn rounds(players: u8) -> Vec<[usize; 2]> {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let options = Options::new(players);
        let setup = Position::deal(&options, &data, &mut table::chance(5, 0));
        let mut position = Position::new(&options, &setup).expect("a deal is right");
        let (mut rounds, mut legal) = (Vec::new(), Vec::new());
        while let Some(seat) = position.to_act().first() {
            rounds.push([Foresight::Short, Foresight::Far].map(|foresight| foresight.rounds(&position)));
            position.legal(seat, &mut legal);
            position.apply(seat, legal[0], &mut Nobody).expect("it is legal");
            legal.clear();
        }
        rounds.dedup();
        rounds
    }

    #[test]
    fn the_short_one_sees_less_the_fewer_play() {
        for (players, most) in (2..).zip([1, 3, 5, 7]) {
            let rounds = rounds(players);
            let far: Vec<usize> = rounds.iter().map(|&[_, far]| far).collect();
            assert_eq!(far, [6, 5, 4, 5, 6, 5, 4, 3, 2, 1, 0], "{players} players");
            assert!(
                rounds.iter().all(|&[short, far]| short == far.min(most)),
                "{players} players: {rounds:?}"
            );
        }
    }
}
