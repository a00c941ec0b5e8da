//! Randomness from the operating system, for ids, keys, deals and seeds of bots.

use table::{DealRandomness, DealSecret, GameId, PersonId};

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Keys and deals are unsafe without it, so there is no fallback.
    getrandom::fill(&mut bytes).expect("the operating system provides random bytes");
    bytes
}

/// A new id of a game.
pub(crate) fn game_id() -> GameId {
    GameId::from_bytes(bytes())
}

/// A new id of a person.
pub(crate) fn person_id() -> PersonId {
    PersonId::from_bytes(bytes())
}

/// The server's part of a deal.
pub(crate) fn deal_secret() -> DealSecret {
    DealSecret::from_bytes(bytes())
}

/// The randomness of one deal at a table without a secret.
pub(crate) fn deal() -> DealRandomness {
    DealRandomness::from_seed(bytes())
}

/// The name of this process among those that share a database.
pub(crate) fn process_name() -> String {
    hex::encode(bytes::<8>())
}

/// A seed for a bot.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}
