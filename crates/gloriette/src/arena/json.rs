//! The arena's report as JSON.

use bots::Skill;
use bots::arena::{Estimate, Hypothesis, Results, Sprt, Standing, Verdict};
use serde_json::{Value, json};

use crate::arena::report::Report;
use crate::arena::side_results::{SideResults, largest_difference};

/// Formats the report as a JSON object. Unknown values are `null`.
pub(super) fn write<G: Skill>(report: &Report<G>) -> String {
    let mut object = json!({
        "game": G::NAME,
        "players": report.players,
        "options": report.options,
        "deals": report.deals,
        "deals_planned": report.planned,
        "seatings": report.seatings,
        "seed": report.seed,
        "budget": report.budget.map(|budget| budget.to_string()),
        "interrupted": report.interrupted,
        "threads": report.threads,
        "seconds": report.time.as_secs_f64(),
        "bots": report.standings.bots().iter().map(bot).collect::<Vec<Value>>(),
        "first_seat": (report.first.deals() > 0).then(|| first_seat(&report.first)),
    });
    if let Some((test, verdict)) = &report.sprt {
        object["sprt"] = sprt(test, verdict);
    }
    if let Some(side_results) = &report.side_results {
        object["by_side"] = sides(side_results);
    }
    serde_json::to_string_pretty(&object).expect("every key is a string")
}

fn bot(bot: &Standing) -> Value {
    let (results, stats, elo) = (&bot.results, &bot.search_stats, bot.elo());
    json!({
        "bot": bot.entrant.to_string(),
        "budget": bot.budget.map(|budget| budget.to_string()),
        "seats": bot.seats,
        "games": results.games(),
        "win_share": mean(results, results.win_share()),
        "win_share_ci95": results.win_share().interval,
        "mean_points": mean(results, results.points()),
        "mean_points_ci95": results.points().interval,
        "mean_margin": mean(results, results.margin()),
        "mean_margin_ci95": results.margin().interval,
        "elo": elo.and_then(|elo| mean(results, elo)),
        "elo_ci95": elo.and_then(|elo| elo.interval),
        "decisions": stats.decisions,
        "ms_per_decision": stats.ms_per_decision(),
        "max_ms_per_decision": 1000.0 * stats.longest.as_secs_f64(),
        "sims_per_decision": stats.simulations_per_decision(),
        "sims_per_second": stats.simulations_per_second(),
    })
}

/// The mean, or `None` without any deal.
fn mean(results: &Results, estimate: Estimate) -> Option<f64> {
    (results.deals() > 0).then_some(estimate.mean)
}

fn first_seat(results: &Results) -> Value {
    json!({
        "win_share": results.win_share().mean,
        "win_share_ci95": results.win_share().interval,
        "mean_margin": results.margin().mean,
        "mean_margin_ci95": results.margin().interval,
    })
}

fn sprt(test: &Sprt, verdict: &Verdict) -> Value {
    let (elo0, elo1) = test.elos();
    let decided = verdict.decided.map(|decided| match decided {
        Hypothesis::Elo0 => "elo0",
        Hypothesis::Elo1 => "elo1",
    });
    json!({
        "elo0": elo0,
        "elo1": elo1,
        "alpha": Sprt::RISK,
        "beta": Sprt::RISK,
        "llr": verdict.llr,
        "llr_bounds": [-Sprt::bound(), Sprt::bound()],
        "decided": decided,
    })
}

fn sides(side_results: &SideResults) -> Value {
    let kinds = side_results.kinds().map(|(kind, sides)| {
        let rows = sides.iter().map(|(name, results)| {
            let points = results.points();
            json!({
                "side": name,
                "games": results.games(),
                "mean_points": points.mean,
                "mean_points_ci95": points.interval,
            })
        });
        let difference = largest_difference(sides).map(|(best, worst, points)| {
            json!({"best": best, "worst": worst, "points": points.mean, "points_ci95": points.interval})
        });
        (kind.to_string(), json!({"sides": rows.collect::<Vec<Value>>(), "largest_difference": difference}))
    });
    Value::Object(kinds.collect())
}
