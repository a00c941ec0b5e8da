//! The course of the game: the choices before the first turn, then the steps of a turn, in order.
//!
//! A turn: 1. play a card and take a tile, 2. place the tile, 3. move a noble or stay, 4. refill
//! the market, 5. draw a card.

use game::{Game as _, Listener, Seat, Seats};

use crate::garden::{Boar, Laid};
use crate::player::Player;
use crate::{
    Action, Card, Event, Field, Garden, Motif, Phase, Position, Refusal, Row, Side, Slot, Stack, scoring,
};

/// What the mover has done in this turn; enough to undo it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct Turn {
    pub(crate) played: Option<Played>,
    pub(crate) laid: Option<(Field, Laid)>,
    /// The field to which a noble moved, and the row on which it stood.
    pub(crate) noble: Option<(Field, Option<Row>)>,
}

/// The card that was played and the tile that was taken.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Played {
    pub(crate) card: Card,
    /// The place of the card in the hand, 0 or 1.
    pub(crate) place: u8,
    pub(crate) slot: Slot,
    pub(crate) tile: Motif,
}

impl Played {
    /// The tile's own field: the column is its motif, the row is the colour of its slot.
    #[inline]
    pub(crate) fn own_field(&self) -> Field {
        Field::new(self.tile, self.slot.colour().row())
    }
}

/// The legal actions.
impl Position {
    pub(crate) fn seats_without(&self, done: impl Fn(&Player) -> bool) -> Seats {
        self.options.seats().filter(|&seat| !done(self.player(seat))).collect()
    }

    /// Adds the legal actions of the current phase. All seats that are to act have the same kind of
    /// choice.
    #[inline]
    pub(crate) fn list_legal(&self, list: &mut Vec<Action>) {
        let mover = self.player(self.mover);
        match self.phase {
            Phase::Gardens => list.extend(Side::ALL.map(Action::Garden)),
            Phase::Rewards => list.extend(Side::ALL.map(Action::Rewards)),
            Phase::Play => {
                // Two equal cards are one choice.
                let [first, second] = mover.hand;
                for card in first.into_iter().chain(second.filter(|_| second != first)) {
                    list.extend(self.market.allowed(card).iter().map(|take| Action::Play { card, take }));
                }
            }
            Phase::Gardener => list.extend(self.places_for_gardener().iter().map(Action::Gardener)),
            Phase::Boar => list.extend(mover.garden.places_for_boar().iter().map(Action::Boar)),
            Phase::Noble => {
                list.extend(mover.garden.places_for_nobles().iter().map(Action::Noble));
                list.push(Action::Stay);
            }
            Phase::Refill => {
                let stacks = (0..Stack::MAX_COUNT).filter_map(Stack::new);
                list.extend(stacks.filter(|&stack| self.supply.has(stack)).map(Action::Refill));
            }
            Phase::Over => {}
        }
    }

    #[inline]
    pub(crate) fn places_for_gardener(&self) -> crate::Fields {
        let garden = &self.player(self.mover).garden;
        self.turn.played.map_or(crate::Fields::NONE, |played| garden.places_for_gardener(played.own_field()))
    }
}

