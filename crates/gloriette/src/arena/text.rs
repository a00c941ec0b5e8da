//! The arena's report as text.

use std::time::Duration;

use bots::Skill;
use bots::arena::{Estimate, Hypothesis, Sprt, Standing, Verdict};
use serde_json::Value;

use crate::arena::columns::columns;
use crate::arena::report::Report;
use crate::arena::side_results::{SideResults, largest_difference};

/// Formats the report as paragraphs and tables, without a final newline.
pub(super) fn write<G: Skill>(report: &Report<G>) -> String {
    let mut paragraphs = vec![heading(report)];
    if report.deals == 0 {
        return paragraphs.remove(0) + "\nNo results: no deal was completed in all seatings.";
    }
    paragraphs.push(results(report.standings.bots()));
    paragraphs.push(search_stats(report.standings.bots()));
    if report.first.deals() > 0 {
        let (share, margin) = (report.first.win_share(), report.first.margin());
        let par = 100.0 / report.players as f64;
        paragraphs.push(format!(
            "Starting seat: wins {} (par {par:.0} %), margin {}.",
            percent(share),
            signed(margin)
        ));
    }
    if let Some((test, verdict)) = &report.sprt {
        paragraphs.push(decision(test, verdict, report.standings.bots()));
    }
    if let Some(side_results) = &report.side_results {
        paragraphs.extend(sides(side_results));
        if side_results.kinds().next().is_none() {
            paragraphs.push("All boards are equal.".into());
        }
    }
    paragraphs.join("\n\n")
}

/// Game, options, deals, seed and time.
fn heading<G: Skill>(report: &Report<G>) -> String {
    let Report { players, deals, seatings, seed, threads, .. } = report;
    let games = deals * *seatings as u64;
    let ended = match (report.interrupted, report.is_decided()) {
        (true, _) => format!(", interrupted before {} deals", report.planned),
        (_, true) => format!(", decided before {} deals", report.planned),
        _ => String::new(),
    };
    format!(
        "{}, {players} players{}\n{deals} deals of seed {seed}, each in {}: {games} games in {} on {}{ended}",
        G::NAME,
        options(&serde_json::to_value(&report.options).unwrap_or_default()),
        plural(*seatings, "seating"),
        duration(report.time),
        plural(*threads, "thread"),
    )
}

/// The options of the game that are on, and the chosen values.
fn options(options: &Value) -> String {
    let options = options.as_object().into_iter().flatten();
    let words = options.filter_map(|(key, value)| match value {
        Value::String(word) => Some(word.clone()),
        Value::Bool(true) => Some(key.replace('_', " ")),
        _ => None,
    });
    words.map(|word| format!(", {word}")).collect()
}

fn results(bots: &[Standing]) -> String {
    let heads = ["", "wins", "points", "margin", "Elo"].map(String::from);
    let rows = bots.iter().map(|bot| {
        let results = &bot.results;
        let elo = bot.elo().map_or("-".into(), elo);
        vec![
            bot.entrant.to_string(),
            percent(results.win_share()),
            plain(results.points()),
            signed(results.margin()),
            elo,
        ]
    });
    columns(&[heads.to_vec()].into_iter().chain(rows).collect::<Vec<_>>())
}

fn search_stats(bots: &[Standing]) -> String {
    let heads = ["", "decisions", "mean", "longest", "simulations", "per second"].map(String::from);
    let rows = bots.iter().map(|bot| {
        let stats = &bot.search_stats;
        let rate = |rate: f64| if stats.simulations == 0 { "-".into() } else { format!("{rate:.0}") };
        vec![
            bot.entrant.to_string(),
            stats.decisions.to_string(),
            milliseconds(stats.ms_per_decision()),
            milliseconds(1000.0 * stats.longest.as_secs_f64()),
            rate(stats.simulations_per_decision()),
            rate(stats.simulations_per_second()),
        ]
    });
    columns(&[heads.to_vec()].into_iter().chain(rows).collect::<Vec<_>>())
}

fn decision(test: &Sprt, verdict: &Verdict, bots: &[Standing]) -> String {
    let ((elo0, elo1), bound) = (test.elos(), Sprt::bound());
    let Verdict { llr, decided } = verdict;
    let [first, second] = [0, 1].map(|index| bots[index].entrant);
    let conclusion = match decided {
        Some(Hypothesis::Elo1) => format!("{first} is {elo1} Elo stronger than {second} rather than {elo0}"),
        Some(Hypothesis::Elo0) => format!("{first} is {elo0} Elo stronger than {second} rather than {elo1}"),
        None => format!("not decided whether {first} is {elo0} or {elo1} Elo stronger than {second}"),
    };
    format!("SPRT: {conclusion} (log-likelihood ratio {llr:+.2}, bounds {:+.2} and {bound:+.2}).", -bound)
}

fn sides(side_results: &SideResults) -> impl Iterator<Item = String> {
    side_results.kinds().map(|(kind, sides)| {
        let heads = vec![kind.to_string(), "games".into(), "points".into()];
        let rows = sides
            .iter()
            .map(|(name, results)| vec![name.clone(), results.games().to_string(), plain(results.points())]);
        let table = columns(&[heads].into_iter().chain(rows).collect::<Vec<_>>());
        let difference = largest_difference(sides).map_or(String::new(), |(best, worst, difference)| {
            format!("\nThe largest difference is {}: {best} over {worst}.", plain(difference))
        });
        table + &difference
    })
}

fn percent(share: Estimate) -> String {
    let percent = share.map(|share| 100.0 * share);
    format!("{:.1}{} %", percent.mean, interval(percent))
}

fn plain(points: Estimate) -> String {
    format!("{:.1}{}", points.mean, interval(points))
}

fn signed(points: Estimate) -> String {
    format!("{:+.1}{}", points.mean, interval(points))
}

fn elo(elo: Estimate) -> String {
    let number = |elo: f64| {
        if elo.is_finite() {
            format!("{elo:+.0}")
        } else {
            String::from(if elo > 0.0 { "+∞" } else { "-∞" })
        }
    };
    let interval = elo.interval.map(|(low, high)| format!(" ({} to {})", number(low), number(high)));
    number(elo.mean) + &interval.unwrap_or_default()
}

/// Formats the interval: as `± 1.2` if it is symmetric, otherwise with both ends.
fn interval(estimate: Estimate) -> String {
    let Some((low, high)) = estimate.interval else { return String::new() };
    let (below, above) = (estimate.mean - low, high - estimate.mean);
    if (below - above).abs() < 0.05 { format!(" ± {above:.1}") } else { format!(" ({low:.1} to {high:.1})") }
}

fn milliseconds(ms: f64) -> String {
    match ms {
        0.0..1.0 => format!("{ms:.3} ms"),
        1.0..10.0 => format!("{ms:.1} ms"),
        10.0..1000.0 => format!("{ms:.0} ms"),
        _ => format!("{:.2} s", ms / 1000.0),
    }
}

fn duration(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f64()),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

fn plural(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
