//! Captures the log lines of the server, which must not contain hidden information either.

use std::collections::BTreeSet;
use std::fmt::{Debug, Write as _};
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

/// The distinct log lines of the server on this thread, at all levels.
#[derive(Clone, Default)]
pub(crate) struct LogCapture(Arc<Mutex<BTreeSet<String>>>);

/// Targets that log nothing about games, at times that differ from run to run.
const UNRELATED_TARGETS: [&str; 6] = [
    "server::http",
    "server::store",
    "server::tables::heartbeat",
    "server::tables::supervisor",
    "server::tables::process_sync",
    "server::tables::lobby",
];

impl LogCapture {
    /// All lines.
    pub(crate) fn all(&self) -> BTreeSet<String> {
        self.0.lock().expect("no panic").clone()
    }

    /// The lines about games.
    pub(crate) fn about_games(&self) -> BTreeSet<String> {
        let about = |line: &String| {
            line.contains(" game=") || !UNRELATED_TARGETS.iter().any(|target| line.starts_with(target))
        };
        self.all().into_iter().filter(about).collect()
    }

    fn write(&self, metadata: &Metadata, record: impl FnOnce(&mut Line)) {
        let mut line = Line(metadata.target().to_string());
        record(&mut line);
        self.0.lock().expect("no panic").insert(line.0);
    }
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = write!(self.0, " {field}={value:?}");
    }
}

impl Subscriber for LogCapture {
    fn enabled(&self, metadata: &Metadata) -> bool {
        metadata.target().starts_with("server")
    }

    fn new_span(&self, span: &Attributes) -> Id {
        self.write(span.metadata(), |line| span.record(line));
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Record) {
        let mut line = Line("server: a span".to_string());
        values.record(&mut line);
        self.0.lock().expect("no panic").insert(line.0);
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event) {
        self.write(event.metadata(), |line| event.record(line));
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}
