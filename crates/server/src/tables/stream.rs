//! What a viewer hears, one frame after the other.

use std::sync::Arc;

use tokio::sync::watch;

use crate::id::{GameId, PersonId};
use crate::tables::event::Event;
use crate::tables::live_table::LiveTable;
use crate::tables::stopping::stopped;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

/// The frames of a game for one person. It keeps no queue: who reads slowly is told what they missed when they read
/// again, so a viewer that never reads costs nothing.
pub(crate) struct FrameStream {
    tables: Tables,
    live: Arc<LiveTable>,
    person: Option<PersonId>,
    seen: Option<u64>,
    seq: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    waiting: std::vec::IntoIter<(u64, Event)>,
}

impl Tables {
    /// The frames of a game after an entry; without one, first how things stand.
    pub(crate) async fn stream(
        &self,
        game: GameId,
        person: Option<PersonId>,
        after: Option<u64>,
    ) -> Result<FrameStream, TableError> {
        let last = self.look(game, |state| state.sitting.seq()).await?;
        let live = self.live(game);
        Ok(FrameStream {
            tables: self.clone(),
            seq: live.watch(),
            live,
            person,
            // Who claims to have seen what has not happened is told how things stand.
            seen: after.filter(|after| (1..=last).contains(after)),
            stopping: self.stopping(),
            waiting: Vec::new().into_iter(),
        })
    }
}

impl FrameStream {
    /// The next frame; nothing when the server stops. Whoever stops waiting for it misses nothing.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((seq, frame)) = self.waiting.next() {
                self.seen = Some(seq);
                return Some(frame);
            }
            let Some(seen) = self.seen else { return self.first().await };
            tokio::select! {
                () = stopped(&mut self.stopping) => return None,
                further = self.seq.wait_for(|&seq| seq > seen) => drop(further.ok()?),
            }
            let Tables(inner) = &self.tables;
            let frames = |state: &super::live_table::State| state.frames(self.person, seen, &inner.games);
            match self.live.recall(&inner.store, &inner.games, frames).await {
                Ok(Ok(frames)) => self.waiting = frames.into_iter(),
                Ok(Err(trouble)) | Err(trouble) => {
                    tracing::warn!(game = %self.live.id, %trouble, "a stream ends");
                    return None;
                }
            }
        }
    }

    async fn first(&mut self) -> Option<Event> {
        let Tables(inner) = &self.tables;
        let standing = |state: &super::live_table::State| state.standing(self.person);
        let frame = self.live.recall(&inner.store, &inner.games, standing).await.ok()?;
        self.seen = Some(frame.seq);
        Some(Event::frame(&frame))
    }
}
