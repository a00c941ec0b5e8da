//! One table in memory.

use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use game::Seat;
use table::{Command, CommandError, Frame, GameId, Games, LogEntry, Occupant, PersonId, Phase, Table};
use tokio::sync::{Mutex, watch};
use tokio::time::Instant;

use crate::store::{Append, AppendedEntry, Listing, Store, Work, Write, Written};
use crate::tables::compact_log::CompactLog;
use crate::tables::frame_cache::{Audience, CAPACITY, CachedEntry, FrameCache};
use crate::tables::presence::Presence;
use crate::tables::table_error::TableError;
use crate::tables::tables::Committed;

/// One table in memory.
pub(crate) struct LiveTable {
    pub(crate) id: GameId,
    /// `None` until it is read from the store, and whenever memory and store may differ.
    state: Mutex<Option<State>>,
    /// The sequence number of the last committed entry, for streams.
    seq: watch::Sender<u64>,
    /// The frames of the last committed entries, for streams.
    pub(crate) frames: FrameCache,
    /// The people who have an open stream.
    pub(crate) presence: Presence,
    created: Instant,
    /// How many milliseconds after that it was last used.
    last_used: AtomicU64,
    inbox: std::sync::Mutex<Inbox>,
}

/// What other processes have written and this one does not follow yet.
#[derive(Default)]
struct Inbox {
    news: Vec<AppendedEntry>,
    /// Whether a task follows the news.
    is_read: bool,
}

/// The task that follows the news. After an error or a panic, the next news need another one.
struct NewsReader<'a>(&'a LiveTable);

impl Drop for NewsReader<'_> {
    fn drop(&mut self) {
        self.0.inbox().is_read = false;
    }
}

impl Inbox {
    /// All news. Without any, the task that follows them ends.
    fn take(&mut self) -> Vec<AppendedEntry> {
        self.is_read &= !self.news.is_empty();
        std::mem::take(&mut self.news)
    }
}

/// The state of a table with its log.
pub(crate) struct State {
    pub(crate) table: Table,
    pub(crate) log: CompactLog,
    listing: Listing,
    /// Frames of entries that are not committed yet.
    new_frames: Vec<CachedEntry>,
}

/// How often a command is tried again when other processes wrote first.
const ATTEMPTS: usize = 20;
/// How many news wait. If there are more, the table reads the log.
const MAX_NEWS: usize = 256;

impl LiveTable {
    pub(crate) fn new(id: GameId) -> LiveTable {
        let (created, last_used) = (Instant::now(), AtomicU64::new(0));
        let (state, seq) = (Mutex::new(None), watch::Sender::new(0));
        let (frames, inbox) = (FrameCache::default(), std::sync::Mutex::default());
        LiveTable { id, state, seq, frames, presence: Presence::new(), created, last_used, inbox }
    }

    /// How long nobody has used it.
    pub(crate) fn idle(&self) -> Duration {
        let last_used = Duration::from_millis(self.last_used.load(Relaxed));
        self.created.elapsed().saturating_sub(last_used)
    }

