//! The nine motifs of tiles, columns, nobles and missions.

game::text_enum! {
    /// One of the nine motifs, and with it one of the nine columns of a garden.
    ///
    /// ```
    /// use sanssouci::Motif;
    ///
    /// assert_eq!("e".parse(), Ok(Motif::Stairs));
    /// assert_eq!(Motif::Stairs.to_string(), "e");
    /// ```
    pub enum Motif: "motif" {
        /// Column `a`.
        Labyrinth => "a",
        /// Column `b`.
        Statue => "b",
        /// Column `c`.
        Pavilion => "c",
        /// Column `d`, a topiary figure.
        Figure => "d",
        /// Column `e`, in the middle.
        Stairs => "e",
        /// Column `f`.
        Fountain => "f",
        /// Column `g`.
        RoseArch => "g",
        /// Column `h`.
        HerbSpiral => "h",
        /// Column `i`.
        Vine => "i",
    }
}

impl Motif {
    /// The number of the column, from 0 at the left.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the column, `a` to `i`.
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0] as char
    }

    /// The motif with this letter.
    pub fn from_letter(letter: char) -> Option<Motif> {
        Motif::ALL.into_iter().find(|motif| motif.letter() == letter)
    }
}
