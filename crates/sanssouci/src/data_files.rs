//! The data as files, as [`Data::load`] reads them.

use std::fmt::Write as _;

use game::DataFiles;

use crate::{Card, Colour, Data, Field, Fields, Marks, Motif};

impl Data {
    /// The name of the file with the gardens of the classic edition.
    pub(crate) const CLASSIC: &str = "sanssouci/classic-gardens.toml";
    /// The name of the file with the gardens of the revised edition.
    pub(crate) const REVISED: &str = "sanssouci/revised-gardens.toml";
    /// The name of the file with the Rewards boards.
    pub(crate) const REWARDS: &str = "sanssouci/rewards.toml";
    /// The name of the file with the pairs of colours.
    pub(crate) const CARDS: &str = "sanssouci/cards.toml";

    /// The name of the file with the numbers of tiles.
    pub(crate) const TILES: &str = "sanssouci/tiles.toml";

    /// All files, without comments. Equal data have equal texts.
    ///
    /// ```
    /// use sanssouci::Data;
    ///
    /// let data = Data::load(|_| None)?;
    /// let files = data.files();
    /// assert_eq!(Data::load(|name| files.get(name).cloned())?, data);
    /// # Ok::<(), game::InputError>(())
    /// ```
    pub fn files(&self) -> DataFiles {
        let classic = self.classic.map(|[front, back]| board(&garden(front), Some(&garden(back))));
        let revised = self.revised.map(|front| board(&garden(front), None));
        let rewards = self.rewards.map(|[front, back]| board(&marks(front), Some(&marks(back))));
        let texts = [
            (Data::CLASSIC, classic.join("\n")),
            (Data::REVISED, revised.join("\n")),
            (Data::REWARDS, rewards.join("\n")),
            (Data::CARDS, pairs(&self.pairs)),
            (Data::TILES, tile_counts(&self.tile_counts)),
        ];
        texts.into_iter().map(|(name, text)| (name.to_string(), text)).collect()
    }
}

fn board(front: &str, back: Option<&str>) -> String {
    let mut text = format!("[[board]]\nfront = \"\"\"\n{front}\"\"\"\n");
    if let Some(back) = back {
        let _ = writeln!(text, "back = \"\"\"\n{back}\"\"\"");
    }
    text
}

/// A picture of rows 2 to 6: `#` is printed, `.` is free.
fn garden(printed: Fields) -> String {
    let sign = |field| if printed.contains(field) { "#" } else { "." };
    let row = |colour: Colour| Motif::ALL.map(|motif| sign(Field::new(motif, colour.row()))).join(" ") + "\n";
    Colour::ALL.map(row).concat()
}

/// A picture of the 16 fields of a Rewards board: one code per field, a line per row.
fn marks(side: Marks) -> String {
    let mut text = String::new();
    let mut last_row = None;
    for (field, mark) in side.iter() {
        if last_row.is_some_and(|row| row != field.row()) {
            text.push('\n');
        } else if last_row.is_some() {
            text.push(' ');
        }
        last_row = Some(field.row());
        text += &mark.map_or(".".to_string(), |mark| mark.code());
    }
    text + "\n"
}

fn pairs(pairs: &[Card]) -> String {
    format!("pairs = [{}]\n", pairs.iter().map(|card| format!("\"{card}\"")).collect::<Vec<_>>().join(", "))
}

fn tile_counts(counts: &[[u8; 9]; 3]) -> String {
    let line = |(key, counts): (&str, &[u8; 9])| {
        format!("{key} = [{}]\n", counts.map(|count| count.to_string()).join(", "))
    };
    ["two", "three", "four"].into_iter().zip(counts).map(line).collect()
}
