//! Cleaning of text that people write.

use game::InputError;
#[cfg(feature = "unicode")]
use unicode_normalization::UnicodeNormalization as _;

/// Normalises a text to NFC, collapses white space, and refuses invisible characters and texts over
/// `max_length` characters. So a text is empty or has something to see. `place` names the field in
/// the error.
pub(crate) fn clean_text(place: &'static str, text: &str, max_length: usize) -> Result<String, InputError> {
    let text = normalised(text.split_whitespace().collect::<Vec<_>>().join(" "));
    let chars: Vec<char> = text.chars().collect();
    let is_refused = |at: &usize| is_invisible(chars[*at]) && !is_part_of_character(&chars, *at);
    if (0..chars.len()).any(|at| is_refused(&at)) {
        return Err(InputError::new(place, "it contains invisible characters"));
    }
    if !chars.is_empty() && chars.iter().all(|c| is_combining_mark(*c) || *c == ' ') {
        return Err(InputError::new(place, "it contains only accents"));
    }
    if chars.len() > max_length {
        let message = format_args!("{} characters, the maximum is {max_length}", chars.len()).to_string();
        return Err(InputError::new(place, message));
    }
    Ok(text)
}

#[cfg(feature = "unicode")]
fn normalised(text: String) -> String {
    text.nfc().collect()
}

/// The page normalises what people write before it passes it to its engine.
#[cfg(not(feature = "unicode"))]
fn normalised(text: String) -> String {
    text
}

/// Characters that show nothing. They can make one name look like another, make a name look empty,
/// or reverse the text around it.
pub(crate) fn is_invisible(c: char) -> bool {
    // Unicode's Default_Ignorable_Code_Point, annotation characters and the empty Braille pattern.
    let shows_nothing = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    c.is_control() || shows_nothing
}

/// Whether an invisible character belongs to a visible one: scripts and emoji need some of them.
fn is_part_of_character(chars: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| chars.get(before)).copied();
    let after = chars.get(at + 1).copied();
    let (Some(before), c) = (before, chars[at]) else { return false };
    match c {
        ZWNJ => joins_letters(before, after),
        ZWJ => joins_letters(before, after) || joins_emoji(before, after),
        TEXT_STYLE | EMOJI_STYLE => is_emoji(before) || matches!(before, '0'..='9' | '#' | '*'),
        // Variants of ideographs, which some Japanese names need.
        '\u{e0100}'..='\u{e01ef}' => is_ideograph(before),
        // The flags of England, Scotland and Wales.
        '\u{e0020}'..='\u{e007f}' => before == BLACK_FLAG || matches!(before, '\u{e0020}'..='\u{e007e}'),
        _ => false,
    }
}

const ZWNJ: char = '\u{200c}';
const ZWJ: char = '\u{200d}';
const TEXT_STYLE: char = '\u{fe0e}';
const EMOJI_STYLE: char = '\u{fe0f}';
const BLACK_FLAG: char = '\u{1f3f4}';

/// Persian, Hindi and others write words with joiners between letters.
fn joins_letters(before: char, after: Option<char>) -> bool {
    is_joining_letter(before) && after.is_some_and(is_joining_letter)
}

/// Joiners make one emoji of several.
fn joins_emoji(before: char, after: Option<char>) -> bool {
    (is_emoji(before) || before == EMOJI_STYLE) && after.is_some_and(is_emoji)
}

/// Letters and marks of scripts whose letters change their shape next to each other.
fn is_joining_letter(c: char) -> bool {
    matches!(c,
        // Arabic, Syriac, N'Ko, Mandaic; the Indic scripts; Tibetan, Myanmar, Khmer, Mongolian.
        '\u{620}'..='\u{dff}' | '\u{f00}'..='\u{109f}' | '\u{1780}'..='\u{18aa}'
        // Limbu, Balinese and others; Phags-pa to Meetei Mayek; the scripts beyond the BMP.
        | '\u{1900}'..='\u{1cff}' | '\u{a800}'..='\u{abff}' | '\u{10a00}'..='\u{11fff}'
        | '\u{1e900}'..='\u{1e95f}')
        && !is_invisible(c)
}

fn is_emoji(c: char) -> bool {
    matches!(c,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}'
        | '\u{2190}'..='\u{27ff}' | '\u{2900}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}'
        | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

fn is_ideograph(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(feature = "unicode")]
fn is_combining_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// The blocks of combining marks for Latin letters and symbols.
#[cfg(not(feature = "unicode"))]
fn is_combining_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::clean_text;

    fn clean(text: &str) -> Option<String> {
        clean_text("name", text, 24).ok()
    }

    #[test]
    fn a_text_without_anything_to_see_is_refused() {
        let blanks = [
            "\u{3164}",
            "\u{2800}",
            "\u{115f}",
            "\u{1160}",
            "\u{ffa0}",
            "\u{ad}",
            "\u{200b}",
            "\u{200c}",
            "\u{200d}",
            "\u{fe0f}",
            "\u{e0100}",
            "\u{e0041}",
            "\u{2066}",
            "\u{180e}",
            "\u{301}",
            "\u{34f}",
        ];
        for blank in blanks {
            assert_eq!(clean(blank), None, "{blank:?}");
            assert_eq!(clean(&format!("  {blank} {blank} ")), None, "{blank:?}");
        }
        assert_eq!(clean(" \u{3000} \u{a0} ").as_deref(), Some(""), "white space is an empty text");
    }

    #[test]
    fn invisible_characters_within_a_text_are_refused() {
        for text in
            ["An\u{200d}na", "An\u{200c}na", "An\u{fe0f}na", "Anna\u{e0061}", "An\u{ad}na", "A\u{202e}b"]
        {
            assert_eq!(clean(text), None, "{text:?}");
        }
        assert_eq!(clean("\u{200f}Anna"), None);
    }

    #[test]
    fn a_joiner_needs_characters_to_join_on_both_sides() {
        let latin_neighbour = ["م\u{200c}x", "x\u{200c}م", "م\u{200d}x", "x\u{200d}م"];
        let half_an_emoji = ["👩\u{200d}x", "x\u{200d}👧", "❤\u{fe0f}\u{200d}x", "👩\u{200d}"];
        let no_ideograph = ["An\u{e0100}na", "👩\u{e0100}"];
        for text in latin_neighbour.iter().chain(&half_an_emoji).chain(&no_ideograph) {
            assert_eq!(clean(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_text_may_have_its_maximum_length() {
        let longest = "å".repeat(24);
        assert_eq!(clean(&longest), Some(longest.clone()));
        assert_eq!(clean(&(longest + "å")), None);
    }

    #[test]
    fn scripts_and_emoji_keep_the_joiners_that_they_need() {
        let texts = [
            "می\u{200c}خواهم",
            "क्\u{200d}ष",
            "ශ්\u{200d}රී",
            "👩\u{200d}👧",
            "❤\u{fe0f}\u{200d}🔥",
            "👩🏽\u{200d}🌾 Anna",
            "1\u{fe0f}\u{20e3}",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "葛\u{e0100}城",
        ];
        for text in texts {
            assert_eq!(clean(text).as_deref(), Some(text));
        }
    }

    #[test]
    fn accents_are_composed() {
        assert_eq!(clean("A\u{30a}sa").as_deref(), Some("Åsa"));
    }
}
