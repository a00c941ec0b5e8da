//! The disk is full: what cannot be written is refused, nothing is lost, and with room again it goes on by itself.

mod process;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use client::Client;
use process::{Process, run, sanssouci};
use serde_json::{Value, json};

/// A disk of four megabytes, in memory. Only root can make one.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(folder: &Path) -> Option<SmallDisk> {
        let done = Command::new("mount").args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]).arg(folder).output();
        done.ok()?.status.success().then(|| SmallDisk(folder.to_path_buf()))
    }

    /// Leaves no room at all.
    fn fill(&self) {
        // The last write fails: then it is full.
        let _ = fs::write(self.0.join("fill"), vec![0; 4 << 20]);
    }

    fn make_room(&self) {
        fs::remove_file(self.0.join("fill")).expect("it was written");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // If it cannot be taken away, it is an empty folder in memory.
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

/// Says something that takes room; whether it was accepted.
async fn say(person: &mut Client, game: &str, number: usize) -> u16 {
    let talk = json!({"text": "x".repeat(200)});
    let answer = person.post_once(&format!("/api/games/{game}/talk"), &format!("say-{number}"), &talk).await;
    answer.expect("the server answers").status.as_u16()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_and_recovers() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let Some(disk) = SmallDisk::mount(folder.path()) else {
        println!("LEFT OUT: a full disk; only root can mount a small one");
        return;
    };
    let file = folder.path().join("small.db").display().to_string();
    let mut server = Process::start(&file);
    let mut person = Client::hello(server.address).await.expect("the server answers");
    let opening = json!({"terms": sanssouci(), "seats": ["me", "open"]});
    let opened = person.post("/api/games", &opening).await.expect("an answer").json().expect("JSON");
    let game = opened["id"].as_str().expect("an id").to_string();

    disk.fill();
    let mut said = 0;
    let refused = loop {
        // What is in the way of somebody who talks is asked for again a moment later.
        tokio::time::sleep(Duration::from_millis(250)).await;
        match say(&mut person, &game, said).await {
            200 | 201 | 204 => said += 1,
            429 => {}
            status => break status,
        }
        assert!(said < 200, "the disk is full");
    };
    assert_eq!(refused, 503);
    disk.make_room();
    let mut accepted = said;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(250)).await;
        if say(&mut person, &game, said).await < 300 {
            accepted += 1;
            break;
        }
    }
    assert_eq!(accepted, said + 1, "with room again it goes on by itself");
    server.kill();
    assert!(run(&["check", "--database", &file]).contains("1 of 1 games agree"));
    let export = run(&["export", "--database", &file]);
    let lines = export.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let log = lines.flat_map(|line| line["log"].as_array().cloned().unwrap_or_default());
    let kept = log.filter(|entry| entry["entry"]["entry"] == "said").count();
    assert_eq!(kept, accepted, "what was accepted is there, and what was refused is not");
}
