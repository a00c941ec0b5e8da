//! The frames of one viewer, one after the other.

use std::sync::Arc;

use table::{GameId, PersonId};
use tokio::sync::watch;

use crate::tables::catch_up::CatchUp;
use crate::tables::frame_cache::FoundFrame;
use crate::tables::live_table::{LiveTable, State};
use crate::tables::presence::PresentPerson;
use crate::tables::shutdown::stopped;
use crate::tables::sse_event::SseEvent;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

/// The frames of a table for one person. It keeps no queue: a slow reader gets the frames that it
/// missed one by one when it reads again, so a reader that never reads costs nothing.
pub struct FrameStream {
    tables: Tables,
    live: Arc<LiveTable>,
    person: Option<PersonId>,
    /// The sequence number of the last frame that was sent.
    sent: Option<u64>,
    seq: watch::Receiver<u64>,
    /// The people who are connected, if the client asked for them.
    presence: Option<watch::Receiver<SseEvent>>,
    _present: Option<PresentPerson>,
    stopping: watch::Receiver<bool>,
    catch_up: CatchUp,
    /// Whether the client wants only what changed.
    patches: bool,
    /// Whether the client has got the view on this stream.
    has_view: bool,
}

/// What a client wants to receive besides whole frames.
#[derive(Copy, Clone, Debug, Default)]
pub struct StreamOptions {
    /// The people who are connected.
    pub presence: bool,
    /// What changed, instead of whole frames.
    pub patches: bool,
}

/// What a stream sends next.
pub enum Ready {
    /// A frame, which has yet to be read.
    Frame,
    /// The people who are connected.
    Presence(SseEvent),
    /// Nothing more, because the server shuts down.
    Stopping,
}

impl Tables {
    /// The frames of a table after an entry; without one, the stream begins with the present
    /// state. It tells who is connected only if no other process has streams.
    pub async fn frame_stream(
        &self,
        game: GameId,
        person: Option<PersonId>,
        after: Option<u64>,
        options: StreamOptions,
    ) -> Result<FrameStream, TableError> {
        let last = self.read(game, |state| state.table.seq()).await?;
        let live = self.live(game);
        Ok(FrameStream {
            tables: self.clone(),
            seq: live.watch(),
            _present: person.map(|person| PresentPerson::new(live.clone(), person)),
            presence: (options.presence && !self.0.store.is_shared()).then(|| live.presence.watch()),
            live,
            person,
            // A number that does not exist yet is ignored.
            sent: after.filter(|after| (1..=last).contains(after)),
            stopping: self.stopping(),
            catch_up: CatchUp::default(),
            patches: options.patches,
            has_view: false,
        })
    }
}

impl FrameStream {
    /// Waits until there is something to send. It is safe to cancel.
    pub async fn ready(&mut self) -> Option<Ready> {
        let Some(sent) = self.sent else { return Some(Ready::Frame) };
        tokio::select! {
            biased;
            () = stopped(&mut self.stopping) => Some(Ready::Stopping),
            newer = self.seq.wait_for(|&seq| seq > sent) => newer.ok().map(|_| Ready::Frame),
            event = changed(&mut self.presence) => event.map(Ready::Presence),
        }
    }

    /// The next frame, once [`FrameStream::ready`] has said that there is one; `None` if it cannot
    /// be read.
    pub async fn next(&mut self) -> Option<SseEvent> {
        let frame = match self.sent {
            None => self.current().await,
            Some(sent) => self.after(sent).await,
        };
        frame.inspect_err(|error| tracing::warn!(game = %self.live.id, %error, "a stream ends")).ok()
    }

    /// The present state.
    async fn current(&mut self) -> Result<SseEvent, TableError> {
        let Tables(inner) = &self.tables;
        let current = |state: &State| state.current_frame(self.person);
        let frame = self.live.read_cached(&inner.store, &inner.games, current).await?;
        self.sent = Some(frame.seq);
        self.has_view = frame.view.is_some();
        Ok(SseEvent::frame(&frame))
    }

    /// The frame of the entry after `sent`.
    async fn after(&mut self, sent: u64) -> Result<SseEvent, TableError> {
        let next = sent + 1;
        let found = loop {
            if let Some(found) = self.live.frames.get(next, self.person, self.patches && self.has_view) {
                self.catch_up = CatchUp::default();
                break found;
            }
            if let Some(found) = self.replay(next).await? {
                break found;
            }
            tokio::task::yield_now().await;
        };
        self.sent = Some(next);
        self.has_view |= found.has_view;
        Ok(found.event)
    }

    /// The frame of entry `next` from the log; `None` if the replay has not reached it yet.
    async fn replay(&mut self, next: u64) -> Result<Option<FoundFrame>, TableError> {
        let Tables(inner) = &self.tables;
        let entries = |state: &State| state.entries_for(next, &self.catch_up);
        let entries = self.live.read_cached(&inner.store, &inner.games, entries).await??;
        self.catch_up.replay(self.live.id, entries, next, self.person, &inner.games)
    }
}

/// The next event of a receiver; never without one.
async fn changed(receiver: &mut Option<watch::Receiver<SseEvent>>) -> Option<SseEvent> {
    let Some(receiver) = receiver else { return std::future::pending().await };
    receiver.changed().await.ok()?;
    Some(receiver.borrow_and_update().clone())
}
