//! TypeScript declarations of everything on the wire.

use bots::Level;
use game::Declarations;
use table::limits::{MAX_BOARD_SET_BYTES, MAX_BOARD_SET_NAME_LENGTH, MAX_CHAT_LENGTH, MAX_NAME_LENGTH};
use table::{
    Analysis, Fairness, Frame, LocalGame, NewTable, PositionRequest, RecordedPosition, ReplayedRecord,
    Statistics,
};

use crate::api::{
    api_error, boards, chat, colours, decisions, device_links, done, first_player, hints, keys, local_games,
    look_back, me, my_games, quick_game, repeat_deal, seats, tables,
};
use crate::tables::{LobbyView, PresenceView};

/// The types of all requests and answers, and the constants that the page shares with the server.
/// Each game's crate declares its own view, events and decisions.
pub fn declarations() -> String {
    let types = Declarations::default()
        .with::<Frame>()
        .with::<NewTable>()
        .with::<LobbyView>()
        .with::<me::Me>()
        .with::<me::Name>()
        .with::<my_games::MyGames>()
        .with::<device_links::Link>()
        .with::<keys::Keys>()
        .with::<done::Done>()
        .with::<seats::NewOccupant>()
        .with::<colours::NewColour>()
        .with::<first_player::NewFirst>()
        .with::<decisions::Decision>()
        .with::<decisions::Undo>()
        .with::<hints::Hint>()
        .with::<look_back::GameLog>()
        .with::<Analysis>()
        .with::<Statistics>()
        .with::<LocalGame>()
        .with::<local_games::CountedGame>()
        .with::<ReplayedRecord>()
        .with::<PositionRequest>()
        .with::<RecordedPosition>()
        .with::<Fairness>()
        .with::<chat::ChatLine>()
        .with::<chat::Mute>()
        .with::<repeat_deal::RepeatDeal>()
        .with::<quick_game::QuickGame>()
        .with::<boards::BoardSets>()
        .with::<boards::WholeBoardSet>()
        .with::<boards::DraftBoards>()
        .with::<boards::NewBoardSet>()
        .with::<boards::CheckedBoards>()
        .with::<PresenceView>()
        .with::<tables::Opened>()
        .with::<api_error::ApiError>();
    let levels = Level::ALL.map(|level| format!("'{level}'")).join(", ");
    format!(
        "export const LEVELS = [{levels}] as const;\n\
         export const MAX_NAME_LENGTH = {MAX_NAME_LENGTH};\n\
         export const MAX_BOARD_SET_NAME_LENGTH = {MAX_BOARD_SET_NAME_LENGTH};\n\
         export const MAX_BOARD_SET_BYTES = {MAX_BOARD_SET_BYTES};\n\
         export const MAX_CHAT_LENGTH = {MAX_CHAT_LENGTH};\n{}",
        types.text()
    )
}
