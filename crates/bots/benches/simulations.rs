//! `cargo bench -p bots`: how many simulations a second the levels that search make, at the start and in the middle of a game.
//! The items that divan counts are simulations.

use bots::{Bot, Budget, Level, Observation, Skill, suggest};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game::{Nobody, Seat};

fn main() {
    divan::main();
}

const SIMULATIONS: u64 = 1000;

/// The levels that search, and how many play.
const SEARCHES: [(Level, u8); 4] =
    [(Level::Architect, 2), (Level::Architect, 4), (Level::LeNotre, 2), (Level::LeNotre, 4)];

/// Thinks once, in the first position of seed 1 after so many decisions of gardeners in which there is a choice.
fn think<G: Skill>(bencher: Bencher, level: Level, options: G::Options, decisions: usize) {
    let observation = observed::<G>(&options, decisions);
    bencher
        .counter(ItemsCount::new(SIMULATIONS))
        .bench_local(|| suggest(black_box(&observation), level, &Budget::simulations(SIMULATIONS), 1));
}

fn observed<G: Skill>(options: &G::Options, decisions: usize) -> Observation<G> {
    let data = G::data(|_| None).expect("the built-in data is right");
    let setup = G::deal(options, &data, &mut game::chance(1, 0));
    let mut position = G::new(options, &setup).expect("what is dealt can be played");
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
        position.apply(seat, action.expect("it is to act"), &mut Nobody).expect("bots decide what is legal");
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
    think::<sanssouci::Position>(bencher, level, classic(players), 0);
}

#[divan::bench(args = SEARCHES)]
fn sanssouci_in_the_middle(bencher: Bencher, (level, players): (Level, u8)) {
    think::<sanssouci::Position>(bencher, level, classic(players), 20 * usize::from(players));
}

#[divan::bench(args = SEARCHES)]
fn versailles_at_the_start(bencher: Bencher, (level, players): (Level, u8)) {
    think::<versailles::Position>(bencher, level, versailles::Options { players }, 0);
}

#[divan::bench(args = SEARCHES)]
fn versailles_in_the_middle(bencher: Bencher, (level, players): (Level, u8)) {
    think::<versailles::Position>(bencher, level, versailles::Options { players }, 13 * usize::from(players));
}
