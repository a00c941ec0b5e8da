//! Who asks for something.

use crate::id::PersonId;

/// Somebody who asks for something.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// As they call themselves; empty if they never said.
    pub name: String,
}
