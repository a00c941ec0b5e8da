//! Previews: what laying a tile would do, for a page that does not know the rules.
//!
//! The tile is laid on a copy of the position. A preview contains public information only: the
//! gardens afterwards, but not the cards of the next half.

use game::{Game as _, Seat};
use serde::Serialize;

use crate::{Action, Areas, Event, Kind, Plot, Position, Sheet, Type};

/// What laying a tile would do.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// The areas through the tile, without those that are on the tile alone and not the largest of
    /// their type.
    pub areas: Vec<AreaThen>,
    /// The large chips that the tile wins.
    pub chips: Vec<ChipThen>,
    /// How many more points the seat has in the next scoring, as if it came now.
    pub gain: i32,
}

/// An area after the tile is laid.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AreaThen {
    /// The area.
    #[serde(flatten)]
    pub plot: Plot,
    /// Whether it is larger than the current largest area of its type in the garden.
    pub grows: bool,
}

/// A large chip that the tile wins.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChipThen {
    /// The type of the chip.
    #[serde(rename = "type")]
    pub garden_type: Type,
    /// The holder who loses it; `None` if it has no holder.
    pub from: Option<Seat>,
}

impl Preview {
    /// Previews a legal action of a seat; `None` if there is nothing to show.
    pub(crate) fn of(position: &Position, seat: Seat, action: Action) -> Option<Preview> {
        let Action::Lay { at, .. } = action else { return None };
        let (mut after, mut events) = (*position, Vec::new());
        after.apply(seat, action, &mut events).ok()?;
        let before = position.garden(seat).areas();
        let areas = after.garden(seat).plots_through(at).into_iter().map(|plot| {
            let grows = plot.fields.len() > usize::from(before.largest(plot.kind));
            AreaThen { plot, grows }
        });
        let is_on_tile = |field: &[i8; 2]| {
            let [x, y] = [field[0] - at.x(), field[1] - at.y()];
            (0..2).contains(&x) && (0..2).contains(&y)
        };
        let chips = events.iter().filter_map(|event| match *event {
            Event::ChipTaken { garden_type, from, .. } => Some(ChipThen { garden_type, from }),
            _ => None,
        });
        // The tile may end the half. The preview is about the scoring of the current half.
        let [now, then] = [position, &after].map(|it| Sheet::in_half(position.half(), it, seat).total);
        Some(Preview {
            areas: areas.filter(|area| area.grows || !area.plot.fields.iter().all(is_on_tile)).collect(),
            chips: chips.collect(),
            gain: i32::from(then) - i32::from(now),
        })
    }
}

impl Areas {
    /// The size of the largest area of a kind. Jokers have no areas of their own.
    fn largest(&self, kind: Kind) -> u8 {
        let of_type = Type::ALL.into_iter().find(|&garden_type| Kind::from(garden_type) == kind);
        match (of_type, kind) {
            (Some(garden_type), _) => self.types[garden_type],
            (None, Kind::Site) => self.site,
            (None, _) => 0,
        }
    }
}
