//! Random ids, keys, deals and seeds of bots.

use table::{DealRandomness, DealSecret, GameId, PersonId};

use crate::machine::Machine;

/// Random bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Keys and deals are unsafe without it, so there is no fallback.
    getrandom::fill(&mut bytes).expect("the operating system provides random bytes");
    bytes
}

/// A new id of a person.
pub(crate) fn person_id() -> PersonId {
    PersonId::from_bytes(bytes())
}

/// The name of a process among those that share a database.
pub(crate) fn process_name() -> String {
    hex::encode(bytes::<8>())
}

/// Randomness for tables.
impl Machine {
    fn random<const N: usize>(&self) -> [u8; N] {
        let Some(simulation) = self.simulation() else { return bytes() };
        let mut bytes = [0; N];
        simulation.fill_random(&mut bytes);
        bytes
    }

    /// A new id of a game.
    pub(crate) fn game_id(&self) -> GameId {
        GameId::from_bytes(self.random())
    }

    /// The server's part of a deal.
    pub(crate) fn deal_secret(&self) -> DealSecret {
        DealSecret::from_bytes(self.random())
    }

    /// The randomness of one deal at a table without a secret.
    pub(crate) fn deal(&self) -> DealRandomness {
        DealRandomness::from_seed(self.random())
    }

    /// A seed for a bot.
    pub(crate) fn bot_seed(&self) -> u64 {
        u64::from_le_bytes(self.random())
    }
}
