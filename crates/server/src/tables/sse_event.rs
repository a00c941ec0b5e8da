//! Server-sent events as bytes.

use std::fmt::Display;
use std::io::Write;

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

    /// Its bytes with the empty line at the end.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }
}

/// JSON escapes its line breaks, so it fits on one `data` line.
fn serialise(head: impl Display, data: &impl Serialize) -> SseEvent {
    let mut text = Vec::with_capacity(4096);
    write!(text, "{head}data: ").expect("writing to memory does not fail");
    serde_json::to_writer(&mut text, data).expect("all keys are strings");
    text.extend_from_slice(b"\n\n");
    // Frames are cached, and growing has left up to half of the buffer unused.
    text.shrink_to_fit();
    SseEvent(text.into())
}
