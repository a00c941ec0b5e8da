//! Playing the deal of a finished game again, from its start or from a later decision.
//!
//! The record of a finished game is public, and so is its deal. A table that repeats it is marked,
//! because its players may know every card. It has no secret, it is not listed, and it does not
//! count in statistics.
//!
//! A table that goes on from a decision writes the earlier ones into its own log when it starts.
//! So frames, look-back and records know them, and none of them can be undone.

use game::{InputError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::boards::BoardSet;
use crate::command::LogWriter;
use crate::command_error::CommandError;
use crate::first_player::First;
use crate::game_kind::ErasedGame;
use crate::games::Games;
use crate::id::GameId;
use crate::log::{Change, LogEntry};
use crate::open::NewTable;
use crate::person::Person;
use crate::table::{Phase, Table};
use crate::terms::{Terms, TimeControl};

/// A deal that a table repeats.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct RepeatedDeal {
    /// The finished game that was dealt first.
    pub game: GameId,
    /// Its deal.
    pub setup: Value,
    /// The decisions of the finished game that this one begins with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decisions: Vec<RepeatedDecision>,
}

/// A decision of a finished game that another game begins with.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct RepeatedDecision {
    /// The seat that decided.
    pub seat: Seat,
    /// Its decision.
    pub action: Value,
}

impl RepeatedDeal {
    /// The first log entry of a table that a host opens to play this deal with these terms.
    /// `boards` is the set that the deal was drawn from. `seats` has one word per seat, as in
    /// [`NewTable`].
    pub fn opened_by(
        self,
        terms: Terms,
        boards: Option<BoardSet>,
        seats: Option<Vec<String>>,
        host: &Person,
        games: &Games,
    ) -> Result<Change, CommandError> {
        let (host, terms, seats) = NewTable { terms, seats }.checked(host, games)?;
        // A deal that is not drawn needs no secret. A secret would promise a draw.
        let (repeats, boards) = (Some(Box::new(self)), boards.map(Box::new));
        let (colours, named_first) = (Vec::new(), None);
        Ok(Change::Opened { host, terms, seats, secret: None, repeats, boards, colours, named_first })
    }
}

impl Table {
    /// The deal of this game and the terms to play it again, once the game is over.
    pub fn repeatable_deal(&self) -> Result<(RepeatedDeal, Terms), CommandError> {
        let deal = self.deal.as_ref().filter(|_| self.phase == Phase::Over).ok_or(CommandError::NotOver)?;
        // If this game repeats another one, the new table repeats that one, too.
        let game = self.repeats.as_ref().map_or(self.id, |repeated| repeated.game);
        let terms = Terms {
            listed: false,
            first: First::Random,
            time: TimeControl::None,
            ..self.terms.with_canonical_options(self.kind.as_ref())?
        };
        Ok((RepeatedDeal { game, setup: setup_of(deal.game.as_ref())?, decisions: Vec::new() }, terms))
    }

    /// Like [`Table::repeatable_deal`], with the decisions before entry `from` of this table's log.
    /// That entry must be a decision.
    pub fn repeatable_position(
        &self,
        log: &[LogEntry],
        from: u64,
    ) -> Result<(RepeatedDeal, Terms), CommandError> {
        let (deal, terms) = self.repeatable_deal()?;
        let end = log.partition_point(|entry| entry.seq < from);
        let is_decision =
            |entry: &LogEntry| entry.seq == from && matches!(entry.change, Change::Acted { .. });
        if !log.get(end).is_some_and(is_decision) {
            return Err(InputError::new("from", format_args!("entry {from} is not a decision")).into());
        }
        Ok((RepeatedDeal { decisions: standing_decisions(&log[..end]), ..deal }, terms))
    }

    /// Writes the decisions that a repeated game begins with, right after its start.
    pub(crate) fn repeat_decisions(&mut self, log: &mut LogWriter) -> Result<(), CommandError> {
        let decisions = self.repeats.as_ref().map_or_else(Vec::new, |repeated| repeated.decisions.clone());
        for RepeatedDecision { seat, action } in decisions {
            log.write(self, Change::Acted { seat, action })?;
        }
        Ok(())
    }

    /// Whether the entry `seq` is one of the decisions that this game begins with.
    pub(crate) fn is_repeated(&self, seq: u64) -> bool {
        self.last_repeated.is_some_and(|last| seq <= last)
    }

    /// The start is entry `seq`, so the repeated decisions are the entries after it.
    pub(crate) fn expect_repeated(&mut self, seq: u64) {
        let decisions = self.repeats.as_ref().map_or(0, |repeated| repeated.decisions.len() as u64);
        self.last_repeated = (decisions > 0).then_some(seq + decisions);
    }

    /// Nobody takes back what happened in another game.
    pub(crate) fn keep_repeated(&mut self, seq: u64) -> Result<(), CommandError> {
        if self.last_repeated == Some(seq) {
            self.game_mut()?.forbid_undo();
        }
        Ok(())
    }
}

/// The decisions of a log that were not taken back.
fn standing_decisions(log: &[LogEntry]) -> Vec<RepeatedDecision> {
    let mut decisions: Vec<RepeatedDecision> = Vec::new();
    for entry in log {
        match &entry.change {
            Change::Acted { seat, action } => {
                decisions.push(RepeatedDecision { seat: *seat, action: action.clone() });
            }
            // Others may have decided at the same time; their decisions stay.
            Change::Undone { seat, .. } => {
                if let Some(last) = decisions.iter().rposition(|decision| decision.seat == *seat) {
                    decisions.remove(last);
                }
            }
            _ => {}
        }
    }
    decisions
}

/// The deal of a game, from its record. Tables keep no copy of it, because it is large.
fn setup_of(game: &dyn ErasedGame) -> Result<Value, InputError> {
    let record: Result<Value, _> = serde_json::from_str(&game.record(Map::new()));
    let mut record = record.map_err(|error| InputError::new("record", error))?;
    Ok(record["setup"].take())
}
