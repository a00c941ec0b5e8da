//! Chat: people write lines, the host mutes and unmutes the table.

use game::InputError;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::limits::{MAX_CHAT_LENGTH, MAX_ENTRIES_WITH_CHAT};
use crate::log::Change;
use crate::person::Person;
use crate::table::{Phase, Table};
use crate::text::clean_text;

/// Validates a chat line and collapses its white space.
pub fn chat_line(text: &str) -> Result<String, InputError> {
    let line = clean_text("text", text, MAX_CHAT_LENGTH)?;
    if line.is_empty() { Err(InputError::new("text", "it is empty")) } else { Ok(line) }
}

impl Table {
    /// [`Command::Chat`](crate::Command::Chat): anybody writes a line, spectators too.
    pub(crate) fn chat(&self, person: Person, text: String) -> Result<Option<Change>, CommandError> {
        let is_host = person.id == self.host;
        match self.phase {
            Phase::Closed => Err(CommandError::Closed),
            _ if self.muted && !is_host => Err(CommandError::Muted),
            _ if self.seq >= MAX_ENTRIES_WITH_CHAT => Err(CommandError::ChatFull),
            _ => Ok(Some(Change::Said { person: person.id, name: person.name, text })),
        }
    }

    /// [`Command::Mute`](crate::Command::Mute): the host mutes or unmutes everybody else.
    pub(crate) fn mute(&self, person: PersonId, muted: bool) -> Result<Option<Change>, CommandError> {
        self.require_host(person)?;
        Ok((muted != self.muted).then_some(Change::Muted { muted }))
    }

    pub(crate) fn apply_muted(&mut self, muted: bool) {
        self.muted = muted;
    }
}

#[cfg(test)]
mod tests {
    use super::chat_line;

    #[test]
    fn a_chat_line_is_one_line_and_not_empty() {
        assert!(chat_line(" \n ").is_err());
        assert_eq!(chat_line("well\nplayed").as_deref(), Ok("well played"));
        assert!(chat_line(&"x".repeat(301)).is_err());
    }
}
