//! What the network sees of a player.

use game::{Game, Seat};
use sanssouci::{Card, Field, Fields, Garden, Mark, Market, Marks, Motif, Options, Position, Row};

use crate::sanssouci::turns::{Planner, Turn};
use crate::value_network::{NetworkInput, STAGES};

/// What the network sees of a player after a turn, before a card is drawn. It is what the player can know.
#[derive(Copy, Clone)]
pub(crate) struct TurnFeatures {
    garden: Garden,
    marks: Marks,
    missions: [Motif; 2],
    /// How many turns there are to go.
    pub(crate) turns: usize,
    players: usize,
    /// The cards that are in hand and those that are in the deck: bit n is card n.
    hand: u32,
    deck: u32,
    /// The tiles on show, without the one that was taken.
    market: Market,
}

impl TurnFeatures {
    /// Before the turn: what all turns have in common.
    pub(crate) fn before(position: &Position, seat: Seat) -> TurnFeatures {
        TurnFeatures {
            garden: *position.garden(seat),
            marks: position.marks(seat),
            missions: position.missions(seat),
            turns: position.turns_left(seat).saturating_sub(1),
            players: position.players(),
            hand: bits(position.hand(seat)),
            deck: bits(position.deck(seat)),
            market: *position.market(),
        }
    }

    /// After this turn. The planner must be this player's.
    pub(crate) fn after(&self, planner: &Planner, turn: &Turn) -> TurnFeatures {
        let mut after = TurnFeatures { garden: planner.after(turn, &self.market), ..*self };
        if let Some((card, slot)) = turn.play {
            after.hand &= !bit(card);
            after.market.put(slot, None);
        }
        after
    }

    /// The fields that a card's tiles belong on.
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

fn index(field: Field) -> usize {
    usize::from(field.row().points() - 1) * COLUMNS + field.motif().index()
}

const ROWS: usize = Row::ALL.len();
const COLUMNS: usize = Motif::ALL.len();
const FIELDS: usize = ROWS * COLUMNS;
/// How many fields of a row there can be, and of a column, none included.
const IN_ROW: usize = COLUMNS + 1;
const IN_COLUMN: usize = ROWS + 1;
/// The free fields around a boar are counted up to this.
const BOAR_AREA: usize = 31;

/// Where the features of each kind begin, one kind after the other.
mod begin {
    use super::{BOAR_AREA, COLUMNS, FIELDS, IN_COLUMN, IN_ROW, ROWS};
    use sanssouci::{Card, Mark, Options};

    pub(super) const GROUND: usize = 0;
    pub(super) const OFFERED: usize = GROUND + 7 * FIELDS;
    pub(super) const MARKS: usize = OFFERED + 3 * FIELDS;
    pub(super) const BOAR: usize = MARKS + Mark::ALL.len() * FIELDS;
    pub(super) const BOAR_GROUND: usize = BOAR + FIELDS;
    pub(super) const MISSING_IN_ROW: usize = BOAR_GROUND + BOAR_AREA + 1;
    pub(super) const DESTINATIONS_IN_ROW: usize = MISSING_IN_ROW + ROWS * IN_ROW;
    pub(super) const BESIDE_IN_ROW: usize = DESTINATIONS_IN_ROW + ROWS * IN_ROW;
    pub(super) const MISSING_IN_COLUMN: usize = BESIDE_IN_ROW + ROWS * IN_ROW;
    pub(super) const MISSION_NOBLE: usize = MISSING_IN_COLUMN + COLUMNS * IN_COLUMN;
    pub(super) const MISSION_STOP: usize = MISSION_NOBLE + COLUMNS * IN_COLUMN;
    pub(super) const HAND: usize = MISSION_STOP + COLUMNS * IN_COLUMN;
    pub(super) const DECK: usize = HAND + Card::ALL.len();
    pub(super) const TURNS: usize = DECK + Card::ALL.len();
    pub(super) const PLAYERS: usize = TURNS + Options::TURNS as usize;
    pub(super) const END: usize = PLAYERS + 5;
}

impl NetworkInput for TurnFeatures {
    const FEATURES: usize = begin::END;

    fn stage(&self) -> usize {
        self.turns * STAGES / usize::from(Options::TURNS)
    }

