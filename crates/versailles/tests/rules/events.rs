//! Events: everybody learns what is public, and only its player what is hidden.

use std::collections::BTreeSet;

use game::{Game, Viewer};
use versailles::{Bidder, Event, Half, Position};

use crate::common::{card, lay, random_play, seat, setup_with};

/// What a viewer must receive: all of an event, a part of it, or nothing.
fn expected(event: &Event, viewer: Viewer) -> Option<Event> {
    match *event {
        Event::Bid { seat, card } => {
            Some(Event::Bid { seat, card: card.filter(|_| viewer == Viewer::Seat(seat)) })
        }
        Event::Dealt { seat, .. } if viewer != Viewer::Seat(seat) => None,
        _ => Some(event.clone()),
    }
}

#[test]
fn viewers_receive_all_events_but_not_what_others_hide() {
    let mut seen = BTreeSet::new();
    for players in 2..=5 {
        let record = random_play(players, 3, usize::MAX).into_record();
        let steps = record.steps(|_, _, events: Vec<Event>| {
            for event in &events {
                seen.insert(serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_string());
                for viewer in Viewer::all(players.into()) {
                    assert_eq!(Position::redact(event, viewer), expected(event, viewer), "{viewer:?}");
                }
            }
        });
        steps.unwrap();
    }
    assert_eq!(seen.len(), 11, "every kind of event happens: {seen:?}");
}

fn apply(position: &mut Position, number: usize, action: versailles::Action) -> Vec<Event> {
    let mut events = Vec::new();
    position.apply(seat(number), action, &mut events).unwrap();
    events
}

/// The events of a round: bids, their revelation, tiles, areas, chips, the king.
#[test]
fn a_round_is_told_in_order() {
    let setup = setup_with(3, &["yyyg", "ggwb", "bbrs"]);
    let mut position = Position::new(&versailles::Options::new(3), &setup).unwrap();
    let bid = |number: usize, value: u8| Event::Bid { seat: seat(number), card: Some(card(value)) };
    assert_eq!(apply(&mut position, 2, versailles::Action::Bid(card(21))), [bid(2, 21)]);
    assert_eq!(apply(&mut position, 0, versailles::Action::Bid(card(1))), [bid(0, 1)]);
    let revealed = [(0, 1), (1, 11), (2, 21)]
        .map(|(number, value)| versailles::Bid { by: Bidder::Seat(seat(number)), card: card(value) });
    let taken = |number: usize, index: usize| Event::TileTaken {
        by: Bidder::Seat(seat(number)),
        index,
        tile: setup.tiles[index],
    };
    assert_eq!(
        apply(&mut position, 1, versailles::Action::Bid(card(11))),
        [bid(1, 11), Event::Revealed { bids: revealed.to_vec() }, taken(0, 0)]
    );
    let laid = |number: usize| Event::Laid {
        seat: seat(number),
        at: versailles::Spot::ORIGIN,
        turn: versailles::Rotation::NONE,
        tile: setup.tiles[number],
    };
    let grew = |number: usize, garden_type: versailles::Type, to: u8| Event::AreaGrew {
        seat: seat(number),
        garden_type,
        from: 0,
        to,
    };
    use versailles::Type::{Blue, Green, Red, White, Yellow};
    assert_eq!(
        apply(&mut position, 0, lay(0, 0)),
        [laid(0), grew(0, Yellow, 3), grew(0, Green, 1), taken(1, 1)]
    );
    assert_eq!(
        apply(&mut position, 1, lay(0, 0)),
        [laid(1), grew(1, Green, 2), grew(1, White, 1), grew(1, Blue, 1), taken(2, 2)]
    );
    assert_eq!(
        apply(&mut position, 2, lay(0, 0)),
        [laid(2), grew(2, Blue, 2), grew(2, Red, 1), Event::KingMoved { index: 3 }]
    );
}

/// The last tile of a half is followed by its scoring, the new row and the new hands.
#[test]
fn halves_end_with_a_scoring() {
    for players in 2..=5 {
        let record = random_play(players, 8, usize::MAX).into_record();
        let row = if players == 2 { 21 } else { 7 * usize::from(players) };
        let mut kings = Vec::new();
        let mut last = Vec::new();
        let end = record.steps(|position, _, events: Vec<Event>| {
            for event in &events {
                match event {
                    Event::KingMoved { index } => kings.push(*index),
                    Event::HalfBegun { half, row: tiles } => {
                        assert_eq!(*half, Half::Second);
                        assert_eq!(tiles[..], record.setup.tiles[row..2 * row]);
                    }
                    Event::Dealt { seat, hand } => assert_eq!(*hand, position.hand(*seat)),
                    _ => {}
                }
            }
            last = events;
        });
        let rounds: Vec<usize> = (1..=7).map(|round| round * row / 7).collect();
        assert_eq!(kings, [rounds.clone(), rounds].concat());
        let result = end.unwrap().outcome().unwrap();
        assert_eq!(last.last(), Some(&Event::Over { result }));
    }
}
