//! A person, as a table knows them.

use crate::id::PersonId;

/// A person who sends a command.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Person {
    /// The person's public id.
    pub id: PersonId,
    /// The name that the person chose; empty until then.
    pub name: String,
}
