//! Commitment to a deal: everybody gets its hash at the start and the hashed text at the end.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// The hash of a deal: SHA-256, as hexadecimal digits, of the salt, a line feed, and the JSON text
/// `{"game":…,"options":…,"setup":…}` without white space, with keys in the order of the record.
///
/// ```
/// use serde_json::json;
///
/// let hash = table::commitment("go", &json!({"players": 2}), &json!({"komi": 7}), "00ff");
/// assert_eq!(hash, table::commitment("go", &json!({"players": 2}), &json!({"komi": 7}), "00ff"));
/// assert_ne!(hash, table::commitment("go", &json!({"players": 2}), &json!({"komi": 6}), "00ff"));
/// ```
pub fn commitment(game: &str, options: &Value, setup: &Value, salt: &str) -> String {
    let text = json!({"game": game, "options": options, "setup": setup}).to_string();
    hex::encode(Sha256::digest(format!("{salt}\n{text}")))
}
