//! The page, which the binary carries.
//!
//! `build.rs` has built it. Its scripts and styles have names that change with what is in them, so a browser may keep
//! them for ever; what is not named so is asked for again each time, and mostly answered with "as it was".

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

/// The files that were built. In debug builds, too, they are in the binary, so that what is tested is what is installed.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/page"]
struct Built;

/// What belongs to others, with all that begins so: an address that is wrong there is not one of the page's.
const NOT_OURS: [&str; 4] = ["api", "health", "healthz", "metrics"];

/// The page: its files by name.
pub(crate) struct Page {
    files: HashMap<String, File>,
}

/// A file as it is sent.
struct File {
    body: Bytes,
    kind: &'static str,
    cache: &'static str,
    tag: String,
}

/// The page's routes. It is shown to the world under `base_path`.
pub(crate) fn routes(base_path: &str) -> Router {
    Page::built(base_path).routes()
}

impl Page {
    fn built(base_path: &str) -> Page {
        let files = Built::iter().filter_map(|name| Some((name.to_string(), Built::get(&name)?)));
        Page::of(files.map(|(name, file)| (name, file.data, file.metadata.sha256_hash())), base_path)
    }

    fn of(files: impl Iterator<Item = (String, Cow<'static, [u8]>, [u8; 32])>, base_path: &str) -> Page {
        let file =
            |(name, body, hash): (String, _, _)| (name.clone(), File::of(&name, body, hash, base_path));
        Page { files: files.map(file).collect() }
    }

    fn routes(self) -> Router {
        Router::new()
            .route("/", get(async |State(page): State<Arc<Page>>, asked: HeaderMap| page.answer("", &asked)))
            .route(
                "/{*path}",
                get(async |State(page): State<Arc<Page>>, Path(path): Path<String>, asked: HeaderMap| {
                    page.answer(&path, &asked)
                }),
            )
            .with_state(Arc::new(self))
    }

    fn answer(&self, path: &str, asked: &HeaderMap) -> Response {
        let (first, _) = path.split_once('/').unwrap_or((path, ""));
        if NOT_OURS.contains(&first) {
            return ApiError::no_such_route().into_response();
        }
        match self.file(path) {
            Some(file) => file.answer(asked),
            None => (StatusCode::NOT_FOUND, [(header::CACHE_CONTROL, "no-cache")]).into_response(),
        }
    }

    /// The file of this name. What has no ending is no file but a place on the page, which finds its way there itself.
    fn file(&self, path: &str) -> Option<&File> {
        let (_, name) = path.rsplit_once('/').unwrap_or(("", path));
        self.files.get(if name.contains('.') { path } else { "index.html" })
    }
}

impl File {
    fn of(name: &str, body: Cow<'static, [u8]>, hash: [u8; 32], base_path: &str) -> File {
        let index = name == "index.html";
        let hash: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
        File {
            body: if index { at_home(&body, base_path) } else { bytes(body) },
            kind: kind(name),
            cache: match name {
                _ if index => "no-cache",
                _ if name.starts_with("assets/") => "public, max-age=31536000, immutable",
                _ => "public, max-age=600",
            },
            // It is weak, because the same file may be sent compressed or not.
            tag: format!("W/\"{hash}{}\"", if index { base_path } else { "" }),
        }
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let about: [(HeaderName, &str); 2] = [(header::CACHE_CONTROL, self.cache), (header::ETAG, &self.tag)];
        if self.is_known(asked) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        (about, [(header::CONTENT_TYPE, self.kind)], self.body.clone()).into_response()
    }

    /// Whether who asks has it as it is.
    fn is_known(&self, asked: &HeaderMap) -> bool {
        let known = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|tags| tags.to_str().ok());
        let strong = |tag: &str| tag.trim().trim_start_matches("W/").to_string();
        known
            .flat_map(|tags| tags.split(','))
            .any(|tag| tag.trim() == "*" || strong(tag) == strong(&self.tag))
    }
}

fn bytes(body: Cow<'static, [u8]>) -> Bytes {
    match body {
        Cow::Borrowed(body) => Bytes::from_static(body),
        Cow::Owned(body) => Bytes::from(body),
    }
}

/// The index names its files from where it lies, but it is shown at deeper addresses, too.
fn at_home(index: &[u8], base_path: &str) -> Bytes {
    let index = String::from_utf8_lossy(index).replace("=\"./", &format!("=\"{base_path}/"));
    Bytes::from(index)
}

