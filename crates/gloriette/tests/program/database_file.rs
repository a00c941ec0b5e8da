//! SQLite files that cannot be used: one clear line each, at once. One server per file.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::process::{Process, run};
use client::Client;
use sqlx::{AnyConnection, Connection as _, Executor as _};

/// How long a refusal may take.
const AT_ONCE: Duration = Duration::from_secs(5);

/// The message of a server that refuses to start on a file.
#[track_caller]
fn refusal(file: &Path) -> String {
    let since = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_gloriette"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(file)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    while child.try_wait().expect("the process exists").is_none() {
        if since.elapsed() > AT_ONCE {
            child.kill().expect("the process can be killed");
            let output = child.wait_with_output().expect("the process ends");
            panic!("{}: no refusal at once: {}", file.display(), String::from_utf8_lossy(&output.stderr));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let output = child.wait_with_output().expect("the process ends");
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
    let name = file.file_name().expect("a name").to_string_lossy();
    assert!(message.starts_with("gloriette: ") && message.contains(&*name), "{message}");
    println!("{}", message.trim_end());
    message
}

#[track_caller]
fn assert_refused(file: &Path, problem: &str) {
    let message = refusal(file);
    assert!(message.trim_end().ends_with(problem), "{message}");
}

/// A database with a few people, and the folder that it is in.
async fn database() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("games.db");
    let mut server = Process::start(&file.display().to_string());
    for _ in 0..50 {
        Client::hello(server.address).await.expect("a response");
    }
    server.signal("TERM");
    for _ in 0..100 {
        if !folder.path().join("games.db-wal").exists() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.kill();
    (folder, file)
}

async fn connect(file: &Path) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(&format!("sqlite://{}?mode=rwc", file.display())).await.expect("it opens")
}

#[tokio::test]
async fn files_that_are_no_databases_of_ours_are_refused_and_unchanged() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = folder.path().join("letter.txt");
    fs::write(&text, "Dear Sir or Madam, ".repeat(500)).expect("a text");
    assert_refused(&text, ": this is not a SQLite database");
    assert_eq!(fs::read_to_string(&text).expect("a text"), "Dear Sir or Madam, ".repeat(500));

    let foreign = folder.path().join("songs.db");
    let mut connection = connect(&foreign).await;
    connection.execute("CREATE TABLE songs (title TEXT)").await.expect("a table");
    connection.close().await.expect("it closes");
    let before = fs::read(&foreign).expect("bytes");
    assert_refused(&foreign, ": this is a database of another program");
    assert_eq!(fs::read(&foreign).expect("bytes"), before);
    let names = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(names, 2, "no other file was created");
}

#[tokio::test]
async fn damaged_files_are_refused() {
    let (folder, file) = database().await;
    let bytes = fs::read(&file).expect("bytes");
    assert!(bytes.len() > 40_000, "{}", bytes.len());
    let damaged = folder.path().join("damaged.db");
    let refuse = |bytes: &[u8]| {
        fs::write(&damaged, bytes).expect("a damaged file");
        let message = refusal(&damaged);
        assert!(message.contains(": the database is damaged"), "{message}");
        assert!(message.trim_end().ends_with("; restore a backup"), "{message}");
    };
    refuse(&bytes[..bytes.len() / 2]);
    refuse(&bytes[..5000]);
    // The first page after the header, and a page in the middle.
    for place in [200, bytes.len() / 2] {
        let mut changed = bytes.clone();
        changed[place..place + 4096].fill(0x5a);
        refuse(&changed);
    }
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let (_folder, file) = database().await;
    let mut connection = connect(&file).await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'newer', 1, x'00', 0)";
    connection.execute(newer).await.expect("a migration");
    connection.close().await.expect("it closes");
    assert_refused(&file, ": a newer version of Gloriette has written this database");
}

#[tokio::test]
async fn a_locked_file_is_refused() {
    let (_folder, file) = database().await;
    let mut connection = connect(&file).await;
    connection.execute("PRAGMA locking_mode = EXCLUSIVE").await.expect("a lock");
    connection.execute("BEGIN EXCLUSIVE").await.expect("a lock");
    assert_refused(&file, ": another program has locked this database");
}

