//! The simulated database: its rows, and what each statement of the server does to them.
//!
//! A statement is done at one moment, as if all transactions ran one after the other. `tests/
//! database.rs` compares it with SQLite and PostgreSQL.

use std::collections::{BTreeMap, BTreeSet};

use server::store::{
    Append, CLAIM_MILLISECONDS, Claimed, GameFilter, Heartbeat, Listing, Outage, PRECEDENCE_MILLISECONDS,
    PendingRename, RENEW_MILLISECONDS, StoreError, StoredClock, TableCounts, TableLimits, Work, Write,
    Written,
};
use table::{GameId, LogEntry, Person, PersonId, Phase, Summary, Timestamp};

use crate::plant::Plant;

/// All rows.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    pub(crate) logs: BTreeMap<GameId, BTreeMap<u64, StoredEntry>>,
    pub(crate) games: BTreeMap<GameId, GameRow>,
    attendance: BTreeSet<(PersonId, GameId)>,
    people: BTreeMap<PersonId, String>,
    renames: BTreeMap<PersonId, RenameRow>,
    pub(crate) clock: Option<ClockRow>,
}

#[derive(Clone, Debug)]
pub(crate) struct StoredEntry {
    pub(crate) entry: LogEntry,
    /// When it was committed, in milliseconds since the start of the run.
    pub(crate) committed: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct GameRow {
    pub(crate) listing: Listing,
    changed: Timestamp,
    pub(crate) claim: Claim,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Claim {
    pub(crate) by: Option<String>,
    until: Option<i64>,
    /// When it was taken from the process of another claim, in milliseconds since the start.
    pub(crate) taken_over: Option<u64>,
}

#[derive(Clone, Debug, Default)]
struct RenameRow {
    serial: i64,
    claim: Claim,
}

#[derive(Clone, Debug)]
pub(crate) struct ClockRow {
    pub(crate) at: Timestamp,
    pub(crate) outage: Option<Outage>,
    claim: Claim,
}

/// The process that sends a statement, and the time.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The name of the process in claims.
    pub process: String,
    /// Whether other processes use the same database.
    pub is_shared: bool,
    /// The database's clock.
    pub now: i64,
    /// Milliseconds since the start of the run.
    pub elapsed: u64,
    /// The bug that this database has.
    pub plant: Option<Plant>,
}

impl Claim {
    fn taken_by(caller: &Caller) -> Claim {
        let until = caller.is_shared.then_some(caller.now + CLAIM_MILLISECONDS);
        Claim { by: Some(caller.process.clone()), until, taken_over: None }
    }

    pub(crate) fn is_held(&self, now: i64) -> bool {
        self.until.is_some_and(|until| now < until)
    }

    /// Whether a process may claim work that is due then, if it asks at `now`, server time.
    fn is_free(&self, caller: &Caller, due: i64, now: Timestamp) -> bool {
        let Some(until) = self.until.filter(|_| caller.is_shared) else { return true };
        if until > caller.now + CLAIM_MILLISECONDS || caller.plant == Some(Plant::ClaimsIgnored) {
            return true;
        }
        match self.by.as_deref() == Some(&caller.process) {
            true => until <= caller.now + RENEW_MILLISECONDS,
            false => until <= caller.now && due <= now.0 - PRECEDENCE_MILLISECONDS,
        }
    }

    fn take(&mut self, caller: &Caller) -> bool {
        let taken_over = self.by.as_ref().is_some_and(|by| *by != caller.process);
        let before = self.taken_over;
        *self = Claim::taken_by(caller);
        self.taken_over = if taken_over { Some(caller.elapsed) } else { before };
        taken_over
    }
}

impl Rows {
    /// Runs writes in one transaction; the result is empty, and nothing is written, if another
    /// process has already written one of the sequence numbers.
    pub fn commit(&mut self, writes: &[Write], caller: &Caller) -> Result<Vec<Written>, StoreError> {
        for write in writes {
            // The first attempt was committed, and its answer was lost.
            if let Write::Open { append, .. } = write
                && self.logs.contains_key(&append.game)
            {
                return Err(StoreError::NoWrites);
            }
        }
        let appends = writes.iter().filter_map(|write| match write {
            Write::Append(append) => Some(append),
            _ => None,
        });
        let mut new = BTreeSet::new();
        for append in appends.clone() {
            let is_taken = |entry: &LogEntry| self.is_taken(append.game, entry);
            let is_new = append.entries.iter().all(|entry| new.insert((append.game, entry.seq)));
            let ignores = caller.plant == Some(Plant::NoUniqueness);
            if !ignores && (!is_new || append.entries.iter().any(is_taken)) {
                return Ok(Vec::new());
            }
        }
        for append in appends {
            self.append(append, caller);
        }
        Ok(writes.iter().map(|write| self.write(write, caller)).collect())
    }

