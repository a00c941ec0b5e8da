//! The features of the value network.

use game::{Game, Seat};
use sanssouci::{Card, Field, Fields, Garden, Mark, Market, Marks, Motif, Options, Position, Row};

use crate::sanssouci::turns::{Planner, Turn};
use crate::value_network::{NetworkInput, STAGES};

/// A player's state after a turn, before the next card is drawn. It contains only what the player
/// knows.
#[derive(Copy, Clone)]
pub(crate) struct TurnFeatures {
    garden: Garden,
    marks: Marks,
    missions: [Motif; 2],
    /// The number of remaining turns.
    pub(crate) turns_left: usize,
    players: usize,
    /// The cards in the hand and in the deck, as bit sets.
    hand: u32,
    deck: u32,
    /// Whether both cards in the hand are equal.
    equal_cards: bool,
    /// The market without the taken tile.
    market: Market,
}

impl TurnFeatures {
    /// The state before a turn: what all turns have in common.
    pub(crate) fn before_turn(position: &Position, seat: Seat) -> TurnFeatures {
        TurnFeatures {
            garden: *position.garden(seat),
            marks: position.marks(seat),
            missions: position.missions(seat),
            turns_left: position.turns_left(seat).saturating_sub(1),
            players: position.players(),
            hand: bits(position.hand(seat)),
            deck: bits(position.deck(seat)),
            equal_cards: has_equal_cards(position.hand(seat)),
            market: *position.market(),
        }
    }

    /// The state after a turn. The planner must belong to the same player.
    pub(crate) fn after_turn(&self, planner: &Planner, turn: &Turn) -> TurnFeatures {
        let mut after = TurnFeatures { garden: planner.after(turn, &self.market), ..*self };
        if let Some((card, slot)) = turn.play {
            if !self.equal_cards {
                after.hand &= !bit(card);
            }
            after.market.put(slot, None);
        }
        after
    }

    /// The own fields of the tiles that a card can take.
    fn offered(&self, card: Card) -> Fields {
        let mut fields = Fields::NONE;
        self.market
            .offers(card)
            .for_each(|(slot, tile)| fields.insert(Field::new(tile, slot.colour().row())));
        fields
    }
}

fn bit(card: Card) -> u32 {
    1 << card as u32
}

fn bits(cards: impl Iterator<Item = Card>) -> u32 {
    cards.fold(0, |bits, card| bits | bit(card))
}

fn has_equal_cards(mut hand: impl Iterator<Item = Card>) -> bool {
    hand.next().zip(hand.next()).is_some_and(|(one, other)| one == other)
}

fn index(field: Field) -> usize {
    usize::from(field.row().points() - 1) * COLUMNS + field.motif().index()
}

const ROWS: usize = Row::ALL.len();
const COLUMNS: usize = Motif::ALL.len();
const FIELDS: usize = ROWS * COLUMNS;
/// The number of possible counts per row and per column, including 0.
const IN_ROW: usize = COLUMNS + 1;
const IN_COLUMN: usize = ROWS + 1;
/// Free fields around a boar are counted up to this number.
const BOAR_AREA: usize = 31;

/// The offset of each kind of feature.
mod offset {
    use super::{BOAR_AREA, COLUMNS, FIELDS, IN_COLUMN, IN_ROW, ROWS};
    use sanssouci::{Card, Mark, Options};

    pub(super) const FIELD: usize = 0;
    pub(super) const OFFERED: usize = FIELD + 7 * FIELDS;
    pub(super) const MARKS: usize = OFFERED + 3 * FIELDS;
    pub(super) const BOAR: usize = MARKS + Mark::ALL.len() * FIELDS;
    pub(super) const BOAR_AREA_SIZE: usize = BOAR + FIELDS;
    pub(super) const MISSING_IN_ROW: usize = BOAR_AREA_SIZE + BOAR_AREA + 1;
    pub(super) const DESTINATIONS_IN_ROW: usize = MISSING_IN_ROW + ROWS * IN_ROW;
    pub(super) const BORDER_IN_ROW: usize = DESTINATIONS_IN_ROW + ROWS * IN_ROW;
    pub(super) const MISSING_IN_COLUMN: usize = BORDER_IN_ROW + ROWS * IN_ROW;
    pub(super) const MISSION_NOBLE: usize = MISSING_IN_COLUMN + COLUMNS * IN_COLUMN;
    pub(super) const MISSION_DESTINATION: usize = MISSION_NOBLE + COLUMNS * IN_COLUMN;
    pub(super) const HAND: usize = MISSION_DESTINATION + COLUMNS * IN_COLUMN;
    pub(super) const DECK: usize = HAND + Card::ALL.len();
    pub(super) const TURNS: usize = DECK + Card::ALL.len();
    pub(super) const PLAYERS: usize = TURNS + Options::TURNS as usize;
    pub(super) const END: usize = PLAYERS + 5;
}

impl NetworkInput for TurnFeatures {
    const FEATURES: usize = offset::END;

    fn stage(&self) -> usize {
        self.turns_left * STAGES / usize::from(Options::TURNS)
    }

