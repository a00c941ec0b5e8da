//! Playing without thinking ahead: the lower levels.

use game::{Seat, below};
use rand_pcg::Pcg64Mcg;
use versailles::{Action, Position, Type};

use crate::versailles::bids::wishes;
use crate::versailles::lays::each_lay;
use crate::versailles::odds::Odds;
use crate::versailles::scene::Scene;
use crate::versailles::taste::Taste;
use crate::versailles::worth::Worth;
use crate::{Observation, Ranked, Suggestion};

/// What the gardener believes.
const TASTE: &Taste = &Taste::NAIVE;
/// How many alternatives are named.
const NAMED: usize = 8;

/// Any card, and then any place where the tile makes some area larger: plausible, and without a plan.
pub(crate) fn apprentice(observation: &Observation<Position>, dice: &mut Pcg64Mcg) -> Suggestion<Position> {
    let position = observation.sample(dice);
    let garden = position.garden(observation.seat());
    let fields = |action: &Action| match (*action, position.tile_to_lay()) {
        (Action::Lay { at, turn }, Some(tile)) => {
            let mut garden = *garden;
            garden
                .lay(at, turn, tile)
                .map_or(0, |()| Type::ALL.map(|one| garden.areas().types[one]).iter().sum())
        }
        _ => 0,
    };
    let legal = observation.legal();
    let now = Type::ALL.map(|one| garden.areas().types[one]).iter().sum();
    let mut plausible: Vec<Action> = legal.iter().copied().filter(|action| fields(action) > now).collect();
    if plausible.is_empty() {
        plausible = legal;
    }
    Suggestion::forced(plausible[below(dice, plausible.len())])
}

/// The card that can be expected to win the best tile; the place where the tile is worth most.
pub(crate) fn gardener(observation: &Observation<Position>, dice: &mut Pcg64Mcg) -> Suggestion<Position> {
    let seat = observation.seat();
    let scene = Scene::new(observation.sample(dice));
    let mut choices = choices(&scene, seat, TASTE);
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    choices.truncate(NAMED);
    let rival = best_rival(&scene, seat, TASTE);
    let contest = contest(&scene, seat);
    let ranked = choices.into_iter().map(|(action, worth)| Ranked {
        turn: vec![action],
        margin: f64::from(worth - contest - rival),
        points: f64::from(worth - contest),
    });
    Suggestion::by_ranking(ranked.collect(), 0)
}

/// By how much the worth that choices are made by is above the points to be expected.
fn contest(scene: &Scene, seat: Seat) -> f32 {
    Worth::contested(scene, seat, TASTE).of(&scene.survey(seat).mains(), 0.0) - standing(scene, seat, TASTE)
}

/// All decisions of a seat, with what can be expected of them.
pub(crate) fn choices(scene: &Scene, seat: Seat, taste: &'static Taste) -> Vec<(Action, f32)> {
    match scene.position.tile_to_lay() {
        Some(tile) => {
            let mut lays = Vec::new();
            let worth = Worth::contested(scene, seat, taste);
            each_lay(scene, seat, &worth, tile, |lay| {
                lays.push((Action::Lay { at: lay.at, turn: lay.turn }, lay.worth));
            });
            lays
        }
        None => {
            let wishes = wishes(scene, seat, taste);
            let odds = Odds::new(&scene.position, seat);
            let hand = scene.position.hand(seat);
            hand.iter().map(|card| (Action::Bid(card), odds.expected(card, &wishes))).collect()
        }
    }
}

/// What the best of the others can expect.
fn best_rival(scene: &Scene, seat: Seat, taste: &'static Taste) -> f32 {
    let others = scene.position.seats().filter(|&other| other != seat);
    others.map(|other| standing(scene, other, taste)).fold(f32::NEG_INFINITY, f32::max)
}

/// What a seat's garden is worth as it lies there.
pub(crate) fn standing(scene: &Scene, seat: Seat, taste: &'static Taste) -> f32 {
    Worth::plain(scene, seat, taste).of(&scene.survey(seat).mains(), 0.0)
}
