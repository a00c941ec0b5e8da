//! Who enters the arena.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::ParseError;

use crate::Level;
use crate::arena::BudgetSpec;

/// Who enters the arena: a level, or the cheat, with a budget of its own where one is named.
///
/// ```
/// use bots::arena::{Entrant, Allowance};
///
/// let architect: Entrant = "architect@500sims".parse()?;
/// assert_eq!(architect.budget(None), Some(BudgetSpec::Simulations(500)));
/// assert_eq!(architect.to_string(), "architect@500sims");
/// let gardener: Entrant = "gardener".parse()?;
/// assert_eq!(gardener.budget(Some(BudgetSpec::Simulations(500))), None, "it does not think");
/// # Ok::<(), game::ParseError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Entrant {
    kind: EntrantKind,
    own: Option<BudgetSpec>,
}

/// What it plays with.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum EntrantKind {
    Level(Level),
    /// The best level, told the truth: a yardstick of what could be reached.
    Cheat,
}

const CHEAT: &str = "cheat";

impl Entrant {
    /// How long it thinks about a turn: as long as its own budget says, or else the common one, or else its level. Nothing
    /// for those who do not think.
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
                let names =
                    "bots are apprentice, gardener, architect, lenotre and cheat, or e.g. lenotre@100ms";
                return Err(ParseError::new("bot", name, names));
            }
        };
        Ok(Entrant { kind, own })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_come_from_the_closest_place() {
        let budget_spec =
            |word: &str, common: Option<BudgetSpec>| word.parse::<Entrant>().unwrap().budget(common);
        let common = Some(BudgetSpec::Simulations(7));
        assert_eq!(budget_spec("lenotre", None), Some(BudgetSpec::Time(Duration::from_secs(1))));
        assert_eq!(budget_spec("cheat", None), Some(BudgetSpec::Time(Duration::from_secs(1))));
        assert_eq!(budget_spec("architect", common), common);
        assert_eq!(budget_spec("lenotre@2s", common), Some(BudgetSpec::Time(Duration::from_secs(2))));
        assert_eq!(budget_spec("apprentice", common), None);
    }

    #[test]
    fn who_is_no_bot() {
        let said = |word: &str| word.parse::<Entrant>().unwrap_err().to_string();
        assert!(said("alphago").starts_with("no bot `alphago`: bots are apprentice, "));
        assert!(said("").starts_with("no bot ``"));
        assert!(said("lenotre@1y").starts_with("no budget `1y`"));
        assert!(said("lenotre@").starts_with("no budget ``"));
    }
}
