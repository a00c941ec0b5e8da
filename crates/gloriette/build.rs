//! Builds the page into `OUT_DIR/page`; `src/page.rs` embeds it in the binary.
//!
//! This needs npm. Without npm the server is built with a placeholder page that gives the reason.

use std::env;
use std::error::Error;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::SystemTime;

/// The sources of the page. Not the folder itself, because cargo would scan `node_modules` in every
/// build.
const SOURCES: [&str; 10] = [
    "src",
    "public",
    "engine/engine.wasm",
    "scripts/offline_build.ts",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
];

/// Why the page was not built.
enum NotBuilt {
    /// It was disabled, or a prerequisite is missing.
    Skipped(String),
    /// The build failed.
    Failed(String),
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../web");
    let page = Path::new(&env::var("OUT_DIR")?).join("page");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=GLORIETTE_PAGE");
    // Cargo treats missing files as changed, so only existing ones are listed.
    for source in SOURCES.map(|source| web.join(source)).into_iter().filter(|source| source.exists()) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    match build(&web, &page) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        // A release needs its page; a debug build continues, so that server work does not depend on
        // the state of the page.
        Err(NotBuilt::Failed(reason)) if env::var("PROFILE")? == "release" => {
            println!("cargo::error=the page was not built: {reason}");
            println!("cargo::error=to build without it, set GLORIETTE_PAGE=none");
            Ok(ExitCode::FAILURE)
        }
        Err(NotBuilt::Skipped(reason) | NotBuilt::Failed(reason)) => {
            println!("cargo::warning=built without the page: {reason}");
            write_placeholder(&page, &reason)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn build(web: &Path, page: &Path) -> Result<(), NotBuilt> {
    if env::var("GLORIETTE_PAGE").is_ok_and(|value| value == "none") {
        return Err(NotBuilt::Skipped("GLORIETTE_PAGE=none".to_string()));
    }
    if !web.join("package.json").exists() {
        return Err(NotBuilt::Skipped("the folder web/ is missing".to_string()));
    }
    // Builds of several profiles or target folders may run at the same time and share
    // `node_modules`. The system releases the lock when this process ends.
    let lock = lock(web);
    if let Err(error) = &lock {
        println!("cargo::warning=cannot lock web/ against parallel builds: {error}");
    }
    if !is_installed(web) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let page = page.display().to_string();
    npm(web, &["run", "build", "--", "--emptyOutDir", "--outDir", &page])
}

/// Waits until no other build uses the same folder.
fn lock(web: &Path) -> io::Result<File> {
    let mut hasher = DefaultHasher::new();
    fs::canonicalize(web)?.hash(&mut hasher);
    let path = env::temp_dir().join(format!("gloriette-web-{:016x}.lock", hasher.finish()));
    let file = File::options().create(true).truncate(false).write(true).open(path)?;
    file.lock()?;
    Ok(file)
}

/// Whether the installed packages are current: npm writes a copy of the lock file after installing.
fn is_installed(web: &Path) -> bool {
    let required = modified(web.join("package-lock.json"));
    let installed = modified(web.join("node_modules/.package-lock.json"));
    installed.is_some() && installed >= required
}

fn modified(path: PathBuf) -> Option<SystemTime> {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), NotBuilt> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    match Command::new(program).args(arguments).current_dir(web).output() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(NotBuilt::Skipped(
            "npm is missing; install Node.js, touch web/package.json and build again".to_string(),
        )),
        Err(error) => Err(NotBuilt::Failed(format!("npm cannot be started: {error}"))),
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            for line in [&output.stdout, &output.stderr].into_iter().flat_map(|text| lines(text)) {
                println!("cargo::warning={line}");
            }
            Err(NotBuilt::Failed(format!("npm {} failed", arguments[..arguments.len().min(2)].join(" "))))
        }
    }
}

fn lines(text: &[u8]) -> Vec<String> {
    String::from_utf8_lossy(text).lines().map(str::to_string).collect()
}

/// Writes a placeholder page with the reason.
fn write_placeholder(page: &Path, reason: &str) -> io::Result<()> {
    if page.exists() {
        fs::remove_dir_all(page)?;
    }
    fs::create_dir_all(page)?;
    let reason = reason.replace('&', "&amp;").replace('<', "&lt;");
    fs::write(
        page.join("index.html"),
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Gloriette</title>\n\
             <h1>This server was built without its page</h1>\n<p>The reason: {reason}.\n\
             <p>The HTTP API works: <a href=\"./api/openapi.json\">api/openapi.json</a> describes it.\n</html>\n"
        ),
    )
}
