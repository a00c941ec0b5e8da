//! Runs many seeds of the simulation, or repeats one.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use clap::Parser;
use simulation::{Options, Plant, run, run_pair};

/// Simulates several processes of the server with faults, and checks that nothing is lost, doubled
/// or shown to the wrong person.
#[derive(Parser)]
struct Arguments {
    /// The number of seeds.
    #[arg(long, env = "SIMULATION_SEEDS", default_value_t = 1000)]
    seeds: u64,
    /// The first seed.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Repeats this seed and prints its trace.
    #[arg(long, conflicts_with_all = ["seeds", "from"])]
    seed: Option<u64>,
    /// Runs until so many seconds have passed, whatever the number of seeds.
    #[arg(long)]
    seconds: Option<u64>,
    /// The number of threads; all cores by default.
    #[arg(long)]
    threads: Option<usize>,
    /// Plants a bug and looks for the first seed that finds it.
    #[arg(long)]
    plant: Option<Plant>,
}

/// After so many seeds that failed, the program ends.
const MAX_FAILURES: u64 = 10;
/// Every so many seeds, two runs that differ in hidden cards are compared.
const PAIR_INTERVAL: u64 = 20;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.seed {
        Some(seed) => repeat(seed, arguments.plant),
        None => run_many(&arguments),
    }
}

fn repeat(seed: u64, plant: Option<Plant>) -> ExitCode {
    let outcome = run(seed, Options { plant, keeps_trace: true, ..Options::default() });
    outcome.trace.lines().iter().for_each(|line| println!("{line}"));
    println!("trace {:016x}", outcome.trace.hash());
    let mut violations = outcome.violations;
    violations.extend(run_pair(seed, plant));
    violations.iter().for_each(|violation| println!("VIOLATION: {violation}"));
    if violations.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The sums over all seeds.
#[derive(Default)]
struct Sums {
    next: AtomicU64,
    seeds: AtomicU64,
    entries: AtomicUsize,
    frames: AtomicUsize,
    pairs: AtomicU64,
    failures: AtomicU64,
}

fn run_many(arguments: &Arguments) -> ExitCode {
    let start = Instant::now();
    let sums = Sums::default();
    let available = std::thread::available_parallelism().map_or(1, |threads| threads.get());
    let is_over = |done: u64| match arguments.seconds {
        Some(seconds) => start.elapsed() >= Duration::from_secs(seconds),
        None => done >= arguments.seeds,
    };
    // The first seed that finds a planted bug is enough.
    let max_failures = if arguments.plant.is_some() { 1 } else { MAX_FAILURES };
    std::thread::scope(|scope| {
        for _ in 0..arguments.threads.unwrap_or(available) {
            scope.spawn(|| {
                loop {
                    let done = sums.next.fetch_add(1, Relaxed);
                    if is_over(done) || sums.failures.load(Relaxed) >= max_failures {
                        return;
                    }
                    run_seed(arguments.from + done, arguments.plant, &sums);
                }
            });
        }
    });
    let count = |number: &AtomicUsize| number.load(Relaxed);
    println!(
        "{} seeds, {} pairs, {} log entries, {} frames in {:.1} s",
        sums.seeds.load(Relaxed),
        sums.pairs.load(Relaxed),
        count(&sums.entries),
        count(&sums.frames),
        start.elapsed().as_secs_f64()
    );
    if sums.failures.load(Relaxed) > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn run_seed(seed: u64, plant: Option<Plant>, sums: &Sums) {
    let outcome = run(seed, Options { plant, ..Options::default() });
    sums.seeds.fetch_add(1, Relaxed);
    sums.entries.fetch_add(outcome.entries, Relaxed);
    sums.frames.fetch_add(outcome.frames, Relaxed);
    let mut violations = outcome.violations;
    if seed.is_multiple_of(PAIR_INTERVAL) {
        violations.extend(run_pair(seed, plant));
        sums.pairs.fetch_add(1, Relaxed);
    }
    if let Some(violation) = violations.first() {
        sums.failures.fetch_add(1, Relaxed);
        let planted = plant.and_then(|plant| Some(format!(" --plant {}", name(plant)?)));
        println!("seed {seed}: {violation}");
        println!("repeat with: cargo run -p simulation -- --seed {seed}{}", planted.unwrap_or_default());
    }
}

fn name(plant: Plant) -> Option<String> {
    use clap::ValueEnum as _;
    Some(plant.to_possible_value()?.get_name().to_string())
}
