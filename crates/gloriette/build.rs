//! Builds the page into `OUT_DIR/page`, from where `src/page.rs` takes it into the binary.
//!
//! Nothing but npm is needed for it. Where it is missing, the server is built all the same, and in place of the page stands
//! why there is none.

use std::env;
use std::error::Error;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::SystemTime;

/// What the page is made of. Never the folder itself: it has `node_modules` in it, and every build would look at all of it.
const PARTS: [&str; 8] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
];

/// Why there is no page.
enum Without {
    /// It was not wanted, or cannot be had on this machine.
    Left(String),
    /// It should have been there.
    Failed(String),
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../web");
    let page = Path::new(&env::var("OUT_DIR")?).join("page");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=GLORIETTE_PAGE");
    // What is missing counts as changed each time, so only what is there is named.
    for part in PARTS.map(|part| web.join(part)).into_iter().filter(|part| part.exists()) {
        println!("cargo::rerun-if-changed={}", part.display());
    }
    match build(&web, &page) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        // Nobody wants to install a server whose page is missing; but who works on the server while the page is being
        // changed wants to go on.
        Err(Without::Failed(why)) if env::var("PROFILE")? == "release" => {
            println!("cargo::error=the page was not built: {why}");
            println!("cargo::error=to build without it, set GLORIETTE_PAGE=none");
            Ok(ExitCode::FAILURE)
        }
        Err(Without::Left(why) | Without::Failed(why)) => {
            println!("cargo::warning=built without the page: {why}");
            explain(&page, &why)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn build(web: &Path, page: &Path) -> Result<(), Without> {
    if env::var("GLORIETTE_PAGE").is_ok_and(|wish| wish == "none") {
        return Err(Without::Left("GLORIETTE_PAGE=none".to_string()));
    }
    if !web.join("package.json").exists() {
        return Err(Without::Left("the folder web/ is missing".to_string()));
    }
    // Two builds may run at the same time, of two profiles or for two target folders; the packages are there only once.
    // The lock is given up when this program ends, however it ends.
    let lock = lock(web);
    if let Err(error) = &lock {
        println!("cargo::warning=other builds may get in the way of this one: {error}");
    }
    if !installed(web) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let page = page.display().to_string();
    npm(web, &["run", "build", "--", "--emptyOutDir", "--outDir", &page])
}

/// Waits until no other build works with the same folder.
fn lock(web: &Path) -> io::Result<File> {
    let mut place = DefaultHasher::new();
    fs::canonicalize(web)?.hash(&mut place);
    let path = env::temp_dir().join(format!("gloriette-web-{:016x}.lock", place.finish()));
    let file = File::options().create(true).truncate(false).write(true).open(path)?;
    file.lock()?;
    Ok(file)
}

/// Whether the packages are those of the lock file: npm writes a copy of it when it is done.
fn installed(web: &Path) -> bool {
    let wanted = changed(web.join("package-lock.json"));
    let there = changed(web.join("node_modules/.package-lock.json"));
    there.is_some() && there >= wanted
}

fn changed(path: PathBuf) -> Option<SystemTime> {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), Without> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    match Command::new(program).args(arguments).current_dir(web).output() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(Without::Left(
            "there is no npm; install Node.js, touch web/package.json and build again".to_string(),
        )),
        Err(error) => Err(Without::Failed(format!("npm does not run: {error}"))),
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            for line in [&output.stdout, &output.stderr].into_iter().flat_map(|text| lines(text)) {
                println!("cargo::warning={line}");
            }
            Err(Without::Failed(format!("npm {} failed", arguments[..arguments.len().min(2)].join(" "))))
        }
    }
}

fn lines(text: &[u8]) -> Vec<String> {
    String::from_utf8_lossy(text).lines().map(str::to_string).collect()
}

/// Says in place of the page why there is none.
fn explain(page: &Path, why: &str) -> io::Result<()> {
    if page.exists() {
        fs::remove_dir_all(page)?;
    }
    fs::create_dir_all(page)?;
    let why = why.replace('&', "&amp;").replace('<', "&lt;");
    fs::write(
        page.join("index.html"),
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Gloriette</title>\n\
             <h1>The table is open, but this server was built without its page</h1>\n<p>The reason: {why}.\n\
             <p>Programs can play: <a href=\"./api/openapi.json\">api/openapi.json</a> describes how.\n</html>\n"
        ),
    )
}
