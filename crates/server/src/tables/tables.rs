//! All games in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use game::InputError;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::games::{Choice, Games};
use crate::id::{GameId, PersonId};
use crate::random::Chance;
use crate::sitting::{
    Command, CommandError, Entry, Frame, Logged, Occupant, Opening, Person, Phase, Place, Sight, Sitting,
    Told,
};
use crate::store::{Append, Listing, Store, Write, Written};
use crate::tables::bot_pool::BotPool;
use crate::tables::listener;
use crate::tables::live_table::LiveTable;
use crate::tables::lobby::Lobby;
use crate::tables::supervisor;
use crate::tables::table_error::{Answer, TableError};
use crate::timestamp::Timestamp;

/// The games that are being played or watched. Cheap to clone: all clones are the same tables.
#[derive(Clone)]
pub struct Tables(pub(super) Arc<Inner>);

/// How a tables is run.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct TablesOptions {
    /// How many bots think at the same time.
    pub bots: usize,
    /// How many simulations a hint is made of.
    pub hint_simulations: u64,
    /// How many simulations are made for a decision of a finished game, twice.
    pub study_simulations: u64,
    /// How long a game that nobody looks at stays in memory.
    pub idle: Duration,
}

pub(super) struct Inner {
    pub(super) store: Store,
    pub(super) games: Games,
    live: Mutex<HashMap<GameId, Arc<LiveTable>>>,
    pub(super) lobby: Lobby,
    pub(super) bots: BotPool,
    /// Games that somebody must look after at once.
    pub(super) to_look_after: tokio::sync::mpsc::UnboundedSender<GameId>,
    /// Says that the server stops.
    pub(super) stopping: watch::Sender<bool>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

impl Default for TablesOptions {
    fn default() -> TablesOptions {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        TablesOptions {
            bots: cores.saturating_sub(1).max(1),
            hint_simulations: 1500,
            study_simulations: 600,
            idle: Duration::from_secs(60),
        }
    }
}

impl Tables {
    /// Opens the tables: clocks and bots begin to be looked after.
    pub fn open(store: Store, games: Games, options: TablesOptions) -> Tables {
        let (to_look_after, looked_after) = tokio::sync::mpsc::unbounded_channel();
        let tables = Tables(Arc::new(Inner {
            store,
            games,
            live: Mutex::default(),
            lobby: Lobby::new(),
            bots: BotPool::new(&options),
            to_look_after,
            stopping: watch::Sender::new(false),
            tasks: Mutex::default(),
        }));
        let tasks = vec![
            tokio::spawn(supervisor::supervise(tables.clone(), looked_after)),
            tokio::spawn(listener::listen(tables.clone())),
            tokio::spawn(tables.clone().forget_idle(options.idle)),
            tokio::spawn(Lobby::keep(tables.clone())),
        ];
        *tables.0.tasks.lock().unwrap_or_else(PoisonError::into_inner) = tasks;
        tables
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// What can be played.
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// Opens a table.
    pub(crate) async fn open_table(&self, person: Person, opening: &Opening) -> Result<GameId, TableError> {
        let games = &self.0.games;
        let players =
            opening.terms.check(games).map_err(|fault| fault.inside("terms")).map_err(CommandError::Bad)?;
        let places = opening.places(players).map_err(CommandError::Bad)?;
        let seats = places.into_iter().map(|(_, place)| match place {
            Place::Me => Some(Occupant::Person { id: person.id, name: person.name.clone() }),
            Place::Bot(level) => Some(Occupant::Bot { level }),
            Place::Open => None,
        });
        let opened = Entry::Opened { host: person.id, terms: opening.terms.clone(), seats: seats.collect() };
        let (id, append) = self.new_table(opened)?;
        self.0.store.write(Write::Append(append)).await?;
        self.changed(id);
        Ok(id)
    }

    /// A new table; it begins at once if it is full.
    fn new_table(&self, opened: Entry) -> Result<(GameId, Append), TableError> {
        let id = GameId::random();
        let first = Logged { seq: 1, at: Timestamp::now(), key: None, entry: opened };
        let mut sitting = Sitting::open(id, first.clone(), &self.0.games).map_err(CommandError::Bad)?;
        let mut entries = vec![first];
        let more =
            sitting.carry_out(Command::TimeUp, Timestamp::now(), Chance::draw, None, &mut |_, _| {})?;
        entries.extend(more);
        Ok((id, Append { game: id, listing: Some(Listing::of(&sitting)), entries }))
    }

    /// Opens a table for the same people, one seat on, and tells them at the old one. Who was first decides where.
    pub(crate) async fn rematch(&self, game: GameId, person: Person) -> Result<GameId, TableError> {
        let look = |state: &mut super::live_table::State| {
            let sitting = &state.sitting;
            (sitting.rematch(), sitting.again(&person), sitting.phase())
        };
        let (again, opened, phase) = self.look(game, look).await?;
        if let Some(again) = again {
            return Ok(again);
        }
        let opened = opened.ok_or(CommandError::NotSeated)?;
        // Before a table is opened that would stay there for nobody.
        match phase {
            Phase::Over => {}
            Phase::Closed => return Err(CommandError::Closed.into()),
            Phase::Open | Phase::Running => return Err(CommandError::NotOver.into()),
        }
        let (id, append) = self.new_table(opened)?;
        // First the table, then the word of it: if nothing comes after it, it is an open table that nobody comes to.
        self.0.store.write(Write::Append(append)).await?;
        self.command(game, Command::Rematch { person: person.id, game: id }, None).await?;
        self.changed(id);
        let there = self.look(game, |state| state.sitting.rematch()).await?.unwrap_or(id);
        if there != id {
            self.command(id, Command::Close { person: person.id }, None).await?;
        }
        Ok(there)
    }

    /// Carries out what somebody asks for.
    pub(crate) async fn command(
        &self,
        game: GameId,
        command: Command,
        key: Option<String>,
    ) -> Result<Answer, TableError> {
        let tables = self.clone();
        // A task of its own: if whoever asked goes away, what was begun is still finished.
        let work = tokio::spawn(async move {
            let live = tables.live(game);
            let done = live.carry_out(&tables.0.store, &tables.0.games, command, key).await;
            drop(live);
            match &done {
                Ok(_) => tables.changed(game),
                Err(TableError::CommandError(CommandError::NoSuchGame)) => tables.forget(game),
                Err(_) => {}
            }
            done
        });
        work.await.map_err(|_| TableError::Stopping)?
    }

    /// Looks at a game as it stands.
    pub(crate) async fn look<T>(
        &self,
        game: GameId,
        with: impl FnOnce(&mut super::live_table::State) -> T,
    ) -> Result<T, TableError> {
        let live = self.live(game);
        let seen = live.look(&self.0.store, &self.0.games, with).await;
        drop(live);
        if matches!(seen, Err(TableError::CommandError(CommandError::NoSuchGame))) {
            self.forget(game);
        }
        seen
    }

    /// What a person sees of a game now.
    pub(crate) async fn standing(&self, game: GameId, person: Option<PersonId>) -> Result<Frame, TableError> {
        self.look(game, |state| state.standing(person)).await
    }

    /// What a person saw of a game after an entry; nothing, if there is no such entry.
    pub(crate) async fn standing_at(
        &self,
        game: GameId,
        person: Option<PersonId>,
        seq: u64,
        sight: Sight,
    ) -> Result<Option<Frame>, TableError> {
        let games = &self.0.games;
        self.look(game, |state| state.standing_at(person, seq, sight, games)).await?
    }

    /// All that happened in a game, as far as a person may know.
    pub(crate) async fn told(
        &self,
        game: GameId,
        person: Option<PersonId>,
        sight: Sight,
    ) -> Result<Vec<Told>, TableError> {
        let games = &self.0.games;
        self.look(game, |state| state.told(person, sight, games)).await?
    }

    /// What a bot would do in a person's place, and what it thinks of alternatives; and how far the game has come.
    pub(crate) async fn hint(
        &self,
        game: GameId,
        person: PersonId,
    ) -> Result<(u64, Vec<Choice>), TableError> {
        let asked = |state: &mut super::live_table::State| {
            let sitting = &state.sitting;
            sitting.hint(person).map(|advising| (sitting.seq(), advising))
        };
        let (seq, advising) = self.look(game, asked).await??;
        let choices = self.0.bots.advise(advising).await.ok_or(TableError::Stopping)?;
        Ok((seq, choices))
    }

    /// The record of a game that is over.
    pub(crate) async fn record(&self, game: GameId) -> Result<String, TableError> {
        let record = self.look(game, |state| state.sitting.record()).await?;
        Ok(record.ok_or(CommandError::NotOver)?)
    }

    /// Says everywhere that somebody goes by another name.
    pub(crate) async fn rename(&self, person: &Person) -> Result<(), TableError> {
        let done = self.0.store.write(Write::Name { id: person.id, name: person.name.clone() }).await?;
        if done == Written::Taken {
            return Err(CommandError::Bad(InputError::new("", "there is no such person")).into());
        }
        for phase in [Phase::Open, Phase::Running] {
            let finding = crate::store::Finding::Of(person.id, phase);
            for summary in self.0.store.find(finding, 0, 1000).await? {
                self.command(summary.id, Command::Rename { person: person.clone() }, None).await?;
            }
        }
        Ok(())
    }

    /// How many games are in memory.
    pub fn in_memory(&self) -> usize {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Stops: nothing new is begun, streams end, bots answer at once.
    pub(crate) async fn close(&self) {
        self.0.stopping.send_replace(true);
        self.0.bots.stop();
        let tasks = std::mem::take(&mut *self.0.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        for task in tasks {
            let _ = task.await;
        }
        self.0.store.close().await;
    }

    /// Hears that the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// A game's log has come further: lists and whoever looks after games hear of it.
    pub(super) fn changed(&self, game: GameId) {
        self.0.lobby.changed();
        // Nobody listens any more when the server stops.
        let _ = self.0.to_look_after.send(game);
    }

    pub(super) fn live(&self, game: GameId) -> Arc<LiveTable> {
        let mut live = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.entry(game).or_insert_with(|| Arc::new(LiveTable::new(game))).clone()
    }

    pub(super) fn live_if_in_memory(&self, game: GameId) -> Option<Arc<LiveTable>> {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner).get(&game).cloned()
    }

    pub(super) fn all_live(&self) -> Vec<Arc<LiveTable>> {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    fn forget(&self, game: GameId) {
        let mut live = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.get(&game).is_some_and(|live| Arc::strong_count(live) == 1) {
            live.remove(&game);
        }
    }

    /// Forgets games that nobody has looked at for a while; the store has them.
    async fn forget_idle(self, idle: Duration) {
        let mut stopping = self.stopping();
        loop {
            tokio::select! {
                _ = tokio::time::sleep(idle / 4) => {}
                _ = stopping.changed() => return,
            }
            let mut live = self.0.live.lock().unwrap_or_else(PoisonError::into_inner);
            live.retain(|_, live| Arc::strong_count(live) > 1 || live.idle() < idle);
            metrics::gauge!("gloriette_games_in_memory").set(live.len() as f64);
        }
    }
}
