//! The real binary, as a process that can be killed.

#![allow(dead_code, unreachable_pub, reason = "every test uses its part of it")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::{Answer, Client};
use serde_json::{Value, json};

/// A `gloriette serve` on a free port.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    /// Starts it on a store, and waits until it is open.
    pub fn start(database: &str) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gloriette"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database, "--log", "warn"])
            .args(["--posts-per-second", "10000", "--people-per-minute", "100000"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        Process { address: address.unwrap_or_else(|| panic!("it says where it is, not {line:?}")), child }
    }

    /// SIGKILL: it cannot do anything about it.
    pub fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is dead");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a command of the binary, and gives what it printed.
pub fn run(arguments: &[&str]) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_gloriette")).args(arguments).output().expect("the binary runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it prints text")
}

/// Asks until there is an answer: whoever cannot be reached is looked for again at `address`.
pub async fn insist(person: &mut Client, ask: Ask<'_>, address: impl Fn() -> SocketAddr) -> Answer {
    for _ in 0..2000 {
        let answer = match ask {
            Ask::Get(path) => person.get(path).await,
            Ask::Post(path, key, body) => person.post_once(path, key, body).await,
            Ask::Put(path, body) => person.put(path, body).await,
        };
        match answer {
            Ok(answer) if answer.status != 503 => return answer,
            _ => {
                tokio::time::sleep(Duration::from_millis(10)).await;
                *person = person.again(address());
            }
        }
    }
    panic!("nobody answers");
}

/// Something to ask for.
#[derive(Copy, Clone)]
pub enum Ask<'a> {
    Get(&'a str),
    Post(&'a str, &'a str, &'a Value),
    Put(&'a str, &'a Value),
}

/// The plain game for two.
pub fn sanssouci() -> Value {
    json!({"game": "sanssouci", "options": {"edition": "classic", "players": 2, "rewards": false,
        "boars": false, "choose_sides": true, "choose_stack": false}})
}

/// Versailles for two.
pub fn versailles() -> Value {
    json!({"game": "versailles", "options": {"players": 2}})
}
