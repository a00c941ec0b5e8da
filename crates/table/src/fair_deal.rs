//! Fair deals: nobody chooses a deal alone, not even the operator of the server.
//!
//! When a table is opened, the server draws a secret and shows its hash. Then people sit down, and
//! each of them may send a nonce. The deal follows from the secret and all nonces. The server
//! cannot change the secret after it has seen a nonce, and nobody else knows the secret until the
//! game is over. `docs/security.md` says what this proves.

use std::fmt;
use std::str::FromStr;

use game::{InputError, ParseError, Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::id::GameId;
use crate::limits::{MAX_NONCE_BYTES, MIN_NONCE_BYTES};
use crate::table::Table;

/// The version of the way from secret and nonces to a deal.
const VERSION: u8 = 1;

/// The server's part of a deal: 256 random bits, hidden until the game is over.
#[derive(Copy, Clone, Eq, PartialEq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct DealSecret([u8; 32]);

impl DealSecret {
    /// The secret of these random bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> DealSecret {
        DealSecret(bytes)
    }

    /// The hash that everybody sees from the opening of the table: SHA-256 of the 64 hexadecimal
    /// digits of the secret, as hexadecimal digits.
    pub fn hash(&self) -> String {
        hex::encode(Sha256::digest(self.to_string()))
    }
}

impl fmt::Display for DealSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// Without the secret, so that no log line can show it.
impl fmt::Debug for DealSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DealSecret(hidden)")
    }
}

impl FromStr for DealSecret {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<DealSecret, ParseError> {
        // The error does not repeat the word, because it may be most of a secret.
        let bad = || ParseError::new("secret", "", "a secret is 64 hexadecimal digits in lower case");
        let bytes = lower_case_hex(word).and_then(|bytes| bytes.try_into().ok()).ok_or_else(bad)?;
        Ok(DealSecret(bytes))
    }
}

game::serde_as_text!(DealSecret, "secret");

/// A person's part of a deal: random bytes as hexadecimal digits.
#[derive(Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Nonce(String);

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Nonce {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Nonce, ParseError> {
        let is_valid = |bytes: &Vec<u8>| (MIN_NONCE_BYTES..=MAX_NONCE_BYTES).contains(&bytes.len());
        lower_case_hex(word).filter(is_valid).map(|_| Nonce(word.to_string())).ok_or_else(|| {
            let (min, max) = (MIN_NONCE_BYTES, MAX_NONCE_BYTES);
            let expected =
                format!("a nonce is {min} to {max} random bytes as hexadecimal digits in lower case");
            ParseError::new("nonce", word, expected)
        })
    }
}

game::serde_as_text!(Nonce, "nonce");

impl utoipa::PartialSchema for Nonce {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .pattern(Some(format!("^([0-9a-f]{{2}}){{{MIN_NONCE_BYTES},{MAX_NONCE_BYTES}}}$")))
            .into()
    }
}

impl utoipa::ToSchema for Nonce {}

/// The bytes of hexadecimal digits. Each value has one text form only, because texts are hashed.
fn lower_case_hex(word: &str) -> Option<Vec<u8>> {
    let is_lower_case = !word.bytes().any(|byte| byte.is_ascii_uppercase());
    is_lower_case.then(|| hex::decode(word).ok()).flatten()
}

/// Everything that a deal was drawn from, as the record of a finished game shows it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fairness {
    version: u8,
    table: GameId,
    secret_hash: String,
    secret: DealSecret,
    /// By seat of the open table; `null` for bots and for clients that sent none.
    nonces: Vec<Option<Nonce>>,
    /// The game's seat for each seat of the open table.
    places: Vec<Seat>,
}

impl Fairness {
    /// The hash of the secret that was shown when the table was opened.
    pub fn secret_hash(&self) -> &str {
        &self.secret_hash
    }

    /// The id of the game.
    pub(crate) fn table(&self) -> GameId {
        self.table
    }

    /// The seed of the deal: SHA-256 of lines that are joined by line feeds.
    pub(crate) fn seed(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(format!("gloriette/deal/{VERSION}\n{}\n{}", self.table, self.secret));
        for nonce in &self.nonces {
            hash.update("\n");
            hash.update(nonce.as_ref().map_or("", |nonce| &nonce.0));
        }
        hash.finalize().into()
    }

    /// Checks that the secret is the promised one, and that the seats of bots add nothing: the
    /// server could choose a deal by a nonce that it invents.
    pub(crate) fn check(&self, players: &Value) -> Result<(), InputError> {
        if self.version != VERSION {
            let message = format_args!("{}, this program knows {VERSION}", self.version).to_string();
            return Err(InputError::new("version", message));
        }
        if self.secret.hash() != self.secret_hash {
            return Err(InputError::new("secret", "it does not have the hash that was shown at the opening"));
        }
        let count = players.as_array().map_or(0, Vec::len).min(Seat::MAX_COUNT);
        let places: Seats = self.places.iter().copied().collect();
        if self.nonces.len() != count || self.places.len() != count || places != Seats::all(count) {
            return Err(InputError::new("nonces", "there must be one entry per player"));
        }
        for (nonce, place) in self.nonces.iter().zip(&self.places) {
            if nonce.is_some() && players[place.index()].is_object() {
                return Err(InputError::new(
                    "nonces",
                    format_args!("seat {place} is a bot, but has a nonce"),
                ));
            }
        }
        Ok(())
    }
}

impl Table {
    /// What the deal is drawn from while the table is open; `None` if it has no secret, because
    /// version 0.1.0 opened it.
    pub(crate) fn fairness(&self, places: &[Seat]) -> Option<Fairness> {
        let secret = self.secret?;
        Some(Fairness {
            version: VERSION,
            table: self.id,
            secret_hash: secret.hash(),
            secret,
            nonces: self.seats.iter().map(|seat| seat.nonce.clone()).collect(),
            places: places.to_vec(),
        })
    }
}
