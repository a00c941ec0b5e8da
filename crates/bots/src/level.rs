//! How well a bot plays.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::ParseError;

/// How well a bot plays. Each level is stronger than the one before.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Level {
    /// Plays along, and can be beaten by a child.
    Apprentice,
    /// Looks at its own turn and at nothing beyond.
    Gardener,
    /// Thinks ahead, for about a tenth of a second a turn.
    Architect,
    /// Thinks ahead, for about a second a turn: the best we have.
    LeNotre,
}

impl Level {
    /// All four, weakest first.
    pub const ALL: [Level; 4] = [Level::Apprentice, Level::Gardener, Level::Architect, Level::LeNotre];

    /// The name on the command line and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Gardener => "gardener",
            Level::Architect => "architect",
            Level::LeNotre => "lenotre",
        }
    }

    /// How long it thinks about a turn, where nobody says otherwise. The first two hardly think at all.
    pub const fn time(self) -> Duration {
        match self {
            Level::Apprentice | Level::Gardener => Duration::ZERO,
            Level::Architect => Duration::from_millis(100),
            Level::LeNotre => Duration::from_secs(1),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Level, ParseError> {
        let known = Level::ALL.into_iter().find(|level| level.name() == word);
        known.ok_or_else(|| {
            ParseError::new("level", word, "levels are apprentice, gardener, architect and lenotre")
        })
    }
}
