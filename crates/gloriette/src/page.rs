//! The web page, which is embedded in the binary.
//!
//! `build.rs` builds it. The names of scripts and styles contain a hash of their content, so
//! browsers cache them forever. Browsers revalidate the other files and mostly get 304.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;
use server::api::ApiError;
use server::sharing::SharedLinks;

/// The built files. Debug builds embed them too, so that tests use the same page as releases.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/page"]
struct Built;

/// First path segments that belong to the server. Unknown paths below them get 404 instead of the
/// index.
const SERVER_PATHS: [&str; 4] = ["api", "health", "healthz", "metrics"];

/// The files of the page by name.
pub(crate) struct Page {
    files: HashMap<String, File>,
}

/// A file with its response headers.
struct File {
    body: Bytes,
    /// The same, compressed with brotli, if the build has done that. Large files compress better
    /// there than while somebody waits.
    brotli: Option<Bytes>,
    content_type: &'static str,
    cache_control: &'static str,
    etag: String,
}

/// The extension of files that the build has compressed.
const BROTLI: &str = ".br";

/// The service worker, which stores the page for use without a connection, and the one that takes
/// its place to remove it.
const SERVICE_WORKER: &str = "sw.js";
const SERVICE_WORKER_OFF: &str = "sw-off.js";

/// The routes of the page, which browsers reach under `base_path`. Pages of tables get tags for
/// previews of their links. Without `offline`, browsers remove what they have stored of the page.
pub(crate) fn routes(base_path: &str, offline: bool, links: SharedLinks) -> Router {
    let mut page = Page::built(base_path);
    if !offline {
        page.remove_service_worker();
    }
    page.routes(links)
}

/// What the routes share.
#[derive(Clone)]
struct Served {
    page: Arc<Page>,
    links: SharedLinks,
}

impl Page {
    fn built(base_path: &str) -> Page {
        let files = Built::iter().filter_map(|name| Some((name.to_string(), Built::get(&name)?)));
        Page::new(files.map(|(name, file)| (name, file.data, file.metadata.sha256_hash())), base_path)
    }

    fn new(files: impl Iterator<Item = (String, Cow<'static, [u8]>, [u8; 32])>, base_path: &str) -> Page {
        let file =
            |(name, body, hash): (String, _, _)| (name.clone(), File::new(&name, body, hash, base_path));
        let mut files: HashMap<String, File> = files.map(file).collect();
        let compressed: Vec<String> = files.keys().filter(|name| name.ends_with(BROTLI)).cloned().collect();
        for name in compressed {
            let brotli = files.remove(&name).map(|file| file.body);
            if let Some(file) = files.get_mut(name.trim_end_matches(BROTLI)) {
                file.brotli = brotli;
            }
        }
        Page { files }
    }

    /// Serves the script that removes the service worker in its place. Browsers ask for it at every
    /// visit, so this also helps when the service worker is broken.
    fn remove_service_worker(&mut self) {
        if let Some(off) = self.files.remove(SERVICE_WORKER_OFF) {
            self.files.insert(SERVICE_WORKER.to_string(), off);
        }
    }

    fn routes(self, links: SharedLinks) -> Router {
        Router::new()
            .route(
                "/",
                get(async |State(served): State<Served>, headers: HeaderMap| {
                    served.page.respond("", &headers, None)
                }),
            )
            .route(
                "/{*path}",
                get(async |State(served): State<Served>, Path(path): Path<String>, headers: HeaderMap| {
                    let tags = served.links.tags(&path, &headers).await;
                    served.page.respond(&path, &headers, tags.as_deref())
                }),
            )
            .with_state(Served { page: Arc::new(self), links })
    }

    /// The response for a path. `tags` are added to the head of the index.
    fn respond(&self, path: &str, headers: &HeaderMap, tags: Option<&str>) -> Response {
        let (first, _) = path.split_once('/').unwrap_or((path, ""));
        if SERVER_PATHS.contains(&first) {
            return ApiError::no_such_route().into_response();
        }
        match self.file(path) {
            Some(file) => match tags.and_then(|tags| file.with_tags(tags)) {
                Some(tagged) => tagged.respond(headers),
                None => file.respond(headers),
            },
            None => (StatusCode::NOT_FOUND, [(header::CACHE_CONTROL, "no-cache")]).into_response(),
        }
    }

    /// The file at a path. Paths without a file extension are routes of the page and get the index.
    fn file(&self, path: &str) -> Option<&File> {
        let (_, name) = path.rsplit_once('/').unwrap_or(("", path));
        self.files.get(if name.contains('.') { path } else { "index.html" })
    }
}

impl File {
    fn new(name: &str, body: Cow<'static, [u8]>, hash: [u8; 32], base_path: &str) -> File {
        let index = name == "index.html";
        let hash: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
        File {
            body: if index { with_base_path(&body, base_path) } else { bytes(body) },
            brotli: None,
            content_type: content_type(name),
            cache_control: match name {
                _ if index => "no-cache",
                SERVICE_WORKER | SERVICE_WORKER_OFF => "no-cache",
                _ if name.starts_with("assets/") => "public, max-age=31536000, immutable",
                _ => "public, max-age=600",
            },
            // Weak, because the same file is sent with and without compression.
            etag: format!("W/\"{hash}{}\"", if index { base_path } else { "" }),
        }
    }