    fn is_taken(&self, game: GameId, entry: &LogEntry) -> bool {
        let Some(log) = self.logs.get(&game) else { return false };
        let has_key = |stored: &StoredEntry| entry.key.is_some() && stored.entry.key == entry.key;
        log.contains_key(&entry.seq) || log.values().any(has_key)
    }

    fn append(&mut self, append: &Append, caller: &Caller) {
        for entry in &append.entries {
            self.insert_entry(append.game, entry, caller);
        }
        let Some(last) = append.entries.last() else { return };
        if let Some(listing) = &append.listing {
            let row = GameRow { listing: listing.clone(), changed: last.at, claim: Claim::taken_by(caller) };
            self.games.insert(append.game, row);
        }
        self.attendance.extend(append.new_people.iter().map(|person| (*person, append.game)));
    }

    pub(crate) fn insert_entry(&mut self, game: GameId, entry: &LogEntry, caller: &Caller) {
        let stored = StoredEntry { entry: entry.clone(), committed: caller.elapsed };
        self.logs.entry(game).or_default().insert(entry.seq, stored);
    }

    fn write(&mut self, write: &Write, caller: &Caller) -> Written {
        let is_done = match write {
            Write::Append(_) => true,
            Write::Open { append, limits } => self.open(append, limits, caller),
            Write::Person { id, .. } => self.people.insert(*id, String::new()).is_none(),
            Write::Name { id, name } => self.rename(*id, name),
            Write::FinishRename { person, serial } => {
                let is_present = self.renames.get(person).is_some_and(|row| row.serial == *serial);
                is_present && self.renames.remove(person).is_some()
            }
            Write::Heartbeat(heartbeat) => self.beat(heartbeat),
            Write::EndOutage { until } => match &mut self.clock {
                Some(clock) if clock.outage.is_some_and(|outage| outage.until == *until) => {
                    clock.outage = None;
                    true
                }
                _ => false,
            },
            // Links, keys, boards and analyses are no part of the simulation.
            _ => false,
        };
        if is_done { Written::Done } else { Written::Conflict }
    }

    fn open(&mut self, append: &Append, limits: &TableLimits, caller: &Caller) -> bool {
        let Some(listing) = &append.listing else { return false };
        let counts = self.unfinished(listing.summary.host, None);
        let is_allowed = counts.reached(limits, listing.summary.terms.listed).is_none();
        if is_allowed {
            self.append(append, caller);
        }
        is_allowed
    }

    fn rename(&mut self, id: PersonId, name: &str) -> bool {
        let Some(known) = self.people.get_mut(&id) else { return false };
        *known = name.to_string();
        self.renames.entry(id).or_default().serial += 1;
        true
    }

    fn beat(&mut self, heartbeat: &Heartbeat) -> bool {
        let Heartbeat { at, last, outage, shared } = *heartbeat;
        match &mut self.clock {
            None => self.clock = Some(ClockRow { at, outage, claim: Claim::default() }),
            Some(clock) if shared && last != Some(clock.at) => return false,
            Some(clock) => {
                clock.at = at;
                clock.outage = outage.or(clock.outage);
            }
        }
        true
    }

    /// The entries of a log after an entry.
    pub fn log(&self, game: GameId, after: u64) -> Vec<LogEntry> {
        let Some(log) = self.logs.get(&game) else { return Vec::new() };
        log.range(after + 1..).map(|(_, stored)| stored.entry.clone()).collect()
    }

    /// The sequence numbers of the last entries of games.
    pub fn last_entries(&self, games: &[GameId]) -> Vec<(GameId, u64)> {
        games.iter().filter_map(|game| Some((*game, self.last_seq(*game)?))).collect()
    }

    pub(crate) fn last_seq(&self, game: GameId) -> Option<u64> {
        self.logs.get(&game)?.last_key_value().map(|(seq, _)| *seq)
    }

    /// The summaries of games, the last changed first.
    pub fn find(&self, filter: GameFilter, skip: u32, limit: u32) -> Vec<Summary> {
        let matches = |(game, row): &(&GameId, &GameRow)| {
            let summary = &row.listing.summary;
            match filter {
                GameFilter::Listed(phase) => summary.terms.listed && summary.phase == phase,
                GameFilter::OfPerson(person, phase) => {
                    summary.phase == phase && self.attendance.contains(&(person, **game))
                }
            }
        };
        let mut found: Vec<_> = self.games.iter().filter(matches).map(|(_, row)| row).collect();
        found.sort_by_key(|row| std::cmp::Reverse(row.changed));
        let found = found.into_iter().skip(skip as usize).take(limit as usize);
        found.map(|row| row.listing.summary.clone()).collect()
    }

