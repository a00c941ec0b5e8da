//! Names that look alike at one table.

use table::{Command, Person};

use crate::test_table::{TestTable, id, no_clock, seat, versailles};

#[test]
fn names_that_look_alike_are_numbered() {
    let mut table = TestTable::open(versailles(4, no_clock()), &["me", "open", "open", "open"]);
    assert_eq!(numbers(&table), [None; 4]);
    // The second name begins with a Cyrillic letter.
    for (number, name) in [(1, "\u{410}nna"), (2, "Ben")] {
        let person = Person { id: id(number), name: name.to_string() };
        table.run(Command::Sit { person, seat: seat(number), nonce: None }).expect("a free seat");
    }
    assert_eq!(numbers(&table), [Some(1), Some(2), None, None]);
    let person = Person { id: id(1), name: "Cleo".to_string() };
    table.run(Command::Rename { person }).expect("they sit here");
    assert_eq!(numbers(&table), [None; 4]);
}

#[test]
fn only_people_at_the_table_are_renamed() {
    let mut table = TestTable::open(versailles(2, no_clock()), &["me", "open"]);
    let rename = |number| Command::Rename { person: Person { id: id(number), name: "Dora".to_string() } };
    assert_eq!(table.run(rename(1)), Ok(Vec::new()), "a spectator");
    assert_eq!(table.run(rename(0)).map(|entries| entries.len()), Ok(1));
    let reserve = Command::Reserve { person: Person { id: id(1), name: "Ben".to_string() }, seat: seat(1) };
    table.run(reserve).expect("a free seat");
    assert_eq!(table.run(rename(1)).map(|entries| entries.len()), Ok(1), "an invited person");
}

fn numbers(table: &TestTable) -> Vec<Option<u8>> {
    table.view().seats.iter().map(|seat| seat.name_number).collect()
}
