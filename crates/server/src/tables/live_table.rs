//! One table in memory.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use table::{Command, CommandError, Frame, GameId, Games, LogEntry, PersonId, Table, Timestamp};
use tokio::sync::{Mutex, watch};

use crate::random;
use crate::store::{Append, Listing, Store, Write, Written};
use crate::tables::frame_cache::FrameCache;
use crate::tables::sse_event::SseEvent;
use crate::tables::table_error::TableError;
use crate::tables::tables::Committed;
use crate::wall_clock::now;

/// One table in memory.
pub(crate) struct LiveTable {
    pub(crate) id: GameId,
    /// `None` until it is read from the store, and whenever memory and store may differ.
    state: Mutex<Option<State>>,
    /// The sequence number of the last committed entry, for streams.
    seq: watch::Sender<u64>,
    /// When it was last used.
    last_used: AtomicI64,
}

/// The state of a table with its log.
pub(crate) struct State {
    pub(crate) table: Table,
    pub(crate) log: Vec<LogEntry>,
    listing: Listing,
    frame_cache: FrameCache,
}

/// How often a command is tried again when other processes wrote first.
const ATTEMPTS: usize = 20;

impl LiveTable {
    pub(crate) fn new(id: GameId) -> LiveTable {
        let last_used = AtomicI64::new(now().0);
        LiveTable { id, state: Mutex::new(None), seq: watch::Sender::new(0), last_used }
    }

    /// How long nobody has used it.
    pub(crate) fn idle(&self) -> Duration {
        let since = now().since(Timestamp(self.last_used.load(Relaxed)));
        Duration::from_millis(since as u64)
    }

    /// A receiver of the sequence number of the last committed entry.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.seq.subscribe()
    }

    fn is_watched(&self) -> bool {
        self.seq.receiver_count() > 0
    }

    /// Executes a command, commits its entries, then wakes the streams.
    pub(crate) async fn commit(
        &self,
        store: &Store,
        games: &Games,
        command: Command,
        key: Option<String>,
    ) -> Result<Committed, TableError> {
        let key = key.map(|key| command.log_key(&key));
        let mut slot = self.state.lock().await;
        for _ in 0..ATTEMPTS {
            // The slot stays empty until the commit, so any failure leads to a read of the store.
            let mut state = self.load(slot.take(), store, games).await?;
            if let Some(seq) = key.as_deref().and_then(|key| state.table.seq_of_request(key)) {
                *slot = Some(state);
                return Ok(Committed { seq, repeated: true });
            }
            let entries = match state.execute(command.clone(), store.now(), key.clone(), self.is_watched()) {
                Ok(entries) => entries,
                Err(error) => {
                    if state.is_consistent() {
                        *slot = Some(state);
                    }
                    return Err(error.into());
                }
            };
            let Some(first) = entries.first().map(|first| first.seq) else {
                let seq = state.table.seq();
                *slot = Some(state);
                return Ok(Committed { seq, repeated: false });
            };
            let append = state.append(&entries);
            if store.write(Write::Append(append)).await? == Written::Done {
                state.log.extend(entries);
                let seq = state.table.seq();
                *slot = Some(state);
                self.seq.send_replace(seq);
                return Ok(Committed { seq: first, repeated: false });
            }
        }
        Err(TableError::Contended)
    }

    /// Reads the present state.
    pub(crate) async fn read<T>(
        &self,
        store: &Store,
        games: &Games,
        with: impl FnOnce(&State) -> T,
    ) -> Result<T, TableError> {
        let mut slot = self.state.lock().await;
        let state = self.load(slot.take(), store, games).await?;
        Ok(with(slot.insert(state)))
    }

    /// Reads the state in memory without asking the store for newer entries. Streams use it after
    /// they were woken.
    pub(crate) async fn read_cached<T>(
        &self,
        store: &Store,
        games: &Games,
        with: impl FnOnce(&State) -> T,
    ) -> Result<T, TableError> {
        let mut slot = self.state.lock().await;
        let state = match slot.take() {
            Some(state) => state,
            None => self.load(None, store, games).await?,
        };
        Ok(with(slot.insert(state)))
    }

    /// Follows the entries of other processes up to entry `seq`, if the table is in memory.
    pub(crate) async fn catch_up(&self, seq: u64, store: &Store, games: &Games) -> Result<(), TableError> {
        if *self.seq.borrow() >= seq {
            return Ok(());
        }
        let mut slot = self.state.lock().await;
        if let Some(state) = slot.take() {
            *slot = Some(self.load(Some(state), store, games).await?);
        }
        Ok(())
    }

    /// The state, up to date with the store.
    async fn load(&self, state: Option<State>, store: &Store, games: &Games) -> Result<State, TableError> {
        let state = match state {
            Some(mut state) if store.is_shared() => {
                let newer = store.log(self.id, state.table.seq()).await?;
                state.follow(newer, self.is_watched())?;
                state
            }
            Some(state) => state,
            None => State::from_store(self.id, store, games).await?,
        };
        self.last_used.store(now().0, Relaxed);
        let seq = state.table.seq();
        self.seq.send_if_modified(|known| std::mem::replace(known, seq) != seq);
        Ok(state)
    }
}

