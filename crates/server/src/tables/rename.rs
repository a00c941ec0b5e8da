//! Renaming a person at all of their tables.

use game::InputError;
use table::{Command, CommandError, Person, Phase};

use crate::limits::LISTED_UNFINISHED_GAMES;
use crate::store::{GameFilter, Write, Written};
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

impl Tables {
    /// Stores a person's new name and writes it to their unfinished games.
    pub(crate) async fn rename_person(&self, person: &Person) -> Result<(), TableError> {
        let written = self.0.store.write(Write::Name { id: person.id, name: person.name.clone() }).await?;
        if written == Written::Conflict {
            return Err(CommandError::from(InputError::new("", "this person does not exist")).into());
        }
        for phase in [Phase::Open, Phase::Running] {
            let filter = GameFilter::OfPerson(person.id, phase);
            for summary in self.0.store.find(filter, 0, LISTED_UNFINISHED_GAMES).await? {
                self.submit(summary.id, Command::Rename { person: person.clone() }, None).await?;
            }
        }
        Ok(())
    }
}
