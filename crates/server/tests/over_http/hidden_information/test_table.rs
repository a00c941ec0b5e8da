//! A table, its people and their keys, which are the same in both worlds.

use std::time::{SystemTime, UNIX_EPOCH};

use bots::Level;
use game::{Action as _, Seat, below};
use serde_json::{Value, json};
use server::key::Key;
use table::{Change, DealSecret, First, GameId, LogEntry, Occupant, PersonId, Terms, TimeControl, Timestamp};

use super::resample::Resample;
use super::scenario::{Rng, Scenario, Step};

/// A person with a fixed key.
pub(crate) struct TestPerson {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) key: Key,
}

/// A table with fixed terms and people.
pub(crate) struct TestTable {
    pub(crate) id: GameId,
    pub(crate) terms: Terms,
    /// The people by seat of the game.
    pub(crate) people: Vec<TestPerson>,
    /// A person without a seat.
    pub(crate) spectator: TestPerson,
    /// The seat of the game for each seat of the open table.
    places: Vec<Seat>,
    /// When the table was opened, in milliseconds.
    opened: i64,
}

/// More seconds than any test takes, and less than the maximum of a time control.
const LONG_TIME: u32 = 2_500_000;

impl TestTable {
    /// A table with random terms; `number` makes its ids and keys unique.
    pub(crate) fn new(number: usize, game: &str, options: Value, players: usize, rng: &mut Rng) -> TestTable {
        let person = |seat: usize| {
            let digits = number * 16 + seat + 1;
            let name = if seat == 1 { String::new() } else { format!("{number}/{seat}") };
            let key = Key::parse(&format!("{digits:064x}")).expect("64 digits");
            TestPerson { id: format!("{digits:032x}").parse().expect("32 digits"), name, key }
        };
        let terms = Terms {
            game: game.to_string(),
            options,
            boards: None,
            first: First::Random,
            time: match below(rng, 3) {
                0 => TimeControl::Bank { seconds: LONG_TIME, increment: 5 },
                1 => TimeControl::PerTurn { seconds: LONG_TIME },
                _ => TimeControl::None,
            },
            listed: true,
            spectator_chat: None,
            undo: below(rng, 6) != 0,
            hints: true,
            countdown: false,
            takeover_level: Level::Gardener,
        };
        let shift = below(rng, players);
        TestTable {
            id: format!("{:032x}", 0x1ea4 + (number << 32)).parse().expect("32 digits"),
            terms,
            people: (0..players).map(person).collect(),
            spectator: person(players),
            places: (0..players).filter_map(|seat| Seat::new((seat + shift) % players)).collect(),
            // Different times give lists of games one order. Rounding gives both worlds the same.
            opened: milliseconds_now() / 1_000_000 * 1_000_000 - 10_000_000 + number as i64,
        }
    }

    pub(crate) fn everybody(&self) -> impl Iterator<Item = &TestPerson> {
        self.people.iter().chain([&self.spectator])
    }

    /// The sequence number of the entry that started the game.
    pub(crate) fn started(&self) -> u64 {
        self.people.len() as u64 + 1
    }

    /// The log of a game: opened by one person, joined by the others, started and played.
    pub(crate) fn log<G: Resample>(
        &self,
        scenario: &Scenario<G>,
        salt: &str,
        secret: DealSecret,
    ) -> Vec<LogEntry> {
        let mut occupants = self.places.iter().map(|place| {
            let person = &self.people[place.index()];
            Occupant::Person { id: person.id, name: person.name.clone() }
        });
        let host = self.people[self.places[0].index()].id;
        let mut seats = vec![None; self.people.len()];
        seats[0] = occupants.next();
        // Nobody sees nonces before the end, so they differ like the secret.
        let digits = secret.to_string();
        let nonce = |seat: Seat| digits[2 * seat.index()..][..32].parse().ok();
        let mut changes = vec![Change::Opened {
            host,
            terms: self.terms.clone(),
            seats,
            secret: Some(secret),
            repeats: None,
            boards: None,
            colours: Vec::new(),
            named_first: None,
        }];
        let others = Seat::all(self.people.len()).skip(1).zip(occupants);
        changes.extend(others.map(|(seat, who)| Change::Seated { seat, who, nonce: nonce(seat) }));
        let setup = json!(scenario.setup);
        changes.push(Change::Started { setup, salt: salt.to_string(), places: self.places.clone() });
        changes.extend(scenario.steps.iter().map(|step| match step {
            Step::Act(seat, action) => Change::Acted { seat: *seat, action: json!(action.entry(None)) },
            Step::Undo(seat) => Change::Undone { seat: *seat, resumed: true },
            Step::Other(change) => change.clone(),
        }));
        let entry = |(number, change): (usize, Change)| {
            let seq = number as u64 + 1;
            let key = (seq.is_multiple_of(3)).then(|| format!("key-{seq}"));
            LogEntry { seq, at: Timestamp(self.opened + 1000 * number as i64), key, change }
        };
        changes.into_iter().enumerate().map(entry).collect()
    }
}

fn milliseconds_now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is right").as_millis() as i64
}
