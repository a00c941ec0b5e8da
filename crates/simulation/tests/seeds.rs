//! Seeds find nothing wrong, and a seed can be repeated.

use simulation::{Options, run, run_pair};

/// `./test` runs many more with the program.
const SEEDS: u64 = 40;

#[test]
fn nothing_is_lost_doubled_or_unfair() {
    for seed in 1_000_000..1_000_000 + SEEDS {
        let outcome = run(seed, Options::default());
        assert_eq!(outcome.violations, Vec::<String>::new(), "seed {seed}");
    }
}

#[test]
fn nobody_receives_hidden_information() {
    for seed in 2_000_000..2_000_000 + SEEDS / 5 {
        assert_eq!(run_pair(seed, None), Vec::<String>::new(), "seed {seed}");
    }
}

#[test]
fn a_seed_has_the_same_trace_whenever_and_wherever_it_runs() {
    let hashes = |seeds: std::ops::Range<u64>| -> Vec<u64> {
        seeds.map(|seed| run(seed, Options::default()).trace.hash()).collect()
    };
    let seeds = 3_000_000..3_000_000 + SEEDS / 2;
    let one = hashes(seeds.clone());
    // Another thread, other hash keys, other addresses, another order.
    let backwards = seeds.clone().rev();
    let other = std::thread::spawn(move || {
        let mut hashes: Vec<u64> = backwards.map(|seed| run(seed, Options::default()).trace.hash()).collect();
        hashes.reverse();
        hashes
    });
    assert_eq!(other.join().expect("no panic"), one);
    let mut different = one.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), one.len(), "different seeds do different things");
}

#[test]
fn the_lines_of_a_trace_do_not_change_the_run() {
    let with_lines = run(7, Options { keeps_trace: true, ..Options::default() });
    assert!(with_lines.trace.lines().len() > 50);
    assert_eq!(with_lines.trace.hash(), run(7, Options::default()).trace.hash());
}
