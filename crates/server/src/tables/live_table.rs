//! One game in memory.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::{Mutex, watch};

use crate::games::Games;
use crate::id::{GameId, PersonId};
use crate::random::Chance;
use crate::sitting::{
    Command, CommandError, Frame, Logged, Phase, Question, Sight, Sitting, Told, questions,
};
use crate::store::{Append, Listing, Store, StoreError, Write, Written};
use crate::tables::event::Event;
use crate::tables::recent::Recent;
use crate::tables::table_error::{Answer, TableError};
use crate::timestamp::Timestamp;

/// One game in memory.
pub(crate) struct LiveTable {
    pub(crate) id: GameId,
    /// Nothing until it is read from the store, and again whenever memory and store may differ.
    state: Mutex<Option<State>>,
    /// How far the log has come, for those who watch.
    seq: watch::Sender<u64>,
    /// When it was last looked at.
    looked_at: AtomicI64,
}

/// What is known of a game.
pub(crate) struct State {
    pub(crate) sitting: Sitting,
    log: Vec<Logged>,
    listing: Listing,
    recent: Recent,
}

/// How often a request is tried again when other processes were first.
const TRIES: usize = 20;

impl LiveTable {
    pub(crate) fn new(id: GameId) -> LiveTable {
        let looked_at = AtomicI64::new(Timestamp::now().0);
        LiveTable { id, state: Mutex::new(None), seq: watch::Sender::new(0), looked_at }
    }

    /// How long nobody has looked at it.
    pub(crate) fn idle(&self) -> Duration {
        let since = Timestamp::now().since(Timestamp(self.looked_at.load(Relaxed)));
        Duration::from_millis(since as u64)
    }

    /// Hears when the log has come further.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.seq.subscribe()
    }

    fn is_watched(&self) -> bool {
        self.seq.receiver_count() > 0
    }

    /// Carries out a command: checked, committed, then told.
    pub(crate) async fn carry_out(
        &self,
        store: &Store,
        games: &Games,
        command: Command,
        key: Option<String>,
    ) -> Result<Answer, TableError> {
        let key = key.map(|key| command.own_key(&key));
        let mut slot = self.state.lock().await;
        for _ in 0..TRIES {
            // While it is changed the slot is empty: if anything goes wrong on the way, the store is asked again.
            let mut state = self.current(slot.take(), store, games).await?;
            if let Some(seq) = key.as_deref().and_then(|key| state.sitting.answered(key)) {
                *slot = Some(state);
                return Ok(Answer { seq, repeated: true });
            }
            let entries = match state.carry_out(command.clone(), key.clone(), self.is_watched()) {
                Ok(entries) => entries,
                // A refusal changes nothing, unless it came after something that was accepted.
                Err(denied) => {
                    if state.is_whole() {
                        *slot = Some(state);
                    }
                    return Err(denied.into());
                }
            };
            let Some(first) = entries.first().map(|first| first.seq) else {
                let seq = state.sitting.seq();
                *slot = Some(state);
                return Ok(Answer { seq, repeated: false });
            };
            let append = state.append(&entries);
            if store.write(Write::Append(append)).await? == Written::Done {
                state.log.extend(entries);
                let seq = state.sitting.seq();
                *slot = Some(state);
                self.seq.send_replace(seq);
                return Ok(Answer { seq: first, repeated: false });
            }
        }
        Err(TableError::Crowded)
    }

    /// Looks at the game as it stands.
    pub(crate) async fn look<T>(
        &self,
        store: &Store,
        games: &Games,
        with: impl FnOnce(&mut State) -> T,
    ) -> Result<T, TableError> {
        let mut slot = self.state.lock().await;
        let mut state = self.current(slot.take(), store, games).await?;
        let seen = with(&mut state);
        *slot = Some(state);
        Ok(seen)
    }

    /// Looks at the game as it is in memory; the store is asked only if it is not there. For who was woken by it.
    pub(crate) async fn recall<T>(
        &self,
        store: &Store,
        games: &Games,
        with: impl FnOnce(&State) -> T,
    ) -> Result<T, TableError> {
        let mut slot = self.state.lock().await;
        let state = match slot.take() {
            Some(state) => state,
            None => self.current(None, store, games).await?,
        };
        Ok(with(slot.insert(state)))
    }

    /// Takes in what other processes wrote, if the game is in memory and has not come so far.
    pub(crate) async fn catch_up(&self, seq: u64, store: &Store, games: &Games) -> Result<(), TableError> {
        if *self.seq.borrow() >= seq {
            return Ok(());
        }
        let mut slot = self.state.lock().await;
        if let Some(state) = slot.take() {
            *slot = Some(self.current(Some(state), store, games).await?);
        }
        Ok(())
    }

    /// The state, up to date with the store.
    async fn current(&self, state: Option<State>, store: &Store, games: &Games) -> Result<State, TableError> {
        let state = match state {
            Some(mut state) if store.is_shared() => {
                let news = store.log(self.id, state.sitting.seq()).await?;
                state.follow(news, self.is_watched())?;
                state
            }
            Some(state) => state,
            None => State::read(self.id, store, games).await?,
        };
        self.looked_at.store(Timestamp::now().0, Relaxed);
        let seq = state.sitting.seq();
        self.seq.send_if_modified(|known| std::mem::replace(known, seq) != seq);
        Ok(state)
    }
}

