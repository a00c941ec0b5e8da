//! The registry of games.

use std::sync::Arc;

use bots::Skill;
use game::{GameInfo, InputError};

use crate::command_error::CommandError;
use crate::game_kind::GameKind;
use crate::hosted_game::HostedGame;
use crate::recorded_position::{PositionRequest, RecordedPosition};
use crate::replayed_record::ReplayedRecord;

/// The games that can be played. The binary fills it; neither the table nor the server names one.
#[derive(Clone, Default)]
pub struct Games {
    kinds: Vec<Arc<dyn GameKind>>,
}

impl Games {
    /// Adds a game that is dealt from these boards or tiles.
    #[must_use]
    pub fn with<G: Skill>(self, data: G::Data) -> Games {
        self.with_named_boards::<G>(data, "")
    }

    /// Adds a game that is dealt from these boards or tiles, which have a name if they are not the
    /// built-in ones.
    #[must_use]
    pub fn with_named_boards<G: Skill>(mut self, data: G::Data, name: &str) -> Games {
        self.kinds.push(Arc::new(HostedGame::<G>::new(data, name)));
        self
    }

    pub(crate) fn kinds(&self) -> impl Iterator<Item = &dyn GameKind> {
        self.kinds.iter().map(AsRef::as_ref)
    }

    /// Names, player counts and options of all games.
    pub fn infos(&self) -> impl Iterator<Item = GameInfo> {
        self.kinds.iter().map(|kind| kind.info())
    }

    /// Checks a record of any of these games and replays it step by step.
    pub fn replay(&self, record: &str) -> Result<ReplayedRecord, InputError> {
        self.get(&game::game_of(record)?)?.replay(record)
    }

    /// The last states of a record of any of these games, as one seat sees them.
    pub fn position(&self, request: &PositionRequest) -> Result<RecordedPosition, CommandError> {
        let PositionRequest { record, seat, after } = request;
        let record = record.to_string();
        let game = game::game_of(&record).map_err(|error| error.inside("record"))?;
        self.get(&game)?.position(&record, *seat, *after)
    }

    /// The game of this name.
    pub(crate) fn get(&self, name: &str) -> Result<Arc<dyn GameKind>, InputError> {
        let known = self.kinds.iter().find(|kind| kind.info().name == name);
        known.cloned().ok_or_else(|| {
            let names = self.infos().map(|info| info.name).collect::<Vec<_>>().join(" or ");
            InputError::new("game", format_args!("no game `{name}`: it must be {names}"))
        })
    }
}
