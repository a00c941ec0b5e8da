//! Nobody learns what the rules hide from them: two games that differ only in what a viewer cannot know send that viewer
//! the same bytes. First load, every frame, undo, errors, reconnecting, looking back, lists, hints; for every seat and for those
//! who only watch; for every game and option.
//!
//! What goes over the wire is a function of a game's log and the viewer. So a random game is written as a log, and a second
//! log is made from it in which everything is another that the viewer cannot know by then: hands, decks, missions, tiles
//! that are not turned up, face-down bids and sides, those that were taken back, and the salt. Each goes into a store and a
//! server of its own; then the viewer asks both for everything that can be asked, and watches both go on.

mod scenario;
mod resample;
mod log_capture;
#[path = "hidden_information/sanssouci.rs"]
mod of_sanssouci;
#[path = "hidden_information/versailles.rs"]
mod of_versailles;
mod pair;
mod test_table;
mod requests;

use std::collections::BTreeSet;

use crate::test_server::TestServer;
use scenario::Cutoff;
use futures_util::StreamExt as _;
use futures_util::future::join_all;
use game::{Game as _, Viewer};
use resample::{Resample, Differences};
use log_capture::LogCapture;
use pair::Pair;
use sanssouci::Edition;
use requests::Transcript;
use server::archive::Line;
use server::store::{Write, Written};
use server::tables::TablesOptions;
use server::{Limits, Options};
use table::Timestamp;

/// How many viewers ask at the same time.
const AT_ONCE: usize = 16;

/// Where games are looked at, in turn.
const CUTOFFS: [Cutoff; 4] = [Cutoff::Early, Cutoff::Anywhere, Cutoff::FaceDown, Cutoff::Late];

/// Compares what every viewer is told in games of these options.
fn nothing_leaks<G: Resample>(all: &[G::Options], rounds: usize) -> Differences {
    let games = crate::test_server::games();
    let mut varied = Differences::default();
    let mut pairs = Vec::new();
    for (which, options) in all.iter().enumerate() {
        let players = G::agree(options).expect("the options are right");
        for (who, viewer) in Viewer::all(players).enumerate() {
            for round in 0..rounds {
                let cutoff = match round {
                    1 => Cutoff::FaceDown,
                    _ => CUTOFFS[(which + who + round) % CUTOFFS.len()],
                };
                pairs.push(Pair::new::<G>(pairs.len(), options, viewer, cutoff, &games, &mut varied));
            }
        }
    }
    let (compared, hints) = same_told(&pairs);
    assert!(hints > 0, "hints are compared, too");
    println!(
        "{} pairs of games, {compared} answers and frames compared, {hints} hints among them; varied: {varied:#?}",
        pairs.len()
    );
    varied
}

/// Fails if anybody is told something else in one world than in the other; gives how much was compared, and how
/// many hints.
fn same_told(pairs: &[Pair]) -> (usize, usize) {
    let [one, other] = told(pairs);
    compare("the lobby", &one.lobby, &other.lobby);
    for (pair, (one, other)) in pairs.iter().zip(one.viewers.iter().zip(&other.viewers)) {
        compare(&pair.label, one, other);
    }
    assert_eq!(one.logs, other.logs, "what the servers log of games");
    let viewers = one.viewers.iter();
    viewers.fold((0, 0), |sum, viewer| (sum.0 + viewer.lines.len(), sum.1 + viewer.hints))
}

/// What everybody was told in one of the two worlds.
struct EntryView {
    lobby: Transcript,
    viewers: Vec<Transcript>,
    logs: BTreeSet<String>,
}

