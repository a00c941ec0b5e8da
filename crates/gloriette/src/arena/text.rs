//! The arena's report for people.

use std::time::Duration;

use bots::Skill;
use bots::arena::{Estimate, Hypothesis, Sprt, Standing, Verdict};
use serde_json::Value;

use crate::arena::by_side::{BySide, widest};
use crate::arena::columns::columns;
use crate::arena::report::Report;

/// The report as some paragraphs and tables, without a line end.
pub(super) fn write<G: Skill>(report: &Report<G>) -> String {
    let mut paragraphs = vec![heading(report)];
    if report.deals == 0 {
        return paragraphs.remove(0)
            + "\nThere is nothing to say: no deal was played to its end in all seatings.";
    }
    paragraphs.push(results(report.standings.bots()));
    paragraphs.push(efforts(report.standings.bots()));
    if report.first.deals() > 0 {
        let (share, margin) = (report.first.win_share(), report.first.margin());
        let par = 100.0 / report.players as f64;
        paragraphs.push(format!(
            "The seat that begins: wins {} (par {par:.0} %), margin {}.",
            percent(share),
            signed(margin)
        ));
    }
    if let Some((test, verdict)) = &report.sprt {
        paragraphs.push(decision(test, verdict, report.standings.bots()));
    }
    if let Some(by_side) = &report.by_side {
        paragraphs.extend(sides(by_side));
        if by_side.kinds().next().is_none() {
            paragraphs.push("All play on equal boards.".into());
        }
    }
    paragraphs.join("\n\n")
}

/// What was played.
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
        agreed(&serde_json::to_value(&report.options).unwrap_or_default()),
        several(*seatings, "seating"),
        span(report.time),
        several(*threads, "thread"),
    )
}

/// The options that are in force, whatever the game has.
fn agreed(options: &Value) -> String {
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
        let tally = &bot.results;
        let elo = bot.elo().map_or("-".into(), elo);
        vec![
            bot.entrant.to_string(),
            percent(tally.win_share()),
            plain(tally.points()),
            signed(tally.margin()),
            elo,
        ]
    });
    columns(&[heads.to_vec()].into_iter().chain(rows).collect::<Vec<_>>())
}

fn efforts(bots: &[Standing]) -> String {
    let heads = ["", "decisions", "mean", "longest", "simulations", "a second"].map(String::from);
    let rows = bots.iter().map(|bot| {
        let effort = &bot.search_stats;
        let rate = |rate: f64| if effort.simulations == 0 { "-".into() } else { format!("{rate:.0}") };
        vec![
            bot.entrant.to_string(),
            effort.decisions.to_string(),
            milliseconds(effort.ms_per_decision()),
            milliseconds(1000.0 * effort.longest.as_secs_f64()),
            rate(effort.simulations_per_decision()),
            rate(effort.simulations_per_second()),
        ]
    });
    columns(&[heads.to_vec()].into_iter().chain(rows).collect::<Vec<_>>())
}

fn decision(test: &Sprt, verdict: &Verdict, bots: &[Standing]) -> String {
    let ((elo0, elo1), bound) = (test.elos(), Sprt::bound());
    let Verdict { llr, decided } = verdict;
    let [first, second] = [0, 1].map(|number| bots[number].entrant);
    let found = match decided {
        Some(Hypothesis::Elo1) => format!("{first} is {elo1} Elo stronger than {second} rather than {elo0}"),
        Some(Hypothesis::Elo0) => format!("{first} is {elo0} Elo stronger than {second} rather than {elo1}"),
        None => format!("not decided whether {first} is {elo0} or {elo1} Elo stronger than {second}"),
    };
    format!("Test: {found} (log-likelihood ratio {llr:+.2}, bounds {:+.2} and {bound:+.2}).", -bound)
}

fn sides(by_side: &BySide) -> impl Iterator<Item = String> {
    by_side.kinds().map(|(kind, sides)| {
        let heads = vec![kind.to_string(), "games".into(), "points".into()];
        let rows = sides
            .iter()
            .map(|(name, tally)| vec![name.clone(), tally.games().to_string(), plain(tally.points())]);
        let table = columns(&[heads].into_iter().chain(rows).collect::<Vec<_>>());
        let widest = widest(sides).map_or(String::new(), |(best, worst, difference)| {
            format!("\nThe largest difference is {}: {best} over {worst}.", plain(difference))
        });
        table + &widest
    })
}

fn percent(share: Estimate) -> String {
    let percent = share.map(|share| 100.0 * share);
    format!("{:.1}{} %", percent.mean, around(percent))
}

fn plain(points: Estimate) -> String {
    format!("{:.1}{}", points.mean, around(points))
}

fn signed(points: Estimate) -> String {
    format!("{:+.1}{}", points.mean, around(points))
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

/// The interval: as `± 1.2`, or with both ends where they are not equally far away.
fn around(estimate: Estimate) -> String {
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

fn span(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f64()),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

fn several(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
