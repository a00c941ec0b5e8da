//! Viewers: the people who look at a game.

use crate::Seat;

/// A person who looks at a game: a player or a spectator.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator, who may see public information only.
    Spectator,
}

impl Viewer {
    /// Whether this viewer is the player in a seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// All possible viewers of a game with this many players.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
