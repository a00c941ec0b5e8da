//! Keys: what a person shows to be known again.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::random;

/// What a person shows to be known again: 256 random bits. Whoever has it is that person, so it is never logged and
/// never stored; the store keeps its [hash](KeyHash).
#[derive(Clone, Eq, PartialEq)]
pub struct Key(String);

/// What the store keeps of a key. A key is random and long, so a plain hash gives nothing away.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct KeyHash(String);

impl Key {
    /// A new key.
    pub fn random() -> Key {
        Key(random::hex::<32>())
    }

    /// A key that somebody shows; nothing if it can be none.
    pub fn read(text: &str) -> Option<Key> {
        let hex = text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        (text.len() == 64 && hex).then(|| Key(text.to_string()))
    }

    /// What the store keeps of it.
    pub fn hash(&self) -> KeyHash {
        KeyHash(random::to_hex(&Sha256::digest(self.0.as_bytes())))
    }

    /// The key itself, to give it to its person.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl KeyHash {
    /// As the store writes it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_known_again_and_never_shown_by_accident() {
        let key = Key::random();
        assert_eq!(Key::read(key.reveal()).map(|key| key.hash()), Some(key.hash()));
        assert_eq!(format!("{key:?}"), "Key(…)");
        assert_eq!(Key::read("abc"), None);
    }
}
