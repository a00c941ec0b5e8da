//! Budgets are kept with any clock, and bots can answer at any time.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use std::cell::Cell;
use std::sync::atomic::AtomicBool;

use bots::{Budget, Level, Observation, Skill, compare, suggest};
use common::play;
use sanssouci::{Edition, Options};

/// The number of clock readings that a bot may need to stop after the time is up.
const TOLERANCE: u64 = 100;

fn sanssouci() -> Options {
    Options { rewards: true, boars: true, ..Options::new(Edition::Classic, 2) }
}

fn versailles() -> versailles::Options {
    versailles::Options { players: 3 }
}

/// Observations of a game in which the seat has a choice.
fn choices<G: Skill>(options: &G::Options) -> Vec<Observation<G>> {
    let mut choices = Vec::new();
    play::<G>(options, &[Level::Gardener], 3, |position, seat| {
        let observation = Observation::of(position, seat);
        if observation.legal().len() > 1 {
            choices.push(observation);
        }
    });
    choices.into_iter().step_by(4).collect()
}

/// Both levels that search must give a legal answer.
fn assert_legal_answers<G: Skill>(observation: &Observation<G>, budget: &Budget) {
    for level in [Level::Architect, Level::LeNotre] {
        let answer = suggest(observation, level, budget, 1).unwrap();
        assert!(observation.legal().contains(&answer.decision), "{level}: {}", answer.decision);
        assert_eq!(answer.ranked[0].turn[0], answer.decision, "{level}");
    }
}

fn assert_stops_soon<G: Skill>(options: &G::Options) {
    for observation in choices::<G>(options) {
        for (allowed, level) in [(50, Level::Architect), (1000, Level::LeNotre)] {
            let readings = Cell::new(0);
            let clock = || {
                readings.set(readings.get() + 1);
                readings.get() as f64 / allowed as f64
            };
            let answer = suggest(&observation, level, &Budget::clock(&clock), 1).unwrap();
            assert!(observation.legal().contains(&answer.decision));
            assert!(
                readings.get() <= allowed + TOLERANCE,
                "{level}: {} readings instead of {allowed}",
                readings.get()
            );
        }
    }
}

#[test]
fn a_search_stops_soon_after_the_time_is_up() {
    assert_stops_soon::<sanssouci::Position>(&sanssouci());
    assert_stops_soon::<versailles::Position>(&versailles());
}

fn assert_answers_at_once<G: Skill>(options: &G::Options) {
    for observation in choices::<G>(options) {
        assert_legal_answers(&observation, &Budget::clock(&|| 1.0));
        assert_legal_answers(&observation, &Budget::simulations(0));
        assert_legal_answers(&observation, &Budget::simulations(1));
    }
}

#[test]
fn a_bot_without_time_still_answers() {
    assert_answers_at_once::<sanssouci::Position>(&sanssouci());
    assert_answers_at_once::<versailles::Position>(&versailles());
}

fn assert_exact_simulations<G: Skill>(options: &G::Options) {
    for observation in choices::<G>(options) {
        for simulations in [1, 7, 100] {
            let budget = Budget::simulations(simulations);
            let answer = suggest(&observation, Level::LeNotre, &budget, 1).unwrap();
            assert_eq!(budget.spent(), simulations);
            assert_eq!(answer.simulations, simulations);
        }
    }
}

#[test]
fn a_search_makes_exactly_the_allowed_simulations() {
    assert_exact_simulations::<sanssouci::Position>(&sanssouci());
    assert_exact_simulations::<versailles::Position>(&versailles());
}

/// Compares a random decision with an even budget.
fn assert_even_simulations<G: Skill>(options: &G::Options) {
    for observation in choices::<G>(options) {
        for simulations in [1, 50, 150] {
            let budget = Budget::simulations(simulations).evenly();
            let played = observation.legal()[0];
            let answer = compare(&observation, played, Level::LeNotre, &budget, 1).unwrap();
            assert_eq!(budget.spent(), simulations);
            assert_eq!(answer.simulations, simulations);
            assert!(answer.ranked.iter().any(|ranked| ranked.turn[0] == played));
        }
    }
}

#[test]
fn an_even_budget_makes_exactly_the_allowed_simulations() {
    assert_even_simulations::<sanssouci::Position>(&sanssouci());
    assert_even_simulations::<versailles::Position>(&versailles());
}

#[test]
fn a_cancelled_budget_ends_the_search() {
    let cancelled = AtomicBool::new(true);
    for observation in choices::<versailles::Position>(&versailles()) {
        let budget = Budget::simulations(1000).evenly().cancelled_by(&cancelled);
        assert_legal_answers(&observation, &budget);
        assert_eq!(budget.spent(), 0);
    }
}
