//! Commitment to a deal: everybody gets its hash at the start and the hashed text at the end.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Key orders are tried for at most this many options; that is 40,320 hashes.
const MAX_REORDERED_OPTIONS: usize = 8;

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

/// Whether a deal has this hash with its options in some key order.
///
/// Version 0.1.0 hashed options in the order in which they were posted. Records have the game's own
/// order, and the order has no meaning, so all are tried.
pub(crate) fn has_commitment(game: &str, options: &Value, setup: &Value, salt: &str, hash: &str) -> bool {
    if commitment(game, options, setup, salt) == hash {
        return true;
    }
    let Some(options) = options.as_object().filter(|options| options.len() <= MAX_REORDERED_OPTIONS) else {
        return false;
    };
    let mut keys: Vec<&String> = options.keys().collect();
    any_order(&mut keys, 0, &mut |keys| {
        let reordered = keys.iter().map(|&key| (key.clone(), options[key].clone())).collect();
        commitment(game, &Value::Object(reordered), setup, salt) == hash
    })
}

/// Whether an order of the items from `from` on fulfils a condition. Tries all of them.
fn any_order<T>(items: &mut [T], from: usize, condition: &mut impl FnMut(&[T]) -> bool) -> bool {
    if from >= items.len() {
        return condition(items);
    }
    (from..items.len()).any(|next| {
        items.swap(from, next);
        let found = any_order(items, from + 1, condition);
        items.swap(from, next);
        found
    })
}
