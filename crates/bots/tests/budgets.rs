//! Budgets hold, by any clock, and there is an answer at any time.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use std::cell::Cell;

use bots::{Budget, Level, Observation, Skill, suggest};
use common::play;
use sanssouci::{Edition, Options};

/// How often a bot may look at a clock that has run out before it answers.
const SOON: u64 = 100;

fn sanssouci() -> Options {
    Options { rewards: true, boars: true, ..Options::new(Edition::Classic, 2) }
}

fn versailles() -> versailles::Options {
    versailles::Options { players: 3 }
}

/// Moments of a game in which there is something to think about.
fn moments<G: Skill>(options: &G::Options) -> Vec<Observation<G>> {
    let mut moments = Vec::new();
    play::<G>(options, &[Level::Gardener], 3, |position, seat| {
        let observation = Observation::of(position, seat);
        if observation.legal().len() > 1 {
            moments.push(observation);
        }
    });
    moments.into_iter().step_by(4).collect()
}

/// Lets both levels that think answer, which must be legal.
fn think<G: Skill>(observation: &Observation<G>, budget: &Budget) {
    for level in [Level::Architect, Level::LeNotre] {
        let answer = suggest(observation, level, budget, 1).unwrap();
        assert!(observation.legal().contains(&answer.decision), "{level}: {}", answer.decision);
        assert_eq!(answer.ranked[0].turn[0], answer.decision, "{level}");
    }
}

fn stops_soon<G: Skill>(options: &G::Options) {
    for observation in moments::<G>(options) {
        for (looks, level) in [(50, Level::Architect), (1000, Level::LeNotre)] {
            let looked = Cell::new(0);
            let clock = || {
                looked.set(looked.get() + 1);
                looked.get() as f64 / looks as f64
            };
            let answer = suggest(&observation, level, &Budget::clock(&clock), 1).unwrap();
            assert!(observation.legal().contains(&answer.decision));
            assert!(looked.get() <= looks + SOON, "{level} looked {} times, not {looks}", looked.get());
        }
    }
}

#[test]
fn when_the_clock_has_run_out_it_stops() {
    stops_soon::<sanssouci::Position>(&sanssouci());
    stops_soon::<versailles::Position>(&versailles());
}

fn answers_at_once<G: Skill>(options: &G::Options) {
    for observation in moments::<G>(options) {
        think(&observation, &Budget::clock(&|| 1.0));
        think(&observation, &Budget::simulations(0));
        think(&observation, &Budget::simulations(1));
    }
}

#[test]
fn whoever_is_stopped_at_once_has_an_answer() {
    answers_at_once::<sanssouci::Position>(&sanssouci());
    answers_at_once::<versailles::Position>(&versailles());
}

fn counts_simulations<G: Skill>(options: &G::Options) {
    for observation in moments::<G>(options) {
        for simulations in [1, 7, 100] {
            let budget = Budget::simulations(simulations);
            let answer = suggest(&observation, Level::LeNotre, &budget, 1).unwrap();
            assert!(budget.spent() <= simulations);
            assert_eq!(answer.simulations, budget.spent(), "it says what it spent");
        }
    }
}

#[test]
fn no_more_simulations_than_allowed() {
    counts_simulations::<sanssouci::Position>(&sanssouci());
    counts_simulations::<versailles::Position>(&versailles());
}
