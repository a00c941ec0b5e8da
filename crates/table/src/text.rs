//! Cleaning of text that people write.

use game::InputError;

/// Collapses white space and refuses invisible characters and texts over `max_length` characters.
/// `place` names the field in the error.
pub(crate) fn clean_text(place: &'static str, text: &str, max_length: usize) -> Result<String, InputError> {
    if text.chars().any(|c| is_invisible(c) && !c.is_whitespace()) {
        return Err(InputError::new(place, "it contains invisible characters"));
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.chars().count() {
        length if length > max_length => {
            Err(InputError::new(place, format_args!("{length} characters, the maximum is {max_length}")))
        }
        _ => Ok(text),
    }
}

/// Characters that can make one name look like another or reverse the text around it.
fn is_invisible(c: char) -> bool {
    let formatting = matches!(c,
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{ad}');
    c.is_control() || formatting
}
