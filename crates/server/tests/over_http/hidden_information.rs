//! Nobody receives hidden information: two games that differ only in what a viewer cannot know send
//! that viewer the same bytes. This covers the first load, frames, undo, errors, reconnects,
//! look-back, lists and hints, for every seat and for spectators, for every game and option.
//!
//! Everything on the wire is a function of a game's log and the viewer. So a random game is written
//! as a log, and a second log is made from it in which everything that the viewer cannot know is
//! resampled: hands, decks, missions, face-down tiles, bids and sides, decisions that were taken
//! back, the salt, the secret and the nonces. Each log goes into the store of its own server. The
//! viewer then sends all requests to both servers and watches both games continue.

mod log_capture;
#[path = "hidden_information/sanssouci.rs"]
mod of_sanssouci;
#[path = "hidden_information/versailles.rs"]
mod of_versailles;
mod pair;
mod requests;
mod resample;
mod scenario;
mod test_table;

use std::collections::BTreeSet;

use futures_util::StreamExt as _;
use futures_util::future::join_all;
use game::{Game as _, Viewer};
use log_capture::LogCapture;
use pair::Pair;
use requests::Transcript;
use resample::{Differences, Resample};
use sanssouci::Edition;
use scenario::Cutoff;
use server::archive::ArchiveLine;
use server::store::{Write, Written};
use server::tables::TablesOptions;
use server::{Limits, Options};
use table::Timestamp;

use crate::test_server::{TestServer, games, test_options};

/// How many viewers send requests at the same time.
const CONCURRENT_VIEWERS: usize = 16;

/// Where the random games are cut off, in turn.
const CUTOFFS: [Cutoff; 4] = [Cutoff::Early, Cutoff::Anywhere, Cutoff::FaceDown, Cutoff::Late];

/// Compares the bytes that every viewer receives in games with these options.
fn assert_nothing_leaks<G: Resample>(all: &[G::Options], rounds: usize) -> Differences {
    let games = games();
    let mut differences = Differences::default();
    let mut pairs = Vec::new();
    for (which, options) in all.iter().enumerate() {
        let players = G::check_options(options).expect("valid options");
        for (who, viewer) in Viewer::all(players).enumerate() {
            for round in 0..rounds {
                let cutoff = match round {
                    1 => Cutoff::FaceDown,
                    _ => CUTOFFS[(which + who + round) % CUTOFFS.len()],
                };
                pairs.push(Pair::new::<G>(pairs.len(), options, viewer, cutoff, &games, &mut differences));
            }
        }
    }
    let (compared, hints) = assert_same_bytes(&pairs);
    assert!(hints > 0, "hints are among the responses");
    println!(
        "{} pairs of games, {compared} responses and frames with {hints} hints, {differences:#?}",
        pairs.len()
    );
    differences
}

/// Fails if a viewer receives different bytes in the two worlds. Returns the numbers of compared
/// responses and of hints among them.
fn assert_same_bytes(pairs: &[Pair]) -> (usize, usize) {
    let [one, other] = observe(pairs);
    compare("the lobby", &one.lobby, &other.lobby);
    for (pair, (one, other)) in pairs.iter().zip(one.viewers.iter().zip(&other.viewers)) {
        compare(&pair.label, one, other);
    }
    assert_eq!(one.logs, other.logs, "the log lines about games");
    let viewers = one.viewers.iter();
    assert!(viewers.clone().any(|viewer| viewer.patches > 0), "patches are among the frames");
    viewers.fold((0, 0), |sum, viewer| (sum.0 + viewer.lines.len(), sum.1 + viewer.hints))
}

/// Everything that viewers received in one of the two worlds.
struct Observed {
    lobby: Transcript,
    viewers: Vec<Transcript>,
    logs: BTreeSet<String>,
}

