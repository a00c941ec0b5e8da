//! Scoring: in the middle, and at the end.

use std::cmp::Reverse;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Areas, Chips, Outcome, PerType, Type};

/// One seat's points after the first half.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Middle {
    /// The fields of the largest areas of the best two types.
    pub areas: u16,
    /// 3 a large chip.
    pub chips: u16,
    /// Both.
    pub total: u16,
}

/// One seat's points at the end.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// The fields of the largest areas of the best three types.
    pub areas: u16,
    /// 5 a large chip.
    pub chips: u16,
    /// 3 a second-largest area.
    pub seconds: u16,
    /// 3 for the largest area of building ground.
    pub site: u16,
    /// The points after the first half.
    pub middle: u16,
    /// All five.
    pub total: u16,
    /// The fields of the largest area of any type, which decides between equals.
    pub largest: u16,
}

/// So many types count in the middle, and at the end.
pub(crate) const MIDDLE_TYPES: usize = 2;
pub(crate) const END_TYPES: usize = 3;
/// What a large chip gives in the middle.
pub const MIDDLE_CHIP: u16 = 3;
/// What a large chip gives at the end.
pub const END_CHIP: u16 = 5;
/// What a second-largest area gives.
pub const SECOND: u16 = 3;
/// What the largest area of building ground gives.
pub const SITE: u16 = 3;

/// The points of a seat with these areas and so many large chips, after the first half.
pub fn middle(areas: &Areas, chips: u16) -> Middle {
    let areas = fields_of_best(&areas.types, MIDDLE_TYPES);
    let chips = MIDDLE_CHIP * chips;
    Middle { areas, chips, total: areas + chips }
}

/// The end: everybody's points, and who won. `areas` and `middle` have an entry a seat.
pub fn end(areas: &[Areas], chips: &Chips, middle: &[Middle]) -> Outcome {
    let seats = Seat::all(areas.len());
    let mut scores: Vec<Score> = (seats.zip(areas).zip(middle))
        .map(|((seat, areas), middle)| Score {
            areas: fields_of_best(&areas.types, END_TYPES),
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

/// The so many largest areas, of different types, the largest first; of equal ones, in the order of the types.
pub(crate) fn best(types: &PerType<u8>, count: usize) -> impl Iterator<Item = (Type, u8)> + use<> {
    let mut sizes = Type::ALL.map(|garden_type| (garden_type, types[garden_type]));
    sizes.sort_unstable_by_key(|&(garden_type, fields)| (Reverse(fields), garden_type));
    sizes.into_iter().take(count)
}

fn fields_of_best(types: &PerType<u8>, count: usize) -> u16 {
    best(types, count).map(|(_, fields)| u16::from(fields)).sum()
}

/// Who has the second-largest area of which type. Where two play, there are no second places.
pub(crate) fn seconds(areas: &[Areas], chips: &Chips) -> impl Iterator<Item = (Type, Seat)> {
    let types = Type::ALL.into_iter().filter(|_| areas.len() > 2);
    types.filter_map(|garden_type| Some((garden_type, second(areas, chips, garden_type)?)))
}

/// Who has the second-largest area of a type: the largest of those who do not hold its large chip, and alone with it.
/// Nobody, if nobody holds the large chip.
pub fn second(areas: &[Areas], chips: &Chips, garden_type: Type) -> Option<Seat> {
    let holder = chips.holder(garden_type)?;
    let others = Seat::all(areas.len()).zip(areas).filter(|&(seat, _)| seat != holder);
    alone_in_front(others.map(|(seat, areas)| (seat, areas.types[garden_type])))
}

/// Who has the largest area of building ground, and is alone with it.
pub fn largest_site(areas: &[Areas]) -> Option<Seat> {
    alone_in_front(Seat::all(areas.len()).zip(areas).map(|(seat, areas)| (seat, areas.site)))
}

/// Who has the largest size that is not 0; nobody, if two have it.
fn alone_in_front(sizes: impl Iterator<Item = (Seat, u8)> + Clone) -> Option<Seat> {
    let largest = sizes.clone().map(|(_, size)| size).max().filter(|&size| size > 0)?;
    let mut in_front = sizes.filter(|&(_, size)| size == largest).map(|(seat, _)| seat);
    in_front.next().filter(|_| in_front.next().is_none())
}

/// Most points wins, then the largest single area; who is still equal shares the victory.
fn winners(scores: &[Score]) -> Vec<Seat> {
    let rank = |score: &Score| (score.total, score.largest);
    let first = scores.iter().map(rank).max();
    Seat::all(scores.len())
        .zip(scores)
        .filter(|(_, score)| Some(rank(score)) == first)
        .map(|(seat, _)| seat)
        .collect()
}
