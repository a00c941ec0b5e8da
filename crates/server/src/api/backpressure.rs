//! Backpressure: a stream produces an event only after the connection has sent the one before.

use std::sync::Arc;

use axum::body::Bytes;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::tables::SseEvent;

/// Lets one event of a stream wait for the client. Without it, the connection asks for events until
/// its own buffer is full, which is many times more memory for a client that does not read.
pub(crate) struct Backpressure(Arc<Semaphore>);

/// The right to produce the next event.
pub(crate) struct Turn {
    _permit: OwnedSemaphorePermit,
}

/// The bytes of an event. The connection drops them when it has written them to the socket.
struct Unsent {
    bytes: Bytes,
    _turn: Turn,
}

impl Backpressure {
    pub(crate) fn new() -> Backpressure {
        Backpressure(Arc::new(Semaphore::new(1)))
    }

    /// Waits until the event before has been sent. `None` cannot happen: nothing closes it.
    pub(crate) async fn turn(&self) -> Option<Turn> {
        self.0.clone().acquire_owned().await.ok().map(|_permit| Turn { _permit })
    }
}

impl Turn {
    /// The bytes of the event of this turn.
    pub(crate) fn send(self, event: SseEvent) -> Bytes {
        Bytes::from_owner(Unsent { bytes: event.into_bytes(), _turn: self })
    }
}

impl AsRef<[u8]> for Unsent {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn an_event_waits_for_the_one_before() {
        let backpressure = Backpressure::new();
        let mut first = backpressure.turn().await.expect("the first turn").send(SseEvent::keep_alive());
        let rest = first.split_off(1);
        assert!(backpressure.turn().now_or_never().is_none());
        drop(first);
        assert!(backpressure.turn().now_or_never().is_none(), "a part of it is not sent");
        drop(rest);
        assert!(backpressure.turn().now_or_never().is_some());
    }
}
