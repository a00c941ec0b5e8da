//! The names of the boards that seats played on, for statistics.

use game::{Board, Done, Game};
use sanssouci::{Action, Data, Edition, Options, Position, Side};

use crate::common::seat;

fn names(boards: &[Board], kind: &str) -> Vec<String> {
    boards.iter().filter(|board| board.kind == kind).map(|board| board.name.clone()).collect()
}

/// A record with the boards of the data in order, and these choices of seats 0, 1 and 2.
fn record(options: &Options, gardens: [Side; 3], rewards: [Side; 3]) -> game::Record<Position> {
    let mut record = conformance::deal::<Position>(options, 1).into_record();
    let data = Data::load(|_| None).unwrap();
    record.setup.gardens = data.classic[1..].iter().map(|sides| sides.to_vec()).collect();
    record.setup.rewards = Some(data.rewards[..3].iter().map(|sides| sides.to_vec()).collect());
    let chosen = |number: usize, action| Done { seat: seat(number), action };
    // Seats choose in any order.
    record.actions.extend([2, 0, 1].map(|number| chosen(number, Action::Garden(gardens[number]))));
    record.actions.extend([1, 2, 0].map(|number| chosen(number, Action::Rewards(rewards[number]))));
    record
}

#[test]
fn boards_are_named_by_number_and_chosen_side() {
    use Side::{Back, Front};
    let options = Options { rewards: true, ..Options::new(Edition::Classic, 3) };
    let record = record(&options, [Front, Back, Back], [Back, Front, Back]);
    let boards = Position::boards(&record, &Data::load(|_| None).unwrap());
    assert_eq!(names(&boards, "garden"), ["2 front", "3 back", "4 back"]);
    assert_eq!(names(&boards, "rewards"), ["1 back", "2 front", "3 back"]);
    let seats: Vec<usize> = boards.iter().map(|board| board.seat.index()).collect();
    assert_eq!(seats, [0, 0, 1, 1, 2, 2]);
}

#[test]
fn dealt_sides_and_one_sided_gardens_have_names_too() {
    let data = Data::load(|_| None).unwrap();
    let options = Options { choose_sides: false, ..Options::new(Edition::Classic, 2) };
    let mut record = conformance::deal::<Position>(&options, 1).into_record();
    record.setup.gardens = vec![vec![data.classic[3][1]], vec![data.classic[0][0]]];
    assert_eq!(names(&Position::boards(&record, &data), "garden"), ["4 back", "1 front"]);
    assert_eq!(names(&Position::boards(&record, &data), "rewards"), [""; 0]);

    let mut record = conformance::deal::<Position>(&Options::new(Edition::Revised, 2), 1).into_record();
    record.setup.gardens = vec![vec![data.revised[2]], vec![data.revised[0]]];
    assert_eq!(names(&Position::boards(&record, &data), "garden"), ["3", "1"]);
}

#[test]
fn unknown_boards_are_a_question_mark() {
    let data = Data::load(|_| None).unwrap();
    let mut record = conformance::deal::<Position>(&Options::new(Edition::Revised, 2), 1).into_record();
    record.setup.gardens = vec![vec![data.classic[0][0]]; 2];
    assert_eq!(names(&Position::boards(&record, &data), "garden"), ["?", "?"]);
}
