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
    values: Vec<(&'static str, String)>,
}

impl InputError {
    /// Creates the error for a place; an empty place stands for the whole input.
    pub fn new(place: impl fmt::Display, what: impl fmt::Display) -> InputError {
        InputError {
            place: place.to_string(),
            what: one_line(&what.to_string()),
            code: None,
            values: Vec::new(),
        }
    }

    /// Adds a code, for programs that translate the message: that of the rules' refusal, or of a
    /// problem in a data file.
    #[must_use]
    pub fn with_code(self, code: &'static str) -> InputError {
        InputError { code: Some(code), ..self }
    }

    /// Adds a value of the message, for programs that translate it.
    #[must_use]
    pub fn with_value(mut self, name: &'static str, value: impl fmt::Display) -> InputError {
        self.values.push((name, one_line(&value.to_string())));
        self
    }

    /// Adds how many there are of something, and how many there must be.
    #[must_use]
    pub fn with_count(self, code: &'static str, found: usize, expected: usize) -> InputError {
        self.with_code(code).with_value("found", found).with_value("expected", expected)
    }

    /// Replaces the place.
    #[must_use]
    pub fn at(self, place: impl fmt::Display) -> InputError {
        InputError { place: place.to_string(), ..self }
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

    /// The code of the message, if it has one.
    pub fn code(&self) -> Option<&'static str> {
        self.code
    }

    /// The values of the message by name.
    pub fn values(&self) -> &[(&'static str, String)] {
        &self.values
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