    #[inline]
    fn features(&self, mut on: impl FnMut(usize)) {
        let garden = &self.garden;
        let (free, ahead, reached) = (garden.free(), garden.ahead(), garden.reached());
        let border = reached.neighbours() & free;
        let no_gardener = ahead & !garden.gardeners();
        let (destinations, border_ahead) = (no_gardener & reached, ahead & border);
        let mut fields = |offset: usize, sets: &[Fields]| {
            for (number, set) in sets.iter().enumerate() {
                set.iter().for_each(|field| on(offset + number * FIELDS + index(field)));
            }
        };
        fields(
            offset::FIELD,
            &[
                destinations,
                no_gardener & garden.occupied() & !reached,
                border_ahead,
                ahead & free & !border,
                free & !ahead,
                ahead & garden.gardeners(),
                reached,
            ],
        );
        let any = self.offered(Card::Free);
        let kept = (self.hand != 0).then(|| Card::ALL[self.hand.trailing_zeros() as usize]);
        let own = kept.map_or(Fields::NONE, |card| self.offered(card));
        fields(offset::OFFERED, &[any & border, any & free & !border, own & free]);
        if !self.marks.is_empty() {
            for (field, mark) in self.marks.iter().filter(|&(field, _)| free.contains(field)) {
                mark.iter().for_each(|&mark| on(offset::MARKS + mark_index(mark) * FIELDS + index(field)));
            }
        }
        if let Some(boar) = garden.boar() {
            on(offset::BOAR + index(boar));
            on(offset::BOAR_AREA_SIZE + garden.boar_area().len().min(BOAR_AREA));
        }
        for (number, row) in Row::ALL.into_iter().enumerate() {
            let count = |set: Fields| number * IN_ROW + (Fields::row(row) & set).len();
            on(offset::MISSING_IN_ROW + count(free));
            on(offset::DESTINATIONS_IN_ROW + count(destinations));
            on(offset::BORDER_IN_ROW + count(border_ahead));
        }
        for motif in Motif::ALL {
            on(offset::MISSING_IN_COLUMN + motif.index() * IN_COLUMN + (Fields::column(motif) & free).len());
        }
        for motif in self.missions {
            let down =
                |row: Option<Row>| motif.index() * IN_COLUMN + row.map_or(0, |row| row.points().into());
            on(offset::MISSION_NOBLE + down(garden.noble(motif)));
            on(offset::MISSION_DESTINATION
                + down((Fields::column(motif) & destinations).last().map(|field| field.row())));
        }
        for card in 0..Card::ALL.len() {
            if self.hand >> card & 1 == 1 {
                on(offset::HAND + card);
            }
            if self.deck >> card & 1 == 1 {
                on(offset::DECK + card);
            }
        }
        on(offset::TURNS + self.turns_left);
        on(offset::PLAYERS + self.players);
    }
}

fn mark_index(mark: Mark) -> usize {
    mark as usize - 1
}

#[cfg(test)]
mod tests {
    use game::{Nobody, Viewer};
    use sanssouci::{Data, Edition, Phase};

    use super::*;
    use crate::sanssouci::greedy::single_step;
    use crate::sanssouci::turns::all_turns;
    use crate::sanssouci::weights::Weights;

    /// Calls `visit` with every turn of some games with all options, and with its features.
    fn each_turn(mut visit: impl FnMut(&Position, Seat, &Turn, TurnFeatures)) {
        let data = Data::load(|_| None).expect("the built-in data are valid");
        let options = Options { rewards: true, boars: true, ..Options::new(Edition::Classic, 3) };
        for deal in 0..4 {
            let setup = Position::deal(&options, &data, &mut game::chance(1, deal));
            let mut position = Position::new(&options, &setup).expect("a deal is valid");
            let mut turns = Vec::new();
            while let Some(seat) = position.to_act().first() {
                let mut actions = vec![single_step(&position, seat)];
                if position.phase() == Phase::Play {
                    all_turns(&position, seat, &Weights::MANUAL, &mut turns);
                    let planner = Planner::new(&position, seat, &Weights::MANUAL);
                    let before = TurnFeatures::before_turn(&position, seat);
                    for turn in &turns {
                        visit(&position, seat, turn, before.after_turn(&planner, turn));
                    }
                    actions = turns[turns.len() / 2].actions(&position);
                }
                for action in actions {
                    position.apply(seat, action, &mut Nobody).expect("a generated turn is legal");
                }
            }
        }
    }

    fn active(input: &TurnFeatures) -> Vec<usize> {
        let mut features = Vec::new();
        input.features(|feature| features.push(feature));
        features
    }

    #[test]
    fn the_features_have_the_garden_after_the_turn() {
        each_turn(|position, seat, turn, after| {
            let mut end = *position;
            for action in turn.actions(position) {
                end.apply(seat, action, &mut Nobody).expect("a generated turn is legal");
            }
            assert_eq!(after.garden, *end.garden(seat), "{turn:?}");
            assert_eq!(after.turns_left, end.turns_left(seat));
        });
    }

    #[test]
    fn every_feature_occurs_at_most_once_and_is_in_range() {
        each_turn(|_, _, turn, after| {
            let mut features = active(&after);
            let count = features.len();
            features.sort_unstable();
            features.dedup();
            assert_eq!(features.len(), count, "{turn:?}");
            assert!(features.iter().all(|&feature| feature < TurnFeatures::FEATURES), "{turn:?}");
            assert!(after.stage() < STAGES);
        });
    }

    #[test]
    fn hidden_information_does_not_change_the_features() {
        let mut rng = game::chance(2, 0);
        each_turn(|position, seat, turn, after| {
            let mut guess = *position;
            guess.resample(Viewer::Seat(seat), &mut rng);
            let planner = Planner::new(&guess, seat, &Weights::MANUAL);
            let guessed = TurnFeatures::before_turn(&guess, seat).after_turn(&planner, turn);
            assert_eq!(active(&guessed), active(&after), "{turn:?}");
        });
    }
}