    #[inline]
    fn features(&self, mut on: impl FnMut(usize)) {
        let garden = &self.garden;
        let (free, ahead, way) = (garden.free(), garden.ahead(), garden.reached());
        let border = way.neighbours() & free;
        let no_gardener = ahead & !garden.gardeners();
        let (destinations, beside) = (no_gardener & way, ahead & border);
        let mut fields = |begin: usize, sets: &[Fields]| {
            for (number, set) in sets.iter().enumerate() {
                set.iter().for_each(|field| on(begin + number * FIELDS + index(field)));
            }
        };
        fields(
            begin::GROUND,
            &[
                destinations,
                no_gardener & garden.occupied() & !way,
                beside,
                ahead & free & !border,
                free & !ahead,
                ahead & garden.gardeners(),
                way,
            ],
        );
        let any = self.offered(Card::Free);
        let kept = (self.hand != 0).then(|| Card::ALL[self.hand.trailing_zeros() as usize]);
        let own = kept.map_or(Fields::NONE, |card| self.offered(card));
        fields(begin::OFFERED, &[any & border, any & free & !border, own & free]);
        if !self.marks.is_empty() {
            for (field, mark) in self.marks.iter().filter(|&(field, _)| free.contains(field)) {
                mark.iter().for_each(|&mark| on(begin::MARKS + kind(mark) * FIELDS + index(field)));
            }
        }
        if let Some(boar) = garden.boar() {
            on(begin::BOAR + index(boar));
            on(begin::BOAR_GROUND + garden.boar_area().len().min(BOAR_AREA));
        }
        for (number, row) in Row::ALL.into_iter().enumerate() {
            let count = |set: Fields| number * IN_ROW + (Fields::row(row) & set).len();
            on(begin::MISSING_IN_ROW + count(free));
            on(begin::DESTINATIONS_IN_ROW + count(destinations));
            on(begin::BESIDE_IN_ROW + count(beside));
        }
        for motif in Motif::ALL {
            on(begin::MISSING_IN_COLUMN + motif.index() * IN_COLUMN + (Fields::column(motif) & free).len());
        }
        for motif in self.missions {
            let down =
                |row: Option<Row>| motif.index() * IN_COLUMN + row.map_or(0, |row| row.points().into());
            on(begin::MISSION_NOBLE + down(garden.noble(motif)));
            on(begin::MISSION_STOP
                + down((Fields::column(motif) & destinations).last().map(|field| field.row())));
        }
        for card in 0..Card::ALL.len() {
            if self.hand >> card & 1 == 1 {
                on(begin::HAND + card);
            }
            if self.deck >> card & 1 == 1 {
                on(begin::DECK + card);
            }
        }
        on(begin::TURNS + self.turns);
        on(begin::PLAYERS + self.players);
    }
}

fn kind(mark: Mark) -> usize {
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

    /// Every turn of some games with everything, as it is seen, and the position it was made from.
    fn each_turn(mut seen: impl FnMut(&Position, Seat, &Turn, TurnFeatures)) {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let options = Options { rewards: true, boars: true, ..Options::new(Edition::Classic, 3) };
        for deal in 0..4 {
            let setup = Position::deal(&options, &data, &mut game::chance(1, deal));
            let mut position = Position::new(&options, &setup).expect("a deal is right");
            let mut turns = Vec::new();
            while let Some(seat) = position.to_act().first() {
                let mut actions = vec![single_step(&position, seat)];
                if position.phase() == Phase::Play {
                    all_turns(&position, seat, &Weights::MANUAL, &mut turns);
                    let planner = Planner::new(&position, seat, &Weights::MANUAL);
                    let before = TurnFeatures::before(&position, seat);
                    for turn in &turns {
                        seen(&position, seat, turn, before.after(&planner, turn));
                    }
                    actions = turns[turns.len() / 2].actions(&position);
                }
                for action in actions {
                    position.apply(seat, action, &mut Nobody).expect("it is one of the turns there are");
                }
            }
        }
    }

    fn features(features: &TurnFeatures) -> Vec<usize> {
        let mut features = Vec::new();
        features.features(|feature| features.push(feature));
        features
    }

    #[test]
    fn the_garden_is_the_one_that_the_turn_leads_to() {
        each_turn(|position, seat, turn, after| {
            let mut end = *position;
            for action in turn.actions(position) {
                end.apply(seat, action, &mut Nobody).expect("it is one of the turns there are");
            }
            assert_eq!(after.garden, *end.garden(seat), "{turn:?}");
            assert_eq!(after.turns, end.turns_left(seat));
        });
    }

    #[test]
    fn features_are_named_once_and_there_are_no_others() {
        each_turn(|_, _, turn, after| {
            let mut features = features(&after);
            let count = features.len();
            features.sort_unstable();
            features.dedup();
            assert_eq!(features.len(), count, "{turn:?}");
            assert!(features.iter().all(|&feature| feature < TurnFeatures::FEATURES), "{turn:?}");
            assert!(after.stage() < STAGES);
        });
    }

    #[test]
    fn nothing_is_seen_that_the_player_cannot_know() {
        let mut rng = game::chance(2, 0);
        each_turn(|position, seat, turn, after| {
            let mut guess = *position;
            guess.resample(Viewer::Seat(seat), &mut rng);
            let planner = Planner::new(&guess, seat, &Weights::MANUAL);
            let guessed = TurnFeatures::before(&guess, seat).after(&planner, turn);
            assert_eq!(features(&guessed), features(&after), "{turn:?}");
        });
    }
}
