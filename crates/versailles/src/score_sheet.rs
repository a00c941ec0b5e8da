//! Score sheets: the points of a scoring, item by item.

use game::Seat;
use serde::Serialize;

use crate::{Areas, Chips, Half, Middle, Position, Type, scoring};

/// The points of one seat in a scoring, item by item.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// The items that score points, in the order of the scoring.
    pub items: Vec<Item>,
    /// The sum of all items.
    pub total: u16,
}

/// An item that scores points.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "item", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are described by their names")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Item {
    /// The largest area of one of the best types: one point per field.
    Area {
        #[serde(rename = "type")]
        garden_type: Type,
        points: u16,
    },
    /// A large chip.
    Chip {
        #[serde(rename = "type")]
        garden_type: Type,
        points: u16,
    },
    /// The second-largest area of a type.
    Second {
        #[serde(rename = "type")]
        garden_type: Type,
        points: u16,
    },
    /// The largest area of building ground.
    Site { points: u16 },
    /// The points of the first half.
    Middle { points: u16 },
}

impl Item {
    /// The points of the item.
    pub const fn points(self) -> u16 {
        match self {
            Item::Area { points, .. }
            | Item::Chip { points, .. }
            | Item::Second { points, .. }
            | Item::Site { points }
            | Item::Middle { points } => points,
        }
    }
}

impl Sheet {
    /// The points of a seat in the next scoring, as if it came now; in the last one when the game
    /// is over.
    pub(crate) fn of(position: &Position, seat: Seat) -> Sheet {
        Sheet::in_half(position.half(), position, seat)
    }

    /// The points of a seat in the scoring at the end of a half, as if it came now.
    pub(crate) fn in_half(half: Half, position: &Position, seat: Seat) -> Sheet {
        let areas: Vec<Areas> = position.gardens().iter().map(|garden| *garden.areas()).collect();
        match (half, position.middle()) {
            (Half::Second, Some(middle)) => Sheet::end(&areas, position.chips(), middle[seat.index()], seat),
            _ => Sheet::middle(&areas[seat.index()], position.chips(), seat),
        }
    }

    fn middle(areas: &Areas, chips: &Chips, seat: Seat) -> Sheet {
        let areas = area_items(areas, scoring::MIDDLE_TYPES);
        Sheet::sum(areas.chain(chip_items(chips, seat, scoring::MIDDLE_CHIP)))
    }

    fn end(areas: &[Areas], chips: &Chips, middle: Middle, seat: Seat) -> Sheet {
        let own = area_items(&areas[seat.index()], scoring::END_TYPES);
        let seconds = scoring::seconds(areas, chips)
            .filter(|&(_, second)| second == seat)
            .map(|(garden_type, _)| Item::Second { garden_type, points: scoring::SECOND });
        let site = scoring::largest_site(areas).filter(|&largest| largest == seat);
        Sheet::sum(
            own.chain(chip_items(chips, seat, scoring::END_CHIP))
                .chain(seconds)
                .chain(site.map(|_| Item::Site { points: scoring::SITE }))
                .chain([Item::Middle { points: middle.total }]),
        )
    }

    fn sum(items: impl Iterator<Item = Item>) -> Sheet {
        let items: Vec<Item> = items.collect();
        Sheet { total: items.iter().map(|item| item.points()).sum(), items }
    }
}

fn area_items(areas: &Areas, types: usize) -> impl Iterator<Item = Item> {
    let best = scoring::best(&areas.types, types).filter(|&(_, fields)| fields > 0);
    best.map(|(garden_type, fields)| Item::Area { garden_type, points: scoring::FIELD * u16::from(fields) })
}

fn chip_items(chips: &Chips, seat: Seat, points: u16) -> impl Iterator<Item = Item> {
    let held = Type::ALL.into_iter().filter(move |&garden_type| chips.holder(garden_type) == Some(seat));
    held.map(move |garden_type| Item::Chip { garden_type, points })
}
