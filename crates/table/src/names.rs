//! The names of people: validation, renaming, and marking names that look alike.

use game::InputError;

use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::limits::{MAX_BOARD_SET_NAME_LENGTH, MAX_NAME_LENGTH};
use crate::log::Change;
use crate::person::Person;
use crate::seats::Occupant;
use crate::table::Table;
use crate::text::{clean_text, is_invisible};

/// Validates a name and collapses its white space. A name may be empty.
pub fn person_name(text: &str) -> Result<String, InputError> {
    clean_text("name", text, MAX_NAME_LENGTH)
}

/// Validates the name of a set of boards and collapses its white space. It is never empty, and it
/// cannot be markup.
pub fn board_set_name(text: &str) -> Result<String, InputError> {
    let name = clean_text("name", text, MAX_BOARD_SET_NAME_LENGTH)?;
    match name.find(['<', '>']) {
        _ if name.is_empty() => Err(InputError::new("name", "a set of boards needs a name")),
        Some(_) => Err(InputError::new("name", "it contains `<` or `>`")),
        None => Ok(name),
    }
}

impl Table {
    /// [`Command::Rename`](crate::Command::Rename): a person who sits here or is invited changes
    /// their name. The table keeps the old one if they did so too often, because the person has
    /// the new name all the same.
    pub(crate) fn rename(&self, person: Person) -> Result<Option<Change>, CommandError> {
        let is_here = self.guests().any(|guest| guest == person.id);
        let is_written = is_here && self.check_extras(person.id).is_ok() && !self.is_log_full();
        Ok(is_written.then_some(Change::Renamed { person: person.id, name: person.name }))
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

impl Table {
    /// Numbers the people whose names look alike, from 1 in the order of their seats. Every frame
    /// contains the numbers, so they are computed once.
    pub(crate) fn number_names(&mut self) {
        let looks: Vec<_> = self.seats.iter().map(|seat| look(seat.occupant.as_ref()?)).collect();
        for (seat, state) in self.seats.iter_mut().enumerate() {
            let is_alike = |other: &&Option<String>| **other == looks[seat];
            let is_unique = looks[seat].is_none() || looks.iter().filter(is_alike).count() == 1;
            let number = looks[..=seat].iter().filter(is_alike).count();
            state.name_number = if is_unique { None } else { u8::try_from(number).ok() };
        }
    }
}

/// What a person's name looks like: equal for names that readers cannot tell apart. People without
/// a name have none.
fn look(occupant: &Occupant) -> Option<String> {
    let (Occupant::Person { name, .. } | Occupant::Invited { name, .. }) = occupant else { return None };
    // Names of version 0.1.0 may contain any invisible characters.
    let visible: String = name.chars().filter(|c| !is_invisible(*c)).collect();
    let look = skeleton(visible);
    (!look.is_empty()).then_some(look)
}

#[cfg(feature = "unicode")]
fn skeleton(name: String) -> String {
    unicode_security::confusable_detection::skeleton(&name).collect()
}

#[cfg(not(feature = "unicode"))]
fn skeleton(name: String) -> String {
    name
}

#[cfg(test)]
mod tests {
    use super::{board_set_name, look, person_name};
    use crate::id::PersonId;
    use crate::seats::Occupant;

    #[test]
    fn names_that_look_alike_have_the_same_look() {
        let look = |name: &str| {
            look(&Occupant::Person { id: PersonId::from_bytes([0; 16]), name: name.to_string() })
        };
        for other in ["Anna", "\u{410}nna", "An\u{200b}na", "Ann\u{430}"] {
            assert_eq!(look("Anna"), look(other), "{other:?}");
        }
        for other in ["anna", "Ana", "Anne", "Ånna"] {
            assert_ne!(look("Anna"), look(other), "{other:?}");
        }
        assert_eq!(look(""), None);
    }

    #[test]
    fn names_keep_their_characters_and_lose_extra_white_space() {
        assert_eq!(person_name("  Anna   B. ").as_deref(), Ok("Anna B."));
        assert_eq!(person_name("<b>Åsa</b> '; --").as_deref(), Ok("<b>Åsa</b> '; --"));
        assert_eq!(person_name("").as_deref(), Ok(""));
    }

    #[test]
    fn names_of_sets_of_boards_are_not_empty_and_no_markup() {
        assert_eq!(board_set_name("  Our  box ").as_deref(), Ok("Our box"));
        for name in ["", " ", "<script>alert(1)", "a>b", "a\u{202e}b", "\u{200b}", &"x".repeat(25)] {
            let error = board_set_name(name).expect_err(name);
            assert_eq!(error.place(), "name");
        }
    }

    #[test]
    fn invisible_characters_and_long_names_are_refused() {
        assert!(person_name("a\u{202e}b").is_err());
        assert!(person_name("a\0b").is_err());
        assert!(person_name(&"x".repeat(25)).is_err());
    }
}
