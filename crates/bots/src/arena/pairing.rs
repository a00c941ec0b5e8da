//! The entrants that play each other, and their seatings.

use game::InputError;

use crate::arena::{BudgetSpec, Entrant};

/// The entrants that play each other, and all their seatings.
///
/// ```
/// use bots::arena::Pairing;
///
/// let one_against_three = ["lenotre".parse().expect("a bot"), "gardener".parse().expect("a bot")];
/// let pairing = Pairing::new(&one_against_three, 4, None)?;
/// assert_eq!(pairing.entrants().len(), 2);
/// assert_eq!(pairing.seatings()[3], [1, 1, 1, 0], "lenotre is in the last seat");
/// assert_eq!(pairing.seats_of(1), 3);
/// # Ok::<(), game::InputError>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Pairing {
    entrants: Vec<(Entrant, Option<BudgetSpec>)>,
    seatings: Vec<Vec<usize>>,
}

impl Pairing {
    /// A pairing of these entrants. If there are fewer than players, the last one takes the
    /// remaining seats. `budget` is the default for entrants without their own.
    pub fn new(named: &[Entrant], players: usize, budget: Option<BudgetSpec>) -> Result<Pairing, InputError> {
        let Some(last) = named.last() else { return Err(InputError::new("", "no bot is named")) };
        if named.len() > players {
            return Err(InputError::new("", format_args!("{} bots for {players} players", named.len())));
        }
        let mut entrants: Vec<(Entrant, Option<BudgetSpec>)> = Vec::new();
        let mut seats = Vec::new();
        for entrant in named.iter().chain(std::iter::repeat(last)).take(players) {
            let known = entrants.iter().position(|(known, _)| known == entrant);
            seats.push(known.unwrap_or_else(|| {
                entrants.push((*entrant, entrant.budget(budget)));
                entrants.len() - 1
            }));
        }
        Ok(Pairing { entrants, seatings: seatings(seats) })
    }

    /// The different entrants in the given order, each with its budget.
    pub fn entrants(&self) -> &[(Entrant, Option<BudgetSpec>)] {
        &self.entrants
    }

    /// Every distinct seating: for each seat, the index of its entrant.
    pub fn seatings(&self) -> &[Vec<usize>] {
        &self.seatings
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.seatings[0].len()
    }

    /// The number of seats of an entrant.
    pub fn seats_of(&self, entrant: usize) -> usize {
        self.seatings[0].iter().filter(|&&other| other == entrant).count()
    }
}

/// All distinct permutations in lexicographic order.
fn seatings(mut seats: Vec<usize>) -> Vec<Vec<usize>> {
    seats.sort_unstable();
    let mut all = vec![seats.clone()];
    while next_permutation(&mut seats) {
        all.push(seats.clone());
    }
    all
}

/// The next permutation in lexicographic order; false after the last one.
fn next_permutation(seats: &mut [usize]) -> bool {
    let Some(pivot) = seats.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let swap = seats.iter().rposition(|&seat| seat > seats[pivot]).unwrap_or(pivot);
    seats.swap(pivot, swap);
    seats[pivot + 1..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(names: &str, players: usize) -> Result<Pairing, InputError> {
        let named: Vec<Entrant> = names.split(',').map(|name| name.parse().unwrap()).collect();
        Pairing::new(&named, players, None)
    }

    fn count(names: &str, players: usize) -> usize {
        pairing(names, players).unwrap().seatings().len()
    }

    #[test]
    fn every_distinct_seating_occurs_once() {
        assert_eq!(count("gardener", 4), 1);
        assert_eq!(count("lenotre,gardener", 2), 2);
        assert_eq!(count("lenotre,gardener", 4), 4);
        assert_eq!(count("lenotre,lenotre,gardener", 4), 6);
        assert_eq!(count("apprentice,gardener,architect,lenotre", 4), 24);
        assert_eq!(count("apprentice,gardener,architect,lenotre,cheat", 5), 120);
        assert_eq!(count("lenotre@1s,lenotre@2s", 2), 2);
        assert_eq!(count("lenotre@1s,lenotre@1000ms", 2), 1);
        let mut sorted = pairing("apprentice,gardener,gardener,cheat", 5).unwrap().seatings().to_vec();
        sorted.dedup();
        assert_eq!(sorted.len(), 5 * 4 * 3 * 2 / (2 * 2));
        assert!(sorted.is_sorted());
    }

    #[test]
    fn too_many_or_no_bots_are_rejected() {
        let too_many = pairing("lenotre,gardener,gardener", 2).unwrap_err();
        assert_eq!(too_many.to_string(), "3 bots for 2 players");
        assert!(Pairing::new(&[], 2, None).is_err());
    }
}
