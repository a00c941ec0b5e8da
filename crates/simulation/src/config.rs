//! What a run is about: drawn from its seed.

use std::time::Duration;

use game::Seat;
use serde_json::{Value, json};
use table::{Games, TimeControl};

use crate::plant::Plant;
use crate::rng::Rng;
use crate::sealed::{Sealed, Twist};

/// How a run is to be done.
#[derive(Copy, Clone, Debug, Default)]
pub struct Options {
    /// A bug to plant.
    pub plant: Option<Plant>,
    /// This seat of the small game gets other cards, and nobody else can know.
    pub twist: Option<Seat>,
    /// Whether to keep the lines of the trace.
    pub keeps_trace: bool,
}

/// A kind of fault.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Fault {
    /// A process is killed, and another one starts in its place.
    Crash,
    /// A process shuts down, and another one starts in its place.
    Restart,
    /// A process is stopped for a while.
    Pause,
    /// A process and the database cannot reach each other.
    Partition,
    /// A process and its clients cannot reach each other.
    CutOff,
    /// The database is killed and starts again.
    DatabaseCrash,
    /// The database does not answer for a while.
    DatabaseHang,
    /// The clock of the database is set.
    ClockJump,
}

const SHARED_FAULTS: [Fault; 8] = [
    Fault::Crash,
    Fault::Restart,
    Fault::Pause,
    Fault::Partition,
    Fault::CutOff,
    Fault::DatabaseCrash,
    Fault::DatabaseHang,
    Fault::ClockJump,
];

/// Everything that a run decides before it begins.
#[derive(Clone, Debug)]
pub(crate) struct Config {
    /// Several processes share a database with a clock of its own, as on PostgreSQL. Otherwise one
    /// process has its database to itself, as on SQLite.
    pub(crate) shared: bool,
    pub(crate) nodes: usize,
    pub(crate) game: &'static str,
    pub(crate) options: Value,
    pub(crate) seats: usize,
    pub(crate) bots: usize,
    pub(crate) spectators: usize,
    pub(crate) time: TimeControl,
    pub(crate) countdown: bool,
    /// When the last fault ends and people make no new requests, in milliseconds.
    pub(crate) chaos: u64,
    /// The faults that happen, if any.
    pub(crate) faults: Vec<Fault>,
    /// The longest time between two faults.
    pub(crate) fault_pause: u64,
    /// The usual maximum of the latency.
    pub(crate) latency: u64,
    /// How many messages of a thousand are much slower.
    pub(crate) slow: u64,
    /// How many messages of a thousand are lost with their connection.
    pub(crate) lost: u64,
    /// The longest time that people think.
    pub(crate) thinking: u64,
    /// How long tables without use stay in memory.
    pub(crate) idle: Duration,
    pub(crate) options_of_run: Options,
}

impl Config {
    pub(crate) fn draw(seed: u64, options_of_run: Options) -> Config {
        let mut rng = Rng::new(seed, 2);
        let shared = rng.chance(800);
        let game = match rng.below(200) {
            _ if options_of_run.twist.is_some() => "sealed",
            0 => "sanssouci",
            1 => "versailles",
            _ => "sealed",
        };
        let seats = rng.range(2, 3) as usize;
        let options = match game {
            "sanssouci" => json!({"edition": "revised", "players": seats, "rewards": false, "boars": false,
                "choose_sides": false, "choose_stack": false}),
            _ => json!({"players": seats}),
        };
        let is_calm = rng.chance(100);
        let mut faults = SHARED_FAULTS.to_vec();
        faults.retain(|fault| rng.chance(500) && (shared || *fault != Fault::ClockJump));
        if is_calm {
            faults.clear();
        }
        let lossy = !is_calm && rng.chance(600);
        let time = match rng.below(3) {
            0 => TimeControl::None,
            1 => TimeControl::PerTurn { seconds: rng.range(2, 6) as u32 },
            _ => TimeControl::Bank { seconds: rng.range(4, 15) as u32, increment: rng.below(3) as u32 },
        };
        Config {
            shared,
            nodes: if shared { rng.pick(&[1, 2, 2, 3]) } else { 1 },
            game,
            options,
            seats,
            bots: rng.below(seats as u64) as usize,
            spectators: rng.below(2) as usize,
            time,
            countdown: rng.chance(100),
            chaos: rng.range(4000, 12_000),
            faults,
            fault_pause: rng.range(500, 6000),
            latency: rng.pick(&[2, 5, 30]),
            slow: if lossy { rng.below(30) } else { 0 },
            lost: if lossy { rng.below(30) } else { 0 },
            thinking: rng.pick(&[50, 300, 1000]),
            idle: Duration::from_millis(rng.pick(&[1000, 5000, 600_000])),
            options_of_run,
        }
    }

    /// The games that can be played.
    pub(crate) fn games(&self) -> Games {
        let games = Games::default().with::<Sealed>(Twist(self.options_of_run.twist));
        // Loading their data takes time, and few runs need them.
        match self.game {
            "sanssouci" => match sanssouci::Data::load(|_| None) {
                Ok(data) => games.with::<sanssouci::Position>(data),
                Err(_) => games,
            },
            "versailles" => match versailles::Data::load(|_| None) {
                Ok(data) => games.with::<versailles::Position>(data),
                Err(_) => games,
            },
            _ => games,
        }
    }

    pub(crate) fn people(&self) -> usize {
        self.seats - self.bots
    }

    /// Whether the plant is this one.
    pub(crate) fn has(&self, plant: Plant) -> bool {
        self.options_of_run.plant == Some(plant)
    }
}
