//! Decisions of people and bots.

use bots::{Budget, Level};
use game::Seat;
use serde_json::Value;

use crate::command::LogWriter;
use crate::command_error::CommandError;
use crate::game_kind::ErasedGame;
use crate::id::PersonId;
use crate::log::Change;
use crate::staleness::ChoicesBefore;
use crate::table::{Phase, Table};
use crate::timestamp::Timestamp;

/// The search of a bot, to be run elsewhere. It contains only what its seat may know, and returns
/// the seat's decisions up to the end of its turn.
pub type BotJob = Box<dyn FnOnce(&Budget) -> Vec<Value> + Send>;

impl Table {
    /// [`Command::Act`](crate::Command::Act): a person decides, having seen the log up to `after`.
    pub(crate) fn act(
        &self,
        person: PersonId,
        action: Value,
        after: u64,
        now: Timestamp,
    ) -> Result<Option<Change>, CommandError> {
        let seat = self.require_in_time(person, now)?;
        if !(self.choice_since(seat)..=self.seq).contains(&after) {
            return Err(CommandError::Stale { seq: self.seq });
        }
        Ok(Some(Change::Acted { seat, action }))
    }

    /// [`Command::BotAct`](crate::Command::BotAct): the decisions of a bot's turn. The rules may
    /// refuse a later one, because chance has answered an earlier one; then the bot thinks again.
    pub(crate) fn bot_act(
        &mut self,
        seat: Seat,
        choice_since: u64,
        actions: Vec<Value>,
        log: &mut LogWriter,
    ) -> Result<(), CommandError> {
        self.require_running()?;
        if self.choice_since(seat) != choice_since || self.bot(seat).is_none() {
            return Err(CommandError::Stale { seq: self.seq });
        }
        for action in actions {
            match log.write(self, Change::Acted { seat, action }) {
                Err(error) if log.entries.is_empty() => return Err(error),
                Err(_) => break,
                Ok(()) => {}
            }
        }
        Ok(())
    }

    pub(crate) fn apply_acted(
        &mut self,
        seat: Seat,
        action: &Value,
        seq: u64,
        now: Timestamp,
    ) -> Result<(), CommandError> {
        let before = self.choices();
        self.game_mut()?.decide(seat, action)?;
        self.keep_repeated(seq)?;
        self.after_decision(&before, Some(seat), seq, now);
        let to_act = self.to_act();
        to_act.iter().filter(|seat| !before.to_act.contains(*seat)).for_each(|seat| self.turn_began(seat));
        Ok(())
    }

    /// The seats for which a bot must decide now, with its level.
    pub fn bots_to_act(&self) -> Vec<(Seat, Level)> {
        self.to_act().iter().filter_map(|seat| Some((seat, self.bot(seat)?))).collect()
    }

    /// The sequence number since which a seat has had its present choice.
    pub fn choice_since(&self, seat: Seat) -> u64 {
        self.staleness.choice_since(seat)
    }

    pub(crate) fn choices(&self) -> ChoicesBefore {
        let Some(game) = self.game() else { return ChoicesBefore::default() };
        let to_act = game.to_act();
        // A single decider's choice always changes with the decision, so it needs no fingerprint.
        let simultaneous = to_act.iter().filter(|_| to_act.len() > 1);
        let fingerprints = simultaneous.map(|seat| (seat, game.choice_fingerprint(seat))).collect();
        ChoicesBefore { to_act, fingerprints }
    }

    /// Brings staleness, clocks and phase up to date after a decision of the seat `by`.
    pub(crate) fn after_decision(
        &mut self,
        before: &ChoicesBefore,
        by: Option<Seat>,
        seq: u64,
        now: Timestamp,
    ) {
        let Some(deal) = &self.deal else { return };
        let to_act = deal.game.to_act();
        let is_new = |seat: &Seat| !before.include(*seat, || deal.game.choice_fingerprint(*seat));
        // A seat that has decided has no choice left, so a second decision of it is stale.
        for seat in by.into_iter().chain(to_act.iter().filter(is_new)) {
            self.staleness.choice_changed(seat, seq);
        }
        self.clock.turn(to_act, now);
        before.to_act.iter().filter(|seat| !to_act.contains(*seat)).for_each(|seat| self.turn_ended(seat));
        if to_act.is_empty() {
            self.phase = Phase::Over;
        }
    }

    pub(crate) fn game_mut(&mut self) -> Result<&mut dyn ErasedGame, CommandError> {
        let deal = self.deal.as_mut().ok_or(CommandError::NotStarted)?;
        Ok(deal.game.as_mut())
    }
}
