//! The engine: tables in memory, and the function from requests to answers.

use std::collections::HashMap;

use bots::Level;
use game::{Game as _, InputError, Seat};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{
    Analysis, Change, Command, CommandError, EntryView, GameId, Games, Person, Progress, Table, Timestamp,
    Visibility,
};

use crate::answer::{self, Answer, ok};
use crate::local_table::LocalTable;
use crate::requests::{
    AnalysisResults, BotAct, Execute, Frames, LookBack, Open, RandomBytes, Rematch, Repeat, Request, Tick,
};
use crate::{table_file, thinking};

/// Tables in memory, the games that can be played, and a clock.
pub struct Engine {
    games: Games,
    tables: HashMap<GameId, LocalTable>,
    clock: fn() -> f64,
}

/// The id of a table that was opened.
#[derive(Serialize)]
struct Opened {
    id: GameId,
}

/// The log of a game, as the server's API gives it.
#[derive(Serialize)]
struct GameLog {
    entries: Vec<EntryView>,
}

/// What a table waits for when nobody sends a command.
#[derive(Serialize)]
struct Due {
    /// When it needs a tick or bots; `null` if only a person can continue.
    at: Option<Timestamp>,
    bots: Vec<DueBot>,
}

/// A bot that must decide.
#[derive(Serialize)]
struct DueBot {
    seat: Seat,
    level: Level,
    choice_since: u64,
}

impl Engine {
    /// An engine without tables. The clock returns milliseconds since any moment.
    pub fn new(clock: fn() -> f64) -> Result<Engine, InputError> {
        let games = Games::default()
            .with::<sanssouci::Position>(sanssouci::Position::data(|_| None)?)
            .with::<versailles::Position>(versailles::Position::data(|_| None)?);
        Ok(Engine { games, tables: HashMap::new(), clock })
    }

    /// Answers a request.
    pub fn call(&mut self, request: &str) -> String {
        let request = Request::read(request).map_err(CommandError::from);
        answer::write(request.and_then(|request| self.answer(request)))
    }

    fn answer(&mut self, request: Request) -> Answer {
        let (games, clock) = (&self.games, self.clock);
        match request {
            Request::Open(request) => self.open(request),
            Request::Execute(request) => self.execute(request),
            Request::BotAct(request) => self.bot_act(request),
            Request::Tick(Tick { id, now, random }) => self.run(id, Command::Tick, now, random, None),
            Request::Due(of) => ok(&due(self.table(of.id)?.table())),
            Request::Frames(Frames { id, person, after }) => {
                ok(&self.table(id)?.frames(person, after, games)?)
            }
            Request::LookBack(request) => self.look_back(request),
            Request::Log(request) => {
                let (local, visibility) = (self.table(request.id)?, visibility(request.reveal));
                local.table().check_visibility(visibility)?;
                let entries = local.table().entry_views(local.log(), request.person, visibility, games)?;
                ok(&GameLog { entries })
            }
            Request::Summary(of) => ok(&self.table(of.id)?.table().summary()),
            Request::Record(of) => {
                let record = self.table(of.id)?.table().record().ok_or(CommandError::NotOver)?;
                RawValue::from_string(record).map_err(|error| InputError::new("", error).into())
            }
            Request::Analysis(request) => self.analysis(request),
            Request::Rematch(request) => self.rematch(request),
            Request::Repeat(request) => self.repeat(request),
            Request::Export(of) => ok(&table_file::write(self.table(of.id)?)?),
            Request::Import(request) => {
                let local = table_file::read(&request.table, games)?;
                let id = local.id();
                self.tables.insert(id, local);
                ok(&Opened { id })
            }
            Request::Forget(of) => {
                self.tables.remove(&of.id);
                ok(&())
            }
            Request::Think(request) => ok(&thinking::think(request, games, clock)?),
            Request::Hint(request) => ok(&thinking::hint(request, games)?),
            Request::Analyse(request) => ok(&thinking::analyse(request, games)?),
            Request::Position(request) => ok(&games.position(&request)?),
            Request::Replay(request) => ok(&games.replay(&request.record)?),
        }
    }

