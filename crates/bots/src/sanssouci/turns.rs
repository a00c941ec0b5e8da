//! Whole turns: card, tile, gardener, boar and noble together.

use sanssouci::{Action, Boar, Card, Field, Fields, Garden, Marks, Motif, Phase, Position, Slot, Stack};
use table::Seat;

use crate::sanssouci::outlook::{self, Outlook};

/// A whole turn, or what is left of one.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Turn {
    pub(crate) play: Option<(Card, Slot)>,
    pub(crate) gardener: Option<Field>,
    pub(crate) boar: Option<Field>,
    /// Where a noble goes; nothing is to stay.
    pub(crate) noble: Option<Field>,
    /// What the garden is worth after it: points, and what is to be expected.
    pub(crate) worth: f32,
}

/// The garden of whoever decides, and what matters for it.
#[derive(Copy, Clone)]
pub(crate) struct Planner {
    garden: Garden,
    marks: Marks,
    missions: [Motif; 2],
    /// Turns to go after this one.
    turns: usize,
}

impl Planner {
    pub(crate) fn new(position: &Position, seat: Seat) -> Planner {
        Planner {
            garden: *position.garden(seat),
            marks: position.marks(seat),
            missions: position.missions(seat),
            turns: position.turns_left(seat).saturating_sub(1),
        }
    }

    /// What the garden is worth before a noble is moved, as a yardstick for tiles: quick, and good enough for playouts.
    #[inline]
    pub(crate) fn quick_worth(&self, garden: &Garden) -> f32 {
        let nobles = Outlook::new(garden, self.turns + 1).nobles();
        garden.points().total() as f32 + nobles + outlook::lines(garden, self.turns) + self.extras(garden)
    }

    #[inline]
    fn extras(&self, garden: &Garden) -> f32 {
        let missions = self.missions.map(|motif| outlook::mission(garden, motif, self.turns));
        missions[0] + missions[1] + outlook::boar(garden, self.turns)
    }

    /// The best noble of a garden in which the tile lies, and what the garden is then worth.
    #[inline]
    pub(crate) fn best_noble(&self, garden: &Garden) -> (Option<Field>, f32) {
        let lines = outlook::lines(garden, self.turns);
        let mut best = (None, f32::NEG_INFINITY);
        self.each_noble(garden, lines, |noble, worth| {
            if worth > best.1 {
                best = (noble, worth);
            }
        });
        best
    }

    /// Every noble that can move, and to stay, with what the garden is then worth.
    #[inline]
    fn each_noble(&self, garden: &Garden, lines: f32, mut found: impl FnMut(Option<Field>, f32)) {
        let outlook = Outlook::new(garden, self.turns);
        let points = garden.points().total() as f32;
        let boar = outlook::boar(garden, self.turns);
        let missions = self.missions.map(|motif| outlook::mission(garden, motif, self.turns));
        let base = points + lines + boar;
        found(None, base + outlook.nobles() + missions[0] + missions[1]);
        for to in garden.places_for_nobles().iter() {
            let mut worth = base + f32::from(to.row().points()) + outlook.after_noble(garden, to).nobles();
            for (motif, expected) in self.missions.into_iter().zip(missions) {
                worth += if to.motif() == motif {
                    let mut moved = *garden;
                    moved.move_noble(to);
                    outlook::mission(&moved, motif, self.turns)
                } else {
                    expected
                };
            }
            found(Some(to), worth);
        }
    }

    /// Lays a tile; a boar that is disturbed flees to where it costs least.
    #[inline]
    pub(crate) fn laid(&self, field: Field, gardener: bool) -> (Garden, Option<Field>) {
        let mut garden = self.garden;
        let laid = garden.lay(field, gardener, self.marks);
        let boar = match laid.boar {
            Boar::Flees(_) => flee(&mut garden),
            _ => None,
        };
        (garden, boar)
    }

    pub(crate) fn garden(&self) -> &Garden {
        &self.garden
    }
}

/// Moves the boar to the smallest area it can flee to.
fn flee(garden: &mut Garden) -> Option<Field> {
    let best = garden.places_for_boar().iter().min_by_key(|&to| {
        let mut moved = *garden;
        moved.move_boar(to);
        moved.boar_area().len()
    })?;
    garden.move_boar(best);
    Some(best)
}

/// What the hand can take: each card with each different field that its tile belongs on.
#[inline]
pub(crate) fn plays(position: &Position, seat: Seat, mut found: impl FnMut(Card, Slot, Field)) {
    for card in position.hand(seat) {
        // Two equal tiles on slots of one colour are the same turn.
        let mut seen = Fields::NONE;
        for slot in position.allowed(card) {
            let Some(tile) = position.tile(slot) else { continue };
            let field = Field::new(tile, slot.colour().row());
            if !seen.contains(field) {
                seen.insert(field);
                found(card, slot, field);
            }
        }
    }
}

/// Every turn that this seat can make from here, with its worth. The position must be this seat's to decide.
pub(crate) fn all_turns(position: &Position, seat: Seat, list: &mut Vec<Turn>) {
    list.clear();
    let planner = Planner::new(position, seat);
    let blank = Turn { play: None, gardener: None, boar: None, noble: None, worth: 0.0 };
    match position.phase() {
        Phase::Play => plays(position, seat, |card, slot, own| {
            let turn = Turn { play: Some((card, slot)), ..blank };
            with_tile(&planner, turn, own, list);
        }),
        Phase::Gardener => {
            if let Some(own) = position.own_field() {
                with_tile(&planner, blank, own, list);
            }
        }
        Phase::Boar => {
            for to in planner.garden.places_for_boar().iter() {
                let mut garden = planner.garden;
                garden.move_boar(to);
                with_noble(&planner, Turn { boar: Some(to), ..blank }, &garden, list);
            }
        }
        Phase::Noble => with_noble(&planner, blank, &planner.garden, list),
        _ => {}
    }
}

fn with_tile(planner: &Planner, turn: Turn, own: Field, list: &mut Vec<Turn>) {
    if planner.garden.occupied().contains(own) {
        for field in planner.garden.places_for_gardener(own).iter() {
            let (garden, boar) = planner.laid(field, true);
            with_noble(planner, Turn { gardener: Some(field), boar, ..turn }, &garden, list);
        }
    } else {
        let (garden, boar) = planner.laid(own, false);
        with_noble(planner, Turn { boar, ..turn }, &garden, list);
    }
}

fn with_noble(planner: &Planner, turn: Turn, garden: &Garden, list: &mut Vec<Turn>) {
    let lines = outlook::lines(garden, planner.turns);
    planner.each_noble(garden, lines, |noble, worth| list.push(Turn { noble, worth, ..turn }));
}

impl Turn {
    /// The decisions that make up the turn.
    pub(crate) fn actions(&self, position: &Position) -> Vec<Action> {
        let mut actions = Vec::with_capacity(5);
        actions.extend(self.play.map(|(card, take)| Action::Play { card, take }));
        actions.extend(self.gardener.map(Action::Gardener));
        actions.extend(self.boar.map(Action::Boar));
        actions.push(self.noble.map_or(Action::Stay, Action::Noble));
        if position.options().choose_stack {
            // Face-down stacks are all alike.
            actions.extend(any_stack(position).map(Action::Refill));
        }
        actions
    }
}

/// A stack that has a tile: which one does not matter.
pub(crate) fn any_stack(position: &Position) -> Option<Stack> {
    (0..Stack::MOST).filter_map(Stack::new).find(|&stack| position.stack_height(stack) > 0)
}
