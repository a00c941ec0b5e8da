//! What people write: names and talk.

use game::InputError;

/// The longest name, in characters.
const NAME: usize = 24;
/// The longest thing anybody can say at once, in characters.
const TALK: usize = 300;

/// A name as it is kept: white space at its ends and in a row is dropped; it may be empty.
pub(crate) fn name(text: &str) -> Result<String, InputError> {
    fitting("name", text, NAME)
}

/// Something said as it is kept.
pub(crate) fn talk(text: &str) -> Result<String, InputError> {
    let said = fitting("text", text, TALK)?;
    if said.is_empty() { Err(InputError::new("text", "nothing was said")) } else { Ok(said) }
}

fn fitting(key: &'static str, text: &str, most: usize) -> Result<String, InputError> {
    if text.chars().any(|c| is_invisible(c) && !c.is_whitespace()) {
        return Err(InputError::new(key, "there are characters in it that cannot be seen"));
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.chars().count() {
        count if count > most => {
            Err(InputError::new(key, format_args!("{count} characters, {most} at the most")))
        }
        _ => Ok(text),
    }
}

/// Characters with which a name can look like another, or turn the text around it.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{ad}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kept_tidy() {
        assert_eq!(name("  Anna   B. ").as_deref(), Ok("Anna B."));
        assert_eq!(name("<b>Åsa</b> '; --").as_deref(), Ok("<b>Åsa</b> '; --"));
        assert!(name("a\u{202e}b").is_err());
        assert!(name("a\0b").is_err());
        assert!(name(&"x".repeat(25)).is_err());
    }

    #[test]
    fn silence_is_no_talk() {
        assert!(talk(" \n ").is_err());
        assert_eq!(talk("well\nplayed").as_deref(), Ok("well played"));
    }
}
