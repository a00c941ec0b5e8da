//! `cargo bench -p bots` measures the simulations per second of the levels that search, at the
//! start and in the middle of a game. Divan's items are simulations.

use bots::{Bot, Budget, Level, Observation, Skill, suggest};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game::{Nobody, Seat};

fn main() {
    divan::main();
}

const SIMULATIONS: u64 = 1000;

/// The levels that search, and numbers of players.
const SEARCHES: [(Level, u8); 4] =
    [(Level::Architect, 2), (Level::Architect, 4), (Level::LeNotre, 2), (Level::LeNotre, 4)];

/// Measures one search in the first position of seed 1 with a choice, after this many decisions of
/// gardeners.
fn bench_search<G: Skill>(bencher: Bencher, level: Level, options: G::Options, decisions: usize) {
    let observation = observation_after::<G>(&options, decisions);
    bencher
        .counter(ItemsCount::new(SIMULATIONS))
        .bench_local(|| suggest(black_box(&observation), level, &Budget::simulations(SIMULATIONS), 1));
}

fn observation_after<G: Skill>(options: &G::Options, decisions: usize) -> Observation<G> {
    let data = G::data(|_| None).expect("the built-in data are valid");
    let setup = G::deal(options, &data, &mut game::chance(1, 0));
    let mut position = G::new(options, &setup).expect("a deal is valid");
    let mut gardeners: Vec<Bot<G>> =
        Seat::all(position.players()).map(|_| Bot::new(Level::Gardener, 1)).collect();
    let mut made = 0;
    loop {
        let seat = position.to_act().first().expect("the game is not over");
        let observation = Observation::of(&position, seat);
        if made >= decisions && observation.legal().len() > 1 {
            return observation;
        }
        let action = gardeners[seat.index()].decide(&observation, &Budget::simulations(0));
        position
            .apply(seat, action.expect("the seat is to act"), &mut Nobody)
            .expect("bots decide what is legal");
        made += 1;
    }
}

fn classic(players: u8) -> sanssouci::Options {
    sanssouci::Options {
        choose_sides: false,
        ..sanssouci::Options::new(sanssouci::Edition::Classic, players)
    }
}

#[divan::bench(args = SEARCHES)]
fn sanssouci_at_the_start(bencher: Bencher, (level, players): (Level, u8)) {
    bench_search::<sanssouci::Position>(bencher, level, classic(players), 0);
}

#[divan::bench(args = SEARCHES)]
fn sanssouci_in_the_middle(bencher: Bencher, (level, players): (Level, u8)) {
    bench_search::<sanssouci::Position>(bencher, level, classic(players), 20 * usize::from(players));
}

#[divan::bench(args = SEARCHES)]
fn versailles_at_the_start(bencher: Bencher, (level, players): (Level, u8)) {
    bench_search::<versailles::Position>(bencher, level, versailles::Options { players }, 0);
}

#[divan::bench(args = SEARCHES)]
fn versailles_in_the_middle(bencher: Bencher, (level, players): (Level, u8)) {
    bench_search::<versailles::Position>(
        bencher,
        level,
        versailles::Options { players },
        13 * usize::from(players),
    );
}
