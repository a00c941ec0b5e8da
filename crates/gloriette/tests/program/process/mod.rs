//! Runs the real binary as a process that a test can kill.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]

pub mod fake_clock;
pub mod timed_game;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::{Client, Response};
use serde_json::{Value, json};

/// A running `gloriette serve` on a free port.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    /// Starts a server and waits until it listens.
    pub fn start(database: &str) -> Process {
        Process::with_environment(database, &[])
    }

    /// Starts a server with environment variables and waits until it listens.
    pub fn with_environment(database: &str, variables: &[(&str, &str)]) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gloriette"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database, "--log", "warn"])
            .args(["--posts-per-second", "10000", "--people-per-minute", "100000"])
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("stdout is piped");
        BufReader::new(out).read_line(&mut line).expect("the server prints its address");
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        Process { address: address.unwrap_or_else(|| panic!("no address in {line:?}")), child }
    }

    /// Sends the process a signal such as `STOP`.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(sent.expect("kill runs").success());
    }

    /// Kills the process with SIGKILL.
    pub fn kill(&mut self) {
        self.child.kill().expect("the process can be killed");
        self.child.wait().expect("the process ends");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Errors mean that the process has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a command of the binary and returns its standard output.
pub fn run(arguments: &[&str]) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_gloriette")).args(arguments).output().expect("the binary runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Repeats a request until a server responds. After an error it reconnects to `address`.
pub async fn retry(person: &mut Client, request: Request<'_>, address: impl Fn() -> SocketAddr) -> Response {
    for _ in 0..2000 {
        let response = match request {
            Request::Get(path) => person.get(path).await,
            Request::Post(path, key, body) => person.post_once(path, key, body).await,
            Request::Put(path, body) => person.put(path, body).await,
        };
        match response {
            Ok(response) if response.status != 503 => return response,
            _ => {
                tokio::time::sleep(Duration::from_millis(10)).await;
                *person = person.again(address());
            }
        }
    }
    panic!("no server responds");
}

/// A request that may be repeated.
#[derive(Copy, Clone)]
pub enum Request<'a> {
    Get(&'a str),
    Post(&'a str, &'a str, &'a Value),
    Put(&'a str, &'a Value),
}

/// The terms of Sanssouci for two players, without modules.
pub fn sanssouci() -> Value {
    json!({"game": "sanssouci", "options": {"edition": "classic", "players": 2, "rewards": false,
        "boars": false, "choose_sides": true, "choose_stack": false}})
}

/// The terms of Versailles for two players.
pub fn versailles() -> Value {
    json!({"game": "versailles", "options": {"players": 2}})
}
