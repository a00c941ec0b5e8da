//! The simulation finds planted bugs.

use clap::ValueEnum as _;
use simulation::{Options, Plant, run};

/// How many seeds may be needed. `docs/measurements.md` says how many are.
const SEEDS: u64 = 200;

#[test]
fn every_planted_bug_is_found() {
    let mut not_found = Vec::new();
    for plant in Plant::value_variants() {
        let options = Options { plant: Some(*plant), ..Options::default() };
        let found =
            (0..SEEDS).find_map(|seed| Some((seed, run(seed, options).violations.into_iter().next()?)));
        match found {
            Some((seed, violation)) => println!("{plant:?}: seed {seed}: {violation}"),
            None => not_found.push(plant),
        }
    }
    assert!(not_found.is_empty(), "{not_found:?}");
}
