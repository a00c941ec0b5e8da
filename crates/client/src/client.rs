//! One person who sends requests.

use std::net::SocketAddr;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::SendRequest;
use hyper::http::StatusCode;
use serde_json::Value;
use tokio::time::{Instant, sleep};

use crate::connection::{connect, request};
use crate::error::ClientError;
use crate::events::Events;
use crate::response::Response;

/// The statuses of responses that say that no server answers at the moment.
const NO_ANSWER: [StatusCode; 3] =
    [StatusCode::BAD_GATEWAY, StatusCode::SERVICE_UNAVAILABLE, StatusCode::GATEWAY_TIMEOUT];

/// How long a request is repeated while no server answers it, and the pause between two attempts.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);
const RETRY_DELAY: Duration = Duration::from_millis(50);

/// One person: a key, and a connection that is opened again after it closed.
pub struct Client {
    address: SocketAddr,
    base: String,
    key: Option<String>,
    connection: Option<SendRequest<Full<Bytes>>>,
}

impl Client {
    /// A client without an identity.
    pub fn stranger(address: SocketAddr) -> Client {
        Client { address, base: String::new(), key: None, connection: None }
    }

    /// A client with a new identity and its key.
    pub async fn hello(address: SocketAddr) -> Result<Client, ClientError> {
        Client::stranger(address).with_identity().await
    }

    /// The same client with a new identity and its key.
    pub async fn with_identity(mut self) -> Result<Client, ClientError> {
        self.post("/api/me", &Value::Null).await?;
        Ok(self)
    }

    /// The same person on another connection, and possibly at another address of the server.
    pub fn again(&self, address: SocketAddr) -> Client {
        Client { address, base: self.base.clone(), key: self.key.clone(), connection: None }
    }

    /// Prefixes all paths with the base path of the server.
    pub fn under(mut self, base: &str) -> Client {
        self.base = base.to_string();
        self
    }

    /// Replaces the key.
    pub fn with_key(mut self, key: Option<String>) -> Client {
        self.key = key;
        self
    }

    /// The key that identifies the person.
    pub fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// Sends a GET request.
    pub async fn get(&mut self, path: &str) -> Result<Response, ClientError> {
        self.send("GET", path, &[], None).await
    }

    /// Posts JSON.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Response, ClientError> {
        self.send_json("POST", path, &[], body).await
    }

    /// Posts JSON with an idempotency key.
    pub async fn post_once(
        &mut self,
        path: &str,
        idempotency_key: &str,
        body: &Value,
    ) -> Result<Response, ClientError> {
        self.send_json("POST", path, &[("idempotency-key", idempotency_key)], body).await
    }

    /// Sends a PUT request with JSON.
    pub async fn put(&mut self, path: &str, body: &Value) -> Result<Response, ClientError> {
        self.send_json("PUT", path, &[], body).await
    }

    /// Sends a DELETE request.
    pub async fn delete(&mut self, path: &str) -> Result<Response, ClientError> {
        self.send("DELETE", path, &[], None).await
    }

    /// Sends JSON with any method and headers.
    pub async fn send_json(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &Value,
    ) -> Result<Response, ClientError> {
        let mut all = vec![("content-type", "application/json")];
        all.extend(headers);
        self.send(method, path, &all, Some(body.to_string().into_bytes())).await
    }

    /// Sends any request. A key that the server sets is sent with all later requests.
    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Result<Response, ClientError> {
        let cookie = self.cookie();
        let mut all = headers.to_vec();
        all.extend(cookie.as_deref().map(|cookie| ("cookie", cookie)));
        let (address, path) = (self.address, format!("{}{path}", self.base));
        let request = || request(method, address, &path, &all, body.clone());
        let idle = self.idle_connection().await;
        let is_reused = idle.is_some();
        let mut sender = match idle {
            Some(sender) => sender,
            None => connect(address).await?,
        };
        let response = match sender.try_send_request(request()?).await {
            Ok(response) => response,
            // The server may close an idle connection while a request is on its way.
            Err(mut error) => {
                let unsent = error.take_message();
                let error = error.into_error();
                let repeated = match unsent {
                    Some(request) => request,
                    None if is_reused && method == "GET" && error.is_incomplete_message() => request()?,
                    None => return Err(error.into()),
                };
                sender = connect(address).await?;
                sender.send_request(repeated).await?
            }
        };
        let (head, body) = response.into_parts();
        let body = body.collect().await?.to_bytes();
        self.connection = Some(sender);
        let response = Response { status: head.status, headers: head.headers, body };
        self.keep_key(&response);
        Ok(response)
    }

    /// Sends a request until a server answers it, and returns how often it was repeated. A response
    /// 502 to 504 is no answer: the server cannot write at the moment, or a proxy does not reach
    /// it. After a minute without an answer this fails, or returns the last such response.
    /// Repeating the request must be harmless.
    pub async fn send_until_answered(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&[u8]>,
    ) -> Result<(Response, u32), ClientError> {
        let deadline = Instant::now() + ANSWER_TIMEOUT;
        let mut repeated = 0;
        loop {
            let answer = self.send(method, path, headers, body.map(<[u8]>::to_vec)).await;
            let is_late = Instant::now() >= deadline;
            match answer {
                Ok(response) if is_late || !NO_ANSWER.contains(&response.status) => {
                    return Ok((response, repeated));
                }
                Err(error) if is_late => return Err(error),
                _ => {}
            }
            repeated += 1;
            self.connection = None;
            sleep(RETRY_DELAY).await;
        }
    }

    /// Opens a live stream such as `/api/games/{id}/events`. With the id of an event, the stream
    /// resumes after it.
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

    /// The open connection, if there is one.
    async fn idle_connection(&mut self) -> Option<SendRequest<Full<Bytes>>> {
        let mut sender = self.connection.take()?;
        sender.ready().await.ok()?;
        Some(sender)
    }

    fn cookie(&self) -> Option<String> {
        self.key.as_ref().map(|key| format!("gloriette={key}"))
    }

    fn keep_key(&mut self, response: &Response) {
        let set = response.header("set-cookie").strip_prefix("gloriette=");
        if let Some(key) = set.and_then(|rest| rest.split(';').next()) {
            self.key = Some(key.to_string());
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    async fn read_request(stream: &mut TcpStream) {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.expect("a request"));
        }
    }

    async fn answer(stream: &mut TcpStream) {
        read_request(stream).await;
        stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await.expect("it is read");
    }

    /// Answers one request, reads another one without an answer, then answers on a new connection.
    async fn serve_impatiently(listener: TcpListener) {
        let (mut stream, _) = listener.accept().await.expect("a connection");
        answer(&mut stream).await;
        read_request(&mut stream).await;
        drop(stream);
        let (mut stream, _) = listener.accept().await.expect("another connection");
        answer(&mut stream).await;
    }

    async fn connect_to_impatient_server() -> Client {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("it is bound");
        tokio::spawn(serve_impatiently(listener));
        let mut client = Client::stranger(address);
        client.get("/").await.expect("the first answer");
        client
    }

    #[tokio::test]
    async fn get_is_repeated_if_the_server_closes_an_idle_connection() {
        let mut client = connect_to_impatient_server().await;
        assert_eq!(client.get("/").await.expect("an answer").status, StatusCode::OK);
    }

    #[tokio::test]
    async fn post_is_not_repeated_because_the_server_may_have_seen_it() {
        let mut client = connect_to_impatient_server().await;
        assert!(client.post("/", &Value::Null).await.is_err());
    }
}
