//! A drawing of each game, which the server puts into previews of links.
//!
//! `npm run sprites` draws them. The name of a file is the name of its game.

use std::collections::HashMap;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "drawings"]
struct Drawings;

/// The drawings as SVG, by the game's name in records.
pub(crate) fn drawings() -> HashMap<String, String> {
    let drawing = |file: std::borrow::Cow<'static, str>| {
        let svg = String::from_utf8(Drawings::get(&file)?.data.into_owned()).ok()?;
        Some((file.strip_suffix(".svg")?.to_string(), svg))
    };
    Drawings::iter().filter_map(drawing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data_folder::DataFolder;
    use crate::registry;

    #[test]
    fn every_game_has_a_drawing() {
        let games = registry::hosted(&DataFolder::default(), "").expect("the built-in data are valid");
        let mut drawings: Vec<String> = drawings().into_keys().collect();
        drawings.sort();
        let mut names: Vec<String> = games.infos().map(|info| info.name.to_string()).collect();
        names.sort();
        assert_eq!(drawings, names);
    }
}
