//! The names of people: validation and renaming.

use game::InputError;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::limits::MAX_NAME_LENGTH;
use crate::log::Change;
use crate::person::Person;
use crate::seats::Occupant;
use crate::table::Table;
use crate::text::clean_text;

/// Validates a name and collapses its white space. A name may be empty.
pub fn person_name(text: &str) -> Result<String, InputError> {
    clean_text("name", text, MAX_NAME_LENGTH)
}

impl Table {
    /// [`Command::Rename`](crate::Command::Rename): a person who sits here or is invited changes
    /// their name.
    pub(crate) fn rename(&self, person: Person) -> Result<Option<Change>, CommandError> {
        let is_here = self.guests().any(|guest| guest == person.id);
        Ok(is_here.then_some(Change::Renamed { person: person.id, name: person.name }))
    }

    pub(crate) fn apply_renamed(&mut self, person: PersonId, new_name: &str) {
        for seat in &mut self.seats {
            match &mut seat.occupant {
                Some(Occupant::Person { id, name } | Occupant::Invited { id, name }) if *id == person => {
                    *name = new_name.to_string();
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::person_name;

    #[test]
    fn names_keep_their_characters_and_lose_extra_white_space() {
        assert_eq!(person_name("  Anna   B. ").as_deref(), Ok("Anna B."));
        assert_eq!(person_name("<b>Åsa</b> '; --").as_deref(), Ok("<b>Åsa</b> '; --"));
        assert_eq!(person_name("").as_deref(), Ok(""));
    }

    #[test]
    fn invisible_characters_and_long_names_are_refused() {
        assert!(person_name("a\u{202e}b").is_err());
        assert!(person_name("a\0b").is_err());
        assert!(person_name(&"x".repeat(25)).is_err());
    }
}
