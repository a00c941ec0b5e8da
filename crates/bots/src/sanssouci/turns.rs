//! Generates and evaluates whole turns: card, tile, gardener, boar and noble together.

use game::Seat;
use sanssouci::{
    Action, Boar, Card, Field, Fields, Garden, Market, Marks, Motif, Phase, Position, Slot, Stack,
};

use crate::sanssouci::evaluation::{Destinations, Evaluator, ExpectedDestinations};
use crate::sanssouci::weights::Weights;

/// A whole turn, or the rest of one.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Turn {
    pub(crate) play: Option<(Card, Slot)>,
    pub(crate) gardener: Option<Field>,
    pub(crate) boar: Option<Field>,
    /// The destination of a noble, or `None` to move none.
    pub(crate) noble: Option<Field>,
    /// The evaluation of the garden after the turn, in points.
    pub(crate) value: f32,
}

impl Turn {
    pub(crate) const EMPTY: Turn = Turn { play: None, gardener: None, boar: None, noble: None, value: 0.0 };
}

/// Plans the turns of one player in one garden.
#[derive(Copy, Clone)]
pub(crate) struct Planner {
    pub(crate) garden: Garden,
    marks: Marks,
    missions: [Motif; 2],
    /// For the state before this turn's noble move.
    now: Evaluator,
    /// For the state after this turn.
    after: Evaluator,
}

impl Planner {
    pub(crate) fn new(position: &Position, seat: Seat, weights: &Weights) -> Planner {
        let (garden, turns) = (*position.garden(seat), position.turns_left(seat));
        Planner::of(garden, position.marks(seat), position.missions(seat), turns, weights)
    }

    /// A planner for a garden with this many turns left, including the current one.
    pub(crate) fn of(
        garden: Garden,
        marks: Marks,
        missions: [Motif; 2],
        turns: usize,
        weights: &Weights,
    ) -> Planner {
        let (now, after) = (Evaluator::new(weights, turns), Evaluator::new(weights, turns.saturating_sub(1)));
        Planner { garden, marks, missions, now, after }
    }

    /// Adds every turn that starts with one of these cards.
    pub(crate) fn turns_with(&self, market: &Market, hand: impl Iterator<Item = Card>, list: &mut Vec<Turn>) {
        plays(market, hand, |card, slot, own| {
            let turn = Turn { play: Some((card, slot)), value: -self.card(card), ..Turn::EMPTY };
            with_tile(self, turn, own, list);
        });
    }

    /// The cost of playing a card.
    #[inline]
    pub(crate) fn card(&self, card: Card) -> f32 {
        self.after.card(card)
    }

    /// Evaluates a garden before the noble move, to compare tiles: fast, and good enough for
    /// playouts.
    #[inline]
    pub(crate) fn quick_value(&self, garden: &Garden) -> f32 {
        let destinations = Destinations::of(garden);
        let missions = self.missions.map(|motif| self.after.mission(&destinations, garden, motif));
        garden.points().total() as f32
            + ExpectedDestinations::new(&self.now, &destinations).points()
            + self.after.lines(garden)
            + self.after.boar(garden)
            + missions[0]
            + missions[1]
    }

    /// The best noble move of a garden that has this turn's tile, and its evaluation.
    #[inline]
    pub(crate) fn best_noble(&self, garden: &Garden) -> (Option<Field>, f32) {
        let mut best = (None, f32::NEG_INFINITY);
        self.each_noble(garden, |noble, value| {
            if value > best.1 {
                best = (noble, value);
            }
        });
        best
    }

    /// Calls `visit` with every noble move, including none, and its evaluation.
    #[inline]
    fn each_noble(&self, garden: &Garden, mut visit: impl FnMut(Option<Field>, f32)) {
        let evaluator = &self.after;
        let destinations = Destinations::of(garden);
        let expected = ExpectedDestinations::new(evaluator, &destinations);
        let missions = self.missions.map(|motif| evaluator.mission(&destinations, garden, motif));
        let base = garden.points().total() as f32 + evaluator.lines(garden) + evaluator.boar(garden);
        visit(None, base + expected.points() + missions[0] + missions[1]);
        for to in garden.places_for_nobles().iter() {
            let mut value = base
                + f32::from(to.row().points())
                + expected.after_noble(evaluator, &destinations, to).points();
            for (motif, unchanged) in self.missions.into_iter().zip(missions) {
                value += if to.motif() == motif {
                    let mut moved = *garden;
                    moved.move_noble(to);
                    evaluator.mission(&Destinations::of(&moved), &moved, motif)
                } else {
                    unchanged
                };
            }
            visit(Some(to), value);
        }
    }

