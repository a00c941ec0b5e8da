//! On a full disk the server refuses commands, loses nothing, and recovers when there is space.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::process::{Process, run, sanssouci};
use client::Client;
use serde_json::{Value, json};

/// A tmpfs of four megabytes. Only root can mount one.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(folder: &Path) -> Option<SmallDisk> {
        let done = Command::new("mount").args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]).arg(folder).output();
        done.ok()?.status.success().then(|| SmallDisk(folder.to_path_buf()))
    }

    /// Fills the disk completely.
    fn fill(&self) {
        // The write fails when the disk is full.
        let _ = fs::write(self.0.join("fill"), vec![0; 4 << 20]);
    }

    fn free_space(&self) {
        fs::remove_file(self.0.join("fill")).expect("the file exists");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A failure leaves an empty tmpfs.
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

/// Sends a long chat line and returns the status.
async fn chat(person: &mut Client, game: &str, number: usize) -> u16 {
    let line = json!({"text": "x".repeat(200)});
    let response =
        person.post_once(&format!("/api/games/{game}/talk"), &format!("say-{number}"), &line).await;
    response.expect("a response").status.as_u16()
}

/// The status of a health check.
async fn health(client: &mut Client) -> u16 {
    client.get("/healthz").await.expect("a response").status.as_u16()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_and_recovers() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let Some(disk) = SmallDisk::mount(folder.path()) else {
        println!("LEFT OUT: a full disk, because only root can mount a small one");
        return;
    };
    let file = folder.path().join("small.db").display().to_string();
    let mut server = Process::start(&file);
    let mut person = Client::hello(server.address).await.expect("a response");
    let new_table = json!({"terms": sanssouci(), "seats": ["me", "open"]});
    let opened = person.post("/api/games", &new_table).await.expect("a response").json().expect("JSON");
    let game = opened["id"].as_str().expect("an id").to_string();

    disk.fill();
    let mut sent = 0;
    let refused = loop {
        // Stay below the rate limit for chat.
        tokio::time::sleep(Duration::from_millis(250)).await;
        match chat(&mut person, &game, sent).await {
            200 | 201 | 204 => sent += 1,
            429 => {}
            status => break status,
        }
        assert!(sent < 200, "the full disk refuses chat lines");
    };
    assert_eq!(refused, 503);
    assert_eq!(health(&mut person).await, 503, "the health check notices it");
    disk.free_space();
    let mut accepted = sent;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(250)).await;
        if chat(&mut person, &game, sent).await < 300 {
            accepted += 1;
            break;
        }
    }
    assert_eq!(accepted, sent + 1, "the server recovers when there is space");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(health(&mut person).await, 200, "the health check recovers, too");
    server.kill();
    assert!(run(&["check", "--database", &file]).contains("1 of 1 games agree"));
    let export = run(&["export", "--database", &file]);
    let lines = export.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let log = lines.flat_map(|line| line["log"].as_array().cloned().unwrap_or_default());
    let stored = log.filter(|entry| entry["entry"]["entry"] == "said").count();
    assert_eq!(stored, accepted, "exactly the accepted lines are stored");
}
