//! Notifications from PostgreSQL about what other processes write.

use sqlx::postgres::PgListener;
use table::GameId;

use crate::store::connect::Store;
use crate::store::error::StoreError;

/// A notification from another process.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Notification {
    /// The log of this game now ends with this sequence number.
    Appended(GameId, u64),
    /// Some notifications were lost, so every table must be read again.
    Lost,
}

/// A connection that receives notifications.
pub struct Notifications(PgListener);

impl Store {
    /// Listens for notifications; `None` on SQLite, which has only one process.
    pub async fn listen(&self) -> Result<Option<Notifications>, StoreError> {
        let Some(url) = &self.postgres else { return Ok(None) };
        let mut listener = PgListener::connect(url).await?;
        listener.listen("gloriette").await?;
        Ok(Some(Notifications(listener)))
    }
}

impl Notifications {
    /// The next notification. A lost connection is opened again.
    pub async fn next(&mut self) -> Result<Notification, StoreError> {
        loop {
            let Some(notification) = self.0.try_recv().await? else { return Ok(Notification::Lost) };
            let mut words = notification.payload().split(' ');
            let game = words.next().and_then(|id| id.parse().ok());
            let seq = words.next().and_then(|seq| seq.parse().ok());
            if let (Some(game), Some(seq)) = (game, seq) {
                return Ok(Notification::Appended(game, seq));
            }
        }
    }
}
