//! The simulated database does what SQLite does and, with `GLORIETTE_TEST_POSTGRES`, PostgreSQL.

use game::Seat;
use rand_core::Rng;
use serde_json::json;
use server::archive::ArchiveLine;
use server::store::{Append, GameFilter, Listing, Store, TableLimits, Work, Write, Written};
use simulation::sealed::{Sealed, Twist};
use simulation::{Caller, Rows};
use table::{
    Command, DealRandomness, DealSecret, GameId, Games, NewTable, Person, PersonId, Phase, Table, Timestamp,
};

const START: i64 = 1_800_000_000_000;
const STEPS: usize = 300;
const PEOPLE: usize = 3;
const LIMITS: TableLimits = TableLimits { unfinished: 6, listed: 4, listed_open: 3 };

#[tokio::test]
async fn it_does_what_sqlite_does() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(&Store::sqlite(&folder.path().join("games.db"))).await.expect("a store");
    compare(vec![store]).await;
}

#[tokio::test]
async fn it_does_what_postgresql_does() {
    let Ok(url) = std::env::var("GLORIETTE_TEST_POSTGRES") else { return };
    let stores = [Store::open(&url).await.expect("a store"), Store::open(&url).await.expect("a store")];
    compare(stores.into()).await;
}

/// The two databases, and the tables that are written to them.
struct Comparison {
    stores: Vec<Store>,
    rows: Rows,
    games: Games,
    tables: Vec<(Table, Listing)>,
    /// What was written, to be written again.
    written: Vec<Append>,
    people: Vec<Person>,
    now: i64,
    rng: rand_chacha::ChaCha8Rng,
}

async fn compare(stores: Vec<Store>) {
    let mut rng = game::chance(42, 0);
    // Other tests use the same PostgreSQL.
    let people = (0..PEOPLE).map(|number| {
        let mut id = [number as u8; 16];
        id[1..9].copy_from_slice(&std::process::id().to_le_bytes().repeat(2));
        rng.fill_bytes(&mut id[9..]);
        Person { id: PersonId::from_bytes(id), name: format!("Person {number}") }
    });
    let people: Vec<Person> = people.collect();
    let games = Games::default().with::<Sealed>(Twist(None));
    let (tables, written) = (Vec::new(), Vec::new());
    let mut comparison =
        Comparison { stores, rows: Rows::default(), games, tables, written, people, now: START, rng };
    for person in comparison.people.clone() {
        let line = ArchiveLine::Person { id: person.id, name: person.name, since: Timestamp(0) };
        let written = comparison.stores[0].write(Write::Archived(line)).await.expect("a person");
        assert_eq!(written, Written::Done);
        comparison.rows.add_person(person.id);
    }
    for step in 0..STEPS {
        comparison.step(step).await;
    }
}

impl Comparison {
    fn below(&mut self, bound: usize) -> usize {
        game::below(&mut self.rng, bound)
    }

    fn caller(&self, store: usize) -> Caller {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
        Caller {
            process: format!("process {store}"),
            is_shared: self.stores[0].is_shared(),
            now: now.as_millis() as i64,
            elapsed: 0,
            plant: None,
        }
    }

    async fn step(&mut self, step: usize) {
        self.now += 1000;
        let store = self.below(self.stores.len());
        match self.below(10) {
            0 => self.open(store, step).await,
            1..6 if !self.tables.is_empty() => self.append(store, step).await,
            6 if !self.written.is_empty() => self.append_again(store).await,
            7 => self.rename(store).await,
            8 => self.claim(store).await,
            _ => self.read(store).await,
        }
    }

    async fn write(&mut self, store: usize, write: Write) -> Written {
        let written = self.stores[store].write(write.clone()).await.expect("it is written");
        let simulated = self.rows.commit(&[write], &self.caller(store)).expect("it is written");
        assert_eq!(simulated.first().copied().unwrap_or(Written::Conflict), written);
        written
    }

    async fn open(&mut self, store: usize, step: usize) {
        let (who, listed) = (self.below(PEOPLE), self.below(2) == 0);
        let host = self.people[who].clone();
        let terms = json!({"game": "sealed", "options": {"players": 2}, "listed": listed,
            "time": {"kind": "per_turn", "seconds": 3}});
        let new_table: NewTable = serde_json::from_value(json!({"terms": terms})).expect("a new table");
        let secret = DealSecret::from_bytes([step as u8; 32]);
        let opened = new_table.opened_by(&host, &self.games, secret).expect("valid terms");
        let mut id = [0; 16];
        self.rng.fill_bytes(&mut id);
        let (id, now) = (GameId::from_bytes(id), Timestamp(self.now));
        let (table, entries) = Table::open(id, opened, &self.games, now, randomness).expect("it opens");
        let listing = Listing::of(&table);
        let append = Append::new(id, entries, None, listing.clone());
        if self.write(store, Write::Open { append, limits: LIMITS }).await == Written::Done {
            self.tables.push((table, listing));
        }
    }

