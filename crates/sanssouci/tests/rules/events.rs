//! Events: everybody learns what is public, and only its player what is hidden.

use std::collections::BTreeSet;

use game::{Game, Nobody, Seat, Viewer};
use sanssouci::{Action, Edition, Event, Options, Phase, Position, Side};

use crate::common::{all_options, seat};

/// What a viewer must receive: all of an event, a part of it, or nothing.
fn expected(event: &Event, viewer: Viewer) -> Option<Event> {
    match *event {
        Event::GardenChosen { seat, side } => {
            Some(Event::GardenChosen { seat, side: side.filter(|_| viewer == Viewer::Seat(seat)) })
        }
        Event::RewardsChosen { seat, side } => {
            Some(Event::RewardsChosen { seat, side: side.filter(|_| viewer == Viewer::Seat(seat)) })
        }
        Event::Drew { seat, card } => {
            Some(Event::Drew { seat, card: card.filter(|_| viewer == Viewer::Seat(seat)) })
        }
        Event::Dealt { seat, .. } if viewer != Viewer::Seat(seat) => None,
        _ => Some(event.clone()),
    }
}

#[test]
fn viewers_receive_all_events_but_not_what_others_hide() {
    let mut seen = BTreeSet::new();
    for (seed, options) in all_options().into_iter().enumerate() {
        let record = conformance::random_game::<Position>(&options, seed as u64, |_| ()).into_record();
        let steps = record.steps(|_, done, events: Vec<Event>| {
            for event in &events {
                seen.insert(serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_string());
                for viewer in Viewer::all(usize::from(options.players)) {
                    assert_eq!(Position::redact(event, viewer), expected(event, viewer), "{viewer:?}");
                }
                if let Event::Drew { card, .. } = event {
                    assert!(card.is_some(), "the rules know the card, {done}");
                }
            }
        });
        steps.unwrap();
    }
    assert_eq!(seen.len(), 16, "every kind of event happens: {seen:?}");
}

fn apply(position: &mut Position, seat: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    position.apply(seat, action, &mut events).unwrap();
    events
}

/// Sides are revealed when the last player has chosen; then the cards are dealt.
#[test]
fn sides_are_revealed_together() {
    let options = Options { rewards: true, ..Options::new(Edition::Classic, 2) };
    let mut position = *conformance::deal::<Position>(&options, 2).position();
    let [first, second] = [0, 1].map(seat);
    assert_eq!(
        apply(&mut position, second, Action::Garden(Side::Back)),
        [Event::GardenChosen { seat: second, side: Some(Side::Back) }]
    );
    let events = apply(&mut position, first, Action::Garden(Side::Front));
    assert_eq!(
        events[..2],
        [
            Event::GardenChosen { seat: first, side: Some(Side::Front) },
            Event::GardensRevealed { sides: vec![Side::Front, Side::Back] },
        ]
    );
    let dealt = |seat: Seat| Event::Dealt {
        seat,
        hand: position.hand(seat).collect(),
        missions: position.missions(seat),
    };
    assert_eq!(events[2..], [dealt(first), dealt(second)]);
    assert_eq!(position.phase(), Phase::Rewards);

    apply(&mut position, first, Action::Rewards(Side::Back));
    assert_eq!(
        apply(&mut position, second, Action::Rewards(Side::Front)),
        [
            Event::RewardsChosen { seat: second, side: Some(Side::Front) },
            Event::RewardsRevealed { sides: vec![Side::Back, Side::Front] },
        ]
    );
    assert_eq!(position.phase(), Phase::Play);
}

/// The events of whole games tell the same story as the views.
#[test]
fn events_tell_what_the_views_show() {
    for (seed, options) in all_options().into_iter().enumerate() {
        let record = conformance::random_game::<Position>(&options, seed as u64, |_| ()).into_record();
        let mut position = record.start().unwrap();
        let mut automatic = false;
        for done in &record.actions {
            if std::mem::take(&mut automatic) {
                continue;
            }
            let (before, mut events) = (position, Vec::new());
            automatic = position.apply(done.seat, done.action, &mut events).unwrap().is_some();
            for event in &events {
                assert_event(event, done.seat, &before, &position);
            }
            let kinds = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
            let drew = kinds(|event| matches!(event, Event::Drew { .. }));
            let deck = |position: &Position| position.deck(done.seat).count();
            assert_eq!(drew, deck(&before) - deck(&position));
            let refilled = kinds(|event| matches!(event, Event::Refilled { .. }));
            assert_eq!(refilled, face_down(&before) - face_down(&position));
            let over = kinds(|event| matches!(event, Event::Over { .. }));
            assert_eq!(over, usize::from(position.phase() == Phase::Over));
        }
        assert_eq!(position.outcome(), record.result);
    }
}

