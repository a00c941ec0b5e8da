//! A round: everybody picks a card, all are revealed, and in ascending order everybody takes a tile and lays it.

use game::{Listener, Seat};

use crate::options::row_length;
use crate::position::Stage;
use crate::taking_order::TakingOrder;
use crate::{
    Bidder, Card, Chips, Event, Half, Middle, Position, Refusal, Rotation, Sheet, Spot, Type, event, scoring,
};

impl Position {
    /// Puts a card face down. The last one reveals all.
    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        card: Card,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        self.may_bid(seat, card)?;
        self.cards.hand_mut(seat).remove(card);
        self.played[seat.index()][self.round()] = Some(card);
        listener.hear(|| Event::Bid { seat, card: Some(card) });
        if self.seats().all(|seat| self.card(seat).is_some()) {
            self.reveal(listener);
        }
        Ok(())
    }

    fn may_bid(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
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

    /// Reveals the cards. Where two play, the top one of Ludwig's stack is revealed with theirs.
    fn reveal(&mut self, listener: &mut impl Listener<Event>) {
        let order = TakingOrder::ascending(self.bids());
        listener.hear(|| {
            let mut bids: Vec<_> = self.bids().map(|(card, by)| event::Bid { by, card }).collect();
            bids.sort_unstable_by_key(|bid| bid.card);
            Event::Revealed { bids }
        });
        self.take(order, listener);
    }

    /// This round's cards.
    fn bids(&self) -> impl Iterator<Item = (Card, Bidder)> {
        let players = self.seats().filter_map(|seat| Some((self.card(seat)?, Bidder::Seat(seat))));
        let ludwig = self.cards.ludwig.iter().map(|stack| (stack[self.round()], Bidder::Ludwig));
        players.chain(ludwig)
    }

    /// Whoever is next takes the next tile. A player lays it; Ludwig's is discarded.
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

    /// Lays the tile that was taken. Then its player checks the chips, and the next one takes a tile.
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        at: Spot,
        turn: Rotation,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        let mut order = self.may_lay(seat)?;
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

    fn may_lay(&self, seat: Seat) -> Result<TakingOrder, Refusal> {
        match self.stage {
            Stage::Over => Err(Refusal::Over),
            Stage::Laying(order) if order.seat() == Some(seat) => Ok(order),
            Stage::Laying(_) => Err(Refusal::NotToAct),
            Stage::Bidding if seat.index() >= usize::from(self.players) => Err(Refusal::NotToAct),
            Stage::Bidding if self.card(seat).is_some() => Err(Refusal::HasBid),
            Stage::Bidding => Err(Refusal::NotNow("pick a card")),
        }
    }

    /// After laying, a player checks the five types.
    fn check_chips(&mut self, seat: Seat, listener: &mut impl Listener<Event>) {
        for garden_type in Type::ALL {
            let from = self.chips.holder(garden_type);
            let largest = |seat: Seat| self.gardens[seat.index()].areas().types[garden_type];
            if self.chips.claim(seat, garden_type, largest) {
                listener.hear(|| Event::ChipTaken { seat, garden_type, from });
            }
        }
    }

    /// The king moves on to the next tiles, or the half is over.
    fn end_round(&mut self, listener: &mut impl Listener<Event>) {
        if self.round() + 1 < Half::ROUNDS {
            self.begin_round(self.round + 1);
            listener.hear(|| Event::KingMoved { index: self.king() });
        } else {
            listener.hear(|| Event::KingMoved { index: row_length(self.bidders()) });
            self.end_half(listener);
        }
    }

    fn begin_round(&mut self, round: u8) {
        self.round = round;
        self.stage = Stage::Bidding;
        self.chips_before[self.round()] = self.chips;
    }

    /// The first half is scored and the second begins; after the second, the game is over.
    fn end_half(&mut self, listener: &mut impl Listener<Event>) {
        match self.second_half_cards.take() {
            Some(later) => {
                self.score_middle(listener);
                self.half = Half::Second;
                self.cards = later;
                self.played = Default::default();
                self.chips_before = [Chips::NONE; _];
                self.begin_round(0);
                listener.hear(|| Event::HalfBegun { half: self.half, row: self.row().to_vec() });
                self.seats().for_each(|seat| listener.hear(|| Event::Dealt { seat, hand: self.hand(seat) }));
            }
            None => {
                self.stage = Stage::Over;
                listener.hear(|| Event::Over { result: self.end() });
            }
        }
    }

    /// After the first half: the best two types, and 3 points a chip.
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
