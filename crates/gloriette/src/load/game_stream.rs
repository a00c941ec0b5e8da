//! The frames of one game, across restarts of the server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use client::{Client, ClientError, Event, Events, PatchedFrames};
use serde_json::Value;

/// How long a client waits before it opens a stream again, and how often it does so in a row.
const RECONNECT_DELAY: Duration = Duration::from_millis(100);
const MAX_RECONNECTS: u32 = 600;

/// What a stream sends.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum FrameKind {
    /// What changed, as to the page.
    Patches,
    /// Whole frames, as to simple clients.
    Whole,
}

/// How clients reach the server, and what they ask for.
#[derive(Clone, Debug)]
pub(super) struct Access {
    pub(super) kind: FrameKind,
    /// The path under which a proxy serves it.
    pub(super) base_path: Arc<str>,
}

impl Access {
    /// A client without an identity.
    pub(super) fn stranger(&self, address: SocketAddr) -> Client {
        Client::stranger(address).under(&self.base_path)
    }
}

/// The frames of one game. When the server ends the stream, it is opened again where it ended.
pub(super) struct GameStream {
    person: Client,
    path: String,
    /// The sequence number of the last frame.
    last: Option<u64>,
    events: Option<Events>,
    patched: PatchedFrames,
    /// Attempts since the last frame.
    failures: u32,
}

impl GameStream {
    pub(super) fn new(person: Client, game: &str, kind: FrameKind) -> GameStream {
        let path = match kind {
            FrameKind::Patches => format!("/api/games/{game}/events?patches=true"),
            FrameKind::Whole => format!("/api/games/{game}/events"),
        };
        GameStream { person, path, last: None, events: None, patched: PatchedFrames::default(), failures: 0 }
    }

    /// The next frame. Counts reconnects. It is safe to cancel.
    pub(super) async fn next(&mut self, reconnects: &mut u64) -> Result<(u64, Value), ClientError> {
        let (seq, event) = self.next_event(reconnects).await?;
        Ok((seq, self.patched.read(&event)?.unwrap_or_default()))
    }

    async fn next_event(&mut self, reconnects: &mut u64) -> Result<(u64, Event), ClientError> {
        loop {
            let event = match self.open().await {
                Ok(events) => events.next().await,
                Err(error) => Err(error),
            };
            match event {
                Ok(event) => return Ok((self.received(event.seq()), event)),
                Err(error) => self.failed(error, reconnects).await?,
            }
        }
    }

    /// The sequence number of the next frame, which is not parsed. Otherwise like
    /// [`GameStream::next`].
    pub(super) async fn next_id(&mut self, reconnects: &mut u64) -> Result<u64, ClientError> {
        loop {
            let seq = match self.open().await {
                Ok(events) => events.next_id().await,
                Err(error) => Err(error),
            };
            match seq {
                Ok(seq) => return Ok(self.received(seq)),
                Err(error) => self.failed(error, reconnects).await?,
            }
        }
    }

    async fn open(&mut self) -> Result<&mut Events, ClientError> {
        if self.events.is_none() {
            let last = self.last.map(|seq| seq.to_string());
            self.events = Some(self.person.watch(&self.path, last.as_deref()).await?);
        }
        self.events.as_mut().ok_or(ClientError::Over)
    }

    fn received(&mut self, seq: u64) -> u64 {
        (self.last, self.failures) = (Some(seq), 0);
        seq
    }

    /// Waits before the next attempt, or fails after many of them.
    async fn failed(&mut self, error: ClientError, reconnects: &mut u64) -> Result<(), ClientError> {
        self.events = None;
        self.failures += 1;
        *reconnects += 1;
        if self.failures > MAX_RECONNECTS {
            return Err(error);
        }
        tokio::time::sleep(RECONNECT_DELAY).await;
        Ok(())
    }
}
