//! The arena's report for programs.

use bots::Skill;
use bots::arena::{Estimate, Hypothesis, Results, Sprt, Standing, Verdict};
use serde_json::{Value, json};

use crate::arena::by_side::{BySide, widest};
use crate::arena::report::Report;

/// The report as a JSON object. What cannot be said is `null`.
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
    if let Some(by_side) = &report.by_side {
        object["by_side"] = sides(by_side);
    }
    serde_json::to_string_pretty(&object).expect("every key is a string")
}

fn bot(bot: &Standing) -> Value {
    let (tally, effort, elo) = (&bot.results, &bot.search_stats, bot.elo());
    json!({
        "bot": bot.entrant.to_string(),
        "budget": bot.budget.map(|budget| budget.to_string()),
        "seats": bot.seats,
        "games": tally.games(),
        "win_share": mean(tally, tally.win_share()),
        "win_share_ci95": tally.win_share().interval,
        "mean_points": mean(tally, tally.points()),
        "mean_points_ci95": tally.points().interval,
        "mean_margin": mean(tally, tally.margin()),
        "mean_margin_ci95": tally.margin().interval,
        "elo": elo.and_then(|elo| mean(tally, elo)),
        "elo_ci95": elo.and_then(|elo| elo.interval),
        "decisions": effort.decisions,
        "ms_per_decision": effort.ms_per_decision(),
        "max_ms_per_decision": 1000.0 * effort.longest.as_secs_f64(),
        "sims_per_decision": effort.simulations_per_decision(),
        "sims_per_second": effort.simulations_per_second(),
    })
}

/// Of nothing there is no mean.
fn mean(tally: &Results, estimate: Estimate) -> Option<f64> {
    (tally.deals() > 0).then_some(estimate.mean)
}

fn first_seat(tally: &Results) -> Value {
    json!({
        "win_share": tally.win_share().mean,
        "win_share_ci95": tally.win_share().interval,
        "mean_margin": tally.margin().mean,
        "mean_margin_ci95": tally.margin().interval,
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

fn sides(by_side: &BySide) -> Value {
    let kinds = by_side.kinds().map(|(kind, sides)| {
        let rows = sides.iter().map(|(name, tally)| {
            let points = tally.points();
            json!({
                "side": name,
                "games": tally.games(),
                "mean_points": points.mean,
                "mean_points_ci95": points.interval,
            })
        });
        let difference = widest(sides).map(|(best, worst, points)| {
            json!({"best": best, "worst": worst, "points": points.mean, "points_ci95": points.interval})
        });
        (kind.to_string(), json!({"sides": rows.collect::<Vec<Value>>(), "largest_difference": difference}))
    });
    Value::Object(kinds.collect())
}