/// Observes both worlds, each on its own thread.
fn observe(pairs: &[Pair]) -> [Observed; 2] {
    std::thread::scope(|scope| {
        let worlds = [0, 1].map(|world| scope.spawn(move || observe_world(pairs, world)));
        worlds.map(|world| world.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Runs the server of one world and sends it all requests. Everything runs on this thread, because
/// log lines are captured per thread.
fn observe_world(pairs: &[Pair], world: usize) -> Observed {
    let logs = LogCapture::default();
    let _guard = tracing::subscriber::set_default(logs.clone());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let mut server = TestServer::with_options(server_options()).await;
        fill_store(&server, pairs, world).await;
        let lobby = requests::lobby(&server).await;
        let transcripts =
            futures_util::stream::iter(pairs).map(|pair| requests::send_all(&server, pair, world));
        let viewers = transcripts.buffered(CONCURRENT_VIEWERS).collect().await;
        server.stop().await;
        assert!(!logs.all().is_empty(), "log lines are captured");
        Observed { lobby, viewers, logs: logs.about_games() }
    })
}

fn server_options() -> Options {
    let options = test_options();
    // More simulations would not let a hint see more of the game.
    let tables = TablesOptions { hint_simulations: 60, ..options.tables };
    // All viewers share one address.
    Options { limits: Limits { streams_per_person: 10_000, ..options.limits }, tables, ..options }
}

/// Writes the people and the games of one world into its store.
async fn fill_store(server: &TestServer, pairs: &[Pair], world: usize) {
    let store = server.tables.store();
    let people = pairs.iter().flat_map(|pair| pair.table.everybody());
    let (mut persons, mut keys) = (Vec::new(), Vec::new());
    for person in people {
        let since = Timestamp(0);
        persons.push(Write::Archived(ArchiveLine::Person {
            id: person.id,
            name: person.name.clone(),
            since,
        }));
        let hash = person.key.hash().as_str().to_string();
        keys.push(Write::Archived(ArchiveLine::Key {
            hash,
            person: person.id,
            since,
            used: None,
            browser: None,
            platform: None,
        }));
    }
    let games = pairs.iter().map(|pair| Write::Append(pair.worlds[world].append.clone()));
    for writes in [persons, keys, games.collect()] {
        for written in join_all(writes.into_iter().map(|write| store.write(write))).await {
            assert_eq!(written.expect("the store accepts it"), Written::Done);
        }
    }
}

/// Fails at the first byte that differs.
fn compare(label: &str, one: &Transcript, other: &Transcript) {
    for ((what, one), (_, other)) in one.lines.iter().zip(&other.lines) {
        if one != other {
            let place = one.iter().zip(other).take_while(|(a, b)| a == b).count();
            let around = |bytes: &[u8]| {
                let part = &bytes[place.saturating_sub(150).min(bytes.len())..(place + 100).min(bytes.len())];
                String::from_utf8_lossy(part).into_owned()
            };
            panic!("{label}\n{what}\nbyte {place}\n  {}\n  {}", around(one), around(other));
        }
    }
    assert_eq!(one.lines.len(), other.lines.len(), "{label}");
}

/// Runs single pairs, because log lines of one game could hide among those of many.
fn assert_logs_do_not_leak<G: Resample>(options: &G::Options) {
    let games = games();
    let players = G::check_options(options).expect("valid options");
    for (who, viewer) in Viewer::all(players).enumerate() {
        let mut differences = Differences::default();
        assert_same_bytes(&[Pair::new::<G>(
            1000 + who,
            options,
            viewer,
            Cutoff::FaceDown,
            &games,
            &mut differences,
        )]);
    }
}

/// A test that resamples nothing proves nothing.
fn assert_resampled<G: Resample>(differences: &Differences, except: &[&str]) {
    for secret in G::SECRETS.iter().filter(|secret| !except.contains(secret)) {
        assert!(
            differences.0.get(secret).is_some_and(|&times| times >= 3),
            "{secret}: hardly ever different"
        );
    }
}

/// Tests all options of an edition.
fn check_sanssouci(edition: Edition, players: u8) {
    let mut all = Vec::new();
    for bits in 0..16u8 {
        let [rewards, boars, choose_sides, choose_stack] = [1, 2, 4, 8].map(|bit| bits & bit != 0);
        let options = sanssouci::Options { edition, players, rewards, boars, choose_sides, choose_stack };
        if sanssouci::Position::check_options(&options).is_ok() {
            all.push(options);
        }
    }
    assert_eq!(all.len(), if edition == Edition::Classic { 16 } else { 8 });
    // The revised gardens have only one side, so cards and market are dealt at the start.
    let (rounds, except): (_, &[&str]) = match edition {
        Edition::Classic => (1, &[]),
        Edition::Revised => (2, &["own cards before they are dealt", "market not laid out"]),
    };
    let differences = assert_nothing_leaks::<sanssouci::Position>(&all, rounds);
    assert_resampled::<sanssouci::Position>(&differences, except);
}

fn check_versailles(players: u8) {
    let differences = assert_nothing_leaks::<versailles::Position>(&[versailles::Options::new(players)], 6);
    let except: &[&str] = if players == 2 { &[] } else { &["Ludwig's cards"] };
    assert_resampled::<versailles::Position>(&differences, except);
}

#[test]
fn classic_sanssouci_for_two_does_not_leak() {
    check_sanssouci(Edition::Classic, 2);
}

#[test]
fn classic_sanssouci_for_three_does_not_leak() {
    check_sanssouci(Edition::Classic, 3);
}

#[test]
fn classic_sanssouci_for_four_does_not_leak() {
    check_sanssouci(Edition::Classic, 4);
}

#[test]
fn revised_sanssouci_for_two_does_not_leak() {
    check_sanssouci(Edition::Revised, 2);
}

#[test]
fn revised_sanssouci_for_three_does_not_leak() {
    check_sanssouci(Edition::Revised, 3);
}

#[test]
fn revised_sanssouci_for_four_does_not_leak() {
    check_sanssouci(Edition::Revised, 4);
}

#[test]
fn versailles_for_two_does_not_leak() {
    check_versailles(2);
}

#[test]
fn versailles_for_three_does_not_leak() {
    check_versailles(3);
}

#[test]
fn versailles_for_four_does_not_leak() {
    check_versailles(4);
}

#[test]
fn versailles_for_five_does_not_leak() {
    check_versailles(5);
}

#[test]
fn logs_of_sanssouci_do_not_leak() {
    assert_logs_do_not_leak::<sanssouci::Position>(&sanssouci::Options {
        rewards: true,
        ..sanssouci::Options::new(Edition::Classic, 2)
    });
}

#[test]
fn logs_of_versailles_do_not_leak() {
    assert_logs_do_not_leak::<versailles::Position>(&versailles::Options::new(3));
}
