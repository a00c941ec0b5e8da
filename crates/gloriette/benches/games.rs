//! `cargo bench`: benchmarks of the rules with divan. `gloriette bench` prints similar rates.

use divan::{Bencher, black_box};
use game::{Game, perft, random_play};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn main() {
    divan::main();
}

/// A complete game of uniformly random play, including deal and setup.
fn whole_game<G: Game>(bencher: Bencher, options: G::Options) {
    let data = G::data(|_| None).expect("the built-in data is valid");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        let setup = G::deal(&options, &data, &mut rng);
        let mut position = G::new(&options, &setup).expect("a dealt setup is valid");
        random_play(&mut position, &mut rng, &mut legal, |_, _| ());
        black_box(position)
    });
}

/// Perft from the first turn of seed 1.
fn count_lines<G: Game>(bencher: Bencher, options: G::Options, depth: u32) {
    let data = G::data(|_| None).expect("the built-in data is valid");
    let setup = G::deal(&options, &data, &mut game::chance(1, 0));
    let position = G::new(&options, &setup).expect("a dealt setup is valid");
    bencher.bench_local(|| perft(black_box(&position), depth));
}

fn classic(players: u8) -> sanssouci::Options {
    sanssouci::Options::new(sanssouci::Edition::Classic, players)
}

#[divan::bench(args = [2, 3, 4])]
fn sanssouci_game(bencher: Bencher, players: u8) {
    whole_game::<sanssouci::Position>(bencher, classic(players));
}

#[divan::bench(args = [2, 4])]
fn sanssouci_game_with_rewards_and_boars(bencher: Bencher, players: u8) {
    whole_game::<sanssouci::Position>(
        bencher,
        sanssouci::Options { rewards: true, boars: true, ..classic(players) },
    );
}

#[divan::bench(args = [2, 3, 4, 5])]
fn versailles_game(bencher: Bencher, players: u8) {
    whole_game::<versailles::Position>(bencher, versailles::Options { players });
}

#[divan::bench]
fn sanssouci_perft_6(bencher: Bencher) {
    count_lines::<sanssouci::Position>(bencher, classic(2), 6);
}

#[divan::bench]
fn versailles_perft_4(bencher: Bencher) {
    count_lines::<versailles::Position>(bencher, versailles::Options { players: 2 }, 4);
}