    /// The running games that are due at some time.
    pub fn games_with_running_clock(&self) -> Vec<GameId> {
        let is_running =
            |row: &GameRow| row.listing.summary.phase == Phase::Running && row.listing.due.is_some();
        self.games.iter().filter(|(_, row)| is_running(row)).map(|(game, _)| *game).collect()
    }

    /// The unfinished tables of a person.
    pub fn unfinished(&self, person: PersonId, except: Option<GameId>) -> TableCounts {
        let is_own = |(game, row): &(&GameId, &GameRow)| {
            let summary = &row.listing.summary;
            let is_there = summary.host == person || self.attendance.contains(&(person, **game));
            matches!(summary.phase, Phase::Open | Phase::Running) && is_there && Some(**game) != except
        };
        let own: Vec<&Summary> =
            self.games.iter().filter(is_own).map(|(_, row)| &row.listing.summary).collect();
        let is_listed = |summary: &&&Summary| summary.terms.listed && summary.host == person;
        let listed = own.iter().filter(is_listed).count();
        let open = own.iter().filter(is_listed).filter(|summary| summary.phase == Phase::Open).count();
        TableCounts::new(own.len() as u64, listed as u64, open as u64)
    }

    /// The pending rename of a person.
    pub fn pending_rename(&self, id: &str) -> Option<PendingRename> {
        let id: PersonId = id.parse().ok()?;
        let (row, name) = (self.renames.get(&id)?, self.people.get(&id)?);
        Some(PendingRename { person: Person { id, name: name.clone() }, serial: row.serial })
    }

    /// What the database says about time.
    pub fn stored_clock(&self, caller: &Caller) -> StoredClock {
        let entries = self.logs.values().flat_map(BTreeMap::values);
        let last_entry = || entries.map(|stored| stored.entry.at).max();
        StoredClock {
            now: caller.is_shared.then_some(Timestamp(caller.now)),
            last: self.clock.as_ref().map(|clock| clock.at).or_else(last_entry),
            outage: self.clock.as_ref().and_then(|clock| clock.outage),
        }
    }

    /// Claims work; `is_locked` says which rows another transaction locks at the moment.
    pub fn claim(
        &mut self,
        work: Work,
        now: Timestamp,
        limit: u32,
        caller: &Caller,
        mut is_locked: impl FnMut() -> bool,
    ) -> Vec<Claimed> {
        let mut free: Vec<(i64, String, &mut Claim)> = self
            .claims(work)
            .filter(|(due, _, claim)| *due <= now.0 && claim.is_free(caller, *due, now))
            .collect();
        free.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
        free.retain(|_| !is_locked());
        free.truncate(limit as usize);
        let claimed = free.into_iter().map(|(_, id, claim)| match caller.is_shared {
            true => Claimed { id, taken_over: claim.take(caller) },
            false => Claimed { id, taken_over: false },
        });
        claimed.collect()
    }

    /// Renews the claims of a process and returns them.
    pub fn renew_claims(&mut self, work: Work, caller: &Caller) -> Vec<String> {
        let own = self.claims(work).filter(|(_, _, claim)| claim.by.as_deref() == Some(&caller.process));
        own.map(|(_, id, claim)| {
            claim.take(caller);
            id
        })
        .collect()
    }

    /// Ends the claims of a process.
    pub fn release_claims(&mut self, caller: &Caller) {
        for work in [Work::Tables, Work::Renames, Work::Outages] {
            let own = self.claims(work).filter(|(_, _, claim)| claim.by.as_deref() == Some(&caller.process));
            own.for_each(|(_, _, claim)| *claim = Claim::default());
        }
    }

    /// The rows that wait for work: when they are due, their ids and claims.
    fn claims(&mut self, work: Work) -> Box<dyn Iterator<Item = (i64, String, &mut Claim)> + '_> {
        match work {
            Work::Tables => Box::new(
                self.games
                    .iter_mut()
                    .filter_map(|(game, row)| Some((row.listing.due?.0, game.to_string(), &mut row.claim))),
            ),
            Work::Renames => {
                let rows = self.renames.iter_mut().filter(|(_, row)| row.serial > 0);
                Box::new(rows.map(|(person, row)| (row.serial, person.to_string(), &mut row.claim)))
            }
            Work::Outages => Box::new(
                self.clock
                    .iter_mut()
                    .filter_map(|clock| Some((clock.outage?.until.0, "1".to_string(), &mut clock.claim))),
            ),
            Work::Analyses => Box::new(std::iter::empty()),
        }
    }

    /// Adds a person.
    pub fn add_person(&mut self, id: PersonId) {
        self.people.insert(id, String::new());
    }

    pub(crate) fn has_pending_renames(&self) -> bool {
        !self.renames.is_empty()
    }
}
