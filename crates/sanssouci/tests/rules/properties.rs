//! Properties of all games, tested on random games with all options.

use game::{Game, Play, Record, Viewer};
use proptest::prelude::*;
use sanssouci::{Action, Card, Field, Motif, Options, Position, Setup, Side, Slot, Stack, View};

use crate::common::{all_options, any_options, cases};

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn legal_is_what_apply_accepts(options in any_options(), seed: u64) {
        conformance::legal_is_what_apply_accepts::<Position>(&options, seed, any_action);
    }

    #[test]
    fn undo_restores(options in any_options(), seed: u64) {
        conformance::undo_restores::<Position>(&options, seed);
    }

    #[test]
    fn records_round_trip(options in any_options(), seed: u64) {
        conformance::records_round_trip::<Position>(&options, seed);
    }

    #[test]
    fn tiles_cards_and_nobles_are_conserved(options in any_options(), seed: u64) {
        let setup = conformance::deal::<Position>(&options, seed).into_record().setup;
        conformance::random_game::<Position>(&options, seed, |play| assert_conserved(play, &setup));
    }

    #[test]
    fn scores_add_up(options in any_options(), seed: u64) {
        let record = conformance::random_game::<Position>(&options, seed, |_| ()).into_record();
        assert_scores(&record);
    }
}

/// Random options might miss some, so each is tested once.
#[test]
fn every_combination_of_options_works() {
    for (seed, options) in all_options().into_iter().enumerate() {
        let seed = seed as u64;
        conformance::undo_restores::<Position>(&options, seed);
        conformance::records_round_trip::<Position>(&options, seed);
        assert_scores(&conformance::random_game::<Position>(&options, seed, |_| ()).into_record());
    }
    assert_eq!(all_options().len(), 72);
}

fn any_action(below: &mut dyn FnMut(usize) -> usize) -> Action {
    let fields: Vec<Field> = Field::all().collect();
    let field = fields[below(fields.len())];
    let side = Side::ALL[below(2)];
    match below(8) {
        0 => Action::Garden(side),
        1 => Action::Rewards(side),
        2 => Action::Play { card: Card::ALL[below(20)], take: Slot::ALL[below(10)] },
        3 => Action::Gardener(field),
        4 => Action::Boar(field),
        5 => Action::Noble(field),
        6 => Action::Stay,
        _ => Action::Refill(Stack::new(below(Stack::MAX_COUNT)).unwrap()),
    }
}

/// The views of all viewers.
fn views(position: &Position) -> Vec<View> {
    Viewer::all(position.players()).map(|viewer| position.view(viewer)).collect()
}

fn assert_conserved(play: &Play<Position>, setup: &Setup) {
    let position = play.position();
    let views = views(position);
    let spectator = views.last().unwrap();

    // A tile is in the market, face down, taken but not placed, or in a garden.
    let shown = position.market().tiles().iter().flatten().count();
    let face_down: usize = spectator.supply.iter().map(|&height| usize::from(height)).sum();
    let laid: usize = spectator.seats.iter().map(|seat| seat.tiles.len() + seat.gardeners.len()).sum();
    let in_hand = usize::from(spectator.turn.as_ref().is_some_and(|turn| turn.laid.is_none()));
    let all = 10 + setup.supply.iter().map(Vec::len).sum::<usize>();
    assert_eq!(shown + face_down + laid + in_hand, all);

    for (number, seat) in spectator.seats.iter().enumerate() {
        // Each of the 18 cards is in exactly one place.
        assert_eq!(seat.hand_size + seat.deck_size + seat.played.len(), 18);
        let mut known = seat.played.clone();
        known.extend(views[number].seats[number].hand.iter().flatten());
        known.sort();
        known.dedup();
        assert!(known.iter().all(|card| setup.decks[number].contains(card)));
        // A field is printed, has a tile, or has a gardener, but never two of these.
        assert!((seat.tiles & seat.gardeners).is_empty() && (seat.tiles & seat.printed).is_empty());
        // Every noble is on a field of its own column that is occupied but no gardener.
        for (motif, &row) in Motif::ALL.iter().zip(&seat.nobles) {
            if row > 0 {
                let field: Field = format!("{motif}{row}").parse().unwrap();
                assert!((seat.printed | seat.tiles).contains(field), "{field}");
            }
        }
        // The boar is on a free field, except while it must move.
        if let Some(boar) = seat.boar {
            let free = !(seat.printed | seat.tiles | seat.gardeners).contains(boar);
            assert_eq!(
                free,
                !(position.phase() == sanssouci::Phase::Boar && position.mover().index() == number)
            );
        }
        assert!(seat.score >= 0);
    }
}

/// Computes the scores again, from the record alone.
fn assert_scores(record: &Record<Position>) {
    let options: &Options = &record.options;
    let result = record.result.as_ref().unwrap();
    for (number, score) in result.scores.iter().enumerate() {
        let sum = score.nobles + score.rewards + score.boars + score.rows + score.columns + score.missions;
        assert_eq!(score.total, sum + score.boar_penalty);
        assert!(score.total >= 0 && score.boar_penalty <= 0);
        let nobles: i32 = record
            .actions
            .iter()
            .filter(|done| done.seat.index() == number)
            .map(|done| if let Action::Noble(to) = done.action { i32::from(to.row().points()) } else { 0 })
            .sum();
        assert_eq!(score.nobles, nobles);
        let gardeners = record.actions.iter().filter(|done| done.seat.index() == number);
        let gardeners = gardeners.filter(|done| matches!(done.action, Action::Gardener(_))).count();
        assert_eq!(score.gardeners, gardeners as i32);
        assert!(options.rewards || score.rewards == 0);
        assert!(options.boars || (score.boars == 0 && score.boar_penalty == 0));
        assert!([0, 4, 5, 6, 7, 8].contains(&(score.rows)) || score.rows > 8);
        assert_eq!(score.columns % 5, 0);
    }
    let best = result.scores.iter().map(|score| (score.total, score.gardeners)).max();
    for (number, score) in result.scores.iter().enumerate() {
        let wins = result.winners.iter().any(|seat| seat.index() == number);
        assert_eq!(wins, Some((score.total, score.gardeners)) == best);
    }
}
