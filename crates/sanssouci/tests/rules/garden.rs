//! What a garden tells about itself, for bots that plan ahead.

use sanssouci::{Field, Fields, Garden, Line, Marks, Motif, Row};

fn field(text: &str) -> Field {
    text.parse().unwrap()
}

fn fields(text: &str) -> Fields {
    text.split(' ').map(field).collect()
}

#[test]
fn nobles_can_walk_where_row_1_is_connected() {
    let row_1 = Fields::row(Row::ALL[0]);
    let mut garden = Garden::new(fields("c3 c4 h6"));
    assert_eq!(garden.reached(), row_1);
    garden.lay(field("c2"), false, Marks::NONE);
    assert_eq!(garden.reached(), row_1 | fields("c2 c3 c4"), "a tile connects what lies below it");
    garden.lay(field("g6"), true, Marks::NONE);
    assert_eq!(garden.reached(), row_1 | fields("c2 c3 c4"), "h6 and g6 are not connected yet");
    assert_eq!(garden.occupied(), row_1 | fields("c2 c3 c4 g6 h6"));
}

#[test]
fn nobles_only_move_down() {
    let mut garden = Garden::new(fields("c2 c3"));
    assert_eq!(garden.ahead(), Fields::ALL, "all nobles are on the terrace");
    garden.move_noble(field("c2"));
    assert_eq!(garden.ahead(), !fields("c1 c2"));
    assert_eq!(garden.noble(Motif::Pavilion), Row::new(2));
    assert_eq!(garden.noble(Motif::Vine), None);
}

/// 10 minus the number of a row, and 5 for a column.
#[test]
fn full_lines_have_points() {
    assert_eq!(Row::ALL[1..].iter().map(|&row| Line::of_row(row)).collect::<Vec<_>>(), [8, 7, 6, 5, 4]);
    assert_eq!(Line::COLUMN, 5);
    let garden = Garden::new(Fields::row(Row::ALL[2]) | Fields::column(Motif::Stairs));
    let lines: Vec<Line> = Line::full(&garden).collect();
    assert_eq!(
        lines,
        [Line::Row { row: Row::ALL[2], points: 7 }, Line::Column { column: Motif::Stairs, points: 5 },]
    );
    assert_eq!(lines.iter().map(|line| line.points()).collect::<Vec<_>>(), [7, 5]);
}
