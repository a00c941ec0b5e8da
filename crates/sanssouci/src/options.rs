//! What the players agree on before the game.

use std::fmt;
use std::str::FromStr;

use game::{InputError, ParseError, Seat};
use serde::{Deserialize, Serialize};

/// Which box is on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "'classic' | 'revised'"))]
pub enum Edition {
    /// The box of 2013: two-sided gardens, eight stacks.
    Classic,
    /// The box of 2022: one-sided gardens, a bag.
    Revised,
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Edition::Classic => "classic",
            Edition::Revised => "revised",
        })
    }
}

impl FromStr for Edition {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Edition, ParseError> {
        match word {
            "classic" => Ok(Edition::Classic),
            "revised" => Ok(Edition::Revised),
            _ => Err(ParseError::new("edition", word, "editions are classic and revised")),
        }
    }
}

game::written_as_word!(Edition, "an edition");

/// What the players agree on before the game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Which box is on the table.
    pub edition: Edition,
    /// How many play: 2, 3 or 4.
    pub players: u8,
    /// With the expansion Rewards.
    pub rewards: bool,
    /// With the expansion Boars.
    pub boars: bool,
    /// Players choose the side of two-sided boards; otherwise it is dealt.
    pub choose_sides: bool,
    /// Players choose the stack that refills the market; otherwise it is the tallest. Classic edition only.
    pub choose_stack: bool,
}

impl Options {
    /// How many turns every player has: one for each card.
    pub const TURNS: u8 = 18;

    /// The plain game of an edition, in which players choose their sides.
    pub fn new(edition: Edition, players: u8) -> Options {
        Options { edition, players, rewards: false, boars: false, choose_sides: true, choose_stack: false }
    }

    /// How many garden sides every seat is offered.
    pub(crate) fn garden_sides(&self) -> usize {
        if self.edition == Edition::Classic && self.choose_sides { 2 } else { 1 }
    }

    /// How many sides of a Rewards board every seat is offered.
    pub(crate) fn rewards_sides(&self) -> usize {
        if self.choose_sides { 2 } else { 1 }
    }

    /// How many stacks the supply lies in.
    pub(crate) fn stacks(&self) -> usize {
        match self.edition {
            Edition::Classic => 8,
            Edition::Revised => 1,
        }
    }

    /// How often each motif is among the tiles in play: 5, 7 or 9 times.
    pub(crate) fn copies(&self) -> usize {
        2 * usize::from(self.players) + 1
    }

    pub(crate) fn check(&self) -> Result<(), InputError> {
        if !(2..=4).contains(&self.players) {
            return Err(InputError::new(
                "players",
                format_args!("{} players, there must be 2 to 4", self.players),
            ));
        }
        if self.choose_stack && self.edition != Edition::Classic {
            return Err(InputError::new(
                "choose_stack",
                "only the classic edition has stacks to choose from",
            ));
        }
        Ok(())
    }

    /// The seats of the game.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.players))
    }
}
