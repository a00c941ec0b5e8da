//! What must be true after a run.

use std::collections::{BTreeMap, BTreeSet};

use game::{Seat, Viewer};
use server::store::Listing;
use server::tables::SseEvent;
use table::{Change, GameId, Games, LogEntry, PersonId, Phase, Table, TimeControl, Timestamp};

use crate::cluster::{Cluster, START};
use crate::config::Fault;
use crate::journal::{Answered, Journal, Kind, Request};
use crate::people::{Client, person_id};
use crate::rows::StoredEntry;

/// How late a viewer may hear of an entry when everything works: processes compare watched tables
/// every two seconds and need two comparisons. A viewer whose connection hangs opens another one.
const NEWS_DELAY: u64 = 6000;
/// How much clocks may differ from real time: a heartbeat, and the latency of its statements.
const CLOCK_TOLERANCE: u64 = 700;

/// What a process said about a table at the end of the run.
pub(crate) struct Present {
    pub(crate) game: GameId,
    pub(crate) person: Option<PersonId>,
    pub(crate) seq: u64,
    pub(crate) bytes: Vec<u8>,
}

/// A frame that somebody received: the stream and its place there.
struct Shown {
    stream: usize,
    frame: usize,
    viewer: Option<PersonId>,
}

/// Checks a run that has ended.
pub(crate) fn check(cluster: &Cluster, clients: &[Client], present: &[Present]) {
    let games = cluster.config.games();
    let state = cluster.state();
    let mut journal = cluster.journal();
    let journal = &mut *journal;
    let mut violations = Vec::new();
    // A process on SQLite has only the clock of its machine.
    let start = START + if cluster.config.shared { 0 } else { state.nodes[0].skew };
    for (game, stored) in &state.rows.logs {
        let checked = GameCheck { cluster, game: *game, stored, journal, present, start };
        match checked.run(&games, &mut violations) {
            Ok(table) => {
                let row = state.rows.games.get(game).map(|row| &row.listing);
                if row != Some(&Listing::of(&table)) {
                    violations.push(format!("the listing of {game} does not follow from its log"));
                }
            }
            Err(error) => violations.push(format!("the log of {game} cannot be replayed: {error}")),
        }
    }
    let known: BTreeSet<&GameId> = state.rows.logs.keys().collect();
    if let Some(stream) =
        journal.streams.iter().find(|stream| !stream.frames.is_empty() && !known.contains(&stream.game))
    {
        violations.push(format!("somebody saw the table {}, which does not exist", stream.game));
    }
    let end = cluster.world.now();
    for (number, client) in clients.iter().enumerate() {
        let screen = client.screen();
        let Some(log) = screen.game.and_then(|game| state.rows.logs.get(&game)) else { continue };
        let mut old = log.values().filter(|stored| stored.committed + NEWS_DELAY <= end);
        let expected = old.next_back().map_or(0, |stored| stored.entry.seq);
        if screen.seq < expected {
            violations
                .push(format!("viewer {number} has not heard of entry {expected}, but of {}", screen.seq));
        }
    }
    if state.rows.has_pending_renames() {
        violations.push("a new name is not at all tables".to_string());
    }
    if state.rows.clock.as_ref().is_some_and(|clock| clock.outage.is_some()) {
        violations.push("an outage was not given back to all tables".to_string());
    }
    journal.violations.extend(violations);
}

struct GameCheck<'a> {
    cluster: &'a Cluster,
    game: GameId,
    stored: &'a BTreeMap<u64, StoredEntry>,
    journal: &'a Journal,
    present: &'a [Present],
    /// The start of the run by the clock of the log.
    start: i64,
}

/// The clock of a seat that runs.
#[derive(Copy, Clone)]
struct Running {
    since: Timestamp,
    /// The milliseconds that it got back.
    paused: i64,
}