#[tokio::test]
async fn folders_and_missing_folders_are_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    assert_refused(folder.path(), ": this is a folder, not a file");
    assert_refused(&folder.path().join("missing/games.db"), ": its folder does not exist");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    assert_refused(&file.join("games.db"), ": its folder does not exist");
}

/// Read-only for root, too.
struct ReadOnlyMount(PathBuf);

impl ReadOnlyMount {
    fn new(folder: &Path) -> Option<ReadOnlyMount> {
        let mount = |arguments: &[&str]| {
            let done = Command::new("mount").args(arguments).arg(folder).output();
            done.is_ok_and(|output| output.status.success())
        };
        let name = folder.display().to_string();
        let mounted = mount(&["--bind", &name]) && mount(&["-o", "remount,bind,ro"]);
        mounted.then(|| ReadOnlyMount(folder.to_path_buf()))
    }
}

impl Drop for ReadOnlyMount {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

#[tokio::test]
async fn read_only_folders_and_files_are_refused() {
    let (folder, file) = database().await;
    let set_mode = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("the permissions are set");
    };
    set_mode(&file, 0o444);
    set_mode(folder.path(), 0o555);
    let mount = ReadOnlyMount::new(folder.path());
    let is_writable = fs::write(folder.path().join("probe"), "").is_ok();
    if is_writable {
        println!("LEFT OUT: read-only folders, because root can write everywhere and cannot mount");
    } else {
        for name in ["games.db", "new.db"] {
            let message = refusal(&folder.path().join(name));
            let known = ["read-only", "Read-only", "cannot be opened", "Permission denied"];
            assert!(known.iter().any(|known| message.contains(known)), "{message}");
        }
    }
    drop(mount);
    set_mode(folder.path(), 0o755);
}

#[tokio::test]
async fn odd_names_are_names() {
    for name in ["a?b.db", "a b.db", "a%20b.db", "a#b.db", "ä&=;@[1].db", "sqlite.db?mode=ro", "-x.db"] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join(name);
        let mut server = Process::start(&file.display().to_string());
        Client::hello(server.address).await.expect("a response");
        server.kill();
        let files = fs::read_dir(folder.path()).expect("a folder");
        let names = files.map(|file| file.expect("a file").file_name().into_string().expect("UTF-8"));
        let names: Vec<String> = names.collect();
        assert!(names.iter().any(|created| created == name), "{name}: {names:?}");
        assert!(names.iter().all(|created| created.starts_with(name)), "{name}: {names:?}");
        assert!(run(&["check", "--database", &file.display().to_string()]).contains("0 of 0 games agree"));
    }
}

#[tokio::test]
async fn one_server_per_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("games.db");
    let name = file.display().to_string();
    let mut server = Process::start(&name);
    assert_refused(&file, ": another server is using this file");
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&file, &link).expect("a symbolic link");
    assert!(refusal_of_link(&link).contains("another server is using this file"));
    // Readers are welcome.
    assert!(run(&["check", "--database", &name]).contains("0 of 0 games agree"));
    assert!(run(&["export", "--database", &name]).contains("gloriette"));
    server.kill();
    // A dead server has no lock.
    let mut server = Process::start(&name);
    Client::hello(server.address).await.expect("a response");
    server.kill();
}

/// The message for a symbolic link names the file that it leads to.
fn refusal_of_link(link: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_gloriette"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(link)
        .output();
    String::from_utf8(output.expect("the binary runs").stderr).expect("UTF-8")
}

#[test]
fn a_check_of_a_missing_file_creates_none() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("misspelt.db");
    let check =
        Command::new(env!("CARGO_BIN_EXE_gloriette")).args(["check", "--database"]).arg(&file).output();
    let check = check.expect("the binary runs");
    assert_eq!(check.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&check.stderr).contains(": there is no such file"));
    assert!(!file.exists());
}
