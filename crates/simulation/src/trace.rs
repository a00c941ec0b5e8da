//! What happened in a run, line by line.

use std::fmt::{self, Write as _};

/// The trace of a run: always its hash, and on request its lines.
#[derive(Default)]
pub struct Trace {
    hash: u64,
    lines: Option<Vec<String>>,
    line: String,
}

/// The parameters of FNV-1a, a hash that is the same on every machine.
const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;

impl Trace {
    /// An empty trace that keeps its lines, if somebody wants to read them.
    pub(crate) fn new(keeps_lines: bool) -> Trace {
        Trace { hash: OFFSET, lines: keeps_lines.then(Vec::new), line: String::new() }
    }

    pub(crate) fn add(&mut self, now: u64, line: fmt::Arguments) {
        self.line.clear();
        // Writing to memory does not fail.
        let _ = write!(self.line, "{:>3}.{:03} {line}", now / 1000, now % 1000);
        for byte in self.line.bytes() {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(PRIME);
        }
        if let Some(lines) = &mut self.lines {
            lines.push(self.line.clone());
        }
    }

    /// The hash of all lines.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The lines, if they were kept.
    pub fn lines(&self) -> &[String] {
        self.lines.as_deref().unwrap_or_default()
    }
}
