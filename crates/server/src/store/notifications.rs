//! Notifications from PostgreSQL about what other processes write.

use sqlx::postgres::PgListener;
use table::{GameId, PersonId};

use crate::store::connect::Store;
use crate::store::error::StoreError;

/// A notification from another process.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Notification {
    /// The log of this game now ends with this sequence number.
    Appended(GameId, u64),
    /// Keys of this person were revoked.
    Revoked(PersonId),
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
            if let Some(notification) = parse(notification.payload()) {
                return Ok(notification);
            }
        }
    }
}

/// Reads `game seq` or `revoked person`.
fn parse(payload: &str) -> Option<Notification> {
    let (first, second) = payload.split_once(' ')?;
    if first == "revoked" {
        return second.parse().ok().map(Notification::Revoked);
    }
    Some(Notification::Appended(first.parse().ok()?, second.parse().ok()?))
}