impl State {
    async fn read(id: GameId, store: &Store, games: &Games) -> Result<State, TableError> {
        let log = store.log(id, 0).await?;
        let sitting = Sitting::replay(id, &log, games, |_, _| ()).map_err(StoreError::from)?;
        let sitting = sitting.ok_or(CommandError::NoSuchGame)?;
        Ok(State { listing: Listing::of(&sitting), recent: Recent::default(), sitting, log })
    }

    /// Takes in entries that others wrote.
    fn follow(&mut self, entries: Vec<Logged>, watched: bool) -> Result<(), TableError> {
        if entries.is_empty() {
            return Ok(());
        }
        for entry in &entries {
            self.sitting.follow(entry).map_err(StoreError::from)?;
            self.recent.note(&self.sitting, entry, watched);
        }
        self.listing = Listing::of(&self.sitting);
        self.log.extend(entries);
        Ok(())
    }

    /// Whether the sitting is as its log says.
    fn is_whole(&self) -> bool {
        self.log.last().is_some_and(|last| last.seq == self.sitting.seq())
    }

    fn append(&mut self, entries: &[Logged]) -> Append {
        let listing = Listing::of(&self.sitting);
        let changed = listing != self.listing;
        self.listing = listing.clone();
        Append { game: self.sitting.id(), entries: entries.to_vec(), listing: changed.then_some(listing) }
    }

    /// Changes the sitting, and writes the frames that nobody may see before the entries are on the disk.
    fn carry_out(
        &mut self,
        command: Command,
        key: Option<String>,
        watched: bool,
    ) -> Result<Vec<Logged>, CommandError> {
        let State { sitting, recent, .. } = self;
        let tell = &mut |sitting: &Sitting, last: &Logged| recent.note(sitting, last, watched);
        sitting.carry_out(command, Timestamp::now(), Chance::draw, key, tell)
    }

    /// What a person hears of the entries after one, up to now.
    pub(crate) fn frames(
        &self,
        person: Option<PersonId>,
        after: u64,
        games: &Games,
    ) -> Result<Vec<(u64, Event)>, TableError> {
        let viewer = self.sitting.viewer(person);
        if let Some(frames) = self.recent.after(after, self.sitting.seq(), viewer) {
            return Ok(frames);
        }
        self.frames_again(person, after, games)
    }

    /// The same, by playing the log again.
    fn frames_again(
        &self,
        person: Option<PersonId>,
        after: u64,
        games: &Games,
    ) -> Result<Vec<(u64, Event)>, TableError> {
        let mut frames = Vec::new();
        self.play_again(games, |sitting, entry| {
            if entry.seq > after {
                frames.push((entry.seq, Event::frame(&sitting.frame(entry, sitting.viewer(person)))));
            }
        })?;
        Ok(frames)
    }

    /// How things stand for a person.
    pub(crate) fn standing(&self, person: Option<PersonId>) -> Frame {
        self.sitting.standing(self.sitting.viewer(person))
    }

    /// The game as it was after an entry, as a person saw it.
    pub(crate) fn standing_at(
        &self,
        person: Option<PersonId>,
        seq: u64,
        sight: Sight,
        games: &Games,
    ) -> Result<Option<Frame>, TableError> {
        self.may_look(sight)?;
        let until = self.log.partition_point(|entry| entry.seq <= seq);
        let sitting = Sitting::replay(self.sitting.id(), &self.log[..until], games, |_, _| ());
        let sitting = sitting.map_err(StoreError::from)?;
        let sitting = sitting.filter(|sitting| sitting.seq() == seq);
        Ok(sitting.map(|sitting| sitting.as_it_was(sitting.viewer(person), sight)))
    }

    /// All that happened, as far as a person may know.
    pub(crate) fn told(
        &self,
        person: Option<PersonId>,
        sight: Sight,
        games: &Games,
    ) -> Result<Vec<Told>, TableError> {
        self.may_look(sight)?;
        let mut told = Vec::with_capacity(self.log.len());
        self.play_again(games, |sitting, entry| {
            told.push(sitting.told(entry, sitting.viewer(person), sight))
        })?;
        Ok(told)
    }

    /// The decisions that can be studied. For games that are over.
    pub(crate) fn questions(&self, games: &Games) -> Result<Vec<Question>, game::InputError> {
        questions(self.sitting.id(), &self.log, games)
    }

    /// Nothing is turned up before the end.
    fn may_look(&self, sight: Sight) -> Result<(), CommandError> {
        let may = sight == Sight::Then || self.sitting.phase() == Phase::Over;
        if may { Ok(()) } else { Err(CommandError::NotOver) }
    }

    /// Plays the log again; `see` is shown the sitting after each entry.
    pub(crate) fn play_again(
        &self,
        games: &Games,
        see: impl FnMut(&Sitting, &Logged),
    ) -> Result<(), StoreError> {
        Sitting::replay(self.sitting.id(), &self.log, games, see)?;
        Ok(())
    }
}
