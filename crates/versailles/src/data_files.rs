//! The data as a file, as [`Data::load`] reads it.

use game::DataFiles;

use crate::Data;

/// How many tiles stand in a line of the file.
const TILES_PER_LINE: usize = 9;

impl Data {
    /// The name of the file.
    pub(crate) const FILE: &str = "versailles/tiles.toml";

    /// The file, without comments. Equal data have equal texts.
    ///
    /// ```
    /// use versailles::Data;
    ///
    /// let data = Data::load(|_| None)?;
    /// let files = data.files();
    /// assert_eq!(Data::load(|name| files.get(name).cloned())?, data);
    /// # Ok::<(), game::InputError>(())
    /// ```
    pub fn files(&self) -> DataFiles {
        let mut text = "tiles = [\n".to_string();
        for line in self.tiles().chunks(TILES_PER_LINE) {
            let tiles = line.iter().map(|tile| format!("\"{tile}\"")).collect::<Vec<_>>().join(", ");
            text += &format!("    {tiles},\n");
        }
        text += "]\n";
        DataFiles::from([(Data::FILE.to_string(), text)])
    }
}
