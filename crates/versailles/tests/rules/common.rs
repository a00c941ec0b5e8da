//! Helpers of several tests.
#![allow(missing_docs, unreachable_pub)]

use std::collections::BTreeMap;

use game::{Game, Play, Record, Seat, below};
use proptest::prelude::ProptestConfig;
use versailles::{
    Action, Card, Chips, Data, Garden, Kind, Options, PerType, Position, Rotation, Setup, Spot, Tile, Type,
};

pub fn data() -> Data {
    Data::load(|_| None).unwrap()
}

pub fn deal(players: u8, seed: u64) -> (Options, Setup) {
    let options = Options::new(players);
    let setup = Position::deal(&options, &data(), &mut game::chance(seed, 0));
    (options, setup)
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

pub fn spot(x: i8, y: i8) -> Spot {
    Spot::new(x, y).unwrap()
}

pub fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

pub fn lay(x: i8, y: i8) -> Action {
    Action::Lay { at: spot(x, y), turn: Rotation::NONE }
}

/// Plays this many random actions, or until the game is over. Seats that act at the same time act
/// in a random order.
pub fn random_play(players: u8, seed: u64, actions: usize) -> Play<Position> {
    let (options, setup) = deal(players, seed);
    let mut play = Play::<Position>::new(options, setup).unwrap();
    let mut rng = game::chance(seed, 1);
    let mut legal = Vec::new();
    for _ in 0..actions {
        let to_act: Vec<Seat> = play.position().to_act().iter().collect();
        if to_act.is_empty() {
            break;
        }
        let seat = to_act[below(&mut rng, to_act.len())];
        play.position().legal(seat, &mut legal);
        play.apply(seat, legal[below(&mut rng, legal.len())], &mut game::Nobody).unwrap();
    }
    play
}

/// The number of actions in a whole game.
pub fn total_actions(players: u8) -> usize {
    usize::from(players) * 28
}

pub fn record(players: u8, seed: u64) -> Record<Position> {
    random_play(players, seed, usize::MAX).into_record()
}

/// A setup with these tiles first, followed by other tiles of the data.
///
/// Seat 0 has cards 1 to 10, seat 1 has 11 to 20, and so on, so seats take tiles in the order of
/// their numbers.
pub fn setup_with(players: u8, first: &[&str]) -> Setup {
    let mut tiles: Vec<Tile> = first.iter().map(|text| tile(text)).collect();
    for &other in data().tiles() {
        if tiles.len() < 72 && !tiles.iter().any(|tile| tile.is_like(other)) {
            tiles.push(other);
        }
    }
    let bidders = if players == 2 { 3 } else { players };
    let hands: Vec<Vec<Card>> = (0..bidders).map(|b| (1..=10).map(|n| card(10 * b + n)).collect()).collect();
    Setup { tiles, hands: vec![hands.clone(), hands] }
}

/// The lowest card, or the way to lay the tile that makes the areas grow least.
pub fn least_growth(position: &Position, seat: Seat) -> Action {
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    let grown = |action: &Action| match *action {
        Action::Bid(_) => 0,
        Action::Lay { at, turn } => {
            let mut garden = *position.garden(seat);
            garden.lay(at, turn, position.tile_to_lay().unwrap()).unwrap();
            Type::ALL.map(|garden_type| u32::from(garden.areas().types[garden_type])).iter().sum()
        }
    };
    legal.into_iter().min_by_key(grown).unwrap()
}

/// A slow but simple implementation of a garden, to compare with.
#[derive(Clone, Default)]
pub struct Naive(pub BTreeMap<(i32, i32), Kind>);

const SIDES: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

impl Naive {
    pub fn of(garden: &Garden) -> Naive {
        let mut naive = Naive::default();
        for laid in garden.tiles() {
            naive.lay(laid.at, laid.turn, laid.tile);
        }
        naive
    }

    pub fn lay(&mut self, at: Spot, turn: Rotation, tile: Tile) {
        let (x, y) = (i32::from(at.x()), i32::from(at.y()));
        let mut kinds = tile.fields().to_vec();
        for _ in 0..turn.quarters() {
            let sw = kinds.pop().unwrap();
            kinds.insert(0, sw);
        }
        for (field, kind) in [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)].into_iter().zip(kinds) {
            assert_eq!(self.0.insert(field, kind), None, "a field is covered twice");
        }
    }

    pub fn may_lay(&self, x: i32, y: i32) -> bool {
        if self.0.is_empty() {
            return (x, y) == (0, 0);
        }
        let fields = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
        let free = fields.iter().all(|field| !self.0.contains_key(field));
        let touching =
            fields.iter().any(|&(x, y)| SIDES.iter().any(|(dx, dy)| self.0.contains_key(&(x + dx, y + dy))));
        free && touching
    }

    /// The size of the largest area of a kind.
    pub fn largest(&self, kind: Kind) -> u8 {
        let belongs = |field: &(i32, i32)| {
            self.0.get(field).is_some_and(|&k| k == kind || k == Kind::Joker && kind != Kind::Site)
        };
        let size = |start: (i32, i32)| {
            let mut area = vec![start];
            let mut next = 0;
            while next < area.len() {
                let (x, y) = area[next];
                next += 1;
                for neighbour in SIDES.map(|(dx, dy)| (x + dx, y + dy)) {
                    if belongs(&neighbour) && !area.contains(&neighbour) {
                        area.push(neighbour);
                    }
                }
            }
            area.len() as u8
        };
        self.0.iter().filter(|&(_, &k)| k == kind).map(|(&field, _)| size(field)).max().unwrap_or(0)
    }

    pub fn areas(&self) -> (PerType<u8>, u8) {
        (
            PerType::new(Type::ALL.map(|garden_type| self.largest(garden_type.into()))),
            self.largest(Kind::Site),
        )
    }
}

/// The holders of the chips, by type, after a seat has laid a tile.
pub fn naive_chips(before: &Chips, seat: Seat, gardens: &[Naive]) -> Vec<Option<Seat>> {
    Type::ALL
        .into_iter()
        .map(|garden_type| {
            let size = |seat: Seat| gardens[seat.index()].largest(garden_type.into());
            match before.holder(garden_type) {
                Some(holder) if size(seat) > size(holder) => Some(seat),
                None if size(seat) >= 4 => Some(seat),
                unchanged => unchanged,
            }
        })
        .collect()
}

/// Settings for this many random cases. The environment variable `PROPTEST_CASES` scales the
/// number: half of its default, 256, means half as many.
pub fn cases(cases: u32) -> ProptestConfig {
    let default = ProptestConfig::default();
    let cases = (cases * default.cases / 256).max(1);
    ProptestConfig { cases, failure_persistence: None, ..default }
}