/// The content type, by the name's ending.
fn kind(name: &str) -> &'static str {
    let (_, ending) = name.rsplit_once('.').unwrap_or(("", name));
    match ending {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
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

    use client::{Answer, Client};
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
        Page::of(hashed, base_path)
    }

    /// The real server with this page. It goes when the test does.
    async fn open(page: Page, base_path: &str) -> (SocketAddr, TempDir) {
        let folder = TempDir::new().expect("there is room for a folder");
        let store = Store::open(&Store::sqlite(&folder.path().join("page.db"))).await.expect("a new store");
        let options = Options { base_path: base_path.to_string(), ..Options::default() };
        let tables = Tables::open(store, table::Games::default(), options.tables);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it is bound");
        let api = Api::new(tables, options);
        tokio::spawn(server::serve(listener, api, page.routes(), std::future::pending()));
        (address, folder)
    }

    async fn ask(address: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        Client::stranger(address).send(method, path, headers, None).await.expect("it answers")
    }

    fn text(answer: &Answer) -> &str {
        std::str::from_utf8(&answer.body).expect("it is text")
    }

    #[tokio::test]
    async fn places_on_the_page_show_the_index_with_files_from_the_root() {
        let (address, _folder) = open(page(""), "").await;
        for path in ["/", "/games/0123456789abcdef", "/games/0123/at/7", "/rules/sanssouci?tip=1", "/games/"]
        {
            let answer = ask(address, "GET", path, &[]).await;
            assert_eq!(answer.status, 200, "{path}");
            assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
            assert_eq!(answer.header("cache-control"), "no-cache");
            assert!(answer.header("content-security-policy").contains("script-src 'self';"));
            assert_eq!(text(&answer), INDEX.replace("./", "/"), "{path}");
        }
    }

    #[tokio::test]
    async fn behind_a_proxy_files_are_under_its_path() {
        let (address, _folder) = open(page("/some/where"), "/some/where").await;
        for path in ["/some/where/", "/some/where/games/0123"] {
            let answer = ask(address, "GET", path, &[]).await;
            assert_eq!(text(&answer), INDEX.replace("./", "/some/where/"), "{path}");
        }
        assert_eq!(ask(address, "GET", "/some/where/assets/a-1f.js", &[]).await.status, 200);
        assert_eq!(ask(address, "GET", "/some/where", &[]).await.header("location"), "/some/where/");
        assert_eq!(ask(address, "GET", "/some/where/api/nothing", &[]).await.code(), "no_such_route");
    }

    #[tokio::test]
    async fn hashed_files_are_kept_and_compressed() {
        let (address, _folder) = open(page(""), "").await;
        let answer = ask(address, "GET", "/assets/a-1f.js", &[("accept-encoding", "br, gzip")]).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(answer.header("content-encoding"), "br");
        assert!(answer.body.len() < 200, "{} bytes", answer.body.len());
    }

    #[tokio::test]
    async fn what_is_known_is_not_sent_again() {
        let (address, _folder) = open(page(""), "").await;
        for path in ["/", "/games/0123", "/favicon.svg"] {
            let tag = ask(address, "GET", path, &[]).await.header("etag").to_string();
            let known = format!("\"another\", {tag}");
            let again =
                ask(address, "GET", path, &[("if-none-match", &known), ("accept-encoding", "br")]).await;
            assert_eq!((again.status.as_u16(), again.body.len()), (304, 0), "{path}");
            assert_eq!(again.header("etag"), tag);
            assert_eq!(ask(address, "GET", path, &[("if-none-match", "\"another\"")]).await.status, 200);
        }
    }

    #[tokio::test]
    async fn who_asks_for_the_head_gets_the_head() {
        let (address, _folder) = open(page(""), "").await;
        for path in ["/", "/games/0123", "/assets/a-1f.js"] {
            let (whole, head) = (ask(address, "GET", path, &[]).await, ask(address, "HEAD", path, &[]).await);
            assert_eq!((head.status.as_u16(), head.body.len()), (200, 0), "{path}");
            assert_eq!(head.header("content-length"), whole.body.len().to_string());
            assert_eq!(head.header("etag"), whole.header("etag"));
        }
        assert_eq!(ask(address, "POST", "/games/0123", &[]).await.status, 405);
    }

    #[tokio::test]
    async fn what_is_not_there_is_not_the_index() {
        let (address, _folder) = open(page(""), "").await;
        for path in ["/assets/gone-2e.js", "/robots.txt", "/../Cargo.toml", "/assets/../index.html"] {
            assert_eq!(ask(address, "GET", path, &[]).await.status, 404, "{path}");
        }
        for path in ["/api", "/api/", "/api/nothing", "/api/games/x/nothing", "/metrics/x", "/health"] {
            let answer = ask(address, "GET", path, &[]).await;
            assert_eq!((answer.status.as_u16(), answer.code()), (404, "no_such_route".to_string()), "{path}");
        }
        assert_eq!(text(&ask(address, "GET", "/healthz", &[]).await), "ok\n");
        assert_eq!(ask(address, "GET", "/metrics", &[]).await.status, 200);
        assert_eq!(
            ask(address, "GET", "/api/openapi.json", &[]).await.header("content-type"),
            "application/json"
        );
    }

    #[tokio::test]
    async fn what_was_built_shows_itself_and_nothing_of_others() {
        let (address, _folder) = open(Page::built("/here"), "/here").await;
        let index = ask(address, "GET", "/here/games/0123", &[]).await;
        let index = text(&index);
        assert!(index.contains("Gloriette"), "{index}");
        assert!(!index.contains("=\"./"), "{index}");
        for named in index.split(['"']).filter(|part| part.starts_with("/here/") && part.contains('.')) {
            assert_eq!(ask(address, "GET", named, &[]).await.status, 200, "{named}");
        }
        for elsewhere in ["=\"http:", "=\"https:", "=\"//"] {
            assert!(!index.contains(elsewhere), "{index}");
        }
        assert!(
            !index.replace("<script type=\"module\"", "").contains("<script>"),
            "our policy lets none run"
        );
    }
}
