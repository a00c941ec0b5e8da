//! The options of the game: what the players choose before it starts.

use game::{Game as _, GameInfo, InputError, OptionInfo, OptionKind, Seat};
use serde::{Deserialize, Serialize};

use crate::Position;

game::text_enum! {
    /// The edition of the game.
    pub enum Edition: "edition" {
        /// The edition of 2013: two-sided gardens, eight stacks of tiles.
        Classic => "classic",
        /// The edition of 2022: one-sided gardens, a bag of tiles.
        Revised => "revised",
    }
}

/// Name, player counts and options of Sanssouci.
pub(crate) const INFO: GameInfo = GameInfo {
    name: "sanssouci",
    title: "Sanssouci",
    players: 2..=4,
    players_description: "How many play",
    has_first_player: true,
    options: &[
        OptionInfo {
            name: "edition",
            description: "The edition: classic (2013) or revised (2022)",
            condition: None,
            kind: OptionKind::Choice {
                values: &Edition::NAMES,
                default: Edition::Classic.name(),
                proposed: Edition::Revised.name(),
            },
        },
        OptionInfo {
            name: "rewards",
            description: "Play with the expansion Rewards",
            condition: None,
            kind: OptionKind::Flag { default: false },
        },
        OptionInfo {
            name: "boars",
            description: "Play with the expansion Boars",
            condition: None,
            kind: OptionKind::Flag { default: false },
        },
        OptionInfo {
            name: "choose_sides",
            description: "Players choose the side of two-sided boards; otherwise it is dealt",
            condition: None,
            kind: OptionKind::Flag { default: true },
        },
        OptionInfo {
            name: "choose_stack",
            description: "Players choose the stack that refills the market; otherwise it is the tallest",
            condition: Some("classic edition only"),
            kind: OptionKind::Flag { default: false },
        },
    ],
};

/// What the players choose before the game. [`INFO`](game::Game::INFO) describes the options.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// The edition.
    pub edition: Edition,
    /// The number of players: 2, 3 or 4.
    pub players: u8,
    /// Whether the expansion Rewards is used.
    pub rewards: bool,
    /// Whether the expansion Boars is used.
    pub boars: bool,
    /// Whether players choose the side of two-sided boards; otherwise it is dealt.
    pub choose_sides: bool,
    /// Whether players choose the stack that refills the market; otherwise it is the tallest.
    /// Classic edition only.
    pub choose_stack: bool,
}

impl Options {
    /// The number of turns of every player: one per card.
    pub const TURNS: u8 = 18;

    /// A game of this edition without expansions.
    pub fn new(edition: Edition, players: u8) -> Options {
        Options { edition, players, rewards: false, boars: false, choose_sides: true, choose_stack: false }
    }

    /// The number of garden sides that every seat can choose from.
    pub(crate) fn garden_sides(&self) -> usize {
        if self.edition == Edition::Classic && self.choose_sides { 2 } else { 1 }
    }

    /// The number of sides of a Rewards board that every seat can choose from.
    pub(crate) fn rewards_sides(&self) -> usize {
        if self.choose_sides { 2 } else { 1 }
    }

    /// The number of stacks in the supply; the bag counts as one.
    pub(crate) fn stacks(&self) -> usize {
        match self.edition {
            Edition::Classic => 8,
            Edition::Revised => 1,
        }
    }

    pub(crate) fn check(&self) -> Result<(), InputError> {
        Position::INFO.check_players(self.players.into())?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_uses_the_defaults_of_info() {
        conformance::info_describes_options::<Position>();
        let defaults = serde_json::Value::from(INFO.default_options(3));
        let options: Options = game::read_json(&defaults).unwrap();
        assert_eq!(options, Options::new(Edition::Classic, 3));
    }
}
