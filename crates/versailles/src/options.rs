//! The options of the game: what the players choose before it starts.

use game::{Game as _, GameInfo, InputError};
use serde::{Deserialize, Serialize};

use crate::{Half, Position};

/// Name, player counts and options of The Gardens of Versailles.
pub(crate) const INFO: GameInfo = GameInfo {
    name: "versailles",
    title: "The Gardens of Versailles",
    players: 2..=Options::MAX_PLAYERS,
    players_description: "How many play; with two players, Ludwig bids as a third",
    has_first_player: false,
    options: &[],
};

/// What the players choose before the game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// The number of players: 2 to 5.
    pub players: u8,
}

impl Options {
    /// The largest number of players.
    pub const MAX_PLAYERS: usize = 5;

    /// A game for this many players.
    pub const fn new(players: u8) -> Options {
        Options { players }
    }

    /// The number of bidders: the players, and Ludwig if there are only two.
    pub(crate) const fn bidders(&self) -> usize {
        bidders(self.players as usize)
    }

    pub(crate) fn check(&self) -> Result<(), InputError> {
        Position::INFO.check_players(self.players.into())
    }
}

/// The number of bidders in a game with this many players.
pub(crate) const fn bidders(players: usize) -> usize {
    if players == 2 { 3 } else { players }
}

/// The number of tiles in the row of a half: 21, 28 or 35.
pub(crate) const fn row_length(bidders: usize) -> usize {
    Half::ROUNDS * bidders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn info_describes_the_options() {
        conformance::info_describes_options::<Position>();
    }
}
