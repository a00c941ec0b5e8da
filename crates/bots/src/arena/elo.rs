//! Elo: strength as a difference that does not depend on who else is there.

/// By how many Elo points somebody is stronger than the others at the table, who holds so many of its seats and wins this
/// share of the games with each of them. Nothing, if there are no others.
///
/// With two players it is the usual formula. With more it asks for the same thing: how often does one of these win for one
/// win of one of those?
///
/// ```
/// use bots::arena::elo_of;
///
/// assert_eq!(elo_of(10.0 / 11.0, 1, 2).map(f64::round), Some(400.0));
/// assert_eq!(elo_of(0.25, 1, 4), Some(0.0), "par");
/// assert_eq!(elo_of(0.5, 2, 2), None);
/// ```
pub fn elo_from_share(share: f64, seats: usize, players: usize) -> Option<f64> {
    let (seats, others) = (seats as f64, players.checked_sub(seats).filter(|&others| others > 0)? as f64);
    Some(400.0 * (share * others / (1.0 - seats * share).max(0.0)).log10())
}

/// What share of the games somebody wins with each seat who is so many Elo points stronger: the other way round.
///
/// ```
/// use bots::arena::{elo_of, share_of};
///
/// assert_eq!(share_of(0.0, 1, 4), 0.25);
/// assert!((share_of(elo_of(0.7, 1, 3).expect("there are others"), 1, 3) - 0.7).abs() < 1e-9);
/// ```
pub fn share_from_elo(elo: f64, seats: usize, players: usize) -> f64 {
    let ratio = 10f64.powf(elo / 400.0);
    ratio / (players as f64 - seats as f64 + ratio * seats as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_against_three_is_three_against_one() {
        let alone = elo_from_share(0.7, 1, 4).unwrap();
        let three = elo_from_share(0.1, 3, 4).unwrap();
        assert!((alone + three).abs() < 1e-9, "{alone} {three}");
        assert!((share_from_elo(alone, 1, 4) - 0.7).abs() < 1e-9);
        assert!((share_from_elo(three, 3, 4) - 0.1).abs() < 1e-9);
    }

    #[test]
    fn always_is_infinite() {
        assert_eq!(elo_from_share(1.0, 1, 2), Some(f64::INFINITY));
        assert_eq!(elo_from_share(0.0, 1, 2), Some(f64::NEG_INFINITY));
    }
}
