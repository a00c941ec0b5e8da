//! A position, and every garden as a bot sees it.

use table::{Game, Nobody, Seat};
use versailles::{Action, Card, Half, Options, Position, Spot, Turn};

use crate::versailles::survey::Survey;

/// A position, and every garden as a bot sees it.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) position: Position,
    surveys: [Survey; Options::MOST_PLAYERS],
}

impl Scene {
    pub(crate) fn new(position: Position) -> Scene {
        let mut surveys = [const { Survey::EMPTY }; _];
        surveys.iter_mut().zip(position.gardens()).for_each(|(survey, garden)| *survey = Survey::of(garden));
        Scene { position, surveys }
    }

    /// Goes back to another scene of the same game, but with this position, which differs only in what is hidden.
    pub(crate) fn restart(&mut self, from: &Scene, position: Position) {
        self.position = position;
        let players = position.players();
        self.surveys[..players].clone_from_slice(&from.surveys[..players]);
    }

    #[inline]
    pub(crate) fn survey(&self, seat: Seat) -> &Survey {
        &self.surveys[seat.index()]
    }

    /// How many tiles a seat will still lay in this half, and in the game.
    pub(crate) fn tiles_to_come(&self, seat: Seat) -> (usize, usize) {
        let laid = self.position.garden(seat).len();
        match self.position.half() {
            Half::First => (Half::ROUNDS - laid, 2 * Half::ROUNDS - laid),
            Half::Second => (2 * Half::ROUNDS - laid, 2 * Half::ROUNDS - laid),
        }
    }

    /// Plays a card that is in hand.
    pub(crate) fn bid(&mut self, seat: Seat, card: Card) {
        let done = self.position.apply(seat, Action::Bid(card), &mut Nobody);
        debug_assert!(done.is_ok(), "{card}: {done:?}");
    }

    /// Takes a card that is still face down back into the hand, if there is one.
    pub(crate) fn take_back(&mut self, seat: Seat) {
        if self.position.secret_bid(seat).is_some() {
            let done = self.position.undo(seat);
            debug_assert!(done.is_ok(), "{done:?}");
        }
    }

    /// Lays the tile that is to be laid where there is room for it.
    pub(crate) fn lay(&mut self, seat: Seat, at: Spot, turn: Turn) {
        let tile = self.position.tile_to_lay();
        let done = self.position.apply(seat, Action::Lay { at, turn }, &mut Nobody);
        debug_assert!(done.is_ok(), "{at} {turn}: {done:?}");
        if let Some(tile) = tile {
            self.surveys[seat.index()].lay(at, turn, tile);
        }
    }
}
