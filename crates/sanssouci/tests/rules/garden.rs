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

/// All rulebooks, end: it makes no difference whether gardeners are among the tiles.
#[test]
fn gardeners_fill_rows_and_columns() {
    let mut garden = Garden::new(Fields::NONE);
    for place in (Fields::row(Row::ALL[3]) | Fields::column(Motif::Vine)).iter() {
        if place.row() != Row::ALL[0] {
            garden.lay(place, true, Marks::NONE);
        }
    }
    let points: Vec<i32> = Line::full(&garden).map(|line| line.points()).collect();
    assert_eq!(points, [6, 5], "row 4 and the last column; row 1 is full and scores nothing");
}

/// All rulebooks, nobles: one noble walks past others.
#[test]
fn nobles_pass_each_other() {
    let mut garden = Garden::new(fields("b2 c2 c3 b3"));
    garden.move_noble(field("c2"));
    garden.move_noble(field("c3"));
    assert_eq!(garden.walk(field("b3")), ["b1", "b2", "b3"].map(field));
    let mut detour = Garden::new(fields("c2 c3 b3"));
    detour.move_noble(field("c2"));
    assert_eq!(detour.walk(field("b3")), ["b1", "c1", "c2", "c3", "b3"].map(field), "over the noble on c2");
    assert!(detour.places_for_nobles().contains(field("b3")));
}
