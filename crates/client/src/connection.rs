//! Connections to the server and requests on them.

use std::net::SocketAddr;

use http_body_util::Full;
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use crate::error::ClientError;

/// Connects to the server. The connection stays open as long as the sender or a response exists.
pub(crate) async fn connect(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>, ClientError> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(async move {
        // An error also shows as a missing response, so it is reported there.
        let _ = connection.await;
    });
    Ok(sender)
}

/// A request with these headers and `host`.
pub(crate) fn request(
    method: &str,
    address: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<Vec<u8>>,
) -> Result<Request<Full<Bytes>>, ClientError> {
    let mut request = Request::builder().method(method).uri(path).header("host", address.to_string());
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    Ok(request.body(Full::new(Bytes::from(body.unwrap_or_default())))?)
}
