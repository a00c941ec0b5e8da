//! The sizes of areas with a difficult shape.

use versailles::{Garden, Kind, Rotation, Tile, Type};

use crate::common::spot;

/// A yellow path of 19 fields that goes down and up twice.
const PATH: [&str; 4] = [
    "ysyyysys", //
    "ysysysys", "ysysysys", "yyysyyys",
];

/// A yellow ring of 8 fields around another field.
const RING: [&str; 4] = [
    "yyys", //
    "ysys", "yyys", "ssss",
];

/// The spots of the tiles of a map, in rows from the top left.
fn spots(map: &[&str]) -> Vec<(i8, i8)> {
    let (width, height) = (map[0].len() as i8, map.len() as i8);
    (0..height).step_by(2).flat_map(|y| (0..width).step_by(2).map(move |x| (x, y))).collect()
}

/// A garden that looks like a map, in which the tile at a spot is laid last.
fn garden_like(map: &[&str], last: (i8, i8)) -> Garden {
    let letter = |x: i8, y: i8| char::from(map[y as usize].as_bytes()[x as usize]);
    let kind = |x: i8, y: i8| Kind::from_letter(letter(x, y)).unwrap();
    let mut left = spots(map);
    left.sort_by_key(|&at| at == last);
    let first = left[0];
    let mut garden = Garden::EMPTY;
    while !left.is_empty() {
        // The next of the remaining tiles that touches the garden.
        let next = left.iter().position(|&(x, y)| {
            let tile = Tile::new([kind(x, y), kind(x + 1, y), kind(x + 1, y + 1), kind(x, y + 1)]);
            garden.lay(spot(x - first.0, y - first.1), Rotation::NONE, tile).is_ok()
        });
        left.remove(next.unwrap());
    }
    let at = spot(last.0 - first.0, last.1 - first.1);
    assert_eq!(garden.tiles().last().map(|laid| laid.at), Some(at));
    garden
}

/// Areas are measured from the last tile, whichever part of the area it is.
#[test]
fn paths_and_rings_are_measured_from_all_their_tiles() {
    for (mut map, fields) in [(PATH, 19), (RING, 8)] {
        for _ in 0..2 {
            for last in spots(&map) {
                let garden = garden_like(&map, last);
                assert_eq!(garden.areas().types[Type::Yellow], fields, "{last:?} is laid last: {map:#?}");
            }
            map.reverse();
        }
    }
}
