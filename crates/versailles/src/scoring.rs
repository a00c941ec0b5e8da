//! Every point value of the game: the middle scoring and the final scoring.

use std::cmp::Reverse;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::outcome::winners;
use crate::{Areas, Chips, Outcome, PerType, Type};

/// The points of one seat after the first half.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Middle {
    /// One point per field of the largest areas of the best two types.
    pub areas: u16,
    /// 3 points per large chip.
    pub chips: u16,
    /// The sum of both.
    pub total: u16,
}

/// The points of one seat at the end.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// One point per field of the largest areas of the best three types.
    pub areas: u16,
    /// 5 points per large chip.
    pub chips: u16,
    /// 3 points per second-largest area.
    pub seconds: u16,
    /// 3 points for the largest area of building ground.
    pub site: u16,
    /// The points after the first half.
    pub middle: u16,
    /// The sum of all items.
    pub total: u16,
    /// The fields of the largest area of any type, which breaks ties.
    pub largest: u16,
}

/// The fields that an area needs to take a large chip without holder.
pub(crate) const CHIP_MIN_FIELDS: u8 = 4;
/// The number of types that count after the first half.
pub(crate) const MIDDLE_TYPES: usize = 2;
/// The number of types that count at the end.
pub(crate) const END_TYPES: usize = 3;
/// The points per field of a largest area that counts.
pub(crate) const FIELD: u16 = 1;
/// The points of a large chip after the first half.
pub const MIDDLE_CHIP: u16 = 3;
/// The points of a large chip at the end.
pub const END_CHIP: u16 = 5;
/// The points of a second-largest area.
pub const SECOND: u16 = 3;
/// The points of the largest area of building ground.
pub const SITE: u16 = 3;

/// The middle scoring of a seat with these areas and this number of large chips.
pub fn middle(areas: &Areas, chips: u16) -> Middle {
    let areas = FIELD * fields_of_best(&areas.types, MIDDLE_TYPES);
    let chips = MIDDLE_CHIP * chips;
    Middle { areas, chips, total: areas + chips }
}

/// The final scoring of all seats, and the winners. `areas` and `middle` have one entry per seat.
pub fn end(areas: &[Areas], chips: &Chips, middle: &[Middle]) -> Outcome {
    let seats = Seat::all(areas.len());
    let mut scores: Vec<Score> = (seats.zip(areas).zip(middle))
        .map(|((seat, areas), middle)| Score {
            areas: FIELD * fields_of_best(&areas.types, END_TYPES),
            chips: END_CHIP * chips.count(seat),
            middle: middle.total,
            largest: fields_of_best(&areas.types, 1),
            ..Score::default()
        })
        .collect();
    seconds(areas, chips).for_each(|(_, seat)| scores[seat.index()].seconds += SECOND);
    if let Some(seat) = largest_site(areas) {
        scores[seat.index()].site = SITE;
    }
    for score in &mut scores {
        score.total = score.areas + score.chips + score.seconds + score.site + score.middle;
    }
    Outcome { middle: middle.to_vec(), winners: winners(&scores), scores }
}

/// The types with the largest areas and their sizes, largest first; equal ones in the order of the
/// types.
pub(crate) fn best(types: &PerType<u8>, count: usize) -> impl Iterator<Item = (Type, u8)> + use<> {
    let mut sizes = Type::ALL.map(|garden_type| (garden_type, types[garden_type]));
    sizes.sort_unstable_by_key(|&(garden_type, fields)| (Reverse(fields), garden_type));
    sizes.into_iter().take(count)
}

fn fields_of_best(types: &PerType<u8>, count: usize) -> u16 {
    best(types, count).map(|(_, fields)| u16::from(fields)).sum()
}

/// The seats with the second-largest area of each type. In games for two there are no second
/// places.
pub(crate) fn seconds(areas: &[Areas], chips: &Chips) -> impl Iterator<Item = (Type, Seat)> {
    let types = Type::ALL.into_iter().filter(|_| areas.len() > 2);
    types.filter_map(|garden_type| Some((garden_type, second(areas, chips, garden_type)?)))
}

/// The seat with the second-largest area of a type: the only largest among the seats without its
/// large chip.
///
/// `None` if the large chip has no holder, or if several seats share the second place.
pub fn second(areas: &[Areas], chips: &Chips, garden_type: Type) -> Option<Seat> {
    let holder = chips.holder(garden_type)?;
    let others = Seat::all(areas.len()).zip(areas).filter(|&(seat, _)| seat != holder);
    only_largest(others.map(|(seat, areas)| (seat, areas.types[garden_type])))
}

/// The seat with the largest area of building ground; `None` if several share it.
pub fn largest_site(areas: &[Areas]) -> Option<Seat> {
    only_largest(Seat::all(areas.len()).zip(areas).map(|(seat, areas)| (seat, areas.site)))
}

/// The only seat with the largest size; `None` if several have it or it is 0.
fn only_largest(sizes: impl Iterator<Item = (Seat, u8)> + Clone) -> Option<Seat> {
    let largest = sizes.clone().map(|(_, size)| size).max().filter(|&size| size > 0)?;
    let mut leaders = sizes.filter(|&(_, size)| size == largest).map(|(seat, _)| seat);
    leaders.next().filter(|_| leaders.next().is_none())
}
