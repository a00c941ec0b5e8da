//! Deals follow from the server's secret and the players' nonces, and records prove it.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use bots::Level;
use game::{Seat, Viewer};
use sanssouci::{Data, Position};
use serde_json::{Value, json};
use table::{
    Change, Command, CommandError, DealRandomness, DealSecret, GameId, Games, LogEntry, NewTable, Nonce,
    Person, PersonId, Phase, Table, Timestamp, commitment,
};

const TABLE: GameId = GameId::from_bytes([9; 16]);
const SECRET: [u8; 32] = [0x5e; 32];
const NONCES: [&str; 2] = ["000102030405060708090a0b0c0d0e0f", "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"];

fn games() -> Games {
    Games::default().with::<Position>(Data::load(|_| None).unwrap())
}

/// Options whose keys are not in the game's own order.
fn posted_options() -> Value {
    json!({"players": 2, "boars": true, "edition": "revised", "choose_stack": false, "rewards": false,
        "choose_sides": false})
}

fn new_table(seats: &[&str]) -> NewTable {
    let terms = json!({"game": "sanssouci", "options": posted_options()});
    serde_json::from_value(json!({"terms": terms, "seats": seats})).unwrap()
}

fn person(number: u8) -> Person {
    Person { id: PersonId::from_bytes([number; 16]), name: format!("Person {number}") }
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn nonce(text: &str) -> Option<Nonce> {
    Some(text.parse().unwrap())
}

fn unused() -> DealRandomness {
    panic!("the deal comes from the secret and the nonces")
}

/// A table with its log.
struct TestTable {
    table: Table,
    log: Vec<LogEntry>,
}

impl TestTable {
    fn open(id: GameId, secret: [u8; 32], seats: &[&str]) -> TestTable {
        let opened = new_table(seats).opened_by(&person(0), &games(), DealSecret::from_bytes(secret));
        let (table, log) = Table::open(id, opened.unwrap(), &games(), Timestamp(0), unused).unwrap();
        TestTable { table, log }
    }

    /// Two people sit down with these nonces.
    fn started(id: GameId, secret: [u8; 32], nonces: [Option<Nonce>; 2]) -> TestTable {
        let mut table = TestTable::open(id, secret, &["reserved", "open"]);
        for (number, nonce) in nonces.into_iter().enumerate() {
            table.sit(number, nonce).unwrap();
        }
        assert_eq!(table.table.phase(), Phase::Running);
        table
    }

    fn usual() -> TestTable {
        TestTable::started(TABLE, SECRET, NONCES.map(nonce))
    }

    fn execute(&mut self, command: Command) -> Result<(), CommandError> {
        self.log.extend(self.table.execute(command, Timestamp(0), unused, None, &mut |_, _| {})?);
        Ok(())
    }

    fn sit(&mut self, number: usize, nonce: Option<Nonce>) -> Result<(), CommandError> {
        self.execute(Command::Sit { person: person(number as u8), seat: seat(number), nonce })
    }

    fn setup(&self) -> Value {
        let setup = |entry: &LogEntry| match &entry.change {
            Change::Started { setup, .. } => Some(setup.clone()),
            _ => None,
        };
        self.log.iter().find_map(setup).unwrap()
    }

    /// Makes the first legal decision of the seat that must decide, until the game is over.
    fn play(mut self) -> TestTable {
        while self.table.phase() == Phase::Running {
            let acting = self.table.to_act().first().unwrap();
            let frame = self.table.current_frame(Viewer::Seat(acting));
            let view: Value = serde_json::from_str(frame.view.unwrap().get()).unwrap();
            let number = (0..2).find(|&number| self.table.seat_of(person(number).id) == Some(acting));
            let person = person(number.unwrap()).id;
            let after = self.table.seq();
            self.execute(Command::Act { person, action: view["legal"][0].clone(), after }).unwrap();
        }
        self
    }

    fn record(&self) -> Value {
        serde_json::from_str(&self.table.record().unwrap()).unwrap()
    }
}

#[test]
fn the_deal_follows_from_table_secret_and_nonces() {
    let usual = TestTable::usual().setup();
    assert_eq!(TestTable::usual().setup(), usual);
    let [first, second] = NONCES.map(nonce);
    let others = [
        TestTable::started(GameId::from_bytes([8; 16]), SECRET, [first.clone(), second.clone()]),
        TestTable::started(TABLE, [0x5f; 32], [first.clone(), second.clone()]),
        TestTable::started(TABLE, SECRET, [second.clone(), second.clone()]),
        TestTable::started(TABLE, SECRET, [first.clone(), first.clone()]),
        TestTable::started(TABLE, SECRET, [second.clone(), first.clone()]),
        TestTable::started(TABLE, SECRET, [None, second]),
        TestTable::started(TABLE, SECRET, [first, None]),
        TestTable::started(TABLE, SECRET, [None, None]),
    ];
    let mut setups = vec![usual];
    for other in others {
        assert!(!setups.contains(&other.setup()));
        setups.push(other.setup());
    }
}

/// If this fails, nobody can verify older records: fix the change, not the test. Hash and salt were
/// computed by another program.
#[test]
fn secrets_and_nonces_keep_their_meaning() {
    let record = TestTable::usual().play().record();
    assert_eq!(record["salt"], "94dec70620cf562275bf44d4d0bece36");
    assert_eq!(record["setup"]["missions"], json!([["c", "d"], ["f", "e"]]));
    assert_eq!(
        record["fairness"]["secret_hash"],
        "8414cd6b08e92be7f34132d9f8fabaa0cf0f072bab807b434e7ff02efc918a1e"
    );
}

#[test]
fn the_secret_and_the_nonces_are_hidden_until_the_end() {
    let over = TestTable::usual().play();
    let record = over.record();
    let secret = record["fairness"]["secret"].as_str().unwrap();
    assert_eq!(secret, DealSecret::from_bytes(SECRET).to_string());
    let mut shown = 0;
    Table::replay(TABLE, &over.log, &games(), |table, entry| {
        assert_eq!(table.record().is_some(), table.phase() == Phase::Over);
        for viewer in Viewer::all(2) {
            let frames = [table.frame(entry, viewer), table.current_frame(viewer)];
            for text in frames.map(|frame| serde_json::to_string(&frame).unwrap()) {
                assert!(text.contains(&DealSecret::from_bytes(SECRET).hash()), "everybody sees the hash");
                for hidden in [secret, NONCES[0], NONCES[1]] {
                    assert!(!text.contains(hidden), "{text}");
                }
                shown += 1;
            }
        }
    })
    .unwrap();
    assert!(shown > 200);
    assert!(!format!("{:?}", over.log).contains(secret), "log lines are safe, too");
    assert_eq!(format!("{:?}", DealSecret::from_bytes(SECRET)), "DealSecret(hidden)");
}

#[test]
fn a_record_proves_its_deal() {
    let record = TestTable::usual().play().record();
    let fairness = games().check_deal(&record, &[]).unwrap().unwrap();
    assert_eq!(fairness.secret_hash(), DealSecret::from_bytes(SECRET).hash());
    let noted = [fairness.secret_hash().to_string(), record["commitment"].as_str().unwrap().to_string()];
    assert!(games().check_deal(&record, &noted).is_ok());
    assert!(games().check_deal(&record, &["00".repeat(32)]).is_err());
    let mut other_commitment = record;
    other_commitment["commitment"] = json!("00".repeat(32));
    assert!(
        games().check_deal(&other_commitment, &noted[..1]).is_err(),
        "a record proves its own commitment, too"
    );
}

#[test]
fn a_changed_record_proves_nothing() {
    let record = TestTable::usual().play().record();
    let changes: [(&str, Value); 14] = [
        ("/fairness/version", json!(2)),
        ("/fairness/table", json!("00".repeat(16))),
        ("/fairness/secret", json!("00".repeat(32))),
        ("/fairness/secret", json!("5E".repeat(32))),
        ("/fairness/secret_hash", json!("00".repeat(32))),
        ("/fairness/nonces/0", json!(NONCES[1])),
        ("/fairness/nonces/1", json!(null)),
        ("/fairness/nonces", json!([])),
        ("/fairness/places", json!([0, 0])),
        ("/fairness/places", json!([0, 1, 1])),
        ("/players/0", json!({"bot": "gardener"})),
        ("/players", json!(vec!["Anna"; 40])),
        ("/salt", json!("00".repeat(16))),
        ("/setup/first", json!(1 - record["setup"]["first"].as_u64().unwrap())),
    ];
    for (place, value) in changes {
        let mut changed = record.clone();
        *changed.pointer_mut(place).unwrap() = value.clone();
        assert!(games().check_deal(&changed, &[]).is_err(), "{place}: {value}");
    }
    let mut without_nonces = record.clone();
    without_nonces["fairness"]["nonces"] = json!([]);
    let error = games().check_deal(&without_nonces, &[]).unwrap_err();
    assert_eq!(error.to_string(), "fairness.nonces: there must be one entry per player");
    let mut other_secret = record;
    let secret = DealSecret::from_bytes([1; 32]);
    other_secret["fairness"]["secret"] = json!(secret);
    other_secret["fairness"]["secret_hash"] = json!(secret.hash());
    let error = games().check_deal(&other_secret, &[]).unwrap_err();
    assert_eq!(error.to_string(), "salt: it does not follow from the secret and the nonces");
}

#[test]
fn a_nonce_leaves_with_its_person() {
    let mut table = TestTable::open(TABLE, SECRET, &["reserved", "open"]);
    table.sit(0, nonce(NONCES[1])).unwrap();
    table.execute(Command::Sit { person: person(1), seat: seat(1), nonce: None }).unwrap();
    let with_nonce = table.setup();

    let mut table = TestTable::open(TABLE, SECRET, &["reserved", "open"]);
    table.execute(Command::Sit { person: person(1), seat: seat(1), nonce: nonce(NONCES[1]) }).unwrap();
    table.execute(Command::Free { person: person(1).id, seat: seat(1) }).unwrap();
    table.execute(Command::SeatBot { person: person(0).id, seat: seat(1), level: Level::Gardener }).unwrap();
    table.sit(0, nonce(NONCES[1])).unwrap();
    assert_eq!(table.setup(), with_nonce);
}

#[test]
fn a_nonce_that_would_not_be_used_is_refused() {
    let mut table = TestTable::open(TABLE, SECRET, &["reserved", "open"]);
    table.sit(0, nonce(NONCES[0])).unwrap();
    let seq = table.table.seq();
    table.sit(0, nonce(NONCES[0])).unwrap();
    table.sit(0, None).unwrap();
    assert_eq!(table.table.seq(), seq, "a repeated request changes nothing");
    assert_eq!(table.sit(0, nonce(NONCES[1])), Err(CommandError::AlreadySeated));
}

#[test]
fn seats_of_bots_add_nothing_to_the_deal() {
    let mut table = TestTable::open(TABLE, SECRET, &["reserved", "gardener"]);
    assert_eq!(table.table.phase(), Phase::Open, "the reserved seat waits");
    assert_eq!(
        table.execute(Command::Sit { person: person(1), seat: seat(0), nonce: None }),
        Err(CommandError::SeatReserved)
    );
    table.sit(0, nonce(NONCES[0])).unwrap();
    let without = TestTable::started(TABLE, SECRET, [nonce(NONCES[0]), None]);
    assert_eq!(table.setup(), without.setup());
}

#[test]
fn nonces_are_hexadecimal_digits_of_16_to_32_bytes() {
    for bytes in [16, 17, 32] {
        assert!("a0".repeat(bytes).parse::<Nonce>().is_ok());
    }
    let too_long = "a0".repeat(33);
    for text in
        ["", "a0", NONCES[1].get(1..).unwrap(), &too_long, &NONCES[1].to_uppercase(), &"zz".repeat(16)]
    {
        let error = text.parse::<Nonce>().unwrap_err().to_string();
        assert!(error.contains("16 to 32 random bytes as hexadecimal digits in lower case"), "{error}");
    }
}

#[test]
fn the_commitment_is_that_of_the_record_whatever_the_order_of_posted_options() {
    let over = TestTable::usual().play();
    let record = over.record();
    let keys = |options: &Value| options.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_ne!(keys(&record["options"]), keys(&posted_options()));
    let view = serde_json::to_value(over.table.view(Viewer::Spectator)).unwrap();
    assert_eq!(keys(&view["terms"]["options"]), keys(&record["options"]));
    let salt = record["salt"].as_str().unwrap();
    assert_eq!(record["commitment"], commitment("sanssouci", &record["options"], &record["setup"], salt));
}

/// Removes what version 0.1.0 did not write and writes the options as they were posted.
fn as_in_0_1_0(log: &[LogEntry]) -> Vec<LogEntry> {
    let mut log = serde_json::to_value(log).unwrap();
    for entry in log.as_array_mut().unwrap() {
        let change = entry["entry"].as_object_mut().unwrap();
        change.remove("secret");
        change.remove("nonce");
        if let Some(terms) = change.get_mut("terms") {
            terms["options"] = posted_options();
        }
    }
    serde_json::from_value(log).unwrap()
}

#[test]
fn tables_of_0_1_0_keep_their_commitments_which_verify() {
    let over = TestTable::usual().play();
    let log = as_in_0_1_0(&over.log);
    let old = Table::replay(TABLE, &log, &games(), |_, _| {}).unwrap().unwrap();
    let record: Value = serde_json::from_str(&old.record().unwrap()).unwrap();
    let salt = record["salt"].as_str().unwrap();
    assert_eq!(record["commitment"], commitment("sanssouci", &posted_options(), &over.setup(), salt));
    assert_ne!(record["commitment"], over.record()["commitment"]);
    assert!(record.get("fairness").is_none());
    assert_eq!(games().check_deal(&record, &[]), Ok(None));
    let mut changed = record;
    changed["setup"]["first"] = json!(1 - changed["setup"]["first"].as_u64().unwrap());
    assert!(games().check_deal(&changed, &[]).is_err());
    let view = serde_json::to_value(old.view(Viewer::Spectator)).unwrap();
    assert!(view.get("secret_hash").is_none());
}

/// An older version that shares the database deals without the secret.
#[test]
fn a_deal_that_is_not_from_the_secret_does_not_claim_to_be() {
    let over = TestTable::usual().play();
    let mut log = over.log;
    for entry in &mut log {
        if let Change::Started { salt, .. } = &mut entry.change {
            *salt = "00".repeat(16);
        }
    }
    let table = Table::replay(TABLE, &log, &games(), |_, _| {}).unwrap().unwrap();
    let record: Value = serde_json::from_str(&table.record().unwrap()).unwrap();
    assert!(record.get("fairness").is_none());
    assert_eq!(games().check_deal(&record, &[]), Ok(None));
}

#[test]
fn a_rematch_has_its_own_secret_and_canonical_options() {
    let over = TestTable::usual().play();
    let log = as_in_0_1_0(&over.log);
    let old = Table::replay(TABLE, &log, &games(), |_, _| {}).unwrap().unwrap();
    let secret = DealSecret::from_bytes([3; 32]);
    for reserve in [false, true] {
        let opened = old.rematch_opened_by(&person(0), reserve, secret).unwrap();
        let (rematch, _) = Table::open(TABLE, opened, &games(), Timestamp(0), unused).unwrap();
        let view = serde_json::to_value(rematch.view(Viewer::Spectator)).unwrap();
        assert_eq!(view["secret_hash"], secret.hash());
        assert_eq!(view["terms"]["options"].to_string(), over.record()["options"].to_string());
        let own = if reserve { "invited" } else { "person" };
        let kinds = [0, 1].map(|number| view["seats"][number]["occupant"]["kind"].clone());
        assert!(kinds.contains(&json!(own)) && kinds.contains(&json!("invited")), "{kinds:?}");
    }
}
