//! What is wrong with something that came from outside, and where.

use std::fmt;

/// What is wrong with a record, a setup or a data file, and at which place of it. Always one line.
///
/// ```
/// use game::InputError;
///
/// let fault = InputError::new("decks[1]", "19 cards, there must be 18").inside("setup");
/// assert_eq!(fault.to_string(), "setup.decks[1]: 19 cards, there must be 18");
/// ```
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub struct InputError {
    place: String,
    what: String,
}

impl InputError {
    /// A fault at a place; an empty place is the thing as a whole.
    pub fn new(place: impl fmt::Display, what: impl fmt::Display) -> InputError {
        InputError { place: place.to_string(), what: one_line(&what.to_string()) }
    }

    /// The same fault, seen from the thing around it.
    pub fn inside(self, outer: impl fmt::Display) -> InputError {
        let outer = outer.to_string();
        let place = match (outer.is_empty(), self.place.is_empty()) {
            (true, _) => self.place,
            (false, true) => outer,
            (false, false) if self.place.starts_with('[') => outer + &self.place,
            (false, false) => outer + "." + &self.place,
        };
        InputError { place, what: self.what }
    }

    /// Where it is: `setup.decks[1]`.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// What is wrong there.
    pub fn what(&self) -> &str {
        &self.what
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.is_empty() {
            f.write_str(&self.what)
        } else {
            write!(f, "{}: {}", self.place, self.what)
        }
    }
}

/// A message that quotes its input must stay one line, and short.
fn one_line(text: &str) -> String {
    const MAX: usize = 300;
    let mut line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(MAX).collect();
    if text.chars().nth(MAX).is_some() {
        line.push('…');
    }
    line
}
