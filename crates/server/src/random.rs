//! Chance that nobody can foresee: the operating system's.

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without it nothing here is safe: no key, no deal. It fails on no system that this server runs on.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Random bytes as hexadecimal digits.
pub(crate) fn hex<const N: usize>() -> String {
    to_hex(&bytes::<N>())
}

/// What one deal is drawn with.
pub(crate) struct Chance {
    /// Its seed is forgotten at once: nobody can deal the same game again.
    pub(crate) dice: ChaCha20Rng,
    /// What is hashed with the deal, so that nobody can find it by trying out all of them.
    pub(crate) salt: String,
}

impl Chance {
    pub(crate) fn draw() -> Chance {
        Chance { dice: ChaCha20Rng::from_seed(bytes()), salt: hex::<16>() }
    }
}

/// A seed for a bot.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Bytes as hexadecimal digits.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
