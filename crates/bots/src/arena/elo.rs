//! Elo differences from win shares, and back.

/// The Elo difference of a bot that holds `seats` of the seats and wins this share of the games
/// with each of them. `None` if no seat is left for others.
///
/// With two players it is the usual formula. With more players it is the same ratio: wins per own
/// seat to wins per other seat.
///
/// ```
/// use bots::arena::elo_from_share;
///
/// assert_eq!(elo_from_share(10.0 / 11.0, 1, 2).map(f64::round), Some(400.0));
/// assert_eq!(elo_from_share(0.25, 1, 4), Some(0.0), "par");
/// assert_eq!(elo_from_share(0.5, 2, 2), None);
/// ```
pub fn elo_from_share(share: f64, seats: usize, players: usize) -> Option<f64> {
    let (seats, others) = (seats as f64, players.checked_sub(seats).filter(|&others| others > 0)? as f64);
    Some(400.0 * (share * others / (1.0 - seats * share).max(0.0)).log10())
}

/// The inverse of [`elo_from_share`]: the win share per seat for an Elo difference.
///
/// ```
/// use bots::arena::{elo_from_share, share_from_elo};
///
/// assert_eq!(share_from_elo(0.0, 1, 4), 0.25);
/// let elo = elo_from_share(0.7, 1, 3).expect("there are others");
/// assert!((share_from_elo(elo, 1, 3) - 0.7).abs() < 1e-9);
/// ```
pub fn share_from_elo(elo: f64, seats: usize, players: usize) -> f64 {
    let ratio = 10f64.powf(elo / 400.0);
    ratio / (players as f64 - seats as f64 + ratio * seats as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seat_against_three_mirrors_three_against_one() {
        let alone = elo_from_share(0.7, 1, 4).unwrap();
        let three = elo_from_share(0.1, 3, 4).unwrap();
        assert!((alone + three).abs() < 1e-9, "{alone} {three}");
        assert!((share_from_elo(alone, 1, 4) - 0.7).abs() < 1e-9);
        assert!((share_from_elo(three, 3, 4) - 0.1).abs() < 1e-9);
    }

    #[test]
    fn winning_always_or_never_is_infinite() {
        assert_eq!(elo_from_share(1.0, 1, 2), Some(f64::INFINITY));
        assert_eq!(elo_from_share(0.0, 1, 2), Some(f64::NEG_INFINITY));
    }
}
