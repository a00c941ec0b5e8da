//! A participant of a tournament.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::ParseError;

use crate::Level;
use crate::arena::BudgetSpec;

/// A participant of a tournament: a level or the cheat, optionally with its own budget.
///
/// ```
/// use bots::arena::{BudgetSpec, Entrant};
///
/// let architect: Entrant = "architect@500sims".parse()?;
/// assert_eq!(architect.budget(None), Some(BudgetSpec::Simulations(500)));
/// assert_eq!(architect.to_string(), "architect@500sims");
/// let gardener: Entrant = "gardener".parse()?;
/// assert_eq!(gardener.budget(Some(BudgetSpec::Simulations(500))), None, "it does not search");
/// # Ok::<(), game::ParseError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Entrant {
    kind: EntrantKind,
    own: Option<BudgetSpec>,
}

/// How an entrant decides.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum EntrantKind {
    Level(Level),
    /// The strongest level with knowledge of the true position.
    Cheat,
}

const CHEAT: &str = "cheat";

/// `bots are apprentice, gardener, architect, lenotre and cheat, or e.g. lenotre@100ms`.
fn expected() -> String {
    let levels = Level::NAMES.join(", ");
    format!("bots are {levels} and {CHEAT}, or e.g. {}@100ms", Level::LeNotre)
}

impl Entrant {
    /// The budget per turn: its own, or else the common one, or else the default of its level.
    /// `None` for entrants that do not search.
    pub fn budget(&self, common: Option<BudgetSpec>) -> Option<BudgetSpec> {
        let level = match self.kind {
            EntrantKind::Level(level) => level,
            EntrantKind::Cheat => Level::LeNotre,
        };
        match level.time() {
            Duration::ZERO => None,
            time => Some(self.own.or(common).unwrap_or(BudgetSpec::Time(time))),
        }
    }

    pub(super) fn kind(&self) -> EntrantKind {
        self.kind
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            EntrantKind::Level(level) => level.fmt(f)?,
            EntrantKind::Cheat => f.write_str(CHEAT)?,
        }
        self.own.map_or(Ok(()), |own| write!(f, "@{own}"))
    }
}

impl FromStr for Entrant {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Entrant, ParseError> {
        let (name, own) = match word.split_once('@') {
            Some((name, own)) => (name, Some(own.parse()?)),
            None => (word, None),
        };
        let kind = match name.parse() {
            Ok(level) => EntrantKind::Level(level),
            Err(_) if name == CHEAT => EntrantKind::Cheat,
            Err(_) => {
                return Err(ParseError::new("bot", name, expected()));
            }
        };
        Ok(Entrant { kind, own })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_budget_takes_precedence_over_the_common_one_and_the_level() {
        let budget = |word: &str, common: Option<BudgetSpec>| word.parse::<Entrant>().unwrap().budget(common);
        let common = Some(BudgetSpec::Simulations(7));
        assert_eq!(budget("lenotre", None), Some(BudgetSpec::Time(Duration::from_secs(1))));
        assert_eq!(budget("cheat", None), Some(BudgetSpec::Time(Duration::from_secs(1))));
        assert_eq!(budget("architect", common), common);
        assert_eq!(budget("lenotre@2s", common), Some(BudgetSpec::Time(Duration::from_secs(2))));
        assert_eq!(budget("apprentice", common), None);
    }

    #[test]
    fn unknown_bots_are_rejected() {
        let error = |word: &str| word.parse::<Entrant>().unwrap_err().to_string();
        assert!(error("alphago").starts_with("invalid bot `alphago`: bots are apprentice, "));
        assert!(error("").starts_with("invalid bot ``"));
        assert!(error("lenotre@1y").starts_with("invalid budget `1y`"));
        assert!(error("lenotre@").starts_with("invalid budget ``"));
    }
}
