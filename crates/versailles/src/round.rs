//! The course of a round: bid, reveal, take and lay tiles in ascending order, check the chips, move
//! the king.

use game::{Listener, Seat};

use crate::options::row_length;
use crate::position::Stage;
use crate::taking_order::TakingOrder;
use crate::{
    Bidder, Card, Chips, Event, Half, Middle, Position, Refusal, Rotation, Sheet, Spot, Type, event, scoring,
};

impl Position {
    /// Puts a card face down. The last bid reveals all cards.
    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        card: Card,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        self.check_bid(seat, card)?;
        self.cards.hand_mut(seat).remove(card);
        self.played[seat.index()][self.round()] = Some(card);
        listener.hear(|| Event::Bid { seat, card: Some(card) });
        if self.seats().all(|seat| self.card(seat).is_some()) {
            self.reveal(listener);
        }
        Ok(())
    }

    fn check_bid(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        match &self.stage {
            Stage::Over => Err(Refusal::Over),
            Stage::Laying(order) if order.seat() == Some(seat) => Err(Refusal::NotNow("lay the tile")),
            Stage::Laying(_) => Err(Refusal::NotToAct),
            Stage::Bidding if seat.index() >= usize::from(self.players) => Err(Refusal::NotToAct),
            Stage::Bidding if self.card(seat).is_some() => Err(Refusal::HasBid),
            Stage::Bidding if !self.hand(seat).contains(card) => Err(Refusal::NotInHand(card)),
            Stage::Bidding => Ok(()),
        }
    }

    /// Reveals the cards, in games for two with the top card of Ludwig's stack.
    fn reveal(&mut self, listener: &mut impl Listener<Event>) {
        let order = TakingOrder::ascending(self.bids());
        listener.hear(|| {
            let mut bids: Vec<_> = self.bids().map(|(card, by)| event::Bid { by, card }).collect();
            bids.sort_unstable_by_key(|bid| bid.card);
            Event::Revealed { bids }
        });
        self.take(order, listener);
    }

    /// The cards of this round and their bidders.
    fn bids(&self) -> impl Iterator<Item = (Card, Bidder)> {
        let players = self.seats().filter_map(|seat| Some((self.card(seat)?, Bidder::Seat(seat))));
        let ludwig = self.cards.ludwig.iter().map(|stack| (stack[self.round()], Bidder::Ludwig));
        players.chain(ludwig)
    }

    /// The next bidder takes the next tile. A player lays it next; Ludwig's tile is discarded.
    fn take(&mut self, mut order: TakingOrder, listener: &mut impl Listener<Event>) {
        while let Some(by) = order.next() {
            let index = self.king() + order.done();
            listener.hear(|| Event::TileTaken { by, index, tile: self.row()[index] });
            if by != Bidder::Ludwig {
                self.stage = Stage::Laying(order);
                return;
            }
            order.advance();
        }
        self.end_round(listener);
    }

    /// Lays the tile that was taken, checks the chips, and continues with the next bidder.
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        at: Spot,
        turn: Rotation,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        let mut order = self.check_turn_to_lay(seat)?;
        let Some(tile) = self.tile_to_lay() else { return Err(Refusal::NotToAct) };
        let before = self.garden(seat).areas().types;
        self.gardens[seat.index()].lay(at, turn, tile)?;
        listener.hear(|| Event::Laid { seat, at, turn, tile });
        for garden_type in Type::ALL {
            let (from, to) = (before[garden_type], self.garden(seat).areas().types[garden_type]);
            if to > from {
                listener.hear(|| Event::AreaGrew { seat, garden_type, from, to });
            }
        }
        self.check_chips(seat, listener);
        order.advance();
        self.take(order, listener);
        Ok(())
    }

    fn check_turn_to_lay(&self, seat: Seat) -> Result<TakingOrder, Refusal> {
        match self.stage {
            Stage::Over => Err(Refusal::Over),
            Stage::Laying(order) if order.seat() == Some(seat) => Ok(order),
            Stage::Laying(_) => Err(Refusal::NotToAct),
            Stage::Bidding if seat.index() >= usize::from(self.players) => Err(Refusal::NotToAct),
            Stage::Bidding if self.card(seat).is_some() => Err(Refusal::HasBid),
            Stage::Bidding => Err(Refusal::NotNow("pick a card")),
        }
    }

    /// Checks for each of the five types whether the seat takes the large chip.
    fn check_chips(&mut self, seat: Seat, listener: &mut impl Listener<Event>) {
        for garden_type in Type::ALL {
            let from = self.chips.holder(garden_type);
            let largest = |seat: Seat| self.gardens[seat.index()].areas().types[garden_type];
            if self.chips.claim(seat, garden_type, largest) {
                listener.hear(|| Event::ChipTaken { seat, garden_type, from });
            }
        }
    }

    /// Moves the king to the tiles of the next round, or ends the half.
    fn end_round(&mut self, listener: &mut impl Listener<Event>) {
        if self.round() + 1 < Half::ROUNDS {
            self.start_round(self.round + 1);
            listener.hear(|| Event::KingMoved { index: self.king() });
        } else {
            listener.hear(|| Event::KingMoved { index: row_length(self.bidders()) });
            self.end_half(listener);
        }
    }

    fn start_round(&mut self, round: u8) {
        self.round = round;
        self.stage = Stage::Bidding;
        self.chips_before[self.round()] = self.chips;
    }

    /// After the first half: scores it and starts the second. After the second half: ends the game.
    fn end_half(&mut self, listener: &mut impl Listener<Event>) {
        match self.second_half_cards.take() {
            Some(later) => {
                self.score_middle(listener);
                self.half = Half::Second;
                self.cards = later;
                self.played = Default::default();
                self.chips_before = [Chips::NONE; _];
                self.start_round(0);
                listener.hear(|| Event::HalfBegun { half: self.half, row: self.row().to_vec() });
                self.seats().for_each(|seat| listener.hear(|| Event::Dealt { seat, hand: self.hand(seat) }));
            }
            None => {
                self.stage = Stage::Over;
                listener.hear(|| Event::Over { result: self.end() });
            }
        }
    }

    /// Scores the first half.
    fn score_middle(&mut self, listener: &mut impl Listener<Event>) {
        let mut scores = [Middle::default(); _];
        for (seat, score) in self.seats().zip(&mut scores) {
            *score = scoring::middle(self.garden(seat).areas(), self.chips.count(seat));
        }
        self.middle = Some(scores);
        listener.hear(|| Event::MiddleScored {
            scores: scores[..usize::from(self.players)].to_vec(),
            sheets: self.seats().map(|seat| Sheet::in_half(Half::First, self, seat)).collect(),
        });
    }
}
