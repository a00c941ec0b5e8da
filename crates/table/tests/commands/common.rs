//! A table with its log, and short ways to change it.

use game::{Seat, Viewer};
use sanssouci::{Data, Position};
use serde_json::{Value, json};
use table::{
    Change, Command, CommandError, DealRandomness, DealSecret, Frame, GameId, Games, LogEntry, NewTable,
    Person, PersonId, Phase, Table, Timestamp,
};

pub(crate) fn games() -> Games {
    Games::default().with::<Position>(Data::load(|_| None).unwrap())
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn id(number: u8) -> PersonId {
    PersonId::from_bytes([number; 16])
}

/// The host of every table.
pub(crate) const ANNA: u8 = 1;
pub(crate) const BEN: u8 = 2;
pub(crate) const CARA: u8 = 3;

pub(crate) fn person(number: u8) -> Person {
    let name = ["Nobody", "Anna", "Ben", "Cara"][usize::from(number)];
    Person { id: id(number), name: name.to_string() }
}

/// The secret of a deal.
pub(crate) fn secret(seed: u8) -> DealSecret {
    DealSecret::from_bytes([seed; 32])
}

/// Terms for this many players, with further keys. Nobody chooses anything before the first turn.
pub(crate) fn terms(players: u8, more: Value) -> Value {
    let mut terms = json!({
        "game": "sanssouci",
        "options": {"edition": "revised", "players": players, "rewards": false, "boars": false,
                    "choose_sides": false, "choose_stack": false},
    });
    more.as_object().unwrap().iter().for_each(|(key, value)| terms[key] = value.clone());
    terms
}

/// Terms of a game for two in which both choose a side at the same time.
pub(crate) fn simultaneous(more: Value) -> Value {
    let mut terms = terms(2, more);
    terms["options"]["edition"] = json!("classic");
    terms["options"]["choose_sides"] = json!(true);
    terms
}

pub(crate) fn new_table(terms: Value, seats: &[&str]) -> NewTable {
    serde_json::from_value(json!({"terms": terms, "seats": seats})).unwrap()
}

/// A table, its log and the present time.
pub(crate) struct TestTable {
    pub(crate) table: Table,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) now: i64,
    seed: u8,
}

pub(crate) const GAME: GameId = GameId::from_bytes([9; 16]);

/// When every table is opened.
pub(crate) const OPENED: i64 = 1_000_000;

impl TestTable {
    /// Anna opens a table with these occupants.
    pub(crate) fn open(terms: Value, seats: &[&str]) -> TestTable {
        TestTable::open_with_seed(terms, seats, 7)
    }

    pub(crate) fn open_with_seed(terms: Value, seats: &[&str], seed: u8) -> TestTable {
        let opened = new_table(terms, seats).opened_by(&person(ANNA), &games(), secret(seed)).unwrap();
        TestTable::with_first_entry(opened, seed)
    }

    pub(crate) fn with_first_entry(opened: Change, seed: u8) -> TestTable {
        let randomness = || DealRandomness::from_seed([seed; 32]);
        let (table, log) = Table::open(GAME, opened, &games(), Timestamp(OPENED), randomness).unwrap();
        TestTable { table, log, now: OPENED, seed }
    }

    /// Anna and Ben play a game that has begun.
    pub(crate) fn running(more: Value) -> TestTable {
        let mut table = TestTable::open(terms(2, more), &["me", "open"]);
        table.sit(BEN, 1);
        assert_eq!(table.table.phase(), Phase::Running);
        table
    }

    pub(crate) fn try_execute(&mut self, command: Command) -> Result<Vec<Change>, CommandError> {
        self.try_execute_with_key(command, None)
    }

    pub(crate) fn try_execute_with_key(
        &mut self,
        command: Command,
        key: Option<&str>,
    ) -> Result<Vec<Change>, CommandError> {
        let (seq, seed) = (self.table.seq(), self.seed);
        let mut seen = Vec::new();
        let executed = self.table.execute(
            command,
            Timestamp(self.now),
            || DealRandomness::from_seed([seed; 32]),
            key.map(str::to_string),
            &mut |table, entry| {
                assert_eq!(table.seq(), entry.seq);
                seen.push(entry.clone());
            },
        );
        let entries = match executed {
            Ok(entries) => entries,
            Err(error) => {
                assert_eq!(self.table.seq(), seq, "a refused command changes nothing");
                return Err(error);
            }
        };
        assert_eq!(seen, entries, "every entry is shown");
        assert!(entries.iter().zip(seq + 1..).all(|(entry, seq)| entry.seq == seq));
        self.log.extend(entries.iter().cloned());
        Ok(entries.into_iter().map(|entry| entry.change).collect())
    }

