//! Previews: an action does what its preview says.

use game::{Game, Play, Seat, Viewer};
use proptest::prelude::*;
use sanssouci::{
    Action, Edition, Event, Fields, LayPreview, Line, Motif, Options, Phase, Position, Preview, View,
};

use crate::common::{any_options, cases};

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn actions_do_what_their_previews_say(options in any_options(), seed: u64) {
        conformance::random_game::<Position>(&options, seed, assert_previews);
    }
}

/// Tries every legal action and compares its effects with its preview.
fn assert_previews(play: &Play<Position>) {
    let position = play.position();
    assert_eq!(position.view(Viewer::Spectator).previews, []);
    for seat in Seat::all(position.players()) {
        let now = position.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        assert_eq!(now.previews.len(), legal.len());
        for (&action, preview) in legal.iter().zip(&now.previews) {
            let (mut tried, mut events) = (*position, Vec::new());
            tried.apply(seat, action, &mut events).unwrap();
            let then = tried.view(Viewer::Seat(seat));
            let own = |view: &View| view.seats[seat.index()].clone();
            let scored = own(&then).score - own(&now).score;
            match preview {
                None => assert!(matches!(
                    action,
                    Action::Garden(_) | Action::Rewards(_) | Action::Stay | Action::Refill(_)
                )),
                Some(Preview::Lay(lay)) => {
                    assert_eq!(lay.points, scored);
                    assert_lay(lay, &events, &then, [position, &tried], seat);
                }
                Some(Preview::Boar(boar)) => {
                    let moved = Event::BoarMoved { seat, from: boar.from, to: boar.to };
                    assert_eq!(events, [moved]);
                    assert_eq!(own(&then).boar_area, boar.area);
                }
                Some(Preview::Noble(noble)) => {
                    assert_eq!(i32::from(noble.points), scored);
                    let walked = Event::NobleWalked {
                        seat,
                        motif: noble.motif,
                        from: noble.from,
                        walk: noble.walk.clone(),
                        points: noble.points,
                    };
                    assert_eq!(events[0], walked);
                    let missions = |view: &View| {
                        let rows = |motif: Motif| i32::from(own(view).nobles[motif as usize]);
                        own(view).missions.unwrap().map(rows).iter().sum::<i32>()
                    };
                    assert_eq!(noble.mission, missions(&then) - missions(&now));
                }
            }
        }
    }
}

fn assert_lay(
    lay: &LayPreview,
    events: &[Event],
    then: &View,
    [position, tried]: [&Position; 2],
    seat: Seat,
) {
    let laid = events.iter().find_map(|event| match *event {
        Event::Laid { field, gardener, .. } => Some((field, gardener)),
        _ => None,
    });
    let [was_full, full] =
        [position, tried].map(|position| Line::full(position.garden(seat)).collect::<Vec<_>>());
    assert_eq!(full, [was_full, lay.completes.clone()].concat().into_iter().fold(Vec::new(), sorted));

    let Some(field) = lay.field else {
        assert!(lay.gardener && then.phase == Phase::Gardener && laid.is_none());
        let mut places = Vec::new();
        tried.legal(seat, &mut places);
        assert_eq!(places, lay.places.iter().map(Action::Gardener).collect::<Vec<_>>());
        return;
    };
    assert_eq!(laid, Some((field, lay.gardener)));
    assert!(lay.places.is_empty());
    // The fields of nobles do not depend on where the boar flees to.
    let [before, after] = [position, tried].map(|position| position.garden(seat).places_for_nobles());
    for motif in Motif::ALL {
        let furthest = |places: Fields| places.iter().filter(|place| place.motif() == motif).last();
        let opens = lay.opens.iter().find(|reach| reach.motif == motif).map(|reach| reach.to);
        assert_eq!(opens, furthest(after).filter(|_| furthest(after) != furthest(before)));
    }
    assert!(lay.opens.is_sorted_by_key(|reach| std::cmp::Reverse(reach.points)));
}

/// Inserts a line in the order of `Line::full`: rows first, then columns.
fn sorted(mut lines: Vec<Line>, line: Line) -> Vec<Line> {
    let key = |line: &Line| match *line {
        Line::Row { row, .. } => (0, row.points()),
        Line::Column { column, .. } => (1, column as u8),
    };
    let place = lines.iter().position(|other| key(other) > key(&line)).unwrap_or(lines.len());
    lines.insert(place, line);
    lines
}

/// A motif card whose motif is not in the market allows any tile, and the view says so.
#[test]
fn views_list_motif_cards_that_allow_any_tile() {
    let options = Options::new(Edition::Classic, 2);
    let mut named = 0;
    for seed in 0..20 {
        conformance::random_game::<Position>(&options, seed, |play| {
            let position = play.position();
            for seat in Seat::all(2) {
                let view = position.view(Viewer::Seat(seat));
                let hand = view.seats[seat.index()].hand.clone().unwrap_or_default();
                assert!(view.free_choice.iter().all(|card| hand.contains(card)));
                named += view.free_choice.len();
                if view.phase == Phase::Play && view.to_act.contains(seat) {
                    let mut legal = Vec::new();
                    position.legal(seat, &mut legal);
                    for &free in &view.free_choice {
                        let plays = legal
                            .iter()
                            .filter(|action| matches!(action, Action::Play { card, .. } if *card == free));
                        assert_eq!(plays.count(), 10);
                    }
                }
            }
            assert_eq!(position.view(Viewer::Spectator).free_choice, []);
        });
    }
    assert!(named > 0);
}