/// Serves both worlds, each on a thread of its own.
fn told(pairs: &[Pair]) -> [EntryView; 2] {
    std::thread::scope(|scope| {
        let worlds = [0, 1].map(|world| scope.spawn(move || serve(pairs, world)));
        worlds.map(|world| world.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Serves one world and asks it everything. All of it happens on this thread, and so its logs are heard.
fn serve(pairs: &[Pair], world: usize) -> EntryView {
    let logs = LogCapture::default();
    let _heard = tracing::subscriber::set_default(logs.clone());
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a thread is enough");
    runtime.block_on(async {
        let mut server = TestServer::with(one_address_has_many_streams()).await;
        fill(&server, pairs, world).await;
        let lobby = requests::lobby(&server).await;
        let asked = futures_util::stream::iter(pairs).map(|pair| requests::run(&server, pair, world));
        let viewers = asked.buffered(AT_ONCE).collect().await;
        server.stop().await;
        assert!(!logs.all().is_empty(), "the log is heard");
        EntryView { lobby, viewers, logs: logs.about_games() }
    })
}

fn one_address_has_many_streams() -> Options {
    let quick = crate::test_server::quick();
    // What a hint says is a matter of what it may look at, not of how long it looks.
    let tables = TablesOptions { hint_simulations: 60, ..quick.tables };
    Options { limits: Limits { streams_each: 10_000, ..quick.limits }, tables, ..quick }
}

/// Puts the people and the games of one world into a store.
async fn fill(server: &TestServer, pairs: &[Pair], world: usize) {
    let store = server.tables.store();
    let people = pairs.iter().flat_map(|pair| pair.table.everybody());
    let (mut persons, mut keys) = (Vec::new(), Vec::new());
    for human in people {
        let since = Timestamp(0);
        persons.push(Write::Archived(Line::Person { id: human.id, name: human.name.clone(), since }));
        let hash = human.key.hash().as_str().to_string();
        keys.push(Write::Archived(Line::Key { hash, person: human.id, since }));
    }
    let games = pairs.iter().map(|pair| Write::Append(pair.worlds[world].append.clone()));
    for writes in [persons, keys, games.collect()] {
        for done in join_all(writes.into_iter().map(|write| store.write(write))).await {
            assert_eq!(done.expect("the store takes it"), Written::Done);
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

/// One pair in a house of its own: among the lines of many games, what is logged of one would not show.
fn logs_tell_nothing<G: Resample>(options: &G::Options) {
    let games = crate::test_server::games();
    let players = G::agree(options).expect("the options are right");
    for (who, viewer) in Viewer::all(players).enumerate() {
        let mut varied = Differences::default();
        same_told(&[Pair::new::<G>(1000 + who, options, viewer, Cutoff::FaceDown, &games, &mut varied)]);
    }
}

/// The test could not fail where nothing were varied.
fn was_varied<G: Resample>(varied: &Differences, except: &[&str]) {
    for secret in G::SECRETS.iter().filter(|secret| !except.contains(secret)) {
        assert!(varied.0.get(secret).is_some_and(|&times| times >= 3), "{secret}: hardly varied");
    }
}

/// All options of an edition for so many.
fn sanssouci(edition: Edition, players: u8) {
    let mut all = Vec::new();
    for bits in 0..16u8 {
        let [rewards, boars, choose_sides, choose_stack] = [1, 2, 4, 8].map(|bit| bits & bit != 0);
        let options = sanssouci::Options { edition, players, rewards, boars, choose_sides, choose_stack };
        if sanssouci::Position::agree(&options).is_ok() {
            all.push(options);
        }
    }
    assert_eq!(all.len(), if edition == Edition::Classic { 16 } else { 8 });
    // The revised gardens have one side, so cards are dealt at once.
    let (rounds, except): (_, &[&str]) = match edition {
        Edition::Classic => (1, &[]),
        Edition::Revised => (2, &["own cards before they are dealt"]),
    };
    let varied = nothing_leaks::<sanssouci::Position>(&all, rounds);
    was_varied::<sanssouci::Position>(&varied, except);
}

fn versailles(players: u8) {
    let varied = nothing_leaks::<versailles::Position>(&[versailles::Options::new(players)], 6);
    let except: &[&str] = if players == 2 { &[] } else { &["Ludwig's cards"] };
    was_varied::<versailles::Position>(&varied, except);
}

#[test]
fn classic_sanssouci_for_two() {
    sanssouci(Edition::Classic, 2);
}

#[test]
fn classic_sanssouci_for_three() {
    sanssouci(Edition::Classic, 3);
}

#[test]
fn classic_sanssouci_for_four() {
    sanssouci(Edition::Classic, 4);
}

#[test]
fn revised_sanssouci_for_two() {
    sanssouci(Edition::Revised, 2);
}

#[test]
fn revised_sanssouci_for_three() {
    sanssouci(Edition::Revised, 3);
}

#[test]
fn revised_sanssouci_for_four() {
    sanssouci(Edition::Revised, 4);
}

#[test]
fn versailles_for_two() {
    versailles(2);
}

#[test]
fn versailles_for_three() {
    versailles(3);
}

#[test]
fn versailles_for_four() {
    versailles(4);
}

#[test]
fn versailles_for_five() {
    versailles(5);
}

#[test]
fn logs_of_sanssouci() {
    logs_tell_nothing::<sanssouci::Position>(&sanssouci::Options {
        rewards: true,
        ..sanssouci::Options::new(Edition::Classic, 2)
    });
}

#[test]
fn logs_of_versailles() {
    logs_tell_nothing::<versailles::Position>(&versailles::Options::new(3));
}
