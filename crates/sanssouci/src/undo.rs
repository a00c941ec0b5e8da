//! Undo: a seat may undo the actions of its current turn until something is revealed.
//!
//! Refilling and drawing reveal something and both end the turn. So every action of a turn can be
//! undone during the turn, and none afterwards. A side can be chosen again until the last player
//! has chosen.

use game::Seat;

use crate::garden::Boar;
use crate::turn::Played;
use crate::{Action, Phase, Position, Refusal};

impl Position {
    /// The number of actions that this seat may undo.
    pub(crate) fn undoable_actions(&self, seat: Seat) -> usize {
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
            Phase::Boar => 1 + self.gardener_actions(),
            Phase::Noble => 1 + self.gardener_actions() + self.boar_actions(),
            Phase::Refill => 2 + self.gardener_actions() + self.boar_actions(),
        }
    }

    /// 1 if the tile was placed as a gardener, which is an action of its own.
    fn gardener_actions(&self) -> usize {
        let gardeners = self.player(self.mover).garden.gardeners();
        usize::from(self.turn.laid.is_some_and(|(field, _)| gardeners.contains(field)))
    }

    /// 1 if the boar was moved by an action.
    fn boar_actions(&self) -> usize {
        usize::from(self.turn.laid.is_some_and(|(_, laid)| matches!(laid.boar, Boar::Flees(_))))
    }

    /// Undoes the last action of a seat.
    pub(crate) fn undo_action(&mut self, seat: Seat) -> Result<Action, Refusal> {
        if self.undoable_actions(seat) == 0 {
            return Err(Refusal::NothingToUndo);
        }
        let undone = match self.phase {
            Phase::Gardens => self.player_mut(seat).garden_side.take().map(Action::Garden),
            Phase::Rewards => self.player_mut(seat).rewards_side.take().map(Action::Rewards),
            Phase::Refill => Some(self.undo_noble()),
            Phase::Noble if self.boar_actions() == 1 => self.undo_boar(),
            Phase::Noble | Phase::Boar => self.undo_tile(),
            Phase::Gardener => self.undo_play(),
            Phase::Play | Phase::Over => None,
        };
        undone.ok_or(Refusal::NothingToUndo)
    }

    fn undo_noble(&mut self) -> Action {
        self.phase = Phase::Noble;
        match self.turn.noble.take() {
            None => Action::Stay,
            Some((to, from)) => {
                self.player_mut(self.mover).garden.undo_noble(to, from);
                Action::Noble(to)
            }
        }
    }

    fn undo_boar(&mut self) -> Option<Action> {
        let (_, laid) = self.turn.laid?;
        let Boar::Flees(from) = laid.boar else { return None };
        let garden = &mut self.player_mut(self.mover).garden;
        let to = garden.boar()?;
        garden.move_boar(from);
        self.phase = Phase::Boar;
        Some(Action::Boar(to))
    }

    /// Undoes the placing of the tile. A tile on its own field was placed by the action that took
    /// it.
    fn undo_tile(&mut self) -> Option<Action> {
        let (field, laid) = self.turn.laid.take()?;
        let garden = &mut self.player_mut(self.mover).garden;
        let gardener = garden.gardeners().contains(field);
        garden.undo_lay(field, laid);
        self.phase = Phase::Gardener;
        if gardener { Some(Action::Gardener(field)) } else { self.undo_play() }
    }

    fn undo_play(&mut self) -> Option<Action> {
        let Played { card, place, slot, tile } = self.turn.played.take()?;
        self.player_mut(self.mover).hand[usize::from(place)] = Some(card);
        self.market.put(slot, Some(tile));
        self.phase = Phase::Play;
        Some(Action::Play { card, take: slot })
    }
}

#[cfg(test)]
mod tests {
    use crate::rewards::Mark;
    use crate::{Field, Fields, Garden, Marks};

    /// Random games seldom drive a boar out of a garden, so this is tested on its own.
    #[test]
    fn undoing_a_tile_restores_marks_and_boar() {
        let field = |text: &str| -> Field { text.parse().unwrap() };
        let fields = |text: &str| -> Fields { text.split(' ').map(field).collect() };
        let mut marks = Marks::NONE;
        marks.put(field("e4"), Some(Mark::Penalty2));
        for (around, gardener) in [("e3 d4 f4", false), ("e3 d4 f4 e5", false), ("e3 d4 f4 e5", true)] {
            let mut garden = Garden::new(fields(around));
            garden.add_boar();
            garden.move_noble(field("a1"));
            let before = garden;
            let laid = garden.lay(field("e4"), gardener, marks);
            assert_ne!(garden, before);
            garden.undo_lay(field("e4"), laid);
            assert_eq!(garden, before, "{around}");
        }
    }
}
