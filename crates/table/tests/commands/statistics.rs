//! A person's results.

use game::Seat;
use serde_json::{Value, json};
use table::{LocalResult, Statistics, Summary};

use crate::common::{ANNA, BEN, CARA, TestTable, id, terms};

/// The summary of a finished game with these points.
fn summary(players: u8, totals: &[i32], winners: &[usize]) -> Summary {
    let seats = ["me", "open", "open"];
    let mut table = TestTable::open(terms(players, json!({})), &seats[..usize::from(players)]);
    table.sit(BEN, 1);
    let mut summary = table.table.summary();
    summary.totals = Some(totals.to_vec());
    summary.winners = Some(winners.iter().filter_map(|&winner| Seat::new(winner)).collect());
    summary
}

fn kinds(statistics: &Statistics) -> Value {
    serde_json::to_value(statistics).unwrap()["kinds"].clone()
}

#[test]
fn results_are_counted_by_game_and_options() {
    let mut statistics = Statistics::default();
    statistics.count(&summary(3, &[90, 80, 70], &[0]), id(BEN));
    for (totals, winners) in [([60, 61], &[1][..]), ([70, 70], &[0, 1]), ([50, 40], &[0])] {
        statistics.count(&summary(2, &totals, winners), id(BEN));
    }
    let kinds = kinds(&statistics);
    let tally =
        |kind: &Value| [&kind["games"], &kind["wins"], &kind["best"], &kind["mean"]].map(Value::clone);
    assert_eq!(kinds.as_array().unwrap().len(), 2);
    assert_eq!(kinds[0]["options"]["players"], 2, "the most played first");
    assert_eq!(tally(&kinds[0]), [json!(3), json!(2), json!(70), json!(57.0)]);
    assert_eq!(tally(&kinds[1]), [json!(1), json!(0), json!(80), json!(80.0)]);
    assert_eq!((&kinds[1]["game"], &kinds[0]["game"]), (&json!("sanssouci"), &json!("sanssouci")));
    assert_eq!(kinds[0].get("sum"), None);
}

#[test]
fn means_have_one_decimal_and_the_best_may_be_negative() {
    let mut statistics = Statistics::default();
    for points in [-5, -6, -6] {
        statistics.count(&summary(2, &[points, 0], &[1]), id(ANNA));
    }
    assert_eq!((&kinds(&statistics)[0]["mean"], &kinds(&statistics)[0]["best"]), (&json!(-5.7), &json!(-5)));
}

#[test]
fn games_of_others_and_unfinished_games_do_not_count() {
    let mut statistics = Statistics::default();
    statistics.count(&summary(2, &[1, 2], &[1]), id(CARA));
    let mut running = summary(2, &[1, 2], &[1]);
    running.totals = None;
    statistics.count(&running, id(ANNA));
    assert_eq!(statistics, Statistics::default());
}

#[test]
fn games_on_a_persons_own_device_are_counted_apart() {
    let mut statistics = Statistics::default();
    let on_server = summary(2, &[60, 61], &[1]);
    statistics.count(&on_server, id(BEN));
    let local = |points, won, resigned| LocalResult {
        game: on_server.terms.game.clone(),
        options: on_server.terms.options.clone(),
        points,
        won,
        resigned,
    };
    for result in [local(40, true, false), local(50, false, false), local(99, false, true)] {
        statistics.count_local(&result);
    }
    let kinds = kinds(&statistics);
    let tally = |kind: &Value| ["offline", "games", "wins", "best", "mean"].map(|key| kind[key].clone());
    assert_eq!(kinds.as_array().unwrap().len(), 2);
    assert_eq!(tally(&kinds[0]), [json!(true), json!(3), json!(1), json!(50), json!(45.0)]);
    assert_eq!(tally(&kinds[1]), [Value::Null, json!(1), json!(1), json!(61), json!(61.0)]);
    assert_eq!(kinds[0]["options"], kinds[1]["options"]);
}