    /// The garden after a whole turn that [`all_turns`] has generated. Its tile must still be in
    /// the market.
    pub(crate) fn after(&self, turn: &Turn, market: &Market) -> Garden {
        let own = turn.play.and_then(|(_, slot)| Some(Field::new(market.tile(slot)?, slot.colour().row())));
        let (mut garden, _) = match turn.gardener.or(own) {
            Some(field) => self.laid(field, turn.gardener.is_some()),
            None => (self.garden, None),
        };
        if let Some(to) = turn.noble {
            garden.move_noble(to);
        }
        garden
    }

    /// Lays a tile. A disturbed boar flees to where it costs least.
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
}

/// Moves the boar to the smallest area that it can flee to.
fn flee(garden: &mut Garden) -> Option<Field> {
    let best = garden.places_for_boar().iter().min_by_key(|&to| {
        let mut moved = *garden;
        moved.move_boar(to);
        moved.boar_area().len()
    })?;
    garden.move_boar(best);
    Some(best)
}

/// Calls `visit` with each card and each distinct field for one of its tiles.
#[inline]
pub(crate) fn plays(
    market: &Market,
    hand: impl Iterator<Item = Card>,
    mut visit: impl FnMut(Card, Slot, Field),
) {
    let mut last = None;
    for card in hand {
        // Equal cards give the same turns.
        if last.replace(card) == Some(card) {
            continue;
        }
        // Equal tiles on slots of one colour give the same turn.
        let mut seen = Fields::NONE;
        for (slot, tile) in market.offers(card) {
            let field = Field::new(tile, slot.colour().row());
            if !seen.contains(field) {
                seen.insert(field);
                visit(card, slot, field);
            }
        }
    }
}

/// Generates every turn of this seat with its evaluation. The seat must be the one to act.
pub(crate) fn all_turns(position: &Position, seat: Seat, weights: &Weights, list: &mut Vec<Turn>) {
    list.clear();
    let planner = Planner::new(position, seat, weights);
    match position.phase() {
        Phase::Play => planner.turns_with(position.market(), position.hand(seat), list),
        Phase::Gardener => {
            if let Some(own) = position.own_field() {
                with_tile(&planner, Turn::EMPTY, own, list);
            }
        }
        Phase::Boar => {
            for to in planner.garden.places_for_boar().iter() {
                let mut garden = planner.garden;
                garden.move_boar(to);
                with_noble(&planner, Turn { boar: Some(to), ..Turn::EMPTY }, &garden, list);
            }
        }
        Phase::Noble => with_noble(&planner, Turn::EMPTY, &planner.garden, list),
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
    planner.each_noble(garden, |noble, value| list.push(Turn { noble, value: turn.value + value, ..turn }));
}

impl Turn {
    /// The turn with the highest value.
    pub(crate) fn best(turns: &[Turn]) -> Option<&Turn> {
        turns.iter().max_by(|a, b| a.value.total_cmp(&b.value))
    }

    /// The decisions that make up the turn.
    pub(crate) fn actions(&self, position: &Position) -> Vec<Action> {
        let mut actions = Vec::with_capacity(5);
        actions.extend(self.play.map(|(card, take)| Action::Play { card, take }));
        actions.extend(self.gardener.map(Action::Gardener));
        actions.extend(self.boar.map(Action::Boar));
        actions.push(self.noble.map_or(Action::Stay, Action::Noble));
        if position.options().choose_stack {
            // All face-down stacks are alike.
            actions.extend(any_stack(position).map(Action::Refill));
        }
        actions
    }
}

/// Any stack with a tile. All of them are equivalent.
pub(crate) fn any_stack(position: &Position) -> Option<Stack> {
    (0..Stack::MAX_COUNT).filter_map(Stack::new).find(|&stack| position.stack_height(stack) > 0)
}
