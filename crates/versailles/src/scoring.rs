//! Scoring: in the middle, and at the end.

use serde::{Deserialize, Serialize};
use table::Seat;

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

/// The points of a seat with these areas and so many large chips, after the first half.
pub fn middle(areas: &Areas, chips: u16) -> Middle {
    let areas = best(&areas.types, 2);
    let chips = 3 * chips;
    Middle { areas, chips, total: areas + chips }
}

/// The end: everybody's points, and who won. `areas` and `middle` have an entry a seat.
pub fn end(areas: &[Areas], chips: &Chips, middle: &[Middle]) -> Outcome {
    let seats = Seat::all(areas.len());
    let mut scores: Vec<Score> = (seats.zip(areas).zip(middle))
        .map(|((seat, areas), middle)| Score {
            areas: best(&areas.types, 3),
            chips: 5 * chips.count(seat),
            middle: middle.total,
            largest: best(&areas.types, 1),
            ..Score::default()
        })
        .collect();
    if areas.len() > 2 {
        let seconds = Type::ALL.into_iter().filter_map(|garden_type| second(areas, chips, garden_type));
        seconds.for_each(|seat| scores[seat.index()].seconds += 3);
    }
    if let Some(seat) = largest_site(areas) {
        scores[seat.index()].site = 3;
    }
    for score in &mut scores {
        score.total = score.areas + score.chips + score.seconds + score.site + score.middle;
    }
    Outcome { middle: middle.to_vec(), winners: winners(&scores), scores }
}

/// The fields of the so many largest areas, of different types.
fn best(types: &PerType<u8>, count: usize) -> u16 {
    let mut sizes = Type::ALL.map(|garden_type| types[garden_type]);
    sizes.sort_unstable();
    sizes.iter().rev().take(count).copied().map(u16::from).sum()
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
