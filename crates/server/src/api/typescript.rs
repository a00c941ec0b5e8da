//! Everything on the wire, as TypeScript.

use bots::Level;
use game::Declarations;

use crate::api::{decisions, error, hints, links, look_back, me, my_games, seats, tables, talk};
use crate::games::Recorded;
use crate::sitting::{Analysis, Frame, Opening, Statistics};
use crate::tables::LobbyView;

/// The types of all requests and answers. A game's own view, events and decisions are declared by its crate.
pub fn declarations() -> String {
    let levels = Level::ALL.map(|level| format!("'{level}'")).join(" | ");
    let types = Declarations::default()
        .with::<Frame>()
        .with::<Opening>()
        .with::<LobbyView>()
        .with::<me::Me>()
        .with::<me::Name>()
        .with::<my_games::MyGames>()
        .with::<links::Link>()
        .with::<seats::Done>()
        .with::<seats::Sitter>()
        .with::<decisions::Decision>()
        .with::<decisions::TakeBack>()
        .with::<hints::Hint>()
        .with::<look_back::GameLog>()
        .with::<Analysis>()
        .with::<Statistics>()
        .with::<Recorded>()
        .with::<talk::Talk>()
        .with::<talk::Mute>()
        .with::<tables::Opened>()
        .with::<error::ApiError>();
    format!("export type Level = {levels};\n{}", types.text())
}
