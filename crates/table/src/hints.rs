//! What a bot would do in a person's place.

use sha2::{Digest, Sha256};

use crate::games::Advising;
use crate::id::PersonId;
use crate::sitting::command_error::CommandError;
use crate::sitting::sitting::Sitting;

impl Sitting {
    /// What a person could do, to be thought about elsewhere: only where the table allows hints, and where it is theirs to
    /// decide.
    pub(crate) fn hint(&self, person: PersonId) -> Result<Advising, CommandError> {
        let seat = self.own_seat(person)?;
        if !self.terms.hints {
            return Err(CommandError::NoHints);
        }
        // The dice are made of what the player knows: two games that they cannot tell apart give the same hint.
        let dice = seed(&format!("{} {}", self.id, self.asked(seat)));
        self.game().and_then(|game| game.advice(seat, dice)).ok_or(CommandError::NotToAct)
    }
}

/// A seed made of a text.
pub(crate) fn seed(text: &str) -> u64 {
    let hash: [u8; 32] = Sha256::digest(text).into();
    hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}
