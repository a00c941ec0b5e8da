//! What the players agree on before the game.

use game::InputError;
use serde::{Deserialize, Serialize};

use crate::Half;

/// What the players agree on before the game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// How many play: 2 to 5.
    pub players: u8,
}

impl Options {
    /// The most that can play.
    pub const MAX_PLAYERS: usize = 5;

    /// A game for this many.
    pub const fn new(players: u8) -> Options {
        Options { players }
    }

    /// How many bid for tiles: the players, and Ludwig where they are only two.
    pub(crate) const fn bidders(&self) -> usize {
        bidders(self.players as usize)
    }

    pub(crate) fn check(&self) -> Result<(), InputError> {
        match self.players {
            2..=5 => Ok(()),
            players => {
                Err(InputError::new("players", format_args!("{players} players, there must be 2 to 5")))
            }
        }
    }
}

/// How many bid for tiles where this many play.
pub(crate) const fn bidders(players: usize) -> usize {
    if players == 2 { 3 } else { players }
}

/// How many tiles are laid out for a half where this many bid: 21, 28 or 35.
pub(crate) const fn row_length(bidders: usize) -> usize {
    Half::ROUNDS * bidders
}
