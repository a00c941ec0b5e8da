//! Rewinding to an earlier round of the current half.

use crate::position::Stage;
use crate::{Chips, Garden, Half, Laid, Position, Refusal};

impl Position {
    /// The position at the start of a round of this half; `None` if the round has not started.
    ///
    /// ```
    /// use game::{Game, Nobody, Seat};
    /// use versailles::{Action, Data, Options, Position};
    ///
    /// let options = Options::new(3);
    /// let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
    /// let start = Position::new(&options, &setup)?;
    /// let mut position = start;
    /// let card = position.hand(Seat::FIRST).iter().next().ok_or("ten cards are dealt")?;
    /// position.apply(Seat::FIRST, Action::Bid(card), &mut Nobody)?;
    /// assert_eq!(position.before_round(0), Some(start));
    /// assert_eq!(position.before_round(1), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn before_round(&self, round: usize) -> Option<Position> {
        if round > self.round() {
            return None;
        }
        let mut earlier = *self;
        earlier.round = round as u8;
        earlier.stage = Stage::Bidding;
        earlier.chips = self.chips_before[round];
        earlier.chips_before[round + 1..].fill(Chips::NONE);
        let tiles = self.half.index() * Half::ROUNDS + round;
        for seat in self.seats() {
            earlier.gardens[seat.index()] = self.garden(seat).with_first_tiles(tiles).ok()?;
            for card in &mut earlier.played[seat.index()][round..] {
                earlier.cards.hand_mut(seat).extend(card.take());
            }
        }
        Some(earlier)
    }
}

impl Garden {
    /// The garden when it had this many tiles.
    fn with_first_tiles(&self, tiles: usize) -> Result<Garden, Refusal> {
        let mut garden = Garden::EMPTY;
        self.tiles().take(tiles).try_for_each(|Laid { at, turn, tile }| garden.lay(at, turn, tile))?;
        Ok(garden)
    }
}
