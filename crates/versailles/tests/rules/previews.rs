//! Previews, plots and score sheets: actions do what their previews say, and the items of a sheet
//! add up.

use game::{Game, Play, Viewer};
use proptest::prelude::*;
use versailles::{Event, Garden, Half, Item, Kind, Phase, Plot, Position, Preview, Sheet, Type, View};

use crate::common::{Naive, cases, random_play};

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn actions_do_what_their_previews_say(players in 2u8..=5, seed: u64, at in 0usize..141) {
        assert_previews(&random_play(players, seed, at));
    }

    #[test]
    fn plots_are_the_areas_of_a_naive_search(players in 2u8..=5, seed: u64, at in 0usize..141) {
        let play = random_play(players, seed, at);
        let view = play.position().view(Viewer::Spectator);
        for (garden, seen) in play.position().gardens().iter().zip(&view.seats) {
            let naive = Naive::of(garden);
            let expected = [Kind::Yellow, Kind::Green, Kind::White, Kind::Blue, Kind::Red, Kind::Site]
                .into_iter()
                .flat_map(|kind| areas(&naive, kind));
            let plots = sorted(garden.plots());
            prop_assert_eq!(&plots, &sorted(expected.collect()));
            let shown: Vec<Plot> = plots.into_iter().filter(|plot| plot.fields.len() > 1).collect();
            prop_assert_eq!(sorted(seen.plots.clone()), shown);
        }
    }

    #[test]
    fn score_sheets_add_up(players in 2u8..=5, seed: u64) {
        let mut position = *random_play(players, seed, 0).position();
        let mut rng = game::chance(seed, 7);
        let mut legal = Vec::new();
        let mut middle = None;
        while let Some(seat) = position.to_act().first() {
            position.legal(seat, &mut legal);
            let mut events = Vec::new();
            position.apply(seat, legal[game::below(&mut rng, legal.len())], &mut events).unwrap();
            for event in events {
                if let Event::MiddleScored { scores, sheets } = event {
                    prop_assert_eq!(scores.len(), sheets.len());
                    for (score, sheet) in scores.iter().zip(&sheets) {
                        prop_assert_eq!([sum(sheet, area), sum(sheet, chip)], [score.areas, score.chips]);
                        prop_assert_eq!([sheet.total, sheet.items.iter().map(|item| item.points()).sum()], [score.total; 2]);
                    }
                    middle = Some(scores);
                }
            }
        }
        let view = position.view(Viewer::Spectator);
        let result = view.result.unwrap();
        prop_assert_eq!(Some(&result.middle), middle.as_ref());
        for (seat, score) in view.seats.iter().zip(&result.scores) {
            let sheet = &seat.sheet;
            prop_assert_eq!([sum(sheet, area), sum(sheet, chip), sum(sheet, second)], [score.areas, score.chips, score.seconds]);
            prop_assert_eq!([sum(sheet, site), sum(sheet, half), sheet.total], [score.site, score.middle, score.total]);
        }
    }
}

/// Tries every legal action and compares its effects with its preview.
fn assert_previews(play: &Play<Position>) {
    let position = play.position();
    assert_eq!(position.view(Viewer::Spectator).previews, []);
    for seat in position.seats() {
        let now = position.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        assert_eq!(now.previews.len(), legal.len());
        let before = Naive::of(position.garden(seat));
        for (&action, preview) in legal.iter().zip(&now.previews) {
            let Some(preview) = preview else {
                assert_eq!(position.phase(), Phase::Bidding);
                continue;
            };
            let (mut tried, mut events) = (*position, Vec::new());
            tried.apply(seat, action, &mut events).unwrap();
            let own = |view: &View| view.seats[seat.index()].clone();
            let then = own(&tried.view(Viewer::Seat(seat)));
            let won: Vec<(Type, _)> = events
                .iter()
                .filter_map(|event| match *event {
                    Event::ChipTaken { garden_type, from, .. } => Some((garden_type, from)),
                    _ => None,
                })
                .collect();
            assert_eq!(
                preview.chips.iter().map(|chip| (chip.garden_type, chip.from)).collect::<Vec<_>>(),
                won
            );
            if tried.half() == position.half() {
                assert_eq!(preview.gain, i32::from(then.sheet.total) - i32::from(own(&now).sheet.total));
            }
            // The preview lists every area that grew, with its size.
            for event in &events {
                if let Event::AreaGrew { garden_type, to, .. } = *event {
                    assert_eq!(largest(preview, garden_type.into()), usize::from(to));
                }
            }
            let grew = Type::ALL.map(|garden_type| largest(preview, garden_type.into()) > 0);
            assert_eq!(grew.iter().filter(|grew| **grew).count(), grown(&events));
            for area in preview.areas.iter().filter(|area| area.plot.fields.len() > 1) {
                assert!(then.plots.contains(&area.plot), "{area:?} is there then");
            }
            let previewed = preview.areas.iter().map(|area| area.plot.clone()).collect();
            let expected = areas_to_preview(&before, tried.garden(seat));
            assert_eq!(sorted(previewed), sorted(expected), "{action}");
        }
    }
}

