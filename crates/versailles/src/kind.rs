//! What a field shows: a garden type, a joker or building ground.

game::text_enum! {
    /// What a field shows: one of the five garden types, a joker, or a site (building ground).
    pub enum Kind: "kind of field" {
        /// Yellow flowers.
        Yellow = 1 => "yellow",
        /// Green hedges.
        Green = 2 => "green",
        /// White pavilions.
        White = 3 => "white",
        /// Blue fountains.
        Blue = 4 => "blue",
        /// Red flowers.
        Red = 5 => "red",
        /// A joker, which belongs to the areas of every type at once.
        Joker = 6 => "joker",
        /// Building ground.
        Site = 7 => "site",
    }
}

impl Kind {
    /// The letter in the text form of a tile: the first letter of the name.
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0] as char
    }

    /// The kind with this letter.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The three bits that encode the kind; 0 is an empty field.
    pub(crate) const fn bits(self) -> u16 {
        self as u16
    }

    /// The kind that the lowest three bits encode.
    pub(crate) const fn from_bits(bits: u16) -> Option<Kind> {
        match bits & 7 {
            0 => None,
            bits => Some(Kind::ALL[bits as usize - 1]),
        }
    }
}

game::text_enum! {
    /// One of the five garden types.
    pub enum Type: "garden type" {
        /// Yellow flowers.
        Yellow => "yellow",
        /// Green hedges.
        Green => "green",
        /// White pavilions.
        White => "white",
        /// Blue fountains.
        Blue => "blue",
        /// Red flowers.
        Red => "red",
    }
}

impl Type {
    /// The number of the type, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Type> for Kind {
    fn from(garden_type: Type) -> Kind {
        Kind::ALL[garden_type.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_named_like_their_kinds() {
        assert!(
            Type::ALL.into_iter().all(|garden_type| Kind::from(garden_type).name() == garden_type.name())
        );
    }
}
