//! Text as outlines. Names never become part of a document that is parsed, so they need no
//! escaping.

use resvg::tiny_skia::{Path, PathBuilder, Transform};
use ttf_parser::{Face, OutlineBuilder};

/// EB Garamond in parts, the first part that has a letter is used. Their licence is in `fonts/`.
const FONTS: [&[u8]; 4] = [
    include_bytes!("../../fonts/eb-garamond-latin.ttf"),
    include_bytes!("../../fonts/eb-garamond-latin-ext.ttf"),
    include_bytes!("../../fonts/eb-garamond-greek.ttf"),
    include_bytes!("../../fonts/eb-garamond-cyrillic.ttf"),
];

/// Writes texts with the embedded fonts.
pub(super) struct Lettering {
    faces: Vec<Face<'static>>,
}

impl Lettering {
    pub(super) fn new() -> Lettering {
        Lettering { faces: FONTS.iter().filter_map(|font| Face::parse(font, 0).ok()).collect() }
    }

    /// The part of a text that the fonts have letters for; `None` if nothing can be seen of it.
    pub(super) fn legible(&self, text: &str) -> Option<String> {
        let legible: String = text.chars().filter(|letter| self.face_of(*letter).is_some()).collect();
        (!legible.trim().is_empty()).then_some(legible)
    }

    /// The width of a text in this size.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        text.chars().filter_map(|letter| self.advance(letter, size)).sum()
    }

    /// The text, cut with an ellipsis so that it is at most this wide.
    pub(super) fn fitted(&self, text: &str, size: f32, width: f32) -> String {
        if self.width(text, size) <= width {
            return text.to_string();
        }
        let mut cut = text.to_string();
        while cut.pop().is_some() {
            let shortened = format!("{}…", cut.trim_end());
            if self.width(&shortened, size) <= width {
                return shortened;
            }
        }
        String::new()
    }

    /// The outline of a text that begins at (x, y) on the base line.
    pub(super) fn outline(&self, text: &str, size: f32, (mut x, y): (f32, f32)) -> Option<Path> {
        let mut outline = Outline { builder: PathBuilder::new(), transform: Transform::identity() };
        for letter in text.chars() {
            let Some((face, glyph)) = self.face_of(letter) else { continue };
            let scale = size / f32::from(face.units_per_em());
            // Fonts count upwards.
            outline.transform = Transform::from_row(scale, 0.0, 0.0, -scale, x, y);
            face.outline_glyph(glyph, &mut outline);
            x += self.advance(letter, size).unwrap_or(0.0);
        }
        outline.builder.finish()
    }

    fn advance(&self, letter: char, size: f32) -> Option<f32> {
        let (face, glyph) = self.face_of(letter)?;
        let advance = face.glyph_hor_advance(glyph)?;
        Some(f32::from(advance) * size / f32::from(face.units_per_em()))
    }

    fn face_of(&self, letter: char) -> Option<(&Face<'static>, ttf_parser::GlyphId)> {
        self.faces.iter().find_map(|face| Some((face, face.glyph_index(letter)?)))
    }
}

struct Outline {
    builder: PathBuilder,
    transform: Transform,
}

impl Outline {
    fn place(&self, x: f32, y: f32) -> (f32, f32) {
        let mut point = resvg::tiny_skia::Point::from_xy(x, y);
        self.transform.map_point(&mut point);
        (point.x, point.y)
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.builder.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.builder.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.place(x1, y1), self.place(x, y));
        self.builder.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.place(x1, y1), self.place(x2, y2), self.place(x, y));
        self.builder.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.builder.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_fonts_can_be_read() {
        let lettering = Lettering::new();
        assert_eq!(lettering.faces.len(), FONTS.len());
        for text in ["Anna 74", "Le Nôtre – Ł…", "Šárka", "Αλέξης", "Ольга"] {
            assert_eq!(lettering.legible(text).as_deref(), Some(text));
            assert!(lettering.outline(text, 40.0, (0.0, 0.0)).is_some());
        }
    }

    #[test]
    fn letters_without_an_outline_are_left_out() {
        let lettering = Lettering::new();
        assert_eq!(lettering.legible("Anna 🌹 花").as_deref(), Some("Anna  "));
        assert_eq!(lettering.legible("花子"), None);
        assert_eq!(lettering.legible(" \u{2068}\u{2069}"), None);
        assert!(lettering.outline("花子", 40.0, (0.0, 0.0)).is_none());
    }

    #[test]
    fn long_texts_are_cut_to_their_width() {
        let lettering = Lettering::new();
        let fitted = lettering.fitted(&"Wilhelmine ".repeat(9), 40.0, 300.0);
        assert!(fitted.ends_with('…') && fitted.starts_with("Wilhelmine"), "{fitted}");
        assert!(lettering.width(&fitted, 40.0) <= 300.0);
        assert_eq!(lettering.fitted("Anna", 40.0, 300.0), "Anna");
        assert_eq!(lettering.fitted("Anna", 40.0, 1.0), "");
    }
}
