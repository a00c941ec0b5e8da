//! One person at the table.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::SendRequest;
use serde_json::Value;

use crate::answer::Answer;
use crate::connection::{connect, request};
use crate::error::ClientError;
use crate::stream::Events;

/// One person: a key, and a connection that is made again when it is gone.
pub struct Client {
    address: SocketAddr,
    base: String,
    key: Option<String>,
    connection: Option<SendRequest<Full<Bytes>>>,
}

impl Client {
    /// Somebody whom the server does not know.
    pub fn stranger(address: SocketAddr) -> Client {
        Client { address, base: String::new(), key: None, connection: None }
    }

    /// Somebody new, who has said hello and got a key.
    pub async fn hello(address: SocketAddr) -> Result<Client, ClientError> {
        let mut client = Client::stranger(address);
        client.post("/api/me", &Value::Null).await?;
        Ok(client)
    }

    /// The same person from another device, or after a restart at another address.
    pub fn again(&self, address: SocketAddr) -> Client {
        Client { address, base: self.base.clone(), key: self.key.clone(), connection: None }
    }

    /// The path under which the server is.
    pub fn under(mut self, base: &str) -> Client {
        self.base = base.to_string();
        self
    }

    /// Somebody who shows this key.
    pub fn with_key(mut self, key: Option<String>) -> Client {
        self.key = key;
        self
    }

    /// The key.
    pub fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> Result<Answer, ClientError> {
        self.send("GET", path, &[], None).await
    }

    /// Posts JSON.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Answer, ClientError> {
        self.send_json("POST", path, &[], body).await
    }

    /// Posts JSON with a key that makes a repeat harmless.
    pub async fn post_once(
        &mut self,
        path: &str,
        repeat_key: &str,
        body: &Value,
    ) -> Result<Answer, ClientError> {
        self.send_json("POST", path, &[("idempotency-key", repeat_key)], body).await
    }

    /// Puts JSON.
    pub async fn put(&mut self, path: &str, body: &Value) -> Result<Answer, ClientError> {
        self.send_json("PUT", path, &[], body).await
    }

    /// Deletes.
    pub async fn delete(&mut self, path: &str) -> Result<Answer, ClientError> {
        self.send("DELETE", path, &[], None).await
    }

    /// Sends JSON.
    pub async fn send_json(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &Value,
    ) -> Result<Answer, ClientError> {
        let mut all = vec![("content-type", "application/json")];
        all.extend(headers);
        self.send(method, path, &all, Some(body.to_string().into_bytes())).await
    }

    /// Sends anything. A key that the server gives is kept and shown from then on.
    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Result<Answer, ClientError> {
        let cookie = self.cookie();
        let mut all = headers.to_vec();
        all.extend(cookie.as_deref().map(|cookie| ("cookie", cookie)));
        let request = request(method, self.address, &format!("{}{path}", self.base), &all, body)?;
        let mut sender = match self.connection.take() {
            Some(sender) if !sender.is_closed() => sender,
            _ => connect(self.address).await?,
        };
        sender.ready().await?;
        let response = sender.send_request(request).await?;
        let (head, body) = response.into_parts();
        let body = body.collect().await?.to_bytes();
        self.connection = Some(sender);
        let answer = Answer { status: head.status, headers: head.headers, body };
        self.keep_key(&answer);
        Ok(answer)
    }

    /// Watches a stream: `/api/games/{id}/events`, after the event of this id.
    pub async fn watch(&self, path: &str, last_event_id: Option<&str>) -> Result<Events, ClientError> {
        let cookie = self.cookie();
        let mut headers = vec![("accept", "text/event-stream")];
        headers.extend(cookie.as_deref().map(|cookie| ("cookie", cookie)));
        headers.extend(last_event_id.map(|id| ("last-event-id", id)));
        let request = request("GET", self.address, &format!("{}{path}", self.base), &headers, None)?;
        let mut sender = connect(self.address).await?;
        let response = sender.send_request(request).await?;
        Ok(Events::new(response, sender))
    }

    fn cookie(&self) -> Option<String> {
        self.key.as_ref().map(|key| format!("gloriette={key}"))
    }

    fn keep_key(&mut self, answer: &Answer) {
        let set = answer.header("set-cookie").strip_prefix("gloriette=");
        if let Some(key) = set.and_then(|rest| rest.split(';').next()) {
            self.key = Some(key.to_string());
        }
    }
}