    /// The file with more tags in its head; `None` if it has no head.
    fn with_tags(&self, tags: &str) -> Option<File> {
        let text = std::str::from_utf8(&self.body).ok()?;
        let (head, rest) = text.split_once("</head>")?;
        let hash = tags.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Some(File {
            body: Bytes::from(format!("{head}{tags}</head>{rest}")),
            brotli: None,
            etag: format!("{}-{hash:016x}\"", self.etag.trim_end_matches('"')),
            ..*self
        })
    }

    fn respond(&self, request_headers: &HeaderMap) -> Response {
        let caching: [(HeaderName, &str); 2] =
            [(header::CACHE_CONTROL, self.cache_control), (header::ETAG, &self.etag)];
        if self.is_cached(request_headers) {
            return (StatusCode::NOT_MODIFIED, caching).into_response();
        }
        let content_type = [(header::CONTENT_TYPE, self.content_type)];
        match &self.brotli {
            Some(brotli) if accepts_brotli(request_headers) => {
                let encoding = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
                (caching, content_type, encoding, brotli.clone()).into_response()
            }
            _ => (caching, content_type, self.body.clone()).into_response(),
        }
    }

    /// Whether the client's cached copy is current.
    fn is_cached(&self, request_headers: &HeaderMap) -> bool {
        let etags =
            request_headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|tags| tags.to_str().ok());
        let strong = |tag: &str| tag.trim().trim_start_matches("W/").to_string();
        etags
            .flat_map(|tags| tags.split(','))
            .any(|tag| tag.trim() == "*" || strong(tag) == strong(&self.etag))
    }
}

/// Whether the client takes brotli.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        let is_refused = matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        name.trim().eq_ignore_ascii_case("br") && !is_refused
    })
}

fn bytes(body: Cow<'static, [u8]>) -> Bytes {
    match body {
        Cow::Borrowed(body) => Bytes::from_static(body),
        Cow::Owned(body) => Bytes::from(body),
    }
}

/// Makes the relative URLs of the index absolute, because it is also served at deeper paths.
fn with_base_path(index: &[u8], base_path: &str) -> Bytes {
    let index = String::from_utf8_lossy(index).replace("=\"./", &format!("=\"{base_path}/"));
    Bytes::from(index)
}

