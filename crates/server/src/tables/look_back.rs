//! Look-back at earlier moments of a game.

use table::{EntryView, Frame, GameId, PersonId, Visibility};

use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

impl Tables {
    /// The state of a game after entry `seq`; `None` if there is no such entry.
    pub(crate) async fn frame_at(
        &self,
        game: GameId,
        person: Option<PersonId>,
        seq: u64,
        visibility: Visibility,
    ) -> Result<Option<Frame>, TableError> {
        self.read(game, |state| {
            state.table.check_visibility(visibility)?;
            Ok(state.table.frame_at(
                &state.log.range(0, seq, usize::MAX)?,
                seq,
                person,
                visibility,
                &self.0.games,
            )?)
        })
        .await?
    }

    /// The whole log of a game as a person may know it.
    pub(crate) async fn entry_views(
        &self,
        game: GameId,
        person: Option<PersonId>,
        visibility: Visibility,
    ) -> Result<Vec<EntryView>, TableError> {
        self.read(game, |state| {
            state.table.check_visibility(visibility)?;
            Ok(state.table.entry_views(&state.log.entries()?, person, visibility, &self.0.games)?)
        })
        .await?
    }
}
