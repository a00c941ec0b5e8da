//! A server-sent event as it goes over the wire.

use std::fmt::Display;
use std::io::Write;

use axum::body::Bytes;
use serde::Serialize;

use crate::sitting::Frame;

/// One server-sent event, written once: all who hear it share its bytes.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Event(Bytes);

impl Event {
    /// A frame of a game. Its number is what a browser asks to go on from.
    pub(crate) fn frame(frame: &Frame) -> Event {
        written(format_args!("event: frame\nid: {}\n", frame.seq), frame)
    }

    /// The lobby as it is now.
    pub(crate) fn lobby(lobby: &impl Serialize) -> Event {
        written("event: lobby\n", lobby)
    }

    /// Says that the stream still is there. A page passes over it.
    pub(crate) fn sign_of_life() -> Event {
        Event(Bytes::from_static(b":\n\n"))
    }

    /// Its bytes, the empty line at the end included.
    pub(crate) fn into_bytes(self) -> Bytes {
        self.0
    }
}

/// JSON has no line breaks but those that it escapes, so it is one line of data.
fn written(head: impl Display, data: &impl Serialize) -> Event {
    let mut text = Vec::with_capacity(4096);
    write!(text, "{head}data: ").expect("memory takes whatever is written");
    serde_json::to_writer(&mut text, data).expect("no key is anything but a string");
    text.extend_from_slice(b"\n\n");
    Event(text.into())
}