    async fn append(&mut self, store: usize, step: usize) {
        let (which, who) = (self.below(self.tables.len()), self.below(PEOPLE));
        let person = self.people[who].clone();
        let command = match self.below(4) {
            0 => Command::Sit { person, seat: Seat::new(1).expect("a seat"), nonce: None },
            1 => Command::Leave { person: person.id },
            2 => Command::Close { person: person.id },
            _ => Command::Chat { person, text: "Hello!".to_string() },
        };
        let key = Some(command.log_key(&step.to_string()));
        let (table, listing) = &mut self.tables[which];
        let Ok(entries) = table.execute(command, Timestamp(self.now), randomness, key, &mut |_, _| {}) else {
            return;
        };
        if entries.is_empty() {
            return;
        }
        let after = Listing::of(table);
        let append = Append::new(table.id(), entries, Some(listing), after.clone());
        *listing = after;
        assert_eq!(self.write(store, Write::Append(append.clone())).await, Written::Done);
        self.written.push(append);
    }

    /// The same sequence number or the same key.
    async fn append_again(&mut self, store: usize) {
        let which = self.below(self.written.len());
        let mut append = self.written[which].clone();
        if self.below(2) == 0 {
            append.entries.iter_mut().for_each(|entry| entry.seq += 1000);
        }
        assert_eq!(self.write(store, Write::Append(append)).await, Written::Conflict);
    }

    async fn rename(&mut self, store: usize) {
        let id = match self.below(PEOPLE + 1) {
            PEOPLE => PersonId::from_bytes([99; 16]),
            who => self.people[who].id,
        };
        self.write(store, Write::Name { id, name: "Anna".to_string() }).await;
        let serial = 1 + self.below(2) as i64;
        self.write(store, Write::FinishRename { person: id, serial }).await;
    }

    async fn claim(&mut self, store: usize) {
        let (mut caller, now) = (self.caller(store), Timestamp(self.now));
        caller.process = format!("process {store}");
        for work in [Work::Tables, Work::Renames] {
            if self.below(4) == 0 {
                self.stores[store].release_claims().await.expect("it releases");
                self.rows.release_claims(&caller);
            }
            let limit = if self.stores[0].is_shared() { 100_000 } else { 3 };
            let claimed = self.stores[store].claim(work, now, limit).await.expect("it claims");
            let mut simulated = self.rows.claim(work, now, limit, &caller, || false);
            let mut claimed: Vec<_> = claimed.into_iter().filter(|claimed| self.knows(&claimed.id)).collect();
            // PostgreSQL returns them in any order.
            claimed.sort_by(|a, b| a.id.cmp(&b.id));
            simulated.sort_by(|a, b| a.id.cmp(&b.id));
            assert_eq!(simulated, claimed, "{work:?}");
            if self.stores[0].is_shared() && self.below(4) == 0 {
                self.stores[store].renew_claims(work).await.expect("it renews");
                self.rows.renew_claims(work, &caller);
            }
        }
    }

    fn knows(&self, id: &str) -> bool {
        let is_table = self.tables.iter().any(|(table, _)| table.id().to_string() == id);
        is_table || self.people.iter().any(|person| person.id.to_string() == id)
    }

    async fn read(&mut self, store: usize) {
        let who = self.below(PEOPLE);
        let person = self.people[who].id;
        for (table, _) in &self.tables {
            let after = table.seq() / 2;
            let log = self.stores[store].log(table.id(), after).await.expect("a log");
            assert_eq!(self.rows.log(table.id(), after), log);
        }
        for phase in [Phase::Open, Phase::Running, Phase::Closed] {
            let filter = GameFilter::OfPerson(person, phase);
            let found = self.stores[store].find(filter, 1, 3).await.expect("games");
            assert_eq!(self.rows.find(filter, 1, 3), found);
        }
        let except = self.tables.first().map(|(table, _)| table.id());
        let counts = self.stores[store].unfinished(person, except).await.expect("counts");
        assert_eq!(self.rows.unfinished(person, except), counts);
        let running = self.stores[store].games_with_running_clock().await.expect("games");
        let mut running: Vec<_> = running.into_iter().filter(|game| self.knows(&game.to_string())).collect();
        running.sort();
        assert_eq!(self.rows.games_with_running_clock(), running);
    }
}

fn randomness() -> DealRandomness {
    DealRandomness::from_seed([7; 32])
}
