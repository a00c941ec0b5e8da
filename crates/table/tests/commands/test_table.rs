//! A table whose time the tests choose, and people to sit at it.

use game::{Game as _, Seat, Viewer};
use serde_json::{Value, json};
use table::{
    Command, CommandError, DealRandomness, DealSecret, GameId, Games, LogEntry, NewTable, Person, PersonId,
    Phase, Table, TableView, Timestamp,
};

/// A table with its log.
pub(crate) struct TestTable {
    pub(crate) table: Table,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) now: Timestamp,
}

/// All games.
pub(crate) fn games() -> Games {
    let sanssouci = sanssouci::Position::data(|_| None).expect("the built-in data are valid");
    let versailles = versailles::Position::data(|_| None).expect("the built-in data are valid");
    Games::default().with::<sanssouci::Position>(sanssouci).with::<versailles::Position>(versailles)
}

/// The terms of Versailles, in which everybody bids at the same time and a bid can be taken back.
pub(crate) fn versailles(players: u8, time: Value) -> Value {
    json!({"game": "versailles", "options": {"players": players}, "time": time})
}

/// The terms of Sanssouci without a choice of sides, so that one seat decides at a time.
pub(crate) fn sanssouci(time: Value) -> Value {
    json!({"game": "sanssouci", "first": "first_seat", "time": time,
        "options": {"edition": "classic", "players": 2, "rewards": false, "boars": false,
            "choose_sides": false, "choose_stack": false}})
}

pub(crate) fn no_clock() -> Value {
    json!({"kind": "none"})
}

/// Anna, Ben, Cleo, Dora, Emil and as many more as a test wants.
pub(crate) fn person(number: usize) -> Person {
    let names = ["Anna", "Ben", "Cleo", "Dora", "Emil"];
    let name = names.get(number).map_or_else(|| format!("Person {number}"), |name| name.to_string());
    Person { id: id(number), name }
}

pub(crate) fn id(number: usize) -> PersonId {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&(number as u64 + 1).to_be_bytes());
    PersonId::from_bytes(bytes)
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn randomness() -> DealRandomness {
    DealRandomness::from_seed([7; 32])
}

impl TestTable {
    /// A table that Anna opens with these words for its seats.
    pub(crate) fn open(terms: Value, seats: &[&str]) -> TestTable {
        let new_table = json!({"terms": terms, "seats": seats});
        let new_table: NewTable = serde_json::from_value(new_table).expect("valid terms");
        let opened =
            new_table.opened_by(&person(0), &games(), DealSecret::from_bytes([8; 32])).expect("valid terms");
        let id = GameId::from_bytes([9; 16]);
        let now = Timestamp(1_000_000);
        let (table, log) = Table::open(id, opened, &games(), now, randomness).expect("the table opens");
        TestTable { table, log, now }
    }

    /// A running game of this many people; the person with number n sits on seat n.
    pub(crate) fn running(terms: Value, players: usize) -> TestTable {
        let words: Vec<&str> = (0..players).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        let mut table = TestTable::open(terms, &words);
        for number in 1..players {
            table
                .run(Command::Sit { person: person(number), seat: seat(number), nonce: None })
                .expect("the seat is free");
        }
        assert_eq!(table.table.phase(), Phase::Running);
        table
    }

    /// Executes a command now.
    pub(crate) fn run(&mut self, command: Command) -> Result<Vec<LogEntry>, CommandError> {
        let entries = self.table.execute(command, self.now, randomness, None, &mut |_, _| {})?;
        self.log.extend(entries.iter().cloned());
        Ok(entries)
    }

    pub(crate) fn pass(&mut self, milliseconds: i64) {
        self.now = self.now.after(milliseconds);
    }

    /// The seat of the person with this number.
    pub(crate) fn seat_of(&self, number: usize) -> Seat {
        self.table.seat_of(id(number)).expect("the person sits here")
    }

    /// The number of the person on a seat.
    pub(crate) fn person_on(&self, seat: Seat) -> usize {
        (0..self.table.players()).find(|number| self.seat_of(*number) == seat).expect("a person")
    }

    /// The person with the only decision.
    pub(crate) fn to_decide(&self) -> usize {
        self.person_on(self.table.to_act().iter().next().expect("somebody must decide"))
    }

    /// A person makes their first legal decision.
    pub(crate) fn act(&mut self, number: usize) -> Result<Vec<LogEntry>, CommandError> {
        let (action, after) = (self.first_legal(self.seat_of(number)), self.table.seq());
        self.run(Command::Act { person: id(number), action, after })
    }

    pub(crate) fn undo(&mut self, number: usize) -> Result<Vec<LogEntry>, CommandError> {
        let after = self.table.seq();
        self.run(Command::Undo { person: id(number), after })
    }

    pub(crate) fn leave(&mut self, number: usize) -> Result<Vec<LogEntry>, CommandError> {
        self.run(Command::Leave { person: id(number) })
    }

    pub(crate) fn come_back(&mut self, number: usize) -> Result<Vec<LogEntry>, CommandError> {
        self.run(Command::Return { person: id(number) })
    }

    /// The bot on a seat makes its first legal decision.
    pub(crate) fn bot_act(&mut self, seat: Seat) -> Result<Vec<LogEntry>, CommandError> {
        let (actions, choice_since) = (vec![self.first_legal(seat)], self.table.choice_since(seat));
        self.run(Command::BotAct { seat, choice_since, actions })
    }

    fn first_legal(&self, seat: Seat) -> Value {
        let view = self.table.game().expect("a game").view(Viewer::Seat(seat));
        let view: Value = serde_json::from_str(view.get()).expect("JSON");
        view["legal"][0].clone()
    }

    pub(crate) fn view(&self) -> TableView {
        self.table.view(Viewer::Spectator)
    }

    /// Milliseconds that a seat has left, as everybody sees it.
    pub(crate) fn left(&self, seat: Seat) -> i64 {
        let clock = self.view().seats[seat.index()].clock.expect("a clock");
        clock.left - clock.running_since.map_or(0, |since| self.now.since(since))
    }

    /// The log gives the same table when it is stored and read again.
    pub(crate) fn assert_replays(&self) {
        let stored = serde_json::to_string(&self.log).expect("JSON");
        let log: Vec<LogEntry> = serde_json::from_str(&stored).expect("a log");
        let replayed = Table::replay(self.table.id(), &log, &games(), |_, _| {}).expect("the log is valid");
        assert_eq!(replayed.expect("the log has entries").view(Viewer::Spectator), self.view());
    }
}
