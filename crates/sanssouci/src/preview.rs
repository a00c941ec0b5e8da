//! Previews: what an action would do, for a page that does not know the rules.
//!
//! The action is tried on a copy of the position. A preview contains public information only: the
//! garden afterwards, but neither the tile that refills the market nor the card that is drawn.

use std::cmp::Reverse;

use game::{Game as _, Seat};
use serde::Serialize;

use crate::{Action, Event, Field, Fields, Garden, Line, Motif, Position, scoring};

/// What an action would do.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "preview", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Preview {
    /// Playing a card or placing a gardener.
    Lay(LayPreview),
    /// Moving the boar.
    Boar(BoarPreview),
    /// Moving a noble.
    Noble(NoblePreview),
}

/// What placing a tile would do.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LayPreview {
    /// The field of the tile; `None` if it becomes a gardener, whose field is chosen next.
    pub field: Option<Field>,
    /// Whether the tile becomes a gardener, because its own field is occupied.
    pub gardener: bool,
    /// The fields for the gardener, if its field is chosen next.
    pub places: Fields,
    /// The immediate points of mark and boar.
    pub points: i32,
    /// The rows and columns that the tile completes.
    pub completes: Vec<Line>,
    /// The nobles that can then walk further than now, each with its best field, best first.
    pub opens: Vec<Reach>,
}

/// How far a noble can walk.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reach {
    /// The motif of the noble.
    pub motif: Motif,
    /// The field.
    pub to: Field,
    /// The points of the move.
    pub points: u8,
}

/// What moving the boar would do.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoarPreview {
    /// The current field.
    pub from: Field,
    /// The field after the move.
    pub to: Field,
    /// The free fields that the boar would cost if the game ended then.
    pub area: Fields,
}

/// What moving a noble would do.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoblePreview {
    /// The motif of the noble.
    pub motif: Motif,
    /// The current field; `None` on the terrace.
    pub from: Option<Field>,
    /// The fields that it steps on, in order, the last one included.
    pub walk: Vec<Field>,
    /// The immediate points.
    pub points: u8,
    /// How many more points the mission of this motif gives at the end; 0 if the seat does not have
    /// it.
    pub mission: i32,
}

impl Preview {
    /// Previews a legal action of a seat; `None` if there is nothing to show.
    pub(crate) fn of(position: &Position, seat: Seat, action: Action) -> Option<Preview> {
        match action {
            Action::Play { .. } | Action::Gardener(_) => {
                LayPreview::of(position, seat, action).map(Preview::Lay)
            }
            Action::Boar(_) => BoarPreview::of(&Trial::of(position, seat, action)?).map(Preview::Boar),
            Action::Noble(_) => NoblePreview::of(&Trial::of(position, seat, action)?).map(Preview::Noble),
            Action::Garden(_) | Action::Rewards(_) | Action::Stay | Action::Refill(_) => None,
        }
    }
}

/// An action that was tried on a copy.
struct Trial<'a> {
    seat: Seat,
    before: &'a Position,
    after: Position,
    events: Vec<Event>,
}

impl Trial<'_> {
    fn of(before: &Position, seat: Seat, action: Action) -> Option<Trial<'_>> {
        let (mut after, mut events) = (*before, Vec::new());
        after.apply(seat, action, &mut events).ok()?;
        Some(Trial { seat, before, after, events })
    }

    /// The garden of the seat, before and after.
    fn gardens(&self) -> [&Garden; 2] {
        [self.before.garden(self.seat), self.after.garden(self.seat)]
    }
}

impl LayPreview {
    fn of(position: &Position, seat: Seat, action: Action) -> Option<LayPreview> {
        let trial = Trial::of(position, seat, action)?;
        let [before, after] = trial.gardens();
        let mut preview = LayPreview {
            field: None,
            gardener: true,
            places: Fields::NONE,
            points: after.points().total() - before.points().total(),
            completes: Line::full(after)
                .filter(|&line| Line::full(before).all(|full| full != line))
                .collect(),
            opens: Reach::opened(before, after),
        };
        for event in &trial.events {
            if let Event::Laid { field, gardener, .. } = *event {
                (preview.field, preview.gardener) = (Some(field), gardener);
            }
        }
        if preview.field.is_none() {
            preview.places = trial.after.places_for_gardener();
        }
        Some(preview)
    }
}

impl Reach {
    fn to(field: Field) -> Reach {
        Reach { motif: field.motif(), to: field, points: scoring::noble(field.row()) }
    }

    /// The nobles that can walk further than before, best first.
    fn opened(before: &Garden, after: &Garden) -> Vec<Reach> {
        let furthest = |garden: &Garden, motif| (garden.places_for_nobles() & Fields::column(motif)).last();
        let further = |motif| furthest(after, motif).filter(|&then| Some(then) > furthest(before, motif));
        let mut opened: Vec<Reach> = Motif::ALL.into_iter().filter_map(further).map(Reach::to).collect();
        opened.sort_by_key(|reach| Reverse(reach.points));
        opened
    }
}

impl BoarPreview {
    fn of(trial: &Trial) -> Option<BoarPreview> {
        let [before, after] = trial.gardens();
        let (from, to) = (before.boar()?, after.boar()?);
        Some(BoarPreview { from, to, area: after.boar_area() })
    }
}

impl NoblePreview {
    fn of(trial: &Trial) -> Option<NoblePreview> {
        let [then, now] = [&trial.after, trial.before].map(|position| position.score(trial.seat).missions);
        trial.events.iter().find_map(|event| match event {
            Event::NobleWalked { motif, from, walk, points, .. } => Some(NoblePreview {
                motif: *motif,
                from: *from,
                walk: walk.clone(),
                points: *points,
                mission: then - now,
            }),
            _ => None,
        })
    }
}
