//! The picture of a preview: a drawing of the game beside the players and their points.

use resvg::tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke, Transform};
use resvg::usvg::{Options, Tree};

use crate::sharing::card::{CardRow, ShareCard};
use crate::sharing::lettering::Lettering;

/// The size that previews expect, in pixels.
pub(super) const WIDTH: u32 = 1200;
pub(super) const HEIGHT: u32 = 630;

/// The colours of the page by day.
const PAPER: [u8; 3] = [0xf4, 0xea, 0xd5];
const INK: [u8; 3] = [0x33, 0x29, 0x1c];
const INK_SOFT: [u8; 3] = [0x6b, 0x5a, 0x43];
const LINE: [u8; 3] = [0xb8, 0xa6, 0x85];
const ACCENT: [u8; 3] = [0x8a, 0x2f, 0x1d];

/// Where the drawing of the game is: left, top and width.
const DRAWING: (f32, f32, f32) = (72.0, 142.0, 540.0);
/// The column of title and players: left and right.
const COLUMN: (f32, f32) = (660.0, 1128.0);
/// The space for the rows of players: top, height, and the highest row.
const ROWS: (f32, f32, f32) = (232.0, 268.0, 72.0);

fn colour([red, green, blue]: [u8; 3]) -> Color {
    Color::from_rgba8(red, green, blue, 0xff)
}

/// Draws a card as PNG. `drawing` is the SVG of the game, `address` that of the server.
pub(super) fn draw(card: &ShareCard, drawing: Option<&str>, address: &str) -> Option<Vec<u8>> {
    let mut canvas = Canvas { pixels: Pixmap::new(WIDTH, HEIGHT)?, lettering: Lettering::new() };
    canvas.pixels.fill(colour(PAPER));
    canvas.frame(26.0, 3.0, INK);
    canvas.frame(36.0, 1.5, LINE);
    if let Some(drawing) = drawing {
        canvas.svg(drawing);
    }
    canvas.title(card.title);
    let height = ROWS.2.min(ROWS.1 / card.rows.len().max(1) as f32);
    for (seat, row) in card.rows.iter().enumerate() {
        canvas.row(row, seat, ROWS.0 + (seat as f32 + 0.7) * height, height);
    }
    canvas.line(COLUMN.0, 536.0, COLUMN.1, LINE);
    let foot = canvas
        .lettering
        .legible(address)
        .map_or("Gloriette".into(), |address| format!("Gloriette · {address}"));
    let foot = canvas.lettering.fitted(&foot, 30.0, COLUMN.1 - COLUMN.0);
    canvas.text(&foot, 30.0, (COLUMN.0, 574.0), INK_SOFT);
    canvas.pixels.encode_png().ok()
}

struct Canvas {
    pixels: Pixmap,
    lettering: Lettering,
}

impl Canvas {
    fn title(&mut self, title: &str) {
        let width = COLUMN.1 - COLUMN.0;
        // A long title is written smaller rather than cut.
        let size = (64.0 * width / self.lettering.width(title, 64.0).max(1.0)).min(64.0);
        self.text(title, size, (COLUMN.0, 172.0), INK);
        self.line(COLUMN.0, 204.0, COLUMN.1, INK);
    }

    fn row(&mut self, row: &CardRow, seat: usize, y: f32, height: f32) {
        let size = (height * 0.6).min(42.0);
        let colour = if row.winner { ACCENT } else { INK };
        let points = row.points.map(|points| points.to_string().replace('-', "−")).unwrap_or_default();
        let points_width = self.lettering.width(&points, size);
        self.text(&points, size, (COLUMN.1 - points_width, y), colour);
        let Some(name) = &row.name else {
            // A free seat is an empty line.
            self.line(COLUMN.0, y, COLUMN.0 + 180.0, LINE);
            return;
        };
        let name = self.lettering.legible(name).unwrap_or_else(|| format!("Player {}", seat + 1));
        let name = self.lettering.fitted(&name, size, COLUMN.1 - COLUMN.0 - points_width - 24.0);
        self.text(&name, size, (COLUMN.0, y), colour);
    }

    fn text(&mut self, text: &str, size: f32, at: (f32, f32), colour: [u8; 3]) {
        if let Some(outline) = self.lettering.outline(text, size, at) {
            let (paint, transform) = (paint(colour), Transform::identity());
            self.pixels.fill_path(&outline, &paint, FillRule::Winding, transform, None);
        }
    }

