//! Server-sent events.

use http_body_util::{BodyExt, Full};
use hyper::Response;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::SendRequest;
use hyper::http::{HeaderMap, StatusCode};

use crate::error::ClientError;

/// A live stream.
pub struct Events {
    /// The status of the answer.
    pub status: StatusCode,
    /// Its headers.
    pub headers: HeaderMap,
    body: Incoming,
    /// What came and is not read yet.
    buffer: Vec<u8>,
    /// The connection lives as long as it is wanted.
    _connection: SendRequest<Full<Bytes>>,
}

/// One event of a stream.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Event {
    /// Its id: for a frame, the number of the entry.
    pub id: Option<String>,
    /// What kind of event it is.
    pub event: String,
    /// What it carries.
    pub data: String,
    /// The bytes as they came, up to the empty line.
    pub raw: Vec<u8>,
}

impl Events {
    pub(crate) fn new(response: Response<Incoming>, connection: SendRequest<Full<Bytes>>) -> Events {
        let (head, body) = response.into_parts();
        Events {
            status: head.status,
            headers: head.headers,
            body,
            buffer: Vec::new(),
            _connection: connection,
        }
    }

    /// The next event; signs of life between events are passed over.
    pub async fn next(&mut self) -> Result<Event, ClientError> {
        loop {
            if let Some(raw) = self.take_event() {
                let event = Event::read(raw);
                if !event.event.is_empty() || !event.data.is_empty() {
                    return Ok(event);
                }
                continue;
            }
            self.fill().await?;
        }
    }

    /// The number of the next frame; what it carries is not looked at.
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
            self.fill().await?;
        }
    }

    async fn fill(&mut self) -> Result<(), ClientError> {
        let frame = self.body.frame().await.ok_or(ClientError::Over)??;
        if let Some(data) = frame.data_ref() {
            self.buffer.extend_from_slice(data);
        }
        Ok(())
    }

    /// The bytes up to and with the next empty line.
    fn take_event(&mut self) -> Option<Vec<u8>> {
        let end = self.buffer.windows(2).position(|two| two == b"\n\n")? + 2;
        Some(self.buffer.drain(..end).collect())
    }
}

impl Event {
    fn read(raw: Vec<u8>) -> Event {
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

    /// The number of the frame's entry.
    pub fn seq(&self) -> u64 {
        self.id.as_deref().and_then(|id| id.parse().ok()).unwrap_or(0)
    }
}