    /// Executes a command and returns the changes.
    pub(crate) fn execute(&mut self, command: Command) -> Vec<Change> {
        self.try_execute(command).unwrap()
    }

    /// The error of a command.
    pub(crate) fn refused(&mut self, command: Command) -> CommandError {
        self.try_execute(command).unwrap_err()
    }

    pub(crate) fn sit(&mut self, number: u8, at: usize) -> Vec<Change> {
        self.execute(Command::Sit { person: person(number), seat: seat(at), nonce: None })
    }

    pub(crate) fn seat_of(&self, number: u8) -> Seat {
        self.table.seat_of(id(number)).unwrap()
    }

    pub(crate) fn viewer(&self, number: u8) -> Viewer {
        self.table.viewer(Some(id(number)))
    }

    /// The game as a viewer sees it.
    pub(crate) fn game_view(&self, viewer: Viewer) -> Value {
        let frame = self.table.current_frame(viewer);
        serde_json::from_str(frame.view.unwrap().get()).unwrap()
    }

    /// The person who must decide, if only one must.
    pub(crate) fn to_act(&self) -> u8 {
        let seat = self.table.to_act().first().unwrap();
        [ANNA, BEN, CARA].into_iter().find(|&number| self.table.seat_of(id(number)) == Some(seat)).unwrap()
    }

    /// A person's first legal decision.
    pub(crate) fn legal(&self, number: u8) -> Value {
        self.game_view(self.viewer(number))["legal"][0].clone()
    }

    pub(crate) fn act(&mut self, number: u8) -> Vec<Change> {
        let command = self.decision(number, self.table.seq());
        self.execute(command)
    }

    /// A person's first legal decision, having seen the log up to `after`.
    pub(crate) fn decision(&self, number: u8, after: u64) -> Command {
        Command::Act { person: id(number), action: self.legal(number), after }
    }

    /// People and bots decide until the game is over.
    pub(crate) fn finish(&mut self) {
        while self.table.phase() == Phase::Running {
            match self.table.bots_to_act().first() {
                Some(&(seat, _)) => drop(self.bot_acts(seat)),
                None => drop(self.act(self.to_act())),
            }
        }
    }

    /// A bot makes its first legal decision.
    pub(crate) fn bot_acts(&mut self, seat: Seat) -> Vec<Change> {
        let action = self.game_view(Viewer::Seat(seat))["legal"][0].clone();
        let choice_since = self.table.choice_since(seat);
        self.execute(Command::BotAct { seat, choice_since, actions: vec![action] })
    }

    /// Milliseconds pass.
    pub(crate) fn pass(&mut self, milliseconds: i64) {
        self.now += milliseconds;
    }

    /// The table after a replay of its log.
    pub(crate) fn replayed(&self) -> Table {
        Table::replay(GAME, &self.log, &games(), |_, _| ()).unwrap().unwrap()
    }

    /// A table is a function of its log: a replay shows everybody the same.
    pub(crate) fn assert_replays(&self) {
        let again = self.replayed();
        assert_eq!(again.summary(), self.table.summary());
        assert_eq!((again.seq(), again.due()), (self.table.seq(), self.table.due()));
        for viewer in Viewer::all(self.table.players()) {
            let [a, b] = [&again, &self.table].map(|table| to_json(&table.current_frame(viewer)));
            assert_eq!(a, b, "{viewer:?}");
        }
        for seat in Seat::all(self.table.players()) {
            assert_eq!(again.choice_since(seat), self.table.choice_since(seat));
        }
        assert_eq!(again.record(), self.table.record());
    }
}

pub(crate) fn to_json(frame: &Frame) -> Value {
    serde_json::to_value(frame).unwrap()
}

/// The names of changes, as the log stores them.
pub(crate) fn names(changes: &[Change]) -> Vec<String> {
    let name = |change| serde_json::to_value(change).unwrap()["entry"].as_str().unwrap().to_string();
    changes.iter().map(name).collect()
}
