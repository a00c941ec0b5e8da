//! Chat: people write lines; the host mutes and unmutes the table or one person.

use std::collections::BTreeSet;

use game::InputError;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::limits::{MAX_CHAT_LENGTH, MAX_MUTED_PEOPLE, MAX_PLAYER_CHAT_LINES, MAX_SPECTATOR_CHAT_LINES};
use crate::log::Change;
use crate::person::Person;
use crate::table::{Phase, Table};
use crate::text::clean_text;

/// What a table remembers about its chat.
#[derive(Clone, Default, Debug)]
pub(crate) struct ChatState {
    /// Whether only the host may write.
    pub(crate) muted: bool,
    pub(crate) muted_people: BTreeSet<PersonId>,
    /// The lines of people who sat here, were invited or were the host.
    player_lines: u32,
    spectator_lines: u32,
}

/// Validates a chat line and collapses its white space.
pub fn chat_line(text: &str) -> Result<String, InputError> {
    let line = clean_text("text", text, MAX_CHAT_LENGTH)?;
    if line.is_empty() { Err(InputError::new("text", "it is empty")) } else { Ok(line) }
}

impl Table {
    /// [`Command::Chat`](crate::Command::Chat): somebody writes a line; spectators may if the terms
    /// allow it.
    pub(crate) fn chat(&self, person: Person, text: String) -> Result<Option<Change>, CommandError> {
        if self.phase == Phase::Closed {
            return Err(CommandError::Closed);
        }
        self.check_may_chat(person.id)?;
        let is_full = match self.is_spectator(person.id) {
            true => self.chat.spectator_lines >= MAX_SPECTATOR_CHAT_LINES,
            false => self.chat.player_lines >= MAX_PLAYER_CHAT_LINES,
        };
        if is_full {
            return Err(CommandError::ChatFull);
        }
        Ok(Some(Change::Said { person: person.id, name: person.name, text }))
    }

    fn check_may_chat(&self, person: PersonId) -> Result<(), CommandError> {
        let spectators_may_write = self.terms.spectator_chat.unwrap_or(true);
        if person == self.host {
            Ok(())
        } else if self.chat.muted {
            Err(CommandError::Muted)
        } else if self.chat.muted_people.contains(&person) {
            Err(CommandError::YouAreMuted)
        } else if self.is_spectator(person) && !spectators_may_write {
            Err(CommandError::SpectatorChatOff)
        } else {
            Ok(())
        }
    }

    /// Whether a person neither sits here nor is invited nor is the host.
    fn is_spectator(&self, person: PersonId) -> bool {
        person != self.host && self.guests().all(|guest| guest != person)
    }

    /// [`Command::Mute`](crate::Command::Mute): the host mutes or unmutes everybody else.
    pub(crate) fn mute(&self, person: PersonId, muted: bool) -> Result<Option<Change>, CommandError> {
        self.require_host(person)?;
        self.check_extras(person)?;
        Ok((muted != self.chat.muted).then_some(Change::Muted { muted }))
    }

    /// [`Command::MutePerson`](crate::Command::MutePerson): the host mutes or unmutes a person,
    /// who may be a spectator.
    pub(crate) fn mute_person(
        &self,
        person: PersonId,
        target: PersonId,
        muted: bool,
    ) -> Result<Option<Change>, CommandError> {
        self.require_host(person)?;
        self.check_extras(person)?;
        let is_muted = self.chat.muted_people.contains(&target);
        if muted == is_muted {
            return Ok(None);
        }
        if muted && self.chat.muted_people.len() >= MAX_MUTED_PEOPLE {
            return Err(CommandError::TooOften);
        }
        Ok(Some(Change::PersonMuted { person: target, muted }))
    }

    pub(crate) fn apply_said(&mut self, person: PersonId) {
        match self.is_spectator(person) {
            true => self.chat.spectator_lines += 1,
            false => self.chat.player_lines += 1,
        }
    }

    pub(crate) fn apply_muted(&mut self, muted: bool) {
        self.chat.muted = muted;
    }

    pub(crate) fn apply_person_muted(&mut self, person: PersonId, muted: bool) {
        match muted {
            true => self.chat.muted_people.insert(person),
            false => self.chat.muted_people.remove(&person),
        };
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
