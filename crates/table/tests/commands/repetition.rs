//! Nobody can make a log grow without bound, and every game can be finished.

use game::Seat;
use serde_json::json;
use table::limits::{MAX_ENTRIES, MAX_EXTRAS_PER_PERSON, MAX_SITS_PER_PERSON, MAX_UNDOS_PER_TURN};
use table::{Command, CommandError, Phase};

use crate::test_table::{TestTable, id, no_clock, person, seat, versailles};

#[test]
fn a_turn_has_a_limited_number_of_undos() {
    let mut table = TestTable::running(versailles(2, no_clock()), 2);
    for _ in 0..MAX_UNDOS_PER_TURN {
        table.act(0).expect("a bid");
        table.undo(0).expect("the bids are not revealed");
    }
    table.act(0).expect("a bid");
    assert_eq!(table.undo(0), Err(CommandError::TooManyUndos));
    table.assert_replays();
    // In the next round, bids can be taken back again.
    table.act(1).expect("a bid");
    while table.table.to_act().len() < 2 {
        let person = table.to_decide();
        table.act(person).expect("a decision");
    }
    table.act(0).expect("a bid");
    table.undo(0).expect("a new turn");
}

#[test]
fn a_decision_of_another_person_begins_no_new_turn() {
    let mut table = TestTable::running(versailles(3, no_clock()), 3);
    for _ in 0..MAX_UNDOS_PER_TURN {
        table.act(0).expect("a bid");
        table.undo(0).expect("the bids are not revealed");
    }
    table.act(1).expect("a bid");
    table.act(0).expect("a bid");
    assert_eq!(table.undo(0), Err(CommandError::TooManyUndos));
}

#[test]
fn leaving_and_returning_ends_some_time() {
    let mut table = TestTable::running(versailles(2, no_clock()), 2);
    for _ in 0..MAX_EXTRAS_PER_PERSON {
        table.leave(1).expect("they sit here");
        table.come_back(1).expect("they left");
    }
    table.leave(1).expect("one can always leave");
    assert_eq!(table.come_back(1), Err(CommandError::TooOften));
    table.leave(0).expect("they sit here");
    table.come_back(0).expect("others are not affected");
    table.assert_replays();
}

#[test]
fn a_host_mutes_and_seats_bots_a_limited_number_of_times() {
    let mut table = TestTable::open(versailles(3, no_clock()), &["me", "open", "open"]);
    let bot = Command::SeatBot { person: id(0), seat: seat(1), level: bots::Level::Gardener };
    table.run(bot.clone()).expect("a free seat");
    for number in 1..MAX_EXTRAS_PER_PERSON {
        let muted = number % 2 == 1;
        let command = match number % 4 {
            0 | 1 => Command::Mute { person: id(0), muted },
            _ => Command::MutePerson { person: id(0), target: id(1), muted: number % 4 == 2 },
        };
        table.run(command).expect("the host mutes");
    }
    let mute = Command::Mute { person: id(0), muted: true };
    assert_eq!(table.run(mute), Err(CommandError::TooOften));
    let mute = Command::MutePerson { person: id(0), target: id(2), muted: true };
    assert_eq!(table.run(mute), Err(CommandError::TooOften));
    table.run(Command::Free { person: id(0), seat: seat(1) }).expect("a bot sits there");
    assert_eq!(table.run(bot), Err(CommandError::TooOften));
}

#[test]
fn a_person_sits_down_at_one_table_a_limited_number_of_times() {
    let mut table = TestTable::open(versailles(3, no_clock()), &["me", "open", "open"]);
    let sit = |number| Command::Sit { person: person(number), seat: seat(1), nonce: None };
    for _ in 0..MAX_SITS_PER_PERSON {
        table.run(sit(1)).expect("a free seat");
        table.leave(1).expect("they sit here");
    }
    assert_eq!(table.run(sit(1)), Err(CommandError::TooOften));
    table.run(sit(2)).expect("others still sit down");
}

#[test]
fn a_new_name_that_the_table_does_not_write_is_no_error() {
    let mut table = TestTable::running(versailles(2, no_clock()), 2);
    let written = (0..MAX_EXTRAS_PER_PERSON + 10)
        .map(|_| table.run(Command::Rename { person: person(1) }).expect("no error").len())
        .sum::<usize>();
    assert_eq!(written, MAX_EXTRAS_PER_PERSON as usize);
}

#[test]
fn a_game_with_a_full_log_can_be_finished() {
    let day = json!({"kind": "per_turn", "seconds": 24 * 60 * 60});
    let mut table = TestTable::running(versailles(2, day), 2);
    // The server writes entries of its own, which no limit per person stops.
    while table.table.seq() < MAX_ENTRIES {
        let pause = Command::Pause { from: table.now, until: table.now.after(1) };
        table.run(pause).expect("a pause");
    }
    table.act(0).expect("a bid");
    assert_eq!(table.undo(0), Err(CommandError::LogFull));
    let line = Command::Chat { person: person(0), text: "hello".to_string() };
    assert_eq!(table.run(line), Err(CommandError::LogFull));
    assert_eq!(table.run(Command::Rename { person: person(0) }), Ok(Vec::new()));
    table.leave(1).expect("one can always leave");
    assert_eq!(table.come_back(1), Err(CommandError::LogFull));
    while table.table.phase() == Phase::Running {
        let bots: Vec<Seat> = table.table.bots_to_act().into_iter().map(|(seat, _)| seat).collect();
        match bots.first() {
            Some(bot) => table.bot_act(*bot).expect("a decision"),
            None => table.act(0).expect("a decision"),
        };
    }
    assert_eq!(table.table.phase(), Phase::Over);
    assert_eq!(
        table.run(Command::Rematch { person: id(0), game: table.table.id() }).map(|new| new.len()),
        Ok(1)
    );
}