impl State {
    async fn from_store(id: GameId, store: &Store, games: &Games) -> Result<State, TableError> {
        let log = store.log(id, 0).await?;
        let table = Table::replay(id, &log, games, |_, _| ())?.ok_or(CommandError::NoSuchGame)?;
        Ok(State { listing: Listing::of(&table), frame_cache: FrameCache::default(), table, log })
    }

    /// Follows entries that other processes wrote.
    fn follow(&mut self, entries: Vec<LogEntry>, is_watched: bool) -> Result<(), TableError> {
        if entries.is_empty() {
            return Ok(());
        }
        for entry in &entries {
            self.table.follow(entry)?;
            self.frame_cache.push(&self.table, entry, is_watched);
        }
        self.listing = Listing::of(&self.table);
        self.log.extend(entries);
        Ok(())
    }

    /// Whether table and log agree. A command that fails half-way leaves the table ahead.
    fn is_consistent(&self) -> bool {
        self.log.last().is_some_and(|last| last.seq == self.table.seq())
    }

    fn append(&mut self, entries: &[LogEntry]) -> Append {
        let listing = Listing::of(&self.table);
        let has_changed = listing != self.listing;
        self.listing = listing.clone();
        Append { game: self.table.id(), entries: entries.to_vec(), listing: has_changed.then_some(listing) }
    }

    /// Changes the table and caches the frames, which streams see only after the commit.
    fn execute(
        &mut self,
        command: Command,
        now: Timestamp,
        key: Option<String>,
        is_watched: bool,
    ) -> Result<Vec<LogEntry>, CommandError> {
        let State { table, frame_cache, .. } = self;
        let on_entry = &mut |table: &Table, last: &LogEntry| frame_cache.push(table, last, is_watched);
        table.execute(command, now, random::deal, key, on_entry)
    }

    /// The frames of the entries after `after` for a person.
    pub(crate) fn frames_after(
        &self,
        person: Option<PersonId>,
        after: u64,
        games: &Games,
    ) -> Result<Vec<(u64, SseEvent)>, TableError> {
        let viewer = self.table.viewer(person);
        if let Some(frames) = self.frame_cache.after(after, self.table.seq(), viewer) {
            return Ok(frames);
        }
        self.replayed_frames_after(person, after, games)
    }

    fn replayed_frames_after(
        &self,
        person: Option<PersonId>,
        after: u64,
        games: &Games,
    ) -> Result<Vec<(u64, SseEvent)>, TableError> {
        let mut frames = Vec::new();
        Table::replay(self.table.id(), &self.log, games, |table, entry| {
            if entry.seq > after {
                frames.push((entry.seq, SseEvent::frame(&table.frame(entry, table.viewer(person)))));
            }
        })?;
        Ok(frames)
    }

    /// The present frame for a person.
    pub(crate) fn current_frame(&self, person: Option<PersonId>) -> Frame {
        self.table.current_frame(self.table.viewer(person))
    }
}
