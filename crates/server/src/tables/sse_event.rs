//! Server-sent events as bytes.

use std::fmt::Display;
use std::io::Write;
use std::time::Duration;

use axum::body::Bytes;
use serde::Serialize;
use table::Frame;

/// One server-sent event, serialised once: all streams that send it share its bytes.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SseEvent(Bytes);

impl SseEvent {
    /// A frame. A browser sends its id as `last-event-id` when it reconnects.
    pub fn frame(frame: &Frame) -> SseEvent {
        serialise(format_args!("event: frame\nid: {}\n", frame.seq), frame)
    }

    /// The present lobby.
    pub(crate) fn lobby(lobby: &impl Serialize) -> SseEvent {
        serialise("event: lobby\n", lobby)
    }

    /// The people who are connected. It has no id, because it is not a part of the log.
    pub(crate) fn presence(presence: &impl Serialize) -> SseEvent {
        serialise("event: presence\n", presence)
    }

    /// A keep-alive comment, which browsers ignore.
    pub(crate) fn keep_alive() -> SseEvent {
        SseEvent(Bytes::from_static(b":\n\n"))
    }

    /// A hint that the client should wait for so long before it opens the stream again.
    pub(crate) fn retry(delay: Duration) -> SseEvent {
        SseEvent(format!("retry: {}\n\n", delay.as_millis()).into())
    }

    /// An event that is serialised already, with the empty line at its end.
    pub(crate) fn from_bytes(bytes: Bytes) -> SseEvent {
        SseEvent(bytes)
    }

    /// Its bytes with the empty line at the end.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }
}

/// Writes the lines before the JSON of an event.
pub(crate) fn write_head(kind: &str, id: u64, to: &mut Vec<u8>) {
    write!(to, "event: {kind}\nid: {id}\ndata: ").expect("writing to memory does not fail");
}

/// JSON escapes its line breaks, so it fits on one `data` line.
fn serialise(head: impl Display, data: &impl Serialize) -> SseEvent {
    let mut text = Vec::with_capacity(4096);
    write!(text, "{head}data: ").expect("writing to memory does not fail");
    serde_json::to_writer(&mut text, data).expect("all keys are strings");
    text.extend_from_slice(b"\n\n");
    // Events are kept, and growing has left up to half of the buffer unused.
    text.shrink_to_fit();
    SseEvent(text.into())
}