/// The areas through the last tile of a garden that are larger than all of their type before, or
/// have fields on other tiles.
fn areas_to_preview(before: &Naive, garden: &Garden) -> Vec<Plot> {
    let at = garden.tiles().last().unwrap().at;
    let is_on_tile =
        |&[x, y]: &[i8; 2]| [at.x(), at.x() + 1].contains(&x) && [at.y(), at.y() + 1].contains(&y);
    let is_previewed = |plot: &Plot| {
        let grows = plot.fields.len() > usize::from(before.largest(plot.kind));
        plot.fields.iter().any(is_on_tile) && (grows || !plot.fields.iter().all(is_on_tile))
    };
    garden.plots().into_iter().filter(is_previewed).collect()
}

/// The size of the new largest area of a kind; 0 if no area grows.
fn largest(preview: &Preview, kind: Kind) -> usize {
    let growing = preview.areas.iter().filter(|area| area.grows && area.plot.kind == kind);
    growing.map(|area| area.plot.fields.len()).max().unwrap_or(0)
}

fn grown(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::AreaGrew { .. })).count()
}

/// All areas of a kind, by a simple search.
fn areas(naive: &Naive, kind: Kind) -> Vec<Plot> {
    let belongs = |field: &(i32, i32)| {
        naive.0.get(field).is_some_and(|&k| k == kind || k == Kind::Joker && kind != Kind::Site)
    };
    let mut seen: Vec<(i32, i32)> = Vec::new();
    let mut plots = Vec::new();
    for (&start, _) in naive.0.iter().filter(|&(_, &k)| k == kind) {
        if seen.contains(&start) {
            continue;
        }
        let mut area = vec![start];
        let mut next = 0;
        while next < area.len() {
            let (x, y) = area[next];
            next += 1;
            for neighbour in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                if belongs(&neighbour) && !area.contains(&neighbour) {
                    area.push(neighbour);
                }
            }
        }
        seen.extend(&area);
        plots.push(Plot { kind, fields: area.iter().map(|&(x, y)| [x as i8, y as i8]).collect() });
    }
    plots
}

fn sorted(mut plots: Vec<Plot>) -> Vec<Plot> {
    for plot in &mut plots {
        plot.fields.sort_by_key(|&[x, y]| (y, x));
    }
    plots.sort_by_key(|plot| (plot.kind, plot.fields.clone()));
    plots
}

#[test]
fn a_sheet_lists_no_areas_before_there_are_any() {
    let view = random_play(3, 4, 0).position().view(Viewer::Spectator);
    assert!(view.seats.iter().all(|seat| seat.sheet.items.is_empty() && seat.sheet.total == 0));
}

fn sum(sheet: &Sheet, which: fn(&Item) -> bool) -> u16 {
    sheet.items.iter().filter(|item| which(item)).map(|item| item.points()).sum()
}

fn area(item: &Item) -> bool {
    matches!(item, Item::Area { .. })
}

fn chip(item: &Item) -> bool {
    matches!(item, Item::Chip { .. })
}

fn second(item: &Item) -> bool {
    matches!(item, Item::Second { .. })
}

fn site(item: &Item) -> bool {
    matches!(item, Item::Site { .. })
}

fn half(item: &Item) -> bool {
    matches!(item, Item::Middle { .. })
}

/// The preview of the last tile of the first half is about the first half, too.
#[test]
fn the_last_tile_of_a_half_is_previewed_for_that_half() {
    let play = random_play(3, 4, crate::common::total_actions(3) / 2 - 1);
    let position = play.position();
    let seat = position.to_act().first().unwrap();
    let view = position.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    for (&action, preview) in legal.iter().zip(&view.previews) {
        let (mut tried, mut events) = (*position, Vec::new());
        tried.apply(seat, action, &mut events).unwrap();
        assert_eq!(tried.half(), Half::Second);
        let scored = tried.middle().unwrap()[seat.index()].total;
        let now = view.seats[seat.index()].sheet.total;
        assert_eq!(preview.as_ref().unwrap().gain, i32::from(scored) - i32::from(now));
    }
}
