//! What a decision would do, for a page that shows it before it is made and knows no rules.
//!
//! A decision is tried on a copy, and what then lies in the own garden is told. That is public, and so is what it is made
//! from; what comes after it (the refill, the card that is drawn) is not looked at.

use std::cmp::Reverse;

use game::{Game as _, Seat};
use serde::Serialize;

use crate::{Action, Event, Field, Fields, Garden, Line, Motif, Position, scoring};

/// What a decision would do.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "preview", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Preview {
    /// Of playing a card, and of laying a gardener: a tile is laid.
    Lay(LayPreview),
    /// Of moving the boar.
    Boar(BoarPreview),
    /// Of moving a noble.
    Noble(NoblePreview),
}

/// What laying a tile would do.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LayPreview {
    /// Where the tile would be laid; nothing if it becomes a gardener, whose field is to be decided next.
    pub field: Option<Field>,
    /// Whether it would be a gardener, because its own field is occupied.
    pub gardener: bool,
    /// Where the gardener could be laid; none unless that is to be decided next.
    pub places: Fields,
    /// What it would score at once, mark and boar together.
    pub points: i32,
    /// The rows and columns that it would fill.
    pub completes: Vec<Line>,
    /// The nobles that could then walk further than now, each with its best walk, the best first.
    pub opens: Vec<Reach>,
}

/// How far a noble could walk.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reach {
    /// Whose noble.
    pub motif: Motif,
    /// To which field.
    pub to: Field,
    /// What it would score.
    pub points: u8,
}

/// What moving the boar would do.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoarPreview {
    /// Where it is.
    pub from: Field,
    /// Where it would be.
    pub to: Field,
    /// The free fields that it would then cost if the game ended.
    pub area: Fields,
}

/// What moving a noble would do.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoblePreview {
    /// Whose noble.
    pub motif: Motif,
    /// Where it stands; nothing if that is the terrace.
    pub from: Option<Field>,
    /// The fields it would step on, in order, the last one included.
    pub walk: Vec<Field>,
    /// What it would score at once.
    pub points: u8,
    /// How much more its mission would give at the end; 0 if the seat has no such mission.
    pub mission: i32,
}

impl Preview {
    /// What this decision of a seat that is to act would do; nothing, if there is nothing to show.
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

/// A decision that was tried.
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

    /// The own garden, before and after.
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

    /// The nobles that can walk further than before, the best first.
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
