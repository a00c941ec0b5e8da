//! Renaming a person, and writing the name to all of their tables in the background.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use game::InputError;
use table::{Command, CommandError, Occupant, Person, Phase, Summary};

use crate::limits::LISTED_UNFINISHED_GAMES;
use crate::store::{GameFilter, PendingRename, Work, Write, Written};
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

/// How many renames are claimed at once.
const BATCH: u32 = 100;

impl Tables {
    /// Stores a person's new name. A supervisor writes it to their unfinished games.
    pub async fn rename_person(&self, person: &Person) -> Result<(), TableError> {
        let written = self.0.store.write(Write::Name { id: person.id, name: person.name.clone() }).await?;
        if written == Written::Conflict {
            return Err(CommandError::from(InputError::new("", "this person does not exist")).into());
        }
        Ok(())
    }

    /// Claims pending names and writes them to tables, one table after the other.
    async fn finish_renames(&self) -> Result<(), TableError> {
        for claimed in self.store().claim(Work::Renames, self.store().now(), BATCH).await? {
            let Some(PendingRename { person, serial }) = self.store().pending_rename(&claimed.id).await?
            else {
                continue;
            };
            for phase in [Phase::Open, Phase::Running] {
                let filter = GameFilter::OfPerson(person.id, phase);
                let games = self.store().find(filter, 0, LISTED_UNFINISHED_GAMES).await?;
                for summary in games.iter().filter(|summary| has_other_name(summary, &person)) {
                    let command = Command::Rename { person: person.clone() };
                    match self.submit(summary.id, command, None).await {
                        Err(error) if !error.is_permanent() => return Err(error),
                        // A table that cannot be read must not stop the others.
                        _ => {}
                    }
                }
            }
            // If the person was renamed again meanwhile, the rename stays pending.
            self.store().write(Write::FinishRename { person: person.id, serial }).await?;
        }
        Ok(())
    }
}

/// Whether a person has another name at a table.
fn has_other_name(summary: &Summary, person: &Person) -> bool {
    summary.seats.iter().flatten().any(|occupant| match occupant {
        Occupant::Person { id, name } | Occupant::Invited { id, name } => {
            *id == person.id && *name != person.name
        }
        Occupant::Bot { .. } => false,
    })
}

/// Finishes renames in the background. They are in the store, so an interrupted one resumes.
pub(super) struct RenameWorker {
    tables: Tables,
    is_running: Arc<AtomicBool>,
}

impl RenameWorker {
    pub(super) fn new(tables: Tables) -> RenameWorker {
        RenameWorker { tables, is_running: Arc::default() }
    }

    /// Starts the worker if it does not run.
    pub(super) fn start(&self) {
        if self.is_running.swap(true, Relaxed) {
            return;
        }
        let (tables, is_running) = (self.tables.clone(), self.is_running.clone());
        self.tables.machine().spawn(async move {
            if let Err(error) = tables.finish_renames().await
                && !*tables.stopping().borrow()
            {
                tracing::warn!(%error, "cannot write a new name to all tables; trying again");
            }
            is_running.store(false, Relaxed);
        });
    }
}