/// The content type for a file name.
fn content_type(name: &str) -> &'static str {
    let (_, extension) = name.rsplit_once('.').unwrap_or(("", name));
    match extension {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use client::{Client, Response};
    use server::Options;
    use server::api::Api;
    use server::store::Store;
    use server::tables::Tables;
    use tempfile::TempDir;
    use tokio::net::TcpListener;

    use super::*;

    const INDEX: &str =
        r#"<!doctype html><link rel="icon" href="./favicon.svg"><script src="./assets/a-1f.js"></script>"#;

    fn page(base_path: &str) -> Page {
        let script = "let a = 1; ".repeat(100).leak();
        let files = [
            ("index.html", INDEX),
            ("assets/a-1f.js", script),
            ("favicon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
        ];
        let hashed = files.into_iter().enumerate().map(|(number, (name, text))| {
            (name.to_string(), Cow::Borrowed(text.as_bytes()), [number as u8; 32])
        });
        Page::new(hashed, base_path)
    }

    /// Starts a real server with this page.
    async fn start(page: Page, base_path: &str) -> (SocketAddr, TempDir) {
        let folder = TempDir::new().expect("a temporary folder");
        let store = Store::open(&Store::sqlite(&folder.path().join("page.db"))).await.expect("a new store");
        let options = Options { base_path: base_path.to_string(), ..Options::default() };
        let tables = Tables::open(store, table::Games::default(), options.tables);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("the listener is bound");
        let links = SharedLinks::new(tables.clone(), base_path, false);
        let api = Api::new(tables, options);
        tokio::spawn(server::serve(listener, api, page.routes(links), std::future::pending()));
        (address, folder)
    }

    async fn request(address: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)]) -> Response {
        Client::stranger(address).send(method, path, headers, None).await.expect("a response")
    }

    fn text(response: &Response) -> &str {
        std::str::from_utf8(&response.body).expect("UTF-8")
    }

    #[tokio::test]
    async fn routes_of_the_page_get_the_index_with_absolute_urls() {
        let (address, _folder) = start(page(""), "").await;
        for path in ["/", "/games/0123456789abcdef", "/games/0123/at/7", "/rules/sanssouci?tip=1", "/games/"]
        {
            let response = request(address, "GET", path, &[]).await;
            assert_eq!(response.status, 200, "{path}");
            assert_eq!(response.header("content-type"), "text/html; charset=utf-8");
            assert_eq!(response.header("cache-control"), "no-cache");
            let policy = response.header("content-security-policy");
            assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
            assert_eq!(text(&response), INDEX.replace("./", "/"), "{path}");
        }
    }

    #[test]
    fn tags_are_added_to_the_head_and_change_the_etag() {
        let file = |name, text: &'static str| File::new(name, Cow::Borrowed(text.as_bytes()), [1; 32], "");
        let index = file("index.html", "<head><title>G</title></head><body>");
        let (one, other) = (index.with_tags("<meta a>"), index.with_tags("<meta b>"));
        let (one, other) = (one.expect("a head"), other.expect("a head"));
        assert_eq!(one.body, "<head><title>G</title><meta a></head><body>");
        assert!(one.etag != index.etag && one.etag != other.etag, "{} {}", one.etag, other.etag);
        assert!(one.etag.starts_with("W/\"") && one.etag.ends_with('"'), "{}", one.etag);
        assert!(file("favicon.svg", "<svg/>").with_tags("<meta a>").is_none());
    }

    #[tokio::test]
    async fn urls_contain_the_base_path() {
        let (address, _folder) = start(page("/some/where"), "/some/where").await;
        for path in ["/some/where/", "/some/where/games/0123"] {
            let response = request(address, "GET", path, &[]).await;
            assert_eq!(text(&response), INDEX.replace("./", "/some/where/"), "{path}");
        }
        assert_eq!(request(address, "GET", "/some/where/assets/a-1f.js", &[]).await.status, 200);
        assert_eq!(request(address, "GET", "/some/where", &[]).await.header("location"), "/some/where/");
        assert_eq!(request(address, "GET", "/some/where/api/nothing", &[]).await.code(), "no_such_route");
    }

    #[tokio::test]
    async fn hashed_files_are_immutable_and_compressed() {
        let (address, _folder) = start(page(""), "").await;
        let response = request(address, "GET", "/assets/a-1f.js", &[("accept-encoding", "br, gzip")]).await;
        assert_eq!(response.status, 200);
        assert_eq!(response.header("content-type"), "text/javascript; charset=utf-8");
        assert_eq!(response.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(response.header("content-encoding"), "br");
        assert!(response.body.len() < 200, "{} bytes", response.body.len());
    }

    #[tokio::test]
    async fn a_current_etag_gets_304() {
        let (address, _folder) = start(page(""), "").await;
        for path in ["/", "/games/0123", "/favicon.svg"] {
            let tag = request(address, "GET", path, &[]).await.header("etag").to_string();
            let known = format!("\"another\", {tag}");
            let again =
                request(address, "GET", path, &[("if-none-match", &known), ("accept-encoding", "br")]).await;
            assert_eq!((again.status.as_u16(), again.body.len()), (304, 0), "{path}");
            assert_eq!(again.header("etag"), tag);
            assert_eq!(request(address, "GET", path, &[("if-none-match", "\"another\"")]).await.status, 200);
        }
    }

    #[tokio::test]
    async fn compressed_files_are_sent_to_clients_that_take_them() {
        let files = [("assets/engine-1f.wasm", "\0asm, whole"), ("assets/engine-1f.wasm.br", "short")];
        let files = files.map(|(name, text)| (name.to_string(), Cow::Borrowed(text.as_bytes()), [1; 32]));
        let (address, _folder) = start(Page::new(files.into_iter(), ""), "").await;
        let path = "/assets/engine-1f.wasm";
        for accepted in ["br", "gzip, deflate, br;q=0.8"] {
            let response = request(address, "GET", path, &[("accept-encoding", accepted)]).await;
            assert_eq!((text(&response), response.header("content-encoding")), ("short", "br"), "{accepted}");
            assert_eq!(response.header("content-type"), "application/wasm");
            assert!(response.header("vary").contains("accept-encoding"));
        }
        for refused in ["identity", "br;q=0"] {
            let response = request(address, "GET", path, &[("accept-encoding", refused)]).await;
            assert_eq!(text(&response), "\0asm, whole", "{refused}");
        }
        assert_eq!(request(address, "GET", &format!("{path}.br"), &[]).await.status, 404);
    }

    #[tokio::test]
    async fn a_switch_replaces_the_service_worker() {
        for (offline, expected) in [(true, "store"), (false, "remove")] {
            let files = [("sw.js", "store"), ("sw-off.js", "remove")];
            let files = files.map(|(name, text)| (name.to_string(), Cow::Borrowed(text.as_bytes()), [1; 32]));
            let mut page = Page::new(files.into_iter(), "");
            if !offline {
                page.remove_service_worker();
            }
            let (address, _folder) = start(page, "").await;
            let response = request(address, "GET", "/sw.js", &[]).await;
            assert_eq!(text(&response), expected);
            assert_eq!(response.header("content-type"), "text/javascript; charset=utf-8");
            assert_eq!(response.header("cache-control"), "no-cache");
        }
    }

    #[tokio::test]
    async fn head_requests_get_the_headers_only() {
        let (address, _folder) = start(page(""), "").await;
        for path in ["/", "/games/0123", "/assets/a-1f.js"] {
            let (whole, head) =
                (request(address, "GET", path, &[]).await, request(address, "HEAD", path, &[]).await);
            assert_eq!((head.status.as_u16(), head.body.len()), (200, 0), "{path}");
            assert_eq!(head.header("content-length"), whole.body.len().to_string());
            assert_eq!(head.header("etag"), whole.header("etag"));
        }
        assert_eq!(request(address, "POST", "/games/0123", &[]).await.status, 405);
    }

    #[tokio::test]
    async fn unknown_files_and_api_paths_get_404() {
        let (address, _folder) = start(page(""), "").await;
        for path in ["/assets/gone-2e.js", "/robots.txt", "/../Cargo.toml", "/assets/../index.html"] {
            assert_eq!(request(address, "GET", path, &[]).await.status, 404, "{path}");
        }
        for path in ["/api", "/api/", "/api/nothing", "/api/games/x/nothing", "/metrics/x", "/health"] {
            let response = request(address, "GET", path, &[]).await;
            assert_eq!(
                (response.status.as_u16(), response.code()),
                (404, "no_such_route".to_string()),
                "{path}"
            );
        }
        assert_eq!(text(&request(address, "GET", "/healthz", &[]).await), "ok\n");
        assert_eq!(request(address, "GET", "/metrics", &[]).await.status, 200);
        assert_eq!(
            request(address, "GET", "/api/openapi.json", &[]).await.header("content-type"),
            "application/json"
        );
    }

    #[tokio::test]
    async fn the_built_page_loads_its_own_files_only() {
        let (address, _folder) = start(Page::built("/here"), "/here").await;
        let index = request(address, "GET", "/here/games/0123", &[]).await;
        let index = text(&index);
        assert!(index.contains("Gloriette"), "{index}");
        assert!(!index.contains("=\"./"), "{index}");
        for path in index.split(['"']).filter(|part| part.starts_with("/here/") && part.contains('.')) {
            assert_eq!(request(address, "GET", path, &[]).await.status, 200, "{path}");
        }
        for external in ["=\"http:", "=\"https:", "=\"//"] {
            assert!(!index.contains(external), "{index}");
        }
        assert!(
            !index.replace("<script type=\"module\"", "").contains("<script>"),
            "the content security policy blocks inline scripts"
        );
    }
}
