//! The bound holds: no line of play scores more.

use std::collections::HashSet;

use game::{Done, Game, Record, Seat};
use sanssouci::{Data, Edition, Field, Options, Position};

use crate::sanssouci::hindsight::beam::hindsight;
use crate::sanssouci::hindsight::bound::Bound;
use crate::sanssouci::hindsight::prices::Prices;
use crate::sanssouci::hindsight::puzzle::{Puzzle, SoloState, TURNS};
use crate::sanssouci::turns::Turn;

/// Random games with all options.
fn games(number: u64) -> impl Iterator<Item = Record<Position>> {
    let data = Data::load(|_| None).unwrap();
    (0..number).map(move |seed| {
        let edition = if seed % 2 == 0 { Edition::Classic } else { Edition::Revised };
        let (rewards, boars) = (seed / 2 % 2 == 1, seed / 4 % 2 == 1);
        let plain = Options::new(edition, 2 + (seed % 3) as u8);
        let options = Options { rewards, boars, choose_sides: false, ..plain };
        let setup = Position::deal(&options, &data, &mut game::chance(seed, 0));
        let mut position = Position::new(&options, &setup).unwrap();
        let mut record = Record::new(options, setup);
        let actions = &mut record.actions;
        game::random_play(&mut position, &mut game::chance(seed, 1), &mut Vec::new(), |seat, action| {
            actions.push(Done { seat, action });
        });
        record
    })
}

/// Every legal turn, from the rules alone.
fn every_turn(puzzle: &Puzzle, state: &SoloState) -> Vec<Turn> {
    let mut turns = Vec::new();
    for card in state.hand.into_iter().flatten() {
        for (slot, tile) in state.market.offers(card) {
            let own = Field::new(tile, slot.colour().row());
            let gardeners: Vec<Option<Field>> = if state.garden.free().contains(own) {
                vec![None]
            } else {
                state.garden.places_for_gardener(own).iter().map(Some).collect()
            };
            for gardener in gardeners {
                let laid = Turn { play: Some((card, slot)), gardener, ..Turn::EMPTY };
                turns.extend(with_boar_and_noble(puzzle, state, laid));
            }
        }
    }
    turns
}

fn with_boar_and_noble(puzzle: &Puzzle, state: &SoloState, laid: Turn) -> Vec<Turn> {
    let mut garden = state.garden;
    let boar = garden.lay(state.laid_on(&laid), laid.gardener.is_some(), puzzle.marks).boar;
    let boars: Vec<Option<Field>> = match boar {
        sanssouci::Boar::Flees(_) => garden.places_for_boar().iter().map(Some).collect(),
        _ => vec![None],
    };
    let nobles = || std::iter::once(None).chain(garden.places_for_nobles().iter().map(Some));
    boars.into_iter().flat_map(|boar| nobles().map(move |noble| Turn { boar, noble, ..laid })).collect()
}

/// The best total of all lines of play.
fn exhaustive(puzzle: &Puzzle) -> i32 {
    let mut states = HashSet::from([puzzle.start]);
    for _ in usize::from(puzzle.start.turn)..TURNS {
        let after = |state: &SoloState| -> Vec<SoloState> {
            every_turn(puzzle, state).iter().map(|turn| puzzle.after(state, turn)).collect()
        };
        states = states.iter().flat_map(after).collect();
    }
    states.iter().map(|state| puzzle.score(state)).max().unwrap()
}

fn bound(puzzle: &Puzzle, rounds: usize) -> i32 {
    Bound::of(puzzle, &puzzle.start).upper_bound(&mut Prices::INITIAL.clone(), 0, rounds)
}

/// Puzzles of the last one and two turns of each seat, with their best totals.
fn solved(count: u64) -> Vec<(Puzzle, i32)> {
    let mut solved = Vec::new();
    for game in games(count) {
        for seat in Seat::all(usize::from(game.options.players)) {
            for from in [TURNS - 1, TURNS - 2] {
                let puzzle = Puzzle::new(&game, seat, from).unwrap();
                let best = exhaustive(&puzzle);
                solved.push((puzzle, best));
            }
        }
    }
    solved
}

/// The number of positions for which the bound, lowered by this much, is wrong.
fn wrong(solved: &[(Puzzle, i32)], lowered: i32) -> usize {
    let is_wrong =
        |puzzle: &Puzzle, best| [0, 3, 200].iter().any(|&rounds| bound(puzzle, rounds) - lowered < best);
    solved.iter().filter(|(puzzle, best)| is_wrong(puzzle, *best)).count()
}

#[test]
fn no_line_exceeds_the_bound_and_a_lower_bound_would_be_noticed() {
    let solved = solved(24);
    assert_eq!(wrong(&solved, 0), 0);
    assert!(wrong(&solved, 1) > solved.len() / 10, "the bound is so loose that this tests nothing");
}

#[test]
fn the_best_total_is_between_the_bounds() {
    let mut exact = 0;
    for game in games(12) {
        for from in [TURNS - 1, TURNS - 2] {
            let best = exhaustive(&Puzzle::new(&game, Seat::FIRST, from).unwrap());
            for width in [1, 5, 1000] {
                let hindsight = hindsight(&game, Seat::FIRST, from, width).unwrap();
                assert!(
                    hindsight.best_found <= best && best <= hindsight.upper_bound,
                    "{hindsight:?}, but {best}"
                );
                exact += usize::from(hindsight.is_exact());
            }
        }
    }
    assert!(exact > 24, "only {exact} of 72");
}

/// Compares the bound with the played line and with the best line of a narrow search, from any turn
/// on.
#[test]
fn no_line_of_many_turns_exceeds_the_bound() {
    for game in games(8) {
        let whole = Puzzle::new(&game, Seat::FIRST, 0).unwrap();
        let played = game.replay().unwrap().score(Seat::FIRST).total;
        for from in (0..TURNS).step_by(4) {
            let puzzle = Puzzle::new(&game, Seat::FIRST, from).unwrap();
            let found = hindsight(&game, Seat::FIRST, from, 3).unwrap().best_found.max(played);
            assert!(bound(&puzzle, 100) >= found, "{found} from turn {from}");
            assert!(bound(&whole, 100) >= found, "{found} from turn {from}, from the start");
        }
    }
}
