//! Live streams of server-sent events.

use bytes::BytesMut;
use http_body_util::{BodyExt, Full};
use hyper::Response;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::SendRequest;
use hyper::http::{HeaderMap, StatusCode};
use memchr::memmem;

use crate::error::ClientError;

/// A live stream of server-sent events.
pub struct Events {
    /// The status of the response.
    pub status: StatusCode,
    /// The headers of the response.
    pub headers: HeaderMap,
    /// How many milliseconds the server wants the client to wait before it opens the stream again.
    pub retry: Option<u64>,
    body: Incoming,
    /// Bytes that were received but not parsed yet.
    buffer: BytesMut,
    /// How many bytes of the buffer are known to contain no end of an event.
    searched: usize,
    /// Keeps the connection open.
    _connection: SendRequest<Full<Bytes>>,
}

/// One event of a stream.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Event {
    /// The id: for a frame, the sequence number of the entry.
    pub id: Option<String>,
    /// The type of the event.
    pub event: String,
    /// The data.
    pub data: String,
    /// The bytes as received, up to and including the empty line.
    pub raw: Vec<u8>,
}

impl Events {
    pub(crate) fn new(response: Response<Incoming>, connection: SendRequest<Full<Bytes>>) -> Events {
        let (head, body) = response.into_parts();
        Events {
            status: head.status,
            headers: head.headers,
            retry: None,
            body,
            buffer: BytesMut::new(),
            searched: 0,
            _connection: connection,
        }
    }

    /// Waits for the next event; keep-alive comments are skipped.
    pub async fn next(&mut self) -> Result<Event, ClientError> {
        loop {
            if let Some(raw) = self.take_event() {
                let event = Event::parse(raw);
                self.retry = event.retry().or(self.retry);
                if !event.event.is_empty() || !event.data.is_empty() {
                    return Ok(event);
                }
                continue;
            }
            self.receive().await?;
        }
    }

    /// Waits for the next frame and returns its sequence number without parsing its data.
    pub async fn next_id(&mut self) -> Result<u64, ClientError> {
        loop {
            if let Some(raw) = self.take_event() {
                let id = raw.split(|&byte| byte == b'\n').find_map(|line| line.strip_prefix(b"id:"));
                let id = id.and_then(|id| std::str::from_utf8(id).ok()?.trim().parse().ok());
                if let Some(id) = id {
                    return Ok(id);
                }
                continue;
            }
            self.receive().await?;
        }
    }

    async fn receive(&mut self) -> Result<(), ClientError> {
        let frame = self.body.frame().await.ok_or(ClientError::Over)??;
        if let Some(data) = frame.data_ref() {
            self.buffer.extend_from_slice(data);
        }
        Ok(())
    }

    /// Takes the bytes up to and including the next empty line from the buffer.
    fn take_event(&mut self) -> Option<Vec<u8>> {
        let Some(found) = memmem::find(&self.buffer[self.searched..], b"\n\n") else {
            // The last byte may be the first of the two.
            self.searched = self.buffer.len().saturating_sub(1);
            return None;
        };
        let event = self.buffer.split_to(self.searched + found + 2);
        self.searched = 0;
        Some(event.into())
    }
}

impl Event {
    fn parse(raw: Vec<u8>) -> Event {
        let mut event = Event::default();
        for line in String::from_utf8_lossy(&raw).lines() {
            let (field, value) = line.split_once(':').unwrap_or((line, ""));
            let value = value.strip_prefix(' ').unwrap_or(value);
            match field {
                "id" => event.id = Some(value.to_string()),
                "event" => event.event = value.to_string(),
                "data" => event.data.push_str(value),
                _ => {}
            }
        }
        event.raw = raw;
        event
    }

    /// The value of the field `retry`.
    fn retry(&self) -> Option<u64> {
        let value = self.raw.strip_prefix(b"retry: ")?;
        std::str::from_utf8(value).ok()?.trim().parse().ok()
    }

    /// The sequence number of the frame's entry; 0 if the event has none.
    pub fn seq(&self) -> u64 {
        self.id.as_deref().and_then(|id| id.parse().ok()).unwrap_or(0)
    }
}
