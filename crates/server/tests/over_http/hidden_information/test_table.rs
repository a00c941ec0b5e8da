//! A table, the people at it and their keys: the same in both of two games, to the last digit.

use bots::Level;
use game::{Action as _, Seat, below};
use serde_json::{Value, json};
use server::key::Key;
use table::Timestamp;
use table::{Entry, First, LogEntry, Occupant, Terms, TimeControl};
use table::{GameId, PersonId};

use super::scenario::{Scenario, Step, Rng};
use super::resample::Resample;

pub(crate) struct TestPerson {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) key: Key,
}

pub(crate) struct Table {
    pub(crate) id: GameId,
    pub(crate) terms: Terms,
    /// By seat of the game.
    pub(crate) people: Vec<TestPerson>,
    /// Somebody known who does not sit here.
    pub(crate) spectator: TestPerson,
    /// On which seat of the game each seat of the open table came to sit.
    places: Vec<Seat>,
    opened: i64,
}

/// More seconds than any test takes; less than a month.
const LONG: u32 = 2_500_000;

impl Table {
    /// The `number`th table of a server.
    pub(crate) fn new(number: usize, game: &str, options: Value, players: usize, rng: &mut Rng) -> Table {
        let human = |seat: usize| {
            let digits = number * 16 + seat + 1;
            let name = if seat == 1 { String::new() } else { format!("{number}/{seat}") };
            let key = Key::read(&format!("{digits:064x}")).expect("64 digits");
            TestPerson { id: format!("{digits:032x}").parse().expect("32 digits"), name, key }
        };
        let terms = Terms {
            game: game.to_string(),
            options,
            first: First::Random,
            time: match below(rng, 3) {
                0 => TimeControl::Bank { seconds: LONG, increment: 5 },
                1 => TimeControl::PerTurn { seconds: LONG },
                _ => TimeControl::None,
            },
            listed: true,
            undo: below(rng, 6) != 0,
            hints: true,
            stand_in: Level::Gardener,
        };
        let moved = below(rng, players);
        Table {
            id: format!("{:032x}", 0x1ea4 + (number << 32)).parse().expect("32 digits"),
            terms,
            people: (0..players).map(human).collect(),
            spectator: human(players),
            places: (0..players).filter_map(|seat| Seat::new((seat + moved) % players)).collect(),
            // No two games change at the same instant, so that lists have one order.
            opened: Timestamp::now().0 / 1_000_000 * 1_000_000 - 10_000_000 + number as i64,
        }
    }

    pub(crate) fn everybody(&self) -> impl Iterator<Item = &TestPerson> {
        self.people.iter().chain([&self.spectator])
    }

    /// The number of the entry with which the game began.
    pub(crate) fn started(&self) -> u64 {
        self.people.len() as u64 + 1
    }

    /// The log of a game: opened by one, joined by the others, dealt, and played.
    pub(crate) fn log<G: Resample>(&self, scenario: &Scenario<G>, salt: &str) -> Vec<LogEntry> {
        let mut sitters = self.places.iter().map(|place| {
            let human = &self.people[place.index()];
            Occupant::Person { id: human.id, name: human.name.clone() }
        });
        let host = self.people[self.places[0].index()].id;
        let mut seats = vec![None; self.people.len()];
        seats[0] = sitters.next();
        let mut entries = vec![Entry::Opened { host, terms: self.terms.clone(), seats }];
        let late = Seat::all(self.people.len()).skip(1).zip(sitters);
        entries.extend(late.map(|(seat, who)| Entry::Seated { seat, who }));
        let setup = json!(scenario.setup);
        entries.push(Entry::Started { setup, salt: salt.to_string(), places: self.places.clone() });
        entries.extend(scenario.steps.iter().map(|step| match step {
            Step::Act(seat, action) => Entry::Acted { seat: *seat, action: json!(action.entry(None)) },
            Step::Undo(seat) => Entry::Undone { seat: *seat },
            Step::Other(entry) => entry.clone(),
        }));
        let logged = |(number, entry): (usize, Entry)| {
            let seq = number as u64 + 1;
            let key = (seq.is_multiple_of(3)).then(|| format!("key-{seq}"));
            LogEntry { seq, at: Timestamp(self.opened + 1000 * number as i64), key, entry }
        };
        entries.into_iter().enumerate().map(logged).collect()
    }
}
