//! What laying a tile would do, for a page that shows it before it is laid and knows no rules.
//!
//! It is laid in a copy, and what then lies in the gardens is told: that is public. What comes after it, such as the cards
//! of the next half, is not looked at.

use game::{Game as _, Seat};
use serde::Serialize;

use crate::{Action, Areas, Event, Kind, Plot, Position, Sheet, Type};

/// What laying a tile would do.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// The areas that the tile would be part of, but for those that lie on it alone and are not the largest of their type.
    pub areas: Vec<AreaThen>,
    /// The large chips that it would win.
    pub chips: Vec<ChipThen>,
    /// How many more points the seat would have in the next scoring, if it came now.
    pub gain: i32,
}

/// An area as it would be.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AreaThen {
    /// The area.
    #[serde(flatten)]
    pub plot: Plot,
    /// Whether it would be larger than the largest of its type in the garden now.
    pub grows: bool,
}

/// A large chip that would be won.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChipThen {
    /// Of which type.
    #[serde(rename = "type")]
    pub garden_type: Type,
    /// From whom; nobody, if it lies on the table.
    pub from: Option<Seat>,
}

impl Preview {
    /// What this decision of a seat that is to act would do; nothing, if there is nothing to show.
    pub(crate) fn of(position: &Position, seat: Seat, action: Action) -> Option<Preview> {
        let Action::Lay { at, .. } = action else { return None };
        let (mut after, mut events) = (*position, Vec::new());
        after.apply(seat, action, &mut events).ok()?;
        let before = position.garden(seat).areas();
        let areas = after.garden(seat).plots_through(at).into_iter().map(|plot| {
            let grows = plot.fields.len() > usize::from(before.largest(plot.kind));
            AreaThen { plot, grows }
        });
        let on_the_tile = |field: &[i8; 2]| {
            let [x, y] = [field[0] - at.x(), field[1] - at.y()];
            (0..2).contains(&x) && (0..2).contains(&y)
        };
        let chips = events.iter().filter_map(|event| match *event {
            Event::ChipTaken { garden_type, from, .. } => Some(ChipThen { garden_type, from }),
            _ => None,
        });
        // The half may be over then; what is to be scored is this one.
        let [now, then] = [position, &after].map(|it| Sheet::in_half(position.half(), it, seat).total);
        Some(Preview {
            areas: areas.filter(|area| area.grows || !area.plot.fields.iter().all(on_the_tile)).collect(),
            chips: chips.collect(),
            gain: i32::from(then) - i32::from(now),
        })
    }
}

impl Areas {
    /// How many fields the largest area of a kind has. Jokers alone are no area.
    fn largest(&self, kind: Kind) -> u8 {
        let of_type = Type::ALL.into_iter().find(|&garden_type| Kind::from(garden_type) == kind);
        match (of_type, kind) {
            (Some(garden_type), _) => self.types[garden_type],
            (None, Kind::Site) => self.site,
            (None, _) => 0,
        }
    }
}
