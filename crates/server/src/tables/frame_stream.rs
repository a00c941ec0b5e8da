//! The frames of one viewer, one after the other.

use std::sync::Arc;

use table::{GameId, PersonId};
use tokio::sync::watch;

use crate::tables::live_table::{LiveTable, State};
use crate::tables::shutdown::stopped;
use crate::tables::sse_event::SseEvent;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

/// The frames of a table for one person. It keeps no queue: a slow reader gets the frames that it
/// missed when it reads again, so a reader that never reads costs nothing.
pub(crate) struct FrameStream {
    tables: Tables,
    live: Arc<LiveTable>,
    person: Option<PersonId>,
    /// The sequence number of the last frame that was sent.
    sent: Option<u64>,
    seq: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    ready: std::vec::IntoIter<(u64, SseEvent)>,
}

impl Tables {
    /// The frames of a table after an entry; without one, the stream begins with the present
    /// state.
    pub(crate) async fn frame_stream(
        &self,
        game: GameId,
        person: Option<PersonId>,
        after: Option<u64>,
    ) -> Result<FrameStream, TableError> {
        let last = self.read(game, |state| state.table.seq()).await?;
        let live = self.live(game);
        Ok(FrameStream {
            tables: self.clone(),
            seq: live.watch(),
            live,
            person,
            // A number that does not exist yet is ignored.
            sent: after.filter(|after| (1..=last).contains(after)),
            stopping: self.stopping(),
            ready: Vec::new().into_iter(),
        })
    }
}

impl FrameStream {
    /// The next frame; `None` when the server shuts down. It is safe to cancel.
    pub(crate) async fn next(&mut self) -> Option<SseEvent> {
        loop {
            if let Some((seq, frame)) = self.ready.next() {
                self.sent = Some(seq);
                return Some(frame);
            }
            let Some(sent) = self.sent else { return self.first().await };
            tokio::select! {
                () = stopped(&mut self.stopping) => return None,
                newer = self.seq.wait_for(|&seq| seq > sent) => drop(newer.ok()?),
            }
            let Tables(inner) = &self.tables;
            let frames = |state: &State| state.frames_after(self.person, sent, &inner.games);
            match self.live.read_cached(&inner.store, &inner.games, frames).await {
                Ok(Ok(frames)) => self.ready = frames.into_iter(),
                Ok(Err(error)) | Err(error) => {
                    tracing::warn!(game = %self.live.id, %error, "a stream ends");
                    return None;
                }
            }
        }
    }

    async fn first(&mut self) -> Option<SseEvent> {
        let Tables(inner) = &self.tables;
        let current = |state: &State| state.current_frame(self.person);
        let frame = self.live.read_cached(&inner.store, &inner.games, current).await.ok()?;
        self.sent = Some(frame.seq);
        Some(SseEvent::frame(&frame))
    }
}
