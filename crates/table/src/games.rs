//! Which games there are.

use std::sync::Arc;

use bots::Skill;
use game::InputError;

use crate::games::hosted::Hosted;
use crate::games::kind::Kind;
use crate::games::recorded::Recorded;

/// Which games can be played here. Whoever starts the server says so.
#[derive(Clone, Default)]
pub struct Games {
    kinds: Vec<Arc<dyn Kind>>,
}

impl Games {
    /// One game more, dealt from these boards or tiles.
    pub fn with<G: Skill>(mut self, data: G::Data) -> Games {
        self.kinds.push(Arc::new(Hosted::<G> { data }));
        self
    }

    /// Their names.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.kinds.iter().map(|kind| kind.name())
    }

    /// Checks a record of any of them and plays it again, step by step.
    pub fn replay(&self, record: &str) -> Result<Recorded, InputError> {
        self.get(&game::game_of(record)?)?.replay(record)
    }

    /// The game of this name.
    pub(crate) fn get(&self, name: &str) -> Result<Arc<dyn Kind>, InputError> {
        let known = self.kinds.iter().find(|kind| kind.name() == name);
        known.cloned().ok_or_else(|| {
            let names = self.names().collect::<Vec<_>>().join(" or ");
            InputError::new("game", format_args!("there is no game `{name}`: it is {names}"))
        })
    }
}