fn face_down(position: &Position) -> usize {
    position.view(Viewer::Spectator).supply.iter().map(|&height| usize::from(height)).sum()
}

fn assert_event(event: &Event, actor: Seat, before: &Position, after: &Position) {
    let [was, is] =
        [before, after].map(|position| position.view(Viewer::Spectator).seats[actor.index()].clone());
    match event {
        Event::Played { seat, card, slot, tile } => {
            assert_eq!(*seat, actor);
            assert!(is.played.contains(card) && !was.played.contains(card));
            assert_eq!(before.market().tile(*slot), Some(*tile));
        }
        Event::Laid { seat, field, gardener, .. } => {
            assert_eq!(*seat, actor);
            assert_eq!(is.gardeners.contains(*field), *gardener);
            assert!(before.garden(actor).free().contains(*field));
            assert!(after.garden(actor).occupied().contains(*field));
        }
        Event::MarkScored { points, .. } => {
            assert_ne!(*points, 0);
            assert_eq!(is.points.rewards - was.points.rewards, *points);
        }
        Event::BoarFound { field, points, .. } => {
            assert_eq!((Some(*field), *points), (was.boar, 1));
            assert!(is.points.boars > was.points.boars);
        }
        Event::BoarLeft { field, points, .. } => {
            assert_eq!((was.boar, is.boar, *points), (Some(*field), None, 3));
            assert_eq!(is.points.boars - was.points.boars, 1 + 3);
        }
        Event::BoarMoved { from, to, .. } => assert_eq!((was.boar, is.boar), (Some(*from), Some(*to))),
        Event::NobleWalked { motif, from, walk, points, .. } => {
            let row = |nobles: [u8; 9]| nobles[motif.index()];
            assert_eq!(from.map_or(0, |from| from.row().number()), row(was.nobles));
            let to = walk.last().unwrap();
            assert_eq!((to.motif(), to.row().number(), to.row().number()), (*motif, row(is.nobles), *points));
        }
        Event::Stayed { seat } => {
            assert_eq!(*seat, actor);
            assert_eq!((was.nobles, was.points), (is.nobles, is.points));
        }
        Event::Refilled { slot, tile, stack, .. } => {
            assert_eq!((before.market().tile(*slot), after.market().tile(*slot)), (None, Some(*tile)));
            assert_eq!(before.stack_height(*stack), after.stack_height(*stack) + 1);
        }
        Event::Drew { seat, card } => {
            assert_eq!(*seat, actor);
            assert!(before.deck(actor).any(|other| Some(other) == *card));
            assert!(after.hand(actor).any(|other| Some(other) == *card));
        }
        Event::Over { result } => assert_eq!(after.outcome().as_ref(), Some(result)),
        _ => {}
    }
}

/// A noble that walks tells each step; a listener that ignores events gets the same position.
#[test]
fn a_noble_tells_its_walk() {
    let options = Options { choose_sides: false, ..Options::new(Edition::Revised, 2) };
    let mut position = *conformance::deal::<Position>(&options, 1).position();
    let mover = position.mover();
    let mut legal = Vec::new();
    // A card, and a gardener if the field is occupied, come before the noble.
    for _ in 0..2 {
        if position.phase() != Phase::Noble {
            position.legal(mover, &mut legal);
            position.apply(mover, legal[0], &mut Nobody).unwrap();
        }
    }
    let to: sanssouci::Field = "c1".parse().unwrap();
    let events = apply(&mut position, mover, Action::Noble(to));
    let walked = Event::NobleWalked { seat: mover, motif: to.motif(), from: None, walk: vec![to], points: 1 };
    assert_eq!(events[0], walked);
}
