//! The right to write in the chat, and its quotas.

use serde_json::{Value, json};
use table::limits::{MAX_MUTED_PEOPLE, MAX_PLAYER_CHAT_LINES, MAX_SPECTATOR_CHAT_LINES};
use table::{Command, CommandError};

use crate::test_table::{TestTable, id, no_clock, person, versailles};

/// The number of a person without a seat.
const SPECTATOR: usize = 7;

fn terms(listed: bool, spectator_chat: Option<bool>) -> Value {
    let mut terms = versailles(2, no_clock());
    terms["listed"] = json!(listed);
    if let Some(allowed) = spectator_chat {
        terms["spectator_chat"] = json!(allowed);
    }
    terms
}

fn say(table: &mut TestTable, number: usize) -> Result<(), CommandError> {
    table.run(Command::Chat { person: person(number), text: "hello".to_string() }).map(drop)
}

#[test]
fn spectators_have_a_quota_of_their_own() {
    let mut table = TestTable::running(terms(false, None), 2);
    for number in 0..MAX_SPECTATOR_CHAT_LINES as usize {
        say(&mut table, SPECTATOR + number % 10).expect("a line");
    }
    assert_eq!(say(&mut table, 99), Err(CommandError::ChatFull));
    for number in 0..MAX_PLAYER_CHAT_LINES as usize {
        say(&mut table, number % 2).expect("players still write");
    }
    assert_eq!(say(&mut table, 0), Err(CommandError::ChatFull));
    table.act(0).expect("the game goes on");
    table.assert_replays();
}

#[test]
fn spectators_write_at_a_listed_table_only_if_the_host_wants_it() {
    for (listed, choice, allowed) in
        [(false, None, true), (true, None, false), (true, Some(true), true), (false, Some(false), false)]
    {
        let mut table = TestTable::running(terms(listed, choice), 2);
        let expected = if allowed { Ok(()) } else { Err(CommandError::SpectatorChatOff) };
        assert_eq!(say(&mut table, SPECTATOR), expected, "{listed} {choice:?}");
        say(&mut table, 1).expect("a player writes");
        assert_eq!(table.view().terms.spectator_chat.unwrap_or(true), allowed);
    }
}

#[test]
fn the_host_mutes_everybody_else() {
    let mut table = TestTable::running(terms(false, None), 2);
    let mute = |number, muted| Command::Mute { person: id(number), muted };
    assert_eq!(table.run(mute(1, true)), Err(CommandError::NotHost));
    assert_eq!(table.run(mute(0, false)), Ok(Vec::new()), "nobody is muted");
    table.run(mute(0, true)).expect("the host mutes");
    assert!(table.view().muted);
    for number in [1, SPECTATOR] {
        assert_eq!(say(&mut table, number), Err(CommandError::Muted));
    }
    say(&mut table, 0).expect("the host still writes");
    assert_eq!(table.run(mute(0, true)), Ok(Vec::new()), "they are muted already");
    table.assert_replays();
    table.run(mute(0, false)).expect("the host unmutes");
    assert!(!table.view().muted);
    say(&mut table, 1).expect("a line");
    table.assert_replays();
}

#[test]
fn the_host_mutes_one_person() {
    let mut table = TestTable::running(terms(false, None), 2);
    let mute = |target, muted| Command::MutePerson { person: id(0), target: id(target), muted };
    for target in [1, SPECTATOR] {
        table.run(mute(target, true)).expect("the host mutes");
        assert_eq!(table.view().muted_people, [id(target)]);
        assert_eq!(say(&mut table, target), Err(CommandError::YouAreMuted));
        say(&mut table, 8).expect("others still write");
        assert_eq!(table.run(mute(target, true)), Ok(Vec::new()), "they are muted already");
        table.run(mute(target, false)).expect("the host unmutes");
        say(&mut table, target).expect("a line");
    }
    let by_guest = Command::MutePerson { person: id(1), target: id(0), muted: true };
    assert_eq!(table.run(by_guest), Err(CommandError::NotHost));
    table.assert_replays();
}

/// Every frame lists the people who are muted.
#[test]
fn a_host_mutes_a_limited_number_of_people() {
    let mut table = TestTable::running(terms(false, None), 2);
    let mute = |target| Command::MutePerson { person: id(0), target: id(target), muted: true };
    for target in 0..MAX_MUTED_PEOPLE {
        table.run(mute(100 + target)).expect("the host mutes");
    }
    assert_eq!(table.run(mute(1)), Err(CommandError::TooOften));
}