/// The actions, in the order of the game.
impl Position {
    #[inline]
    pub(crate) fn apply_action(
        &mut self,
        seat: Seat,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> Result<Option<Action>, Refusal> {
        match (self.phase, action) {
            (Phase::Gardens, Action::Garden(side)) => self.choose_garden(seat, side, listener),
            (Phase::Rewards, Action::Rewards(side)) => self.choose_rewards(seat, side, listener),
            (Phase::Play, Action::Play { card, take }) => self.play_and_take(card, take, listener)?,
            (Phase::Gardener, Action::Gardener(field)) => self.place_gardener(field, listener)?,
            (Phase::Boar, Action::Boar(field)) => self.move_boar(field, listener)?,
            (Phase::Noble, Action::Noble(field)) => return self.move_noble(field, listener),
            (Phase::Noble, Action::Stay) => return Ok(self.stay(listener)),
            (Phase::Refill, Action::Refill(stack)) => self.refill_from(stack, listener)?,
            (phase, _) => return Err(Refusal::NotNow(phase.command())),
        }
        Ok(None)
    }

    fn choose_garden(&mut self, seat: Seat, side: Side, listener: &mut impl Listener<Event>) {
        self.player_mut(seat).garden_side = Some(side);
        listener.hear(|| Event::GardenChosen { seat, side: Some(side) });
        if self.to_act().is_empty() {
            listener.hear(|| Event::GardensRevealed { sides: self.sides(|player| player.garden_side) });
            self.begin(listener);
        }
    }

    fn choose_rewards(&mut self, seat: Seat, side: Side, listener: &mut impl Listener<Event>) {
        self.player_mut(seat).rewards_side = Some(side);
        listener.hear(|| Event::RewardsChosen { seat, side: Some(side) });
        if self.to_act().is_empty() {
            listener.hear(|| Event::RewardsRevealed { sides: self.sides(|player| player.rewards_side) });
            self.begin(listener);
        }
    }

    fn sides(&self, side: impl Fn(&Player) -> Option<Side>) -> Vec<Side> {
        self.seated().iter().filter_map(side).collect()
    }

    /// Continues with the next choice before the first turn, or with the first turn.
    pub(crate) fn begin(&mut self, listener: &mut impl Listener<Event>) {
        if self.phase == Phase::Gardens && self.to_act().is_empty() {
            self.phase = Phase::Rewards;
            for seat in self.options.seats() {
                let player = self.player_mut(seat);
                player.garden = Garden::new(player.gardens[player.garden_side.map_or(0, Side::index)]);
                listener.hear(|| Event::Dealt {
                    seat,
                    hand: player.hand().collect(),
                    missions: player.missions,
                });
            }
        }
        if self.phase == Phase::Rewards && self.to_act().is_empty() {
            self.phase = Phase::Play;
            let options = self.options;
            for seat in options.seats() {
                let garden = &mut self.player_mut(seat).garden;
                if options.rewards {
                    garden.cover();
                }
                if options.boars {
                    garden.add_boar();
                }
            }
        }
    }

    /// 1. Play: play a card from the hand and take a tile that it allows. Then place the tile, if
    ///    its own field is free.
    #[inline]
    fn play_and_take(
        &mut self,
        card: Card,
        slot: Slot,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        let hand = self.player(self.mover).hand;
        let place = hand.iter().position(|&held| held == Some(card)).ok_or(Refusal::NotInHand(card))? as u8;
        if !self.market.allowed(card).contains(slot) {
            return Err(Refusal::NotAllowed { card, slot });
        }
        let tile = self.market.tile(slot).ok_or(Refusal::EmptySlot(slot))?;

        let (seat, played) = (self.mover, Played { card, place, slot, tile });
        self.player_mut(seat).hand[usize::from(place)] = None;
        self.market.put(slot, None);
        self.turn.played = Some(played);
        listener.hear(|| Event::Played { seat, card, slot, tile });

        if self.player(seat).garden.occupied().contains(played.own_field()) {
            self.phase = Phase::Gardener;
        } else {
            self.place(tile, played.own_field(), false, listener);
        }
        Ok(())
    }

    /// 2. Place, if the tile's own field is occupied: turn the tile to its gardener and choose
    ///    another field.
    #[inline]
    fn place_gardener(&mut self, field: Field, listener: &mut impl Listener<Event>) -> Result<(), Refusal> {
        if !self.places_for_gardener().contains(field) {
            return Err(Refusal::NoPlaceForGardener(field));
        }
        let tile = self.turn.played.map_or(field.motif(), |played| played.tile);
        self.place(tile, field, true, listener);
        Ok(())
    }

    /// 2. Place the tile: its Rewards mark scores first, then the boar reacts.
    #[inline]
    fn place(&mut self, tile: Motif, field: Field, gardener: bool, listener: &mut impl Listener<Event>) {
        let seat = self.mover;
        let player = self.player_mut(seat);
        let marks = player.marks();
        let laid = player.garden.lay(field, gardener, marks);
        self.turn.laid = Some((field, laid));
        listener.hear(|| Event::Laid { seat, tile, field, gardener });
        if laid.mark != 0 {
            listener.hear(|| Event::MarkScored { seat, field, points: laid.mark });
        }
        self.phase = Phase::Noble;
        if let Boar::Flees(field) | Boar::Leaves(field) = laid.boar {
            listener.hear(|| Event::BoarFound { seat, field, points: scoring::BOAR_FOUND });
        }
        match laid.boar {
            Boar::Undisturbed => {}
            Boar::Flees(_) => self.phase = Phase::Boar,
            Boar::Leaves(field) => {
                listener.hear(|| Event::BoarLeft { seat, field, points: scoring::BOAR_LEFT })
            }
        }
    }

    /// 2. Place, continued: move the boar, if the tile was placed on its field.
    fn move_boar(&mut self, to: Field, listener: &mut impl Listener<Event>) -> Result<(), Refusal> {
        let seat = self.mover;
        let garden = &mut self.player_mut(seat).garden;
        if !garden.places_for_boar().contains(to) {
            return Err(Refusal::NoPlaceForBoar(to));
        }
        let from = garden.boar().unwrap_or(to);
        garden.move_boar(to);
        self.phase = Phase::Noble;
        listener.hear(|| Event::BoarMoved { seat, from, to });
        Ok(())
    }

    /// 3. Noble: move one noble.
    #[inline]
    fn move_noble<L: Listener<Event>>(
        &mut self,
        to: Field,
        listener: &mut L,
    ) -> Result<Option<Action>, Refusal> {
        let seat = self.mover;
        let garden = &mut self.player_mut(seat).garden;
        if !garden.places_for_nobles().contains(to) {
            return Err(Refusal::NoWay(to));
        }
        let walk = if L::LISTENS { garden.walk(to) } else { Vec::new() };
        let from = garden.move_noble(to);
        self.turn.noble = Some((to, from));
        if L::LISTENS {
            let (motif, points) = (to.motif(), scoring::noble(to.row()));
            let from = from.map(|row| Field::new(motif, row));
            listener.hear(|| Event::NobleWalked { seat, motif, from, walk, points });
        }
        Ok(self.refill(listener))
    }

    /// 3. Noble: move none.
    #[inline]
    fn stay(&mut self, listener: &mut impl Listener<Event>) -> Option<Action> {
        listener.hear(|| Event::Stayed { seat: self.mover });
        self.refill(listener)
    }

    /// 4. Refill the empty slot, automatically from the tallest stack unless the player chooses the
    ///    stack.
    ///
    /// In the last turn of the game the supply is empty and the slot stays empty.
    #[inline]
    fn refill(&mut self, listener: &mut impl Listener<Event>) -> Option<Action> {
        if self.supply.is_empty() {
            self.draw(listener);
            return None;
        }
        if self.options.choose_stack {
            self.phase = Phase::Refill;
            return None;
        }
        let stack = self.supply.tallest();
        self.refill_from(stack, listener).ok().map(|()| Action::Refill(stack))
    }

    #[inline]
    fn refill_from(&mut self, stack: Stack, listener: &mut impl Listener<Event>) -> Result<(), Refusal> {
        let tile = self.supply.draw(stack).ok_or(Refusal::EmptyStack(stack))?;
        if let Some(Played { slot, .. }) = self.turn.played {
            self.market.put(slot, Some(tile));
            listener.hear(|| Event::Refilled { seat: self.mover, slot, stack, tile });
        }
        self.draw(listener);
        Ok(())
    }

    /// 5. Draw a card, if there is one. Then it is the next player's turn; the game ends when that
    ///    player has no card.
    #[inline]
    fn draw<L: Listener<Event>>(&mut self, listener: &mut L) {
        let (seat, place) = (self.mover, self.turn.played.map_or(0, |played| usize::from(played.place)));
        let player = self.player_mut(seat);
        if let Some(&card) = player.undrawn().first() {
            player.hand[place & 1] = Some(card);
            player.deck_left -= 1;
            listener.hear(|| Event::Drew { seat, card: Some(card) });
        }
        self.turn = Turn::default();
        self.phase = Phase::Play;
        self.mover = seat.next(usize::from(self.options.players));
        if self.player(self.mover).hand().next().is_none() {
            self.phase = Phase::Over;
            if L::LISTENS
                && let Some(result) = self.outcome()
            {
                listener.hear(|| Event::Over { result });
            }
        }
    }
}

impl Phase {
    /// The instruction for the player who is to act.
    fn command(self) -> &'static str {
        match self {
            Phase::Gardens => "choose the side of the garden",
            Phase::Rewards => "choose the side of the Rewards board",
            Phase::Play => "play a card and take a tile",
            Phase::Gardener => "place the gardener",
            Phase::Boar => "move the boar",
            Phase::Noble => "move a noble or stay",
            Phase::Refill => "refill the market",
            Phase::Over => "start another game",
        }
    }
}