impl GameCheck<'_> {
    fn run(&self, games: &Games, violations: &mut Vec<String>) -> Result<Table, String> {
        self.check_streams(violations);
        self.check_answers(violations);
        let entries = self.entries()?;
        let shown = self.shown();
        let mut bots: Vec<Seat> = Vec::new();
        let mut running: Vec<Option<Running>> = Vec::new();
        let mut last = Timestamp(0);
        let table = Table::replay(self.game, &entries, games, |table, entry| {
            if entry.at < last {
                violations.push(format!("{} {}: time goes back", self.game, entry.seq));
            }
            last = entry.at;
            self.check_frames(table, entry, shown.get(&entry.seq), violations);
            self.check_present(table, entry.seq, violations);
            self.check_decision(entry, &bots, violations);
            self.check_clocks(table, entry, &mut running, violations);
            bots = table.bots_to_act().into_iter().map(|(seat, _)| seat).collect();
        });
        let table = table.map_err(|error| error.to_string())?.ok_or("it is empty")?;
        Ok(table)
    }

    /// The entries as the database would return them.
    fn entries(&self) -> Result<Vec<LogEntry>, String> {
        let through_json = |entry: &LogEntry| {
            let json = serde_json::to_string(entry).map_err(|error| error.to_string())?;
            serde_json::from_str(&json).map_err(|error| error.to_string())
        };
        self.stored.values().map(|stored| through_json(&stored.entry)).collect()
    }

    /// The frames that somebody received, by their sequence number.
    fn shown(&self) -> BTreeMap<u64, Vec<Shown>> {
        let mut shown: BTreeMap<u64, Vec<Shown>> = BTreeMap::new();
        for (stream, received) in self.journal.streams.iter().enumerate() {
            if received.game == self.game {
                for (frame, of) in received.frames.iter().enumerate() {
                    let viewer = received.viewer;
                    shown.entry(of.seq).or_default().push(Shown { stream, frame, viewer });
                }
            }
        }
        shown
    }

    /// Streams have no gaps, and frames no earlier than their entries are committed.
    fn check_streams(&self, violations: &mut Vec<String>) {
        for stream in self.journal.streams.iter().filter(|stream| stream.game == self.game) {
            let mut last = stream.after;
            for frame in &stream.frames {
                if last.is_some_and(|last| frame.seq != last + 1) {
                    violations.push(format!("{}: frame {} follows {last:?}", self.game, frame.seq));
                }
                last = Some(frame.seq);
                match self.stored.get(&frame.seq) {
                    None => violations.push(format!(
                        "{} {}: somebody saw an entry that does not exist",
                        self.game, frame.seq
                    )),
                    Some(stored) if stored.committed > frame.sent => violations.push(format!(
                        "{} {}: somebody saw it at {}, before it was committed at {}",
                        self.game, frame.seq, frame.sent, stored.committed
                    )),
                    Some(_) => {}
                }
            }
        }
    }

    /// Acknowledged requests are in the log once, refused ones are not.
    fn check_answers(&self, violations: &mut Vec<String>) {
        let mut by_key: BTreeMap<&str, Vec<&StoredEntry>> = BTreeMap::new();
        for stored in self.stored.values() {
            if let Some(key) = &stored.entry.key {
                by_key.entry(key).or_default().push(stored);
            }
        }
        for (key, entries) in &by_key {
            if entries.len() > 1 {
                violations.push(format!("{}: {} entries of the request {key}", self.game, entries.len()));
            }
            if !self.journal.requests.iter().any(|request| request.key == *key) {
                violations.push(format!("{}: nobody has sent the request {key}", self.game));
            }
        }
        for request in self.journal.requests.iter().filter(|request| request.game == self.game) {
            let entry = by_key.get(request.key.as_str()).and_then(|entries| entries.first()).copied();
            if let Err(message) = check_answer(request, entry) {
                violations.push(format!("{}: request {}: {message}", self.game, request.key));
            }
        }
    }

    fn check_frames(
        &self,
        table: &Table,
        entry: &LogEntry,
        shown: Option<&Vec<Shown>>,
        violations: &mut Vec<String>,
    ) {
        let mut frames: Vec<((Viewer, bool), Vec<u8>)> = Vec::new();
        for Shown { stream, frame, viewer } in shown.into_iter().flatten() {
            let stream = &self.journal.streams[*stream];
            let is_first = *frame == 0 && stream.after.is_none();
            let key = (table.viewer(*viewer), is_first);
            if !frames.iter().any(|(known, _)| *known == key) {
                let frame = if is_first { table.current_frame(key.0) } else { table.frame(entry, key.0) };
                frames.push((key, SseEvent::frame(&frame).into_bytes().to_vec()));
            }
            let expected = frames.iter().find(|(known, _)| *known == key).map(|(_, bytes)| bytes);
            if expected != Some(&stream.frames[*frame].bytes) {
                violations.push(format!("{} {}: {:?} saw another frame", self.game, entry.seq, key.0));
            }
        }
    }

    /// Every process has the same table.
    fn check_present(&self, table: &Table, seq: u64, violations: &mut Vec<String>) {
        for present in self.present.iter().filter(|present| present.game == self.game && present.seq == seq) {
            let frame = SseEvent::frame(&table.current_frame(table.viewer(present.person)));
            if frame.into_bytes() != present.bytes.as_slice() {
                violations.push(format!("{} {seq}: a process has another table in memory", self.game));
            }
        }
    }

    /// Nobody decides for a seat but its person and, if there is one, its bot.
    fn check_decision(&self, entry: &LogEntry, bots: &[Seat], violations: &mut Vec<String>) {
        if let Change::Acted { seat, .. } = &entry.change
            && entry.key.is_none()
            && !bots.contains(seat)
        {
            violations.push(format!("{} {}: a bot decides for a person", self.game, entry.seq));
        }
    }

    /// No clock loses more time than the server has worked.
    fn check_clocks(
        &self,
        table: &Table,
        entry: &LogEntry,
        running: &mut Vec<Option<Running>>,
        violations: &mut Vec<String>,
    ) {
        let config = &self.cluster.config;
        // When the database's clock is set, its time is no measure.
        let is_measurable = !config.faults.contains(&Fault::ClockJump);
        if config.time == TimeControl::None || !is_measurable || table.phase() == Phase::Open {
            return;
        }
        if let Change::Paused { milliseconds } = entry.change {
            running.iter_mut().flatten().for_each(|clock| clock.paused += milliseconds);
        }
        for clock in running.iter().flatten() {
            let lost = entry.at.since(clock.since) - clock.paused;
            let [from, until] = [clock.since, entry.at].map(|time| (time.0 - self.start).max(0) as u64);
            let fair = self.journal.fair_time(from, until) + CLOCK_TOLERANCE;
            if lost > fair as i64 {
                violations.push(format!(
                    "{} {}: a clock lost {lost} ms between {from} and {until}, but should not have lost {fair}",
                    self.game, entry.seq
                ));
            }
        }
        let seats = table.view(Viewer::Spectator).seats;
        running.resize(seats.len(), None);
        for (clock, seat) in running.iter_mut().zip(seats) {
            let since = seat.clock.and_then(|view| view.running_since);
            if since != clock.map(|clock| clock.since) {
                *clock = since.map(|since| Running { since, paused: 0 });
            }
        }
    }
}

