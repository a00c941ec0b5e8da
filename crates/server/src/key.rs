//! Keys: the secrets by which the server recognises people.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::random;

/// The length of a key in bytes; its text form has twice as many digits.
const BYTES: usize = 32;

/// The secret of a person or of a device link: 256 random bits. It is never logged and never
/// stored; the store keeps its [hash](KeyHash).
#[derive(Clone, Eq, PartialEq)]
pub struct Key(String);

/// The hash of a key. Keys are long and random, so a plain hash reveals nothing.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct KeyHash(String);

impl Key {
    /// A new key.
    pub fn random() -> Key {
        Key(hex::encode(random::bytes::<BYTES>()))
    }

    /// The key with this text; `None` if it cannot be one.
    pub fn parse(text: &str) -> Option<Key> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        (text.len() == 2 * BYTES && text.bytes().all(is_digit)).then(|| Key(text.to_string()))
    }

    /// Its hash.
    pub fn hash(&self) -> KeyHash {
        KeyHash(hex::encode(Sha256::digest(self.0.as_bytes())))
    }

    /// The key itself, to give it to its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl KeyHash {
    /// The hash with this text in the store.
    pub(crate) fn from_store(text: String) -> KeyHash {
        KeyHash(text)
    }

    /// A short name of the key for its owner. It is a hash of the hash, so it reveals neither.
    pub fn public_id(&self) -> String {
        hex::encode(&Sha256::digest(format!("key id {}", self.0).as_bytes())[..8])
    }

    /// Its text in the store.
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
    fn a_key_keeps_its_hash_and_hides_from_debug_output() {
        let key = Key::random();
        assert_eq!(Key::parse(key.reveal()).map(|key| key.hash()), Some(key.hash()));
        assert_eq!(format!("{key:?}"), "Key(…)");
        assert_eq!(Key::parse("abc"), None);
    }
}