    /// A receiver of the sequence number of the last committed entry.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.seq.subscribe()
    }

    fn is_watched(&self) -> bool {
        self.seq.receiver_count() > 0
    }

    /// The viewers of a table, which has its own people in its seats.
    fn audience(&self, table: &Table) -> Audience {
        let streams = self.presence.streams_of(table.seated_people());
        let of_seats: usize = streams.iter().sum();
        let seats = Seat::all(table.players()).zip(streams).filter(|(_, streams)| *streams > 0);
        Audience {
            spectators: self.seq.receiver_count() > of_seats,
            seats: seats.map(|(seat, _)| seat).collect(),
        }
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
        // The state in memory is probably the newest one. If it is not, another process has taken
        // the sequence number, so nothing can go wrong.
        let mut is_newest = !store.is_shared();
        for _ in 0..ATTEMPTS {
            // The slot stays empty until the commit, so any failure leads to a read of the store.
            let mut state = match slot.take() {
                Some(state) if !is_newest => state,
                state => {
                    is_newest = true;
                    self.load(state, store, games).await?
                }
            };
            self.touch();
            if let Some(seq) = key.as_deref().and_then(|key| state.table.seq_of_request(key)) {
                *slot = Some(state);
                return Ok(Committed { seq, repeated: true, has_written: false });
            }
            let entries = match state.execute(command.clone(), store, key.clone(), self) {
                Ok(entries) => entries,
                Err(error) => {
                    if state.is_consistent() {
                        *slot = Some(state);
                    }
                    // An old state is no reason for an error.
                    if !std::mem::replace(&mut is_newest, true) {
                        continue;
                    }
                    return Err(error.into());
                }
            };
            let Some(first) = entries.first().map(|first| first.seq) else {
                let seq = state.table.seq();
                *slot = Some(state);
                if !std::mem::replace(&mut is_newest, true) {
                    continue;
                }
                return Ok(Committed { seq, repeated: false, has_written: false });
            };
            let append = state.append(&entries);
            if store.write(Write::Append(append)).await? == Written::Done {
                state.log.extend(&entries);
                let seq = state.table.seq();
                if entries.iter().any(|entry| entry.change.changes_seats()) {
                    self.presence.set_seated(state.seated());
                }
                self.frames.publish(std::mem::take(&mut state.new_frames));
                *slot = Some(state);
                self.seq.send_replace(seq);
                return Ok(Committed { seq: first, repeated: false, has_written: true });
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

    /// Notes news of another process. Returns whether the caller must call
    /// [`follow_news`](LiveTable::follow_news), because nobody else does.
    pub(crate) fn note_news(&self, news: AppendedEntry) -> bool {
        let mut inbox = self.inbox();
        if inbox.news.len() >= MAX_NEWS {
            inbox.news.clear();
        }
        inbox.news.push(news);
        !std::mem::replace(&mut inbox.is_read, true)
    }

    /// Follows the news of other processes, if the table is in memory. The entries in the news
    /// spare a read of the log, unless one of them is missing.
    pub(crate) async fn follow_news(&self, store: &Store, games: &Games) -> Result<(), TableError> {
        let _reader = NewsReader(self);
        loop {
            let news = self.inbox().take();
            let Some(last) = news.iter().map(|news| news.seq).max() else { return Ok(()) };
            if *self.seq.borrow() >= last {
                continue;
            }
            self.follow_some_news(&news, last, store, games).await?;
        }
    }

    async fn follow_some_news(
        &self,
        news: &[AppendedEntry],
        last: u64,
        store: &Store,
        games: &Games,
    ) -> Result<(), TableError> {
        let mut slot = self.state.lock().await;
        let Some(mut state) = slot.take() else {
            // Nobody needs the entries of a table that was unloaded, unless streams wait for them.
            if self.is_watched() {
                *slot = Some(self.load(None, store, games).await?);
            }
            return Ok(());
        };
        let mut next = state.table.seq() + 1;
        let mut entries = Vec::with_capacity(news.len());
        for entry in news.iter().filter_map(AppendedEntry::entry) {
            if entry.seq == next {
                next += 1;
                entries.push(entry);
            }
        }
        self.follow(&mut state, entries, store)?;
        if state.table.seq() < last {
            state = self.load(Some(state), store, games).await?;
        }
        self.touch();
        self.publish(&mut state);
        *slot = Some(state);
        Ok(())
    }

    /// The sequence number of the last entry that this process knows, while streams wait for more.
    pub(crate) fn watched_seq(&self) -> Option<u64> {
        self.is_watched().then(|| *self.seq.borrow())
    }

    fn inbox(&self) -> std::sync::MutexGuard<'_, Inbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn touch(&self) {
        self.last_used.store(self.created.elapsed().as_millis() as u64, Relaxed);
    }

    /// Wakes the streams.
    fn publish(&self, state: &mut State) {
        self.frames.publish(std::mem::take(&mut state.new_frames));
        let seq = state.table.seq();
        if self.seq.send_if_modified(|known| std::mem::replace(known, seq) != seq) {
            self.presence.set_seated(state.seated());
        }
    }

    /// Frees what nobody needs at the moment: cached frames after `unread`, since streams whose
    /// clients read have sent them, and everything after `idle`. The store has it.
    pub(crate) fn free_memory(&self, unread: Duration, idle: Duration) {
        // A locked table is in use.
        let Ok(mut slot) = self.state.try_lock() else { return };
        if self.idle() >= unread {
            self.frames.clear();
        }
        if self.idle() >= idle {
            *slot = None;
        }
    }

    /// Whether its log is in memory, or in use right now.
    pub(crate) fn is_loaded(&self) -> bool {
        self.state.try_lock().map_or(true, |slot| slot.is_some())
    }

    /// Whether it is in memory and its game has ended.
    pub(crate) fn is_finished(&self) -> bool {
        let slot = self.state.try_lock().ok();
        let phase = slot.as_ref().and_then(|slot| slot.as_ref()).map(|state| state.table.phase());
        matches!(phase, Some(Phase::Over | Phase::Closed))
    }

    /// The state, up to date with the store.
    async fn load(&self, state: Option<State>, store: &Store, games: &Games) -> Result<State, TableError> {
        let mut state = match state {
            Some(mut state) if store.is_shared() => {
                let newer = store.log(self.id, state.table.seq()).await?;
                self.follow(&mut state, newer, store)?;
                state
            }
            Some(state) => state,
            None => self.read_store(store, games).await?,
        };
        self.touch();
        self.publish(&mut state);
        Ok(state)
    }

    /// Follows entries that other processes wrote.
    fn follow(&self, state: &mut State, entries: Vec<LogEntry>, store: &Store) -> Result<(), TableError> {
        let before = state.listing.clone();
        state.follow(entries, self)?;
        if state.listing != before {
            // The process that has made the table due has claimed it.
            store.lose_claim(Work::Tables, &self.id.to_string());
        }
        Ok(())
    }

    async fn read_store(&self, store: &Store, games: &Games) -> Result<State, TableError> {
        let entries = store.log(self.id, 0).await?;
        let seen = self.is_watched().then(|| *self.seq.borrow()).filter(|&seen| seen > 0);
        State::replay(&entries, games, seen, self)
    }
}

impl State {
    /// Replays a log. The frames of the entries after `seen` are cached, because streams wait for
    /// them.
    fn replay(
        entries: &[LogEntry],
        games: &Games,
        seen: Option<u64>,
        live: &LiveTable,
    ) -> Result<State, TableError> {
        let mut new_frames = Vec::new();
        let first_cached = (entries.len() as u64).saturating_sub(CAPACITY as u64) + 1;
        let table = Table::replay(live.id, entries, games, |table, entry| {
            if seen.is_some_and(|seen| entry.seq > seen) && entry.seq >= first_cached {
                new_frames.push(CachedEntry::new(table, entry, live.audience(table)));
            }
        })?;
        let table = table.ok_or(CommandError::NoSuchGame)?;
        let mut log = CompactLog::default();
        log.extend(entries);
        Ok(State { listing: Listing::of(&table), new_frames, table, log })
    }

    /// Follows entries that other processes wrote.
    fn follow(&mut self, entries: Vec<LogEntry>, live: &LiveTable) -> Result<(), TableError> {
        if entries.is_empty() {
            return Ok(());
        }
        for entry in &entries {
            self.table.follow(entry)?;
            self.new_frames.push(CachedEntry::new(&self.table, entry, live.audience(&self.table)));
        }
        self.listing = Listing::of(&self.table);
        self.log.extend(&entries);
        Ok(())
    }

    /// The people who sit at the table.
    fn seated(&self) -> impl Iterator<Item = PersonId> {
        self.listing.summary.seats.iter().flatten().filter_map(Occupant::person)
    }

    /// Whether table and log agree. A command that fails half-way leaves the table ahead.
    fn is_consistent(&self) -> bool {
        self.log.last() == self.table.seq()
    }

    fn append(&mut self, entries: &[LogEntry]) -> Append {
        let before = std::mem::replace(&mut self.listing, Listing::of(&self.table));
        Append::new(self.table.id(), entries.to_vec(), Some(&before), self.listing.clone())
    }

    /// Changes the table and caches the frames, which streams see only after the commit.
    fn execute(
        &mut self,
        command: Command,
        store: &Store,
        key: Option<String>,
        live: &LiveTable,
    ) -> Result<Vec<LogEntry>, CommandError> {
        let State { table, new_frames, .. } = self;
        new_frames.clear();
        let on_entry = &mut |table: &Table, last: &LogEntry| {
            new_frames.push(CachedEntry::new(table, last, live.audience(table)));
        };
        table.execute(command, store.now(), || store.machine().deal(), key, on_entry)
    }

    /// The present frame for a person.
    pub(crate) fn current_frame(&self, person: Option<PersonId>) -> Frame {
        self.table.current_frame(self.table.viewer(person))
    }
}