fn check_answer(request: &Request, entry: Option<&StoredEntry>) -> Result<(), String> {
    match &request.answer {
        Some(Answered::Done(seq, _)) => {
            let Some(stored) = entry else {
                // Leaving twice, for example, writes nothing.
                return match request.kind {
                    Kind::Other => Ok(()),
                    _ => Err(format!("it was acknowledged as entry {seq}, which is lost")),
                };
            };
            let is_same = match (&stored.entry.change, &request.kind) {
                (Change::Acted { action, .. }, Kind::Act(asked)) => action == asked,
                (Change::Undone { .. }, Kind::Undo) | (Change::Said { .. }, Kind::Chat) => true,
                (_, Kind::Other) => true,
                _ => false,
            };
            if stored.entry.seq != *seq || !is_same {
                return Err(format!("it was acknowledged as entry {seq}, which is another one"));
            }
        }
        Some(Answered::Refused(error)) => {
            if entry.is_some_and(|stored| stored.committed < request.arrived) {
                return Err(format!("it was refused ({error}) although it is in the log"));
            }
        }
        Some(Answered::Failed) | None => {}
    }
    Ok(())
}

/// Checks that tables which are due are handled.
pub(crate) fn check_due(cluster: &Cluster) {
    /// By then, in milliseconds, a process has claimed the table.
    const CLAIMED: u64 = 5000;
    /// A bot thinks for 1.5 seconds, and its decision may be refused because somebody else was
    /// faster.
    const HANDLED: u64 = 12_000;
    let now = cluster.world.now();
    let state = cluster.state();
    let Some(healthy) = state.nodes.iter().filter_map(|node| node.healthy_since).min() else { return };
    let Some(clock) = state.rows.clock.as_ref() else { return };
    let caller = cluster.caller(&state, 0);
    let well: Vec<String> = state
        .nodes
        .iter()
        .filter(|node| node.healthy_since.is_some())
        .filter_map(|node| node.process.map(crate::cluster::process_name))
        .collect();
    let mut violations = Vec::new();
    for (game, row) in &state.rows.games {
        let Some(due) = row.listing.due.filter(|due| *due <= clock.at) else { continue };
        let written = state.rows.logs.get(game).and_then(|log| log.last_key_value());
        let written = written.map_or(0, |(_, stored)| stored.committed);
        let since = (due.since(Timestamp(START)) as u64).max(written).max(healthy);
        let waiting = now.saturating_sub(since.max(state.database.jumped.unwrap_or(0)));
        let is_claimed =
            row.claim.is_held(caller.now) && row.claim.by.as_ref().is_some_and(|by| well.contains(by));
        if (waiting > CLAIMED && !is_claimed && caller.is_shared) || waiting > HANDLED {
            violations.push(format!("the table {game} has been due for {waiting} ms"));
        }
    }
    drop(state);
    cluster.journal().violations.extend(violations);
}

/// The people and spectators whose frames every process must agree about.
pub(crate) fn viewers(cluster: &Cluster) -> Vec<Option<PersonId>> {
    (0..cluster.config.people()).map(|number| Some(person_id(number))).chain([None]).collect()
}
