//! A process whose wall clock is wrong.

use std::fs;
use std::path::{Path, PathBuf};

use super::Process;

/// libfaketime, which changes the wall clock of one process.
pub struct FakeClock {
    library: PathBuf,
    file: PathBuf,
}

impl FakeClock {
    pub fn new(folder: &Path) -> Option<FakeClock> {
        let folders = ["/usr/lib/x86_64-linux-gnu/faketime", "/usr/lib/aarch64-linux-gnu/faketime"];
        let libraries = folders.iter().map(|folder| Path::new(folder).join("libfaketimeMT.so.1"));
        let Some(library) = libraries.into_iter().find(|library| library.exists()) else {
            println!("LEFT OUT: wrong wall clocks, because there is no libfaketime");
            return None;
        };
        let clock = FakeClock { library, file: folder.join("faketime") };
        clock.set("+0");
        Some(clock)
    }

    /// Sets the clock to an offset such as `+1h`.
    pub fn set(&self, offset: &str) {
        // In one step, so that nobody reads half of it.
        let new = self.file.with_extension("new");
        fs::write(&new, offset).expect("the offset is written");
        fs::rename(&new, &self.file).expect("the offset is renamed");
    }

    pub fn start(&self, database: &str) -> Process {
        let path = |path: &Path| path.display().to_string();
        Process::with_environment(
            database,
            &[
                ("LD_PRELOAD", &path(&self.library)),
                ("FAKETIME_TIMESTAMP_FILE", &path(&self.file)),
                ("FAKETIME_NO_CACHE", "1"),
                // Setting the time of a machine changes no monotonic clock.
                ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
            ],
        )
    }
}
