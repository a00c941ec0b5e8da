//! What is noted during a run, to be checked during the run or after it.

use std::collections::BTreeSet;

use server::store::{StoreError, Write, Written};
use table::{Change, GameId, PersonId};

use crate::cluster::{State, process_name};
use crate::executor::ProcessId;
use crate::rows::{Caller, Rows};

/// The notes of a run.
#[derive(Default)]
pub(crate) struct Journal {
    pub(crate) violations: Vec<String>,
    pub(crate) requests: Vec<Request>,
    pub(crate) streams: Vec<Stream>,
    /// The requests that people still wait for.
    pub(crate) waiting: BTreeSet<String>,
    availability: Vec<Availability>,
}

/// From when on the server works, or does not.
#[derive(Copy, Clone)]
struct Availability {
    from: u64,
    is_up: bool,
    /// Whether a process waits for the database without an error.
    is_silent: bool,
}

/// One attempt of a request, as its server sees it.
pub(crate) struct Request {
    pub(crate) game: GameId,
    /// The idempotency key as the log stores it.
    pub(crate) key: String,
    pub(crate) kind: Kind,
    /// When it arrived.
    pub(crate) arrived: u64,
    /// What the server answered, if it did.
    pub(crate) answer: Option<Answered>,
}

/// What a request asks for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) enum Kind {
    Act(serde_json::Value),
    Undo,
    Chat,
    Other,
}

#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) enum Answered {
    /// The sequence number, and whether the key was known.
    Done(u64, bool),
    /// The table refuses it.
    Refused(String),
    /// The server could not do it; the client tries again.
    Failed,
}

/// One stream of frames.
pub(crate) struct Stream {
    pub(crate) game: GameId,
    pub(crate) viewer: Option<PersonId>,
    /// The sequence number after which the viewer asked for frames.
    pub(crate) after: Option<u64>,
    pub(crate) frames: Vec<ReceivedFrame>,
}

pub(crate) struct ReceivedFrame {
    pub(crate) seq: u64,
    pub(crate) bytes: Vec<u8>,
    pub(crate) sent: u64,
    pub(crate) received: u64,
}

/// How long a decision may be on its way from the end of the search to the database.
const WAY: u64 = 4000;
/// How much of an outage a clock may lose: up to the first heartbeat that fails, and a jump that is
/// too small to be an outage.
const LOUD_OUTAGE: u64 = 2200;
/// The same, if the database just does not answer: then a heartbeat may take ten seconds.
const SILENT_OUTAGE: u64 = 12_500;

impl Journal {
    pub(crate) fn violation(&mut self, message: String) {
        self.violations.push(message);
    }

    /// Adds a request and returns its number.
    pub(crate) fn add_request(&mut self, request: Request) -> usize {
        self.requests.push(request);
        self.requests.len() - 1
    }

    /// Adds a stream and returns its number.
    pub(crate) fn add_stream(&mut self, stream: Stream) -> usize {
        self.streams.push(stream);
        self.streams.len() - 1
    }

    pub(crate) fn note_availability(&mut self, from: u64, is_up: bool, is_silent: bool) {
        self.availability.push(Availability { from, is_up, is_silent });
    }

    /// Checks that logs have no gaps after a commit.
    pub(crate) fn note_commit(
        &mut self,
        writes: &[Write],
        result: &Result<Vec<Written>, StoreError>,
        rows: &Rows,
    ) {
        let Ok(written) = result else { return };
        for (write, written) in writes.iter().zip(written) {
            let (Write::Append(append) | Write::Open { append, .. }) = write else { continue };
            if *written != Written::Done {
                continue;
            }
            let log = rows.logs.get(&append.game);
            let last = rows.last_seq(append.game).unwrap_or_default();
            if log.map_or(0, |log| log.len() as u64) != last {
                self.violation(format!("the log of {} has a gap before entry {last}", append.game));
            }
        }
    }

    /// Checks that a bot's decision does not come from a process whose claim another one had taken
    /// over before the bot had finished thinking.
    pub(crate) fn check_claims(
        &mut self,
        state: &State,
        writes: &[Write],
        caller: &Caller,
        process: ProcessId,
    ) {
        let Some(node) = state.nodes.iter().find(|node| node.process == Some(process)) else { return };
        // A claim ends earlier than its process thinks when the database's clock is set.
        let is_exact = caller.is_shared && state.database.jumped.is_none();
        let is_healthy = node.healthy_since.is_some_and(|since| since + WAY <= caller.elapsed);
        if !is_exact || !is_healthy {
            return;
        }
        for write in writes {
            let Write::Append(append) = write else { continue };
            let acted = |change: &Change| matches!(change, Change::Acted { .. });
            let is_bot =
                append.entries.first().is_some_and(|entry| entry.key.is_none() && acted(&entry.change));
            let is_late = append
                .entries
                .first()
                .is_some_and(|entry| state.rows.last_seq(append.game).is_some_and(|last| last >= entry.seq));
            let Some(row) = state.rows.games.get(&append.game).filter(|_| is_bot && !is_late) else {
                continue;
            };
            let is_others = row.claim.by.as_deref().is_some_and(|by| by != process_name(process));
            let Some(taken_over) = row.claim.taken_over.filter(|_| is_others) else { continue };
            if !row.claim.is_held(caller.now) {
                continue;
            }
            let mut recent = node.searches.iter().filter(|ended| **ended + WAY >= caller.elapsed).peekable();
            if recent.peek().is_some() && recent.all(|ended| *ended > taken_over) {
                self.violation(format!(
                    "process {process} acts at {} although {} has taken the table over at {taken_over}",
                    append.game,
                    row.claim.by.as_deref().unwrap_or_default(),
                ));
            }
        }
    }

    /// How much time clocks may lose between two moments: the time in which the server works, and
    /// the tolerance of each outage.
    pub(crate) fn fair_time(&self, from: u64, until: u64) -> u64 {
        let (mut fair, mut loud, mut silent) = (0, 0, 0);
        for (index, availability) in self.availability.iter().enumerate() {
            let end = self.availability.get(index + 1).map_or(u64::MAX, |next| next.from);
            let length = end.min(until).saturating_sub(availability.from.max(from));
            if availability.is_up {
                if length > 0 {
                    fair += length + tolerance(loud, silent);
                    (loud, silent) = (0, 0);
                }
            } else if availability.is_silent {
                silent += length;
            } else {
                loud += length;
            }
        }
        fair + tolerance(loud, silent)
    }
}

fn tolerance(loud: u64, silent: u64) -> u64 {
    match (loud, silent) {
        (loud, 0) => loud.min(LOUD_OUTAGE),
        (loud, silent) => (loud + silent).min(SILENT_OUTAGE),
    }
}