    fn line(&mut self, from: f32, y: f32, to: f32, colour: [u8; 3]) {
        let mut line = PathBuilder::new();
        line.move_to(from, y);
        line.line_to(to, y);
        self.stroke(line, 2.0, colour);
    }

    fn frame(&mut self, inset: f32, width: f32, colour: [u8; 3]) {
        let (right, bottom) = (WIDTH as f32 - inset, HEIGHT as f32 - inset);
        let Some(rect) = Rect::from_ltrb(inset, inset, right, bottom) else { return };
        let mut frame = PathBuilder::new();
        frame.push_rect(rect);
        self.stroke(frame, width, colour);
    }

    fn stroke(&mut self, path: PathBuilder, width: f32, colour: [u8; 3]) {
        let Some(path) = path.finish() else { return };
        let stroke = Stroke { width, ..Stroke::default() };
        self.pixels.stroke_path(&path, &paint(colour), &stroke, Transform::identity(), None);
    }

    fn svg(&mut self, svg: &str) {
        let Ok(tree) = Tree::from_str(svg, &Options::default()) else { return };
        let scale = DRAWING.2 / tree.size().width();
        // Its own pixels cut off what a drawing has outside of its view box.
        let height = (tree.size().height() * scale).round() as u32;
        let Some(mut drawing) = Pixmap::new(DRAWING.2 as u32, height) else { return };
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut drawing.as_mut());
        let (paint, identity) = (PixmapPaint::default(), Transform::identity());
        self.pixels.draw_pixmap(DRAWING.0 as i32, DRAWING.1 as i32, drawing.as_ref(), &paint, identity, None);
    }
}

fn paint(colour: [u8; 3]) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(self::colour(colour));
    paint.anti_alias = true;
    paint
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sharing::card::CardState;

    fn card(names: &[Option<&str>], points: Option<i32>) -> ShareCard {
        let row = |name: &Option<&str>| CardRow { name: name.map(str::to_string), points, winner: false };
        let rows = names.iter().map(row).collect();
        ShareCard { game: "go".into(), title: "Go", state: CardState::Running, rows }
    }

    fn pixels(card: &ShareCard, drawing: Option<&str>) -> Pixmap {
        Pixmap::decode_png(&draw(card, drawing, "example.org").expect("a picture")).expect("a PNG")
    }

    /// The number of pixels of a part that are not paper.
    fn ink(pixels: &Pixmap, (left, top): (u32, u32), (right, bottom): (u32, u32)) -> usize {
        let paper = colour(PAPER).to_color_u8();
        let is_ink = |x, y| pixels.pixel(x, y).is_some_and(|pixel| pixel.demultiply() != paper);
        (top..bottom).flat_map(|y| (left..right).map(move |x| (x, y))).filter(|(x, y)| is_ink(*x, *y)).count()
    }

    #[test]
    fn the_picture_has_the_size_of_previews_and_shows_names_and_points() {
        let drawn = pixels(&card(&[Some("Anna"), None], Some(74)), None);
        assert_eq!((drawn.width(), drawn.height()), (WIDTH, HEIGHT));
        for (what, from, to) in [
            ("the title", (660, 120), (800, 190)),
            ("the name", (660, 240), (760, 300)),
            ("the points", (1070, 240), (1130, 300)),
            ("the address", (660, 545), (900, 585)),
        ] {
            assert!(ink(&drawn, from, to) > 100, "{what}");
        }
        assert_eq!(ink(&drawn, (72, 142), (612, 448)), 0, "there is no drawing");
    }

    #[test]
    fn the_drawing_of_the_game_is_beside_them() {
        let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 170" width="300" height="170">
            <rect width="300" height="170" fill="#123456"/></svg>"##;
        assert!(ink(&pixels(&card(&[], None), Some(svg)), (72, 142), (612, 448)) > 160_000);
        assert_eq!(ink(&pixels(&card(&[], None), Some("<svg")), (72, 142), (612, 448)), 0);
    }

    #[test]
    fn strange_names_are_drawn_or_replaced() {
        let long = "Wilhelmine ".repeat(30);
        for name in ["花子", "\u{202e}abc", "<svg>&", long.as_str(), "🌹"] {
            let drawn = pixels(&card(&[Some(name); 5], Some(-7)), None);
            assert!(ink(&drawn, (660, 240), (1000, 290)) > 100, "{name}");
            assert_eq!(ink(&drawn, (1132, 60), (1150, 570)), 0, "{name} stays inside");
        }
    }
}
