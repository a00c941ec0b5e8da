//! Playing a log again.

use game::InputError;

use crate::games::Games;
use crate::id::GameId;
use crate::sitting::entry::Logged;
use crate::sitting::sitting::Sitting;

impl Sitting {
    /// What a log comes to; nothing, if it is empty. `see` is shown the sitting after each entry.
    pub(crate) fn replay(
        id: GameId,
        log: &[Logged],
        games: &Games,
        mut see: impl FnMut(&Sitting, &Logged),
    ) -> Result<Option<Sitting>, InputError> {
        let Some((first, rest)) = log.split_first() else { return Ok(None) };
        let mut sitting = Sitting::open(id, first.clone(), games)?;
        see(&sitting, first);
        for next in rest {
            sitting.follow(next)?;
            see(&sitting, next);
        }
        Ok(Some(sitting))
    }
}
