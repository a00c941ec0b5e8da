//! Taking back: the own decisions of the current turn, as long as nothing was revealed since.
//!
//! Refilling and drawing reveal, and both end a turn; so within a turn everything can be taken back, and after it
//! nothing. A side can be chosen anew until the last player has chosen.

use game::Seat;

use crate::garden::Boar;
use crate::turn::Played;
use crate::{Action, Phase, Position, Refusal};

impl Position {
    /// How many of its last decisions this seat may take back.
    pub(crate) fn decisions_to_take_back(&self, seat: Seat) -> usize {
        if seat.index() >= usize::from(self.options.players) {
            return 0;
        }
        let player = self.player(seat);
        match self.phase {
            Phase::Gardens => usize::from(player.garden_side.is_some()),
            Phase::Rewards => usize::from(player.rewards_side.is_some()),
            _ if seat != self.mover => 0,
            Phase::Play | Phase::Over => 0,
            Phase::Gardener => 1,
            Phase::Boar => 1 + self.gardener_steps(),
            Phase::Noble => 1 + self.gardener_steps() + self.boar_steps(),
            Phase::Refill => 2 + self.gardener_steps() + self.boar_steps(),
        }
    }

    /// 1 if the tile was laid as a gardener, which is a decision of its own.
    fn gardener_steps(&self) -> usize {
        let gardeners = self.player(self.mover).garden.gardeners();
        usize::from(self.turn.laid.is_some_and(|(field, _)| gardeners.contains(field)))
    }

    /// 1 if the boar was moved.
    fn boar_steps(&self) -> usize {
        usize::from(self.turn.laid.is_some_and(|(_, laid)| matches!(laid.boar, Boar::Flees(_))))
    }

    /// Takes back the last decision of a seat.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<Action, Refusal> {
        if self.decisions_to_take_back(seat) == 0 {
            return Err(Refusal::NothingToUndo);
        }
        let taken_back = match self.phase {
            Phase::Gardens => self.player_mut(seat).garden_side.take().map(Action::Garden),
            Phase::Rewards => self.player_mut(seat).rewards_side.take().map(Action::Rewards),
            Phase::Refill => Some(self.take_back_noble()),
            Phase::Noble if self.boar_steps() == 1 => self.take_back_boar(),
            Phase::Noble | Phase::Boar => self.take_back_tile(),
            Phase::Gardener => self.take_back_card(),
            Phase::Play | Phase::Over => None,
        };
        taken_back.ok_or(Refusal::NothingToUndo)
    }

    fn take_back_noble(&mut self) -> Action {
        self.phase = Phase::Noble;
        match self.turn.noble.take() {
            None => Action::Stay,
            Some((to, from)) => {
                self.player_mut(self.mover).garden.unmove_noble(to, from);
                Action::Noble(to)
            }
        }
    }

    fn take_back_boar(&mut self) -> Option<Action> {
        let (_, laid) = self.turn.laid?;
        let Boar::Flees(from) = laid.boar else { return None };
        let garden = &mut self.player_mut(self.mover).garden;
        let to = garden.boar()?;
        garden.move_boar(from);
        self.phase = Phase::Boar;
        Some(Action::Boar(to))
    }

    /// Takes back the tile; a motif tile was laid by the decision that took it.
    fn take_back_tile(&mut self) -> Option<Action> {
        let (field, laid) = self.turn.laid.take()?;
        let garden = &mut self.player_mut(self.mover).garden;
        let gardener = garden.gardeners().contains(field);
        garden.unlay(field, laid);
        self.phase = Phase::Gardener;
        if gardener { Some(Action::Gardener(field)) } else { self.take_back_card() }
    }

    fn take_back_card(&mut self) -> Option<Action> {
        let Played { card, place, slot, tile } = self.turn.played.take()?;
        self.player_mut(self.mover).hand[usize::from(place)] = Some(card);
        self.market.put(slot, Some(tile));
        self.phase = Phase::Play;
        Some(Action::Play { card, take: slot })
    }
}
