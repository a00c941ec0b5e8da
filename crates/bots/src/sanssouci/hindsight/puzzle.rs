//! A finished game as a single-player puzzle.

use game::{InputError, Record, Seat};
use sanssouci::{Action, Card, Event, Field, Garden, Market, Marks, Motif, Options, Position, Score, Slot};

use crate::sanssouci::turns::Turn;

/// The constants of a puzzle.
pub(crate) struct Puzzle {
    /// The own cards in drawing order.
    pub(crate) deck: Vec<Card>,
    /// The tiles that refill the market, in order.
    pub(crate) refills: Vec<Motif>,
    /// The slots that the opponents empty before each own turn, and after the last one.
    pub(crate) others: Vec<Vec<Slot>>,
    pub(crate) marks: Marks,
    pub(crate) missions: [Motif; 2],
    /// The start of the puzzle.
    pub(crate) start: SoloState,
}

/// The state of the single player.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct SoloState {
    pub(crate) garden: Garden,
    pub(crate) market: Market,
    pub(crate) hand: [Option<Card>; 2],
    pub(crate) drawn: u8,
    pub(crate) refilled: u8,
    /// The number of completed own turns.
    pub(crate) turn: u8,
}

impl SoloState {
    /// The field on which a turn lays its tile.
    pub(crate) fn laid_on(&self, turn: &Turn) -> Field {
        let own = || {
            let (_, slot) = turn.play.expect("a turn plays a card");
            Field::new(self.market.tile(slot).expect("cards take tiles"), slot.colour().row())
        };
        turn.gardener.unwrap_or_else(own)
    }
}

/// The number of turns of a game.
pub(crate) const TURNS: usize = Options::TURNS as usize;

impl Puzzle {
    /// The puzzle of a seat. Everything before its turn number `from` (counted from 0) is as it was
    /// played.
    pub(crate) fn new(record: &Record<Position>, seat: Seat, from: usize) -> Result<Puzzle, InputError> {
        let mut before = record.start()?;
        let (mut refills, mut others, mut own_turns) = (Vec::new(), vec![Vec::new()], 0);
        let mut start = None;
        record.steps(|position, done, events: Vec<Event>| {
            if let Action::Play { take, .. } = done.action {
                if done.seat != seat {
                    others[own_turns].push(take);
                } else {
                    if own_turns == from {
                        start = Some((before, refills.len()));
                    }
                    own_turns += 1;
                    others.push(Vec::new());
                }
            }
            refills.extend(events.into_iter().filter_map(|event| match event {
                Event::Refilled { tile, .. } => Some(tile),
                _ => None,
            }));
            before = *position;
        })?;
        let (position, refilled) =
            start.ok_or_else(|| InputError::new("actions", "the seat has fewer turns"))?;
        let mut hand = [None; 2];
        position.hand(seat).zip(&mut hand).for_each(|(card, place)| *place = Some(card));
        let drawn = (from + 2).min(TURNS);
        Ok(Puzzle {
            deck: record.setup.decks[seat.index()].clone(),
            refills,
            others,
            marks: position.marks(seat),
            missions: position.missions(seat),
            start: SoloState {
                garden: *position.garden(seat),
                market: *position.market(),
                hand,
                drawn: drawn as u8,
                refilled: refilled as u8,
                turn: from as u8,
            },
        })
    }

    /// The total score of a state.
    pub(crate) fn score(&self, state: &SoloState) -> i32 {
        Score::of(&state.garden, self.missions).total
    }

    /// Applies a whole turn, and what the opponents do until the next own turn.
    pub(crate) fn after(&self, state: &SoloState, turn: &Turn) -> SoloState {
        let mut next = *state;
        next.turn += 1;
        if let Some((card, slot)) = turn.play {
            next.garden.lay(state.laid_on(turn), turn.gardener.is_some(), self.marks);
            if let Some(boar) = turn.boar {
                next.garden.move_boar(boar);
            }
            if let Some(noble) = turn.noble {
                next.garden.move_noble(noble);
            }
            let drawn = self.deck.get(usize::from(state.drawn)).copied();
            next.drawn += u8::from(drawn.is_some());
            // The order of the cards in the hand does not matter, so it is normalised.
            let [first, second] = state.hand;
            let kept = if first == Some(card) { second } else { first };
            next.hand = [
                kept.min(drawn).or(kept).or(drawn),
                kept.max(drawn).filter(|_| kept.is_some() && drawn.is_some()),
            ];
            self.refill(&mut next, slot);
        }
        self.others(&mut next);
        next
    }

    fn others(&self, state: &mut SoloState) {
        for &slot in &self.others[usize::from(state.turn)] {
            self.refill(state, slot);
        }
    }

    fn refill(&self, state: &mut SoloState, slot: Slot) {
        state.market.put(slot, self.refills.get(usize::from(state.refilled)).copied());
        state.refilled += 1;
    }
}

/// The puzzle follows the rules of the game: the seat's own turns lead to its own score.
#[cfg(test)]
mod tests {
    use super::*;
    use game::Game;
    use sanssouci::{Data, Edition};

    #[test]
    fn a_puzzle_replays_the_game_it_is_made_from() {
        let options =
            Options { rewards: true, boars: true, choose_sides: false, ..Options::new(Edition::Classic, 3) };
        let data = Data::load(|_| None).unwrap();
        for seed in 0..5 {
            let setup = Position::deal(&options, &data, &mut game::chance(seed, 0));
            let mut position = Position::new(&options, &setup).unwrap();
            let mut record = Record::new(options, setup);
            let actions = &mut record.actions;
            let mut rng = game::chance(seed, 1);
            game::random_play(&mut position, &mut rng, &mut Vec::new(), |seat, action| {
                actions.push(game::Done { seat, action });
            });
            for seat in Seat::all(3) {
                for from in [0, 9, 17] {
                    let puzzle = Puzzle::new(&record, seat, from).unwrap();
                    let end = turns_of(&record, seat).iter().skip(from).fold(puzzle.start, |state, turn| {
                        let (card, _) = turn.play.unwrap();
                        assert!(state.hand.contains(&Some(card)), "{card} is in the hand");
                        puzzle.after(&state, turn)
                    });
                    assert_eq!(puzzle.score(&end), position.score(seat).total);
                }
            }
        }
    }

    fn turns_of(record: &Record<Position>, seat: Seat) -> Vec<Turn> {
        let mut turns: Vec<Turn> = Vec::new();
        for done in record.actions.iter().filter(|done| done.seat == seat) {
            match (done.action, turns.last_mut()) {
                (Action::Play { card, take }, _) => {
                    turns.push(Turn { play: Some((card, take)), ..Turn::EMPTY })
                }
                (Action::Gardener(field), Some(turn)) => turn.gardener = Some(field),
                (Action::Boar(field), Some(turn)) => turn.boar = Some(field),
                (Action::Noble(field), Some(turn)) => turn.noble = Some(field),
                _ => {}
            }
        }
        turns
    }
}
