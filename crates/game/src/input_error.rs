//! The error for invalid input: what is wrong, and where.

use std::fmt;

/// Invalid text or data from outside (a record, a setup, a data file), with the place of the error.
///
/// Its message is always one line.
///
/// ```
/// use game::InputError;
///
/// let error = InputError::new("decks[1]", "19 cards, expected 18").inside("setup");
/// assert_eq!(error.to_string(), "setup.decks[1]: 19 cards, expected 18");
/// ```
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub struct InputError {
    place: String,
    what: String,
    code: Option<&'static str>,
}

impl InputError {
    /// Creates the error for a place; an empty place stands for the whole input.
    pub fn new(place: impl fmt::Display, what: impl fmt::Display) -> InputError {
        InputError { place: place.to_string(), what: one_line(&what.to_string()), code: None }
    }

    /// Adds the code of the rules' refusal, for programs that translate it.
    #[must_use]
    pub fn with_code(self, code: &'static str) -> InputError {
        InputError { code: Some(code), ..self }
    }

    /// Prefixes the place with the key that contains it.
    pub fn inside(self, outer: impl fmt::Display) -> InputError {
        let outer = outer.to_string();
        let place = match (outer.is_empty(), self.place.is_empty()) {
            (true, _) => self.place,
            (false, true) => outer,
            (false, false) if self.place.starts_with('[') => outer + &self.place,
            (false, false) => outer + "." + &self.place,
        };
        InputError { place, ..self }
    }

    /// The place, such as `setup.decks[1]`.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// What is wrong there.
    pub fn what(&self) -> &str {
        &self.what
    }

    /// The code of the refusal, if the rules refused an action.
    pub fn code(&self) -> Option<&'static str> {
        self.code
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

/// Shortens a message to one line, because messages quote their input.
fn one_line(text: &str) -> String {
    const MAX: usize = 300;
    let mut line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(MAX).collect();
    if text.chars().nth(MAX).is_some() {
        line.push('…');
    }
    line
}
