//! What previews show of a table.

use table::GameId;

use crate::sharing::ShareCard;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

impl Tables {
    /// The card of a table for previews of its link.
    pub(crate) async fn share_card(&self, game: GameId) -> Result<ShareCard, TableError> {
        let summary = self.read(game, |state| state.table.summary()).await?;
        let info = self.0.games.infos().find(|info| info.name == summary.terms.game);
        Ok(ShareCard::new(&summary, info.map_or("", |info| info.title)))
    }
}
