//! Who looks at a game.

use crate::Seat;

/// Who looks at a game: one of its seats, or somebody who only watches.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who watches, and may know what everybody may know.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits there.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer that a table of this many players can have.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
