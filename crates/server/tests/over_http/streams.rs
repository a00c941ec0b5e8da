//! Streams of frames: catching up, and viewers that do not read.

use std::time::Duration;

use client::{Client, Events, PatchedFrames};
use serde_json::{Value, json};
use server::tables::TablesOptions;
use server::{Limits, Options};

use crate::test_server::{
    TestServer, decide, frame, open, play_randomly, sit, state, test_options, versailles, watch,
};

/// Reads frames as bytes until the log has ended with entry `last`.
async fn read_until(mut events: Events, last: u64) -> Vec<Vec<u8>> {
    let mut seen = Vec::new();
    loop {
        let event = tokio::time::timeout(Duration::from_secs(60), events.next()).await;
        let event = event.expect("a frame arrives in time").expect("the stream is open");
        let seq = event.seq();
        seen.push(event.raw);
        if seq == last {
            return seen;
        }
    }
}

async fn watch_after(person: &Client, game: &str, after: u64) -> Events {
    let path = format!("/api/games/{game}/events?after={after}");
    person.watch(&path, None).await.expect("a response")
}

/// A game in which seats change hands before the start. The live streams of everybody are the
/// reference: a stream that catches up must send the same bytes for every seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn catching_up_sends_the_same_frames_as_watching_live() {
    let limits = Limits { streams_per_person: 1000, ..test_options().limits };
    let server = TestServer::with_options(Options { limits, ..test_options() }).await;
    let (mut host, mut guest, mut other) =
        (server.person().await, server.person().await, server.person().await);
    let game = open(&mut host, versailles(3), &["me", "open", "open"]).await;
    let viewers = [host.again(server.address), guest.again(server.address), other.again(server.address)];
    let mut live = Vec::new();
    for viewer in viewers.iter().chain([&server.stranger()]) {
        live.push(watch(viewer, &game).await);
    }
    sit(&mut guest, &game, 1).await;
    guest.delete(&format!("/api/games/{game}/seats/1")).await.expect("a response");
    sit(&mut other, &game, 1).await;
    sit(&mut guest, &game, 2).await;
    host.post(&format!("/api/games/{game}/talk"), &json!({"text": "hello"})).await.expect("a response");
    let playing = [(host, 1), (guest, 2), (other, 3)].map(|(mut person, seed)| {
        let game = game.clone();
        tokio::spawn(async move {
            play_randomly(&mut person, &game, seed).await;
            person
        })
    });
    let mut people = Vec::new();
    for person in playing {
        people.push(person.await.expect("no panic"));
    }
    let last = state(&mut people[0], &game).await["seq"].as_u64().expect("a number");
    assert!(last > 80, "the log is longer than the cache and a batch of a replay: {last}");
    for (number, events) in live.into_iter().enumerate() {
        let viewer =
            people.get(number).map_or_else(|| server.stranger(), |person| person.again(server.address));
        // The first frame shows the state and is not of an entry.
        let expected = read_until(events, last).await.split_off(1);
        assert_eq!(expected.len() as u64, last - 1);
        for after in (1..last).step_by(13).chain([last - 7, last - 6, last - 1]) {
            let resumed = read_until(watch_after(&viewer, &game, after).await, last).await;
            assert!(resumed == expected[after as usize - 1..], "viewer {number} after {after}");
        }
    }
}

/// Frames of a stream until entry `last`, completed where the stream tells only what changed, and
/// the number of patches among them. A view that did not change is left out.
async fn complete_until(mut events: Events, last: u64) -> (Vec<Value>, usize) {
    let (mut patched, mut frames, mut patches) = (PatchedFrames::default(), Vec::<Value>::new(), 0);
    let mut view = Value::Null;
    while frames.last().is_none_or(|frame| frame["seq"] != last) {
        let event = tokio::time::timeout(Duration::from_secs(60), events.next()).await;
        let event = event.expect("a frame arrives in time").expect("the stream is open");
        patches += usize::from(event.event == "patch");
        let mut frame = patched.read(&event).expect("a valid event").expect("a frame");
        if let Some(new) = frame.as_object_mut().and_then(|frame| frame.remove("view")) {
            view = new;
        }
        frame["view after it"] = view.clone();
        frames.push(frame);
    }
    (frames, patches)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn patches_complete_to_the_whole_frames() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut terms = versailles(2);
    terms["time"] = json!({"kind": "bank", "seconds": 600, "increment": 5});
    let game = open(&mut host, terms, &["me", "open"]).await;
    let path = format!("/api/games/{game}/events");
    let (mut whole, mut patched) = (Vec::new(), Vec::new());
    for viewer in [host.again(server.address), guest.again(server.address), server.stranger()] {
        whole.push(viewer.watch(&path, None).await.expect("a response"));
        patched.push(viewer.watch(&format!("{path}?patches=true"), None).await.expect("a response"));
    }
    sit(&mut guest, &game, 1).await;
    for text in ["one", "two"] {
        host.post(&format!("/api/games/{game}/talk"), &json!({"text": text})).await.expect("a response");
        decide(&mut host, &game).await;
        decide(&mut guest, &game).await;
    }
    let last = state(&mut host, &game).await["seq"].as_u64().expect("a number");
    for (viewer, (whole, patched)) in whole.into_iter().zip(patched).enumerate() {
        let ((whole, none), (patched, patches)) =
            (complete_until(whole, last).await, complete_until(patched, last).await);
        assert_eq!((patched.len(), none), (whole.len(), 0), "viewer {viewer}");
        for (whole, patched) in whole.iter().zip(&patched) {
            assert_eq!(whole, patched, "viewer {viewer}");
        }
        // The frames before the game, and the one of its start, are whole.
        assert_eq!(patches as u64, last - 3, "viewer {viewer}");
    }
    // A client that comes back gets whole frames until one of them has had the view.
    for after in last - 4..last {
        let resumed = host.watch(&format!("{path}?patches=true&after={after}"), None).await;
        let (frames, patches) = complete_until(resumed.expect("a response"), last).await;
        let without_view = frames.iter().take_while(|frame| frame["view after it"].is_null()).count();
        assert_eq!(patches, frames.len().saturating_sub(without_view + 1), "after {after}");
    }
}

#[tokio::test]
async fn a_server_that_stops_asks_streams_to_come_back_at_different_times() {
    let mut server = TestServer::start().await;
    let mut host = server.person().await;
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    let mut streams = Vec::new();
    for _ in 0..8 {
        streams.push(watch(&host, &game).await);
    }
    server.stop().await;
    let mut delays = Vec::new();
    for mut stream in streams {
        while stream.next().await.is_ok() {}
        delays.push(stream.retry.expect("a delay"));
    }
    delays.sort();
    delays.dedup();
    assert!(delays.len() > 1, "{delays:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_watched_but_idle_leaves_memory_and_goes_on() {
    let tables = TablesOptions { idle: Duration::from_millis(240), ..test_options().tables };
    let server = TestServer::with_options(Options { tables, ..test_options() }).await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    let mut events = watch(&host, &game).await;
    sit(&mut guest, &game, 1).await;
    for expected in 1..=3 {
        let event = events.next().await.expect("a frame");
        assert_eq!(event.seq(), expected);
    }
    assert_eq!(server.tables.loaded(), 1);
    let unloaded = async {
        while server.tables.loaded() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), unloaded).await.expect("the log leaves memory");
    assert_eq!(server.tables.in_memory(), 1, "only the stream is left");
    assert_eq!(decide(&mut guest, &game).await, 200);
    let event = events.next().await.expect("a frame");
    assert_eq!(frame(&event)["what"]["what"], "acted");
    assert_eq!(event.seq(), 4);
}
