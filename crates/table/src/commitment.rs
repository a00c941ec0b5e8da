//! A deal that can be checked: everybody gets its hash at the start, and what was hashed at the end.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::random;

/// The hash of a deal: SHA-256, in hexadecimal digits, of the salt, a line end, and the JSON text of
/// `{"game":…,"options":…,"setup":…}` without any white space, keys in the order of the record.
///
/// ```
/// use serde_json::json;
///
/// let hash = server::commitment("go", &json!({"players": 2}), &json!({"komi": 7}), "00ff");
/// assert_eq!(hash, server::commitment("go", &json!({"players": 2}), &json!({"komi": 7}), "00ff"));
/// assert_ne!(hash, server::commitment("go", &json!({"players": 2}), &json!({"komi": 6}), "00ff"));
/// ```
pub fn commitment(game: &str, options: &Value, setup: &Value, salt: &str) -> String {
    let text = json!({"game": game, "options": options, "setup": setup}).to_string();
    random::to_hex(&Sha256::digest(format!("{salt}\n{text}")))
}
