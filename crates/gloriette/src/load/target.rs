//! The server that is put under load.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use table::Fault;

use crate::failure::Failure;

/// The server that is put under load: one of our own, or one that is there.
pub(super) struct Target {
    pub(super) address: SocketAddr,
    own: Option<(Child, Option<tempfile::TempDir>)>,
}

impl Target {
    pub(super) fn new(address: Option<SocketAddr>, database: Option<&str>) -> Result<Target, Failure> {
        match address {
            Some(address) => Ok(Target { address, own: None }),
            None => Target::start(database),
        }
    }

    fn start(database: Option<&str>) -> Result<Target, Failure> {
        let (folder, database) = match database {
            Some(database) => (None, database.to_string()),
            None => {
                let folder = tempfile::tempdir().map_err(Failure::io("a folder for the store"))?;
                let file = folder.path().join("load.db").display().to_string();
                (Some(folder), file)
            }
        };
        let program = std::env::current_exe().map_err(Failure::io("gloriette"))?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", &database, "--log", "warn"])
            .args([
                "--people-per-minute",
                "1000000",
                "--max-streams-each",
                "100000",
                "--posts-per-second",
                "1000",
            ])
            .stdout(Stdio::piped())
            .spawn()
            .map_err(Failure::io("gloriette serve"))?;
        let mut line = String::new();
        if let Some(out) = child.stdout.as_mut() {
            BufReader::new(out).read_line(&mut line).map_err(Failure::io("gloriette serve"))?;
        }
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        let address = address.ok_or_else(|| Fault::new("gloriette serve", "it did not start"))?;
        Ok(Target { address, own: Some((child, folder)) })
    }

    /// The most memory that the server has used, in bytes; nothing if it is not ours, or the system does not tell.
    pub(super) fn memory(&self) -> Option<u64> {
        let (child, _) = self.own.as_ref()?;
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kilobytes * 1024)
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        if let Some((child, _)) = &mut self.own {
            // It may be gone already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
