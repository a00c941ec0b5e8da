//! Dealing: draws everything that is random. Another order of draws would change the meaning of
//! every seed.

use game::{Seat, below, shuffle};
use rand_core::Rng;

use crate::{BySlot, Data, Edition, Motif, Options, Setup};

/// Draws a setup.
pub(crate) fn deal(options: &Options, data: &Data, rng: &mut impl Rng) -> Setup {
    let players = usize::from(options.players);
    let gardens = deal_gardens(options, data, rng);
    let rewards = options.rewards.then(|| deal_boards(&data.rewards, options.rewards_sides(), players, rng));
    let decks = (0..players).map(|_| shuffled(data.cards(), rng)).collect();
    let missions =
        shuffled(Motif::ALL.to_vec(), rng).chunks_exact(2).take(players).map(<[_]>::to_vec).collect();
    let tiles: Vec<Motif> = shuffled(data.tiles_in_play(options).collect(), rng);
    let mut display = [Motif::Labyrinth; 10];
    display.copy_from_slice(&tiles[..10]);
    Setup {
        gardens,
        rewards,
        decks,
        missions,
        display: BySlot(display),
        supply: stacks(&tiles[10..], options.stacks()),
        first: Seat::new(below(rng, players)).unwrap_or(Seat::FIRST),
    }
}

fn deal_gardens(options: &Options, data: &Data, rng: &mut impl Rng) -> Vec<Vec<crate::Fields>> {
    let players = usize::from(options.players);
    match options.edition {
        Edition::Classic => deal_boards(&data.classic, options.garden_sides(), players, rng),
        Edition::Revised => {
            shuffled(data.revised.to_vec(), rng).into_iter().take(players).map(|only| vec![only]).collect()
        }
    }
}

/// Deals one board per seat. If seats cannot choose the side, it is drawn too.
fn deal_boards<T: Copy>(boards: &[[T; 2]], sides: usize, players: usize, rng: &mut impl Rng) -> Vec<Vec<T>> {
    let boards = shuffled(boards.to_vec(), rng);
    boards
        .into_iter()
        .take(players)
        .map(|board| if sides == 2 { board.to_vec() } else { vec![board[below(rng, 2)]] })
        .collect()
}

/// Splits the tiles into stacks whose heights differ by at most one, the higher ones first.
fn stacks(mut tiles: &[Motif], count: usize) -> Vec<Vec<Motif>> {
    (0..count)
        .rev()
        .map(|later_stacks| {
            let (stack, rest) = tiles.split_at(tiles.len().div_ceil(later_stacks + 1));
            tiles = rest;
            stack.to_vec()
        })
        .collect()
}

fn shuffled<T>(mut items: Vec<T>, rng: &mut impl Rng) -> Vec<T> {
    shuffle(rng, &mut items);
    items
}
