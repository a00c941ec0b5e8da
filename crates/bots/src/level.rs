//! How well a bot plays.

use std::sync::LazyLock;
use std::time::Duration;

use game::ParseError;
use strum::{EnumCount, VariantArray};

/// How well a bot plays. Each level is stronger than the one before.
///
/// The text form is the name in lower case: on the command line, on the wire and in records.
///
/// ```
/// use bots::Level;
///
/// assert_eq!(Level::LeNotre.to_string(), "lenotre");
/// assert_eq!("architect".parse(), Ok(Level::Architect));
/// assert!("alphago".parse::<Level>().is_err());
/// ```
#[derive(
    Copy,
    Clone,
    Eq,
    PartialEq,
    Ord,
    PartialOrd,
    Hash,
    Debug,
    strum::Display,
    strum::EnumCount,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "lowercase", parse_err_ty = ParseError, parse_err_fn = unknown_level)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(rename_all = "lowercase"))]
pub enum Level {
    /// Plays plausible moves. A child can beat it.
    Apprentice,
    /// Looks at its own turn only.
    Gardener,
    /// Searches for about a tenth of a second per turn.
    Architect,
    /// Searches for about a second per turn, with the strongest search.
    LeNotre,
}

game::serde_as_text!(Level, "a level");

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; Level::COUNT] = *Level::VARIANTS.first_chunk().expect("COUNT is the length");

    /// The text form.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The default thinking time per turn; zero for the levels that do not search.
    pub const fn time(self) -> Duration {
        match self {
            Level::Apprentice | Level::Gardener => Duration::ZERO,
            Level::Architect => Duration::from_millis(100),
            Level::LeNotre => Duration::from_secs(1),
        }
    }
}

/// `levels are apprentice, gardener, architect and lenotre`.
static EXPECTED: LazyLock<String> = LazyLock::new(|| {
    let (last, others) = Level::ALL.split_last().expect("there are levels");
    format!(
        "levels are {} and {last}",
        others.iter().map(|level| level.name()).collect::<Vec<_>>().join(", ")
    )
});

fn unknown_level(word: &str) -> ParseError {
    ParseError::new("level", word, &EXPECTED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_read_from_its_name() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            let json = serde_json::to_string(&level).unwrap();
            assert_eq!(json, format!("\"{level}\""));
            assert_eq!(serde_json::from_str::<Level>(&json).unwrap(), level);
        }
    }

    #[test]
    fn the_error_lists_all_levels() {
        let error = "alphago".parse::<Level>().unwrap_err().to_string();
        assert_eq!(error, "no level `alphago`: levels are apprentice, gardener, architect and lenotre");
        let error = serde_json::from_str::<Level>("\"alphago\"").unwrap_err().to_string();
        assert!(error.starts_with("no level `alphago`"), "{error}");
    }
}
