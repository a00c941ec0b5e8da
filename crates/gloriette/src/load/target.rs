//! The server under load.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use game::InputError;
use tempfile::TempDir;

use crate::cli_error::CliError;

/// The server under load: processes that we start, or that already run.
pub(super) struct Target {
    pub(super) addresses: Vec<SocketAddr>,
    children: Vec<Child>,
    /// The temporary database. Deleted after the processes have ended.
    _folder: Option<TempDir>,
}

impl Target {
    pub(super) fn new(
        running: &[SocketAddr],
        database: Option<&str>,
        processes: usize,
    ) -> Result<Target, CliError> {
        match running {
            [] => Target::start(database, processes),
            _ => Ok(Target { addresses: running.to_vec(), children: Vec::new(), _folder: None }),
        }
    }

    fn start(database: Option<&str>, processes: usize) -> Result<Target, CliError> {
        let (folder, database) = match database {
            Some(database) => (None, database.to_string()),
            None => {
                let folder = tempfile::tempdir().map_err(CliError::io("temporary folder"))?;
                let file = folder.path().join("load.db").display().to_string();
                (Some(folder), file)
            }
        };
        let mut target = Target { addresses: Vec::new(), children: Vec::new(), _folder: folder };
        for _ in 0..processes {
            target.start_one(&database)?;
        }
        Ok(target)
    }

    fn start_one(&mut self, database: &str) -> Result<(), CliError> {
        let program = std::env::current_exe().map_err(CliError::io("gloriette"))?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database, "--log", "warn"])
            .args([
                "--people-per-minute",
                "1000000",
                "--max-connections-each",
                "100000",
                "--max-streams-each",
                "100000",
                "--posts-per-second",
                "1000",
            ])
            .stdout(Stdio::piped())
            .spawn()
            .map_err(CliError::io("gloriette serve"))?;
        let out = child.stdout.take();
        self.children.push(child);
        let mut line = String::new();
        if let Some(out) = out {
            BufReader::new(out).read_line(&mut line).map_err(CliError::io("gloriette serve"))?;
        }
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        let address = address.ok_or_else(|| InputError::new("gloriette serve", "did not start"))?;
        self.addresses.push(address);
        Ok(())
    }

    /// The peak memory of our processes in bytes, where the system has `/proc`.
    pub(super) fn peak_memory(&self) -> Option<u64> {
        self.memory("VmHWM:")
    }

    /// The current memory of our processes in bytes, where the system has `/proc`.
    pub(super) fn current_memory(&self) -> Option<u64> {
        self.memory("VmRSS:")
    }

    /// The CPU time that our processes have used, where the system has `/proc`.
    pub(super) fn cpu_time(&self) -> Option<Duration> {
        let each = self.children.iter().map(|child| {
            let stat = std::fs::read_to_string(format!("/proc/{}/stat", child.id())).ok()?;
            // The name of the program comes first, in parentheses. Linux counts in hundredths.
            let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
            let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
            Some(Duration::from_millis(10 * ticks))
        });
        each.sum::<Option<Duration>>().filter(|_| !self.children.is_empty())
    }

    fn memory(&self, field: &str) -> Option<u64> {
        let each = self.children.iter().map(|child| {
            let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
            let line = status.lines().find_map(|line| line.strip_prefix(field))?;
            let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
            Some(kilobytes * 1024)
        });
        each.sum::<Option<u64>>().filter(|_| !self.children.is_empty())
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        for child in &mut self.children {
            // Errors mean that the process has already ended.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
