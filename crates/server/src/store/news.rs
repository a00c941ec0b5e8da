//! What other processes write: PostgreSQL tells.

use sqlx::postgres::PgListener;

use crate::id::GameId;
use crate::store::connect::Store;
use crate::store::error::StoreError;

/// What other processes wrote.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum News {
    /// This game's log has now come to this number.
    Game(GameId, u64),
    /// Some news may have been missed: everything has to be looked at again.
    Missed,
}

/// Listens for what other processes write.
pub struct Listening(PgListener);

impl Store {
    /// Listens for what other processes write; nothing, if there can be none.
    pub async fn listen(&self) -> Result<Option<Listening>, StoreError> {
        let Some(url) = &self.postgres else { return Ok(None) };
        let mut listener = PgListener::connect(url).await?;
        listener.listen("gloriette").await?;
        Ok(Some(Listening(listener)))
    }
}

impl Listening {
    /// The next piece of news. A lost connection is made again.
    pub async fn next(&mut self) -> Result<News, StoreError> {
        loop {
            let Some(notification) = self.0.try_recv().await? else { return Ok(News::Missed) };
            let mut words = notification.payload().split(' ');
            let game = words.next().and_then(|id| id.parse().ok());
            let seq = words.next().and_then(|seq| seq.parse().ok());
            if let (Some(game), Some(seq)) = (game, seq) {
                return Ok(News::Game(game, seq));
            }
        }
    }
}
