//! The committed perft table: counts by an independent implementation for every option of both
//! games.

use std::collections::BTreeSet;

use game::{Game, Record};

use crate::common;

#[test]
fn perft_counts_equal_those_of_an_independent_program() {
    let positions = common::lines("perft/positions.jsonl.gz");
    let mut options = BTreeSet::new();
    for (number, text) in positions.iter().enumerate() {
        options.insert(match game::game_of(text).unwrap().as_str() {
            "sanssouci" => assert_counts::<sanssouci::Position>(number, text),
            _ => assert_counts::<versailles::Position>(number, text),
        });
    }
    assert_eq!(options.len(), 72 + 4, "every option of both games");
}

fn assert_counts<G: Game>(number: usize, text: &str) -> String {
    let record = Record::<G>::read(text).unwrap();
    let position = record.replay().unwrap();
    let counts = record.extra["perft"].as_array().unwrap();
    for (index, count) in counts.iter().enumerate() {
        let depth = index as u32 + 1;
        assert_eq!(
            game::perft(&position, depth),
            count.as_u64().unwrap(),
            "record {}, depth {depth}",
            number + 1
        );
    }
    format!("{:?}", record.options)
}

#[test]
fn the_command_prints_the_count() {
    let text = &common::lines("perft/positions.jsonl.gz")[0];
    let count = common::gloriette("perft - --depth 3", text);
    let expected = Record::<sanssouci::Position>::read(text).unwrap().extra["perft"][2].to_string();
    assert_eq!(String::from_utf8(count.stdout).unwrap().trim(), expected);
}
