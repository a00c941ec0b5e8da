//! Checks that a record has the deal that was promised: `gloriette replay --commitment`.

use game::InputError;
use serde_json::Value;

use crate::boards::BoardSet;
use crate::commitment::{commitment, has_commitment};
use crate::fair_deal::Fairness;
use crate::games::Games;
use crate::start::DealRandomness;

impl Games {
    /// Checks that the deal of a record has its commitment and follows from the secret and the
    /// nonces in the record. Each hash in `noted`, which somebody wrote down during the game, must
    /// be the commitment or the hash of the secret.
    ///
    /// Returns what the deal was drawn from; `None` for records of version 0.1.0.
    pub fn check_deal(&self, record: &Value, noted: &[String]) -> Result<Option<Fairness>, InputError> {
        let fairness = self.check_fairness(record)?;
        let secret_hash = fairness.as_ref().map(Fairness::secret_hash);
        let mut hashes: Vec<&str> = noted.iter().map(String::as_str).collect();
        hashes.retain(|hash| Some(*hash) != secret_hash);
        if noted.is_empty() || record.get("commitment").is_some() {
            hashes.push(text(record, "commitment")?);
        }
        for hash in hashes {
            check_commitment(record, hash)?;
        }
        Ok(fairness)
    }

    /// Draws the deal again from the secret and the nonces in a record.
    fn check_fairness(&self, record: &Value) -> Result<Option<Fairness>, InputError> {
        let Some(fairness) = record.get("fairness") else { return Ok(None) };
        let fairness: Fairness = game::read_json(fairness).map_err(|error| error.inside("fairness"))?;
        fairness.check(&record["players"]).map_err(|error| error.inside("fairness"))?;
        let DealRandomness { mut rng, salt } = DealRandomness::from_seed(fairness.seed());
        if salt != text(record, "salt")? {
            return Err(InputError::new("salt", "it does not follow from the secret and the nonces"));
        }
        let game = text(record, "game")?;
        let boards = boards_of(record, game)?;
        let boards = boards.as_ref().map(|set| &set.files);
        if self.get(game)?.deal(&record["options"], boards, &mut rng)? != record["setup"] {
            return Err(InputError::new("setup", "it does not follow from the secret and the nonces"));
        }
        Ok(Some(fairness))
    }
}

/// The set of boards in a record, whose id everybody saw from the opening of the table.
fn boards_of(record: &Value, game: &str) -> Result<Option<BoardSet>, InputError> {
    let Some(boards) = record.get("boards") else { return Ok(None) };
    let boards: BoardSet = game::read_json(boards).map_err(|error| error.inside("boards"))?;
    boards.check_id(game)?;
    Ok(Some(boards))
}

fn check_commitment(record: &Value, hash: &str) -> Result<(), InputError> {
    let (game, options, setup) = (text(record, "game")?, &record["options"], &record["setup"]);
    let salt = text(record, "salt")?;
    if has_commitment(game, options, setup, salt, hash) {
        return Ok(());
    }
    let actual = commitment(game, options, setup, salt);
    Err(InputError::new("commitment", format_args!("expected {hash}, but the deal has {actual}")))
}

fn text<'a>(record: &'a Value, key: &str) -> Result<&'a str, InputError> {
    record[key].as_str().ok_or_else(|| InputError::new(key, "missing"))
}
