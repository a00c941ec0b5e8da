//! The description of a game: its name, player counts and options, stated once.

use std::ops::RangeInclusive;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::InputError;

/// The description of a game, from which the command line, the API and the page take names, limits
/// and help texts.
///
/// The keys of [`Game::Options`](crate::Game::Options) in JSON are `players` and the names of
/// `options`.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// The name in records, URLs and on the command line.
    pub name: &'static str,
    /// The name that people read.
    pub title: &'static str,
    /// How many can play.
    #[serde(serialize_with = "serialize_range")]
    pub players: RangeInclusive<usize>,
    /// One sentence about the number of players.
    pub players_description: &'static str,
    /// Whether one seat has the first turn. Otherwise all seats start at the same time.
    pub has_first_player: bool,
    /// What the players can choose before the game, beside their number.
    pub options: &'static [OptionInfo],
}

/// The description of one option of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
pub struct OptionInfo {
    /// The key in records.
    pub name: &'static str,
    /// One sentence about what the option does.
    pub description: &'static str,
    /// When the option is available; `None` if it always is.
    pub condition: Option<&'static str>,
    /// Which values it has.
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// The values of an option.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Flag {
        /// The value that most players want.
        default: bool,
    },
    /// One of several named values.
    Choice {
        /// The names, as in records.
        values: &'static [&'static str],
        /// The value of commands that do not name one. It never changes, because seeds and scripts
        /// depend on it.
        default: &'static str,
        /// The value that the page preselects for a new player.
        proposed: &'static str,
    },
}

impl GameInfo {
    /// The options of a game with this many players and every other option at its default, as a
    /// JSON object.
    ///
    /// ```
    /// use game::{GameInfo, OptionInfo, OptionKind};
    ///
    /// let info = GameInfo {
    ///     name: "go",
    ///     title: "Go",
    ///     players: 2..=2,
    ///     players_description: "Two play.",
    ///     has_first_player: true,
    ///     options: &[OptionInfo {
    ///         name: "komi",
    ///         description: "White gets points for moving second.",
    ///         condition: None,
    ///         kind: OptionKind::Flag { default: true },
    ///     }],
    /// };
    /// let options = serde_json::Value::from(info.default_options(2));
    /// assert_eq!(options, serde_json::json!({"players": 2, "komi": true}));
    /// let error = info.check_players(3).map_err(|error| error.to_string());
    /// assert_eq!(error, Err("players: 3 players, expected 2".to_string()));
    /// ```
    pub fn default_options(&self, players: usize) -> Map<String, Value> {
        let mut options = Map::from_iter([("players".to_string(), Value::from(players))]);
        options.extend(self.options.iter().map(|option| (option.name.to_string(), option.kind.default())));
        options
    }

    /// Checks that this many can play.
    pub fn check_players(&self, players: usize) -> Result<(), InputError> {
        let (least, most) = (self.players.start(), self.players.end());
        match (self.players.contains(&players), least == most) {
            (true, _) => Ok(()),
            (false, true) => {
                Err(InputError::new("players", format_args!("{players} players, expected {least}")))
            }
            (false, false) => {
                Err(InputError::new("players", format_args!("{players} players, expected {least} to {most}")))
            }
        }
    }
}

impl OptionKind {
    /// The default value, as in records.
    pub fn default(self) -> Value {
        match self {
            OptionKind::Flag { default } => default.into(),
            OptionKind::Choice { default, .. } => default.into(),
        }
    }
}

/// Writes a range as the list of its numbers, which a page can loop over.
fn serialize_range<S: Serializer>(range: &RangeInclusive<usize>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(range.clone())
}
