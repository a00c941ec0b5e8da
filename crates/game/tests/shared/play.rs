//! A running game: its position and its record stay in sync.

use game::{Game, Nobody};

use crate::countdown::{Action, Countdown, Event, Options, Refusal, Setup, play, play_after, seat};

fn actions(play: &game::Play<Countdown>) -> Vec<String> {
    play.record().actions.iter().map(|done| done.to_string()).collect()
}

#[test]
fn invalid_options_and_setups_are_refused() {
    let error = game::Play::<Countdown>::new(Options { players: 3 }, Setup { heap: 4 }).unwrap_err();
    assert_eq!(error.to_string(), "options.players: 3 players, expected 2");
    let error = game::Play::<Countdown>::new(Options { players: 2 }, Setup { heap: 1 }).unwrap_err();
    assert_eq!(error.to_string(), "setup.heap: too few counters");
}

#[test]
fn the_record_has_every_action_and_the_result() {
    let mut play = play_after(4, &["1 guess:3", "0 guess:2", "0 take:1"]);
    assert_eq!(play.record().result, None);
    let mut events = Vec::new();
    play.apply(seat(1), Action::Take(2), &mut events).unwrap();
    assert_eq!(events, ["1 take:2", "1 the last"].map(|text| Event(text.to_string())));
    let expected = ["seat 1 guess:3", "seat 0 guess:2", "seat 0 take:1", "seat 1 take:2", "seat 1 take:1"];
    assert_eq!(actions(&play), expected, "the automatic action is in the record");
    assert_eq!(play.record().result, play.position().outcome());
    assert_eq!(play.position().outcome().unwrap().totals, [1, 3]);
    assert_eq!(play.clone().into_record(), *play.record());
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut play = play_after(4, &["1 guess:3"]);
    let before = play.clone();
    assert_eq!(play.apply(seat(1), Action::Guess(1), &mut Nobody), Err(Refusal::NotToAct));
    assert_eq!(play.apply(seat(0), Action::Take(1), &mut Nobody), Err(Refusal::NotLegal));
    assert_eq!(play.undo(seat(0)), Err(Refusal::NothingToUndo));
    assert_eq!(play, before);
}

/// Undo removes the last action of this seat; what others did since stays.
#[test]
fn undo_removes_the_last_action_of_the_seat() {
    let mut play = play(4);
    play.apply(seat(1), Action::Guess(3), &mut Nobody).unwrap();
    assert_eq!(play.undo(seat(1)), Ok(Action::Guess(3)));
    assert_eq!(play, crate::countdown::play(4));
    play.apply(seat(1), Action::Guess(2), &mut Nobody).unwrap();
    play.apply(seat(0), Action::Guess(1), &mut Nobody).unwrap();
    assert_eq!(play.undo(seat(1)), Err(Refusal::NothingToUndo), "all have guessed");
    assert_eq!(actions(&play), ["seat 1 guess:2", "seat 0 guess:1"]);
}

#[test]
fn listeners_receive_events_only_if_they_listen() {
    use game::Listener;
    let mut heard = vec![1];
    heard.hear(|| 2);
    assert_eq!(heard, [1, 2]);
    Nobody.hear(|| -> u8 { unreachable!("nobody listens, so the event is not built") });
    const { assert!(<Vec<u8> as Listener<u8>>::LISTENS && !<Nobody as Listener<u8>>::LISTENS) }
}

#[test]
fn games_have_no_boards_unless_they_say_so() {
    assert_eq!(Countdown::boards(play(4).record(), &()), []);
}