    fn table(&self, id: GameId) -> Result<&LocalTable, CommandError> {
        self.tables.get(&id).ok_or(CommandError::NoSuchGame)
    }

    fn open(&mut self, request: Open) -> Answer {
        let host = request.person.person()?;
        let opened = request.table.opened_by(&host, &self.games, request.random.secret())?;
        self.insert(request.id, opened, request.now, request.random)
    }

    fn insert(&mut self, id: GameId, opened: Change, now: Timestamp, random: RandomBytes) -> Answer {
        if self.tables.contains_key(&id) {
            return Err(InputError::new("id", "there is such a table already").into());
        }
        let (table, log) = Table::open(id, opened, &self.games, now, || random.deal())?;
        self.tables.insert(id, LocalTable::new(table, log));
        ok(&Opened { id })
    }

    fn execute(&mut self, Execute { id, person, command, key, now, random }: Execute) -> Answer {
        let command = command.of(person.person()?)?;
        self.run(id, command, now, random, key)
    }

    fn bot_act(&mut self, BotAct { id, seat, choice_since, actions, now, random }: BotAct) -> Answer {
        self.run(id, Command::BotAct { seat, choice_since, actions }, now, random, None)
    }

    fn run(
        &mut self,
        id: GameId,
        command: Command,
        now: Timestamp,
        random: RandomBytes,
        key: Option<String>,
    ) -> Answer {
        let local = self.tables.get_mut(&id).ok_or(CommandError::NoSuchGame)?;
        ok(&local.execute(command, now, random.deal(), key, &self.games)?)
    }

    fn look_back(&self, LookBack { id, person, seq, reveal }: LookBack) -> Answer {
        let (local, visibility) = (self.table(id)?, visibility(reveal));
        local.table().check_visibility(visibility)?;
        let frame = local.table().frame_at(local.log(), seq, person, visibility, &self.games)?;
        ok(&frame.ok_or_else(|| InputError::new("seq", "the game has no such entry"))?)
    }

    fn analysis(&self, AnalysisResults { id, of, finished, decisions }: AnalysisResults) -> Answer {
        let totals = self.table(id)?.table().final_totals()?;
        let state = match of {
            None => Progress::None,
            Some(_) if !finished => Progress::Running,
            Some(_) => Progress::Done,
        };
        ok(&Analysis::new(state, of.unwrap_or(0), decisions, &totals))
    }

    fn rematch(&mut self, Rematch { id, new_id, person, now, random }: Rematch) -> Answer {
        let person = person.person()?;
        let table = self.table(id)?.table();
        if let Some(id) = table.rematch() {
            return ok(&Opened { id });
        }
        let opened = table.rematch_opened_by(&person, false, random.secret())?;
        let answer = self.insert(new_id, opened, now, random)?;
        self.run(id, Command::Rematch { person: person.id, game: new_id }, now, random, None)?;
        Ok(answer)
    }

    fn repeat(&mut self, Repeat { id, new_id, person, seats, from, now, random }: Repeat) -> Answer {
        let host: Person = person.person()?;
        let local = self.table(id)?;
        let (deal, terms) = match from {
            None => local.table().repeatable_deal()?,
            Some(from) => local.table().repeatable_position(local.log(), from)?,
        };
        let boards = local.table().boards().cloned();
        let opened = deal.opened_by(terms, boards, seats, &host, &self.games)?;
        self.insert(new_id, opened, now, random)
    }
}

fn visibility(reveal: bool) -> Visibility {
    if reveal { Visibility::FaceUp } else { Visibility::AsSeen }
}

fn due(table: &Table) -> Due {
    let bots = table.bots_to_act().into_iter();
    let bots = bots.map(|(seat, level)| DueBot { seat, level, choice_since: table.choice_since(seat) });
    Due { at: table.due(), bots: bots.collect() }
}
