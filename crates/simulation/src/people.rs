//! The people of a run: players who decide, undo, leave, return and write, and spectators.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::FutureExt as _;
use game::Seat;
use serde::Deserialize;
use serde_json::Value;
use server::store::TableLimits;
use server::tables::{Committed, Ready, StreamOptions, TableError};
use table::{Command, GameId, NewTable, Person, PersonId, Phase, Terms};
use tokio::sync::mpsc;

use crate::cluster::Cluster;
use crate::executor::{World, lock};
use crate::journal::{Answered, Kind, ReceivedFrame, Request, Stream};
use crate::plant::Plant;
use crate::rng::Rng;

const LIMITS: TableLimits = TableLimits { unfinished: 1000, listed: 1000, listed_open: 1000 };

/// A person, or a spectator without a name.
#[derive(Clone)]
pub(crate) struct Client {
    cluster: Cluster,
    number: usize,
    person: Option<Person>,
    screen: Arc<Mutex<Screen>>,
    /// The first table of the run, whose link everybody has.
    link: Arc<Mutex<Option<GameId>>>,
}

/// What somebody sees.
#[derive(Default)]
pub(crate) struct Screen {
    pub(crate) game: Option<GameId>,
    pub(crate) seq: u64,
    table: Option<SeenTable>,
    view: Option<SeenView>,
}

#[derive(Deserialize)]
struct SeenFrame {
    seq: u64,
    table: SeenTable,
    view: Option<SeenView>,
}

#[derive(Clone, Deserialize)]
struct SeenTable {
    phase: Phase,
    host: PersonId,
    seats: Vec<SeenSeat>,
    you: Option<Seat>,
    rematch: Option<GameId>,
}

#[derive(Clone, Deserialize)]
struct SeenSeat {
    occupant: Option<Value>,
    stand_in: Option<Value>,
    #[serde(default)]
    resigned: bool,
}

#[derive(Clone, Deserialize)]
struct SeenView {
    legal: Vec<Value>,
    #[serde(default)]
    undoable: usize,
}

/// A frame on its way to a viewer.
struct SentFrame {
    bytes: Vec<u8>,
    sent: u64,
}

impl Screen {
    /// Shows a frame. Returns whether the people have moved on to another table.
    fn show(&mut self, frame: SeenFrame) -> bool {
        self.seq = frame.seq;
        self.view = frame.view.or(self.view.take());
        let rematch = frame.table.rematch.filter(|_| frame.table.phase == Phase::Over);
        self.table = Some(frame.table);
        if let Some(rematch) = rematch {
            *self = Screen { game: Some(rematch), ..Screen::default() };
        }
        rematch.is_some()
    }
}

pub(crate) fn person_id(number: usize) -> PersonId {
    PersonId::from_bytes([number as u8 + 1; 16])
}

impl Client {
    pub(crate) fn new(cluster: &Cluster, number: usize, link: Arc<Mutex<Option<GameId>>>) -> Client {
        let is_player = number < cluster.config.people();
        let person = is_player.then(|| Person { id: person_id(number), name: format!("Person {number}") });
        Client { cluster: cluster.clone(), number, person, screen: Arc::default(), link }
    }

    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    pub(crate) fn screen(&self) -> std::sync::MutexGuard<'_, Screen> {
        lock(&self.screen)
    }

    fn world(&self) -> &World {
        &self.cluster.world
    }

    /// Starts watching and, as a player, playing.
    pub(crate) fn start(&self, seed: u64) {
        let number = self.number as u64;
        let viewer = self.clone();
        self.world().spawn(None, viewer.watch(Rng::new(seed, 100 + 2 * number)));
        if self.person.is_some() {
            let player = self.clone();
            self.world().spawn(None, player.play(Rng::new(seed, 101 + 2 * number)));
        }
    }

    fn is_quiet(&self) -> bool {
        self.world().now() >= self.cluster.config.chaos
    }

    /// Watches the present table for ever, with one stream after the other.
    async fn watch(self, mut rng: Rng) {
        loop {
            let (game, seq) = self.present_table();
            if let Some(game) = game {
                let after = (seq > 0 && !rng.chance(100)).then_some(seq);
                self.follow(game, after, &mut rng).await;
            }
            tokio::time::sleep(Duration::from_millis(rng.range(1, 100))).await;
        }
    }

    /// The table that somebody watches, and the last entry that they have seen.
    fn present_table(&self) -> (Option<GameId>, u64) {
        let link = *lock(&self.link);
        let mut screen = self.screen();
        screen.game = screen.game.or(link);
        (screen.game, screen.seq)
    }

    /// Follows one stream until it ends, the viewer loses patience or the table has a rematch.
    async fn follow(&self, game: GameId, after: Option<u64>, rng: &mut Rng) {
        let node = rng.below(self.cluster.config.nodes as u64) as usize;
        let mut frames = self.connect(node, game, after, rng.chance(100));
        let stream =
            self.cluster.journal().add_stream(Stream { game, viewer: self.id(), after, frames: Vec::new() });
        let patience = Duration::from_millis(rng.range(1000, 3000));
        loop {
            let Ok(Some(SentFrame { bytes, sent })) = tokio::time::timeout(patience, frames.recv()).await
            else {
                return;
            };
            let Some(frame) = read_frame(&bytes) else {
                return self.cluster.journal().violation("a frame cannot be read".to_string());
            };
            let (seq, received) = (frame.seq, self.world().now());
            self.world().trace(format_args!("viewer {}: {game} {seq}", self.number));
            let received = ReceivedFrame { seq, bytes, sent, received };
            self.cluster.journal().streams[stream].frames.push(received);
            let has_moved_on = self.screen().show(frame);
            if has_moved_on || !self.is_quiet() && rng.chance(20) {
                return;
            }
        }
    }

    /// Opens a stream. Its frames arrive in their order.
    fn connect(
        &self,
        node: usize,
        game: GameId,
        after: Option<u64>,
        is_slow: bool,
    ) -> mpsc::UnboundedReceiver<SentFrame> {
        let (sender, receiver) = mpsc::unbounded_channel();
        let config = &self.cluster.config;
        let viewer = match config.has(Plant::WrongViewer) && self.number == 1 {
            true => Some(person_id(0)),
            false => self.id(),
        };
        let in_order = !config.has(Plant::FramesReordered);
        self.cluster.send(node, move |cluster, process, tables, _| {
            let later = cluster.clone();
            cluster.world.spawn(Some(process), async move {
                let Ok(mut frames) = tables.frame_stream(game, viewer, after, StreamOptions::default()).await
                else {
                    return;
                };
                let mut last = 0;
                while let Some(ready) = frames.ready().await {
                    match ready {
                        Ready::Frame => {}
                        Ready::Presence(_) => continue,
                        Ready::Stopping => return,
                    }
                    let Some(event) = frames.next().await else { return };
                    let sent = later.world.now();
                    let arrives = later.frame_arrives(node);
                    last = if in_order { arrives.max(last) } else { arrives };
                    if sender.is_closed() {
                        return;
                    }
                    let (sender, bytes) = (sender.clone(), event.into_bytes().to_vec());
                    later.world.at(last, move || drop(sender.send(SentFrame { bytes, sent })));
                    if is_slow && !later.is_quiet() {
                        tokio::time::sleep(Duration::from_millis(400)).await;
                    }
                }
            });
        });
        receiver
    }

    /// Opens the first table as its host, and then decides again and again.
    async fn play(self, mut rng: Rng) {
        let Some(person) = self.person.clone() else { return };
        if self.number == 0 {
            self.open_table(&person, &mut rng).await;
        }
        let mut requests = 0;
        loop {
            let thinking = rng.range(10, 10 + self.cluster.config.thinking);
            // Now and then somebody is away, so that the time runs out.
            let away = if rng.chance(30) { 5000 } else { 0 };
            tokio::time::sleep(Duration::from_millis(thinking + away)).await;
            if self.is_quiet() {
                return;
            }
            let Some((game, seq, table, view)) = self.seen() else { continue };
            if table.phase == Phase::Over && rng.chance(300) {
                self.ask_for_rematch(game, &person, &mut rng).await;
                continue;
            }
            if rng.chance(10) {
                let named = Person { name: format!("{} {requests}", person.name), ..person.clone() };
                self.rename(named, &mut rng).await;
                continue;
            }
            let Some((command, kind)) = choose(&person, seq, &table, view.as_ref(), &mut rng) else {
                continue;
            };
            requests += 1;
            let key = format!("{}-{requests}", self.number);
            self.request(game, command, kind, key, &mut rng).await;
        }
    }

    fn seen(&self) -> Option<(GameId, u64, SeenTable, Option<SeenView>)> {
        let screen = self.screen();
        Some((screen.game?, screen.seq, screen.table.clone()?, screen.view.clone()))
    }

    async fn open_table(&self, person: &Person, rng: &mut Rng) {
        let config = self.cluster.config.clone();
        let terms = serde_json::json!({"game": config.game, "options": config.options, "listed": true,
            "time": config.time, "countdown": config.countdown});
        let Ok(terms) = serde_json::from_value::<Terms>(terms) else {
            return self.cluster.journal().violation("the terms are invalid".to_string());
        };
        let word = |seat| match seat {
            0 => "me",
            seat if seat >= config.people() => "apprentice",
            _ => "open",
        };
        let seats = (0..config.seats).map(|seat| word(seat).to_string()).collect();
        let new_table = NewTable { terms, seats: Some(seats) };
        loop {
            let (person, new_table) = (person.clone(), new_table.clone());
            let node = rng.below(config.nodes as u64) as usize;
            let opened = self.cluster.ask(node, 2000, move |tables| {
                async move { tables.open_table(person, &new_table, LIMITS).await }.boxed()
            });
            match opened.await {
                Some(Ok(game)) => {
                    *lock(&self.link) = Some(game);
                    return;
                }
                Some(Err(TableError::Command(error))) => {
                    return self.cluster.journal().violation(format!("no table opens: {error}"));
                }
                _ => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    async fn ask_for_rematch(&self, game: GameId, person: &Person, rng: &mut Rng) {
        let node = rng.below(self.cluster.config.nodes as u64) as usize;
        let person = person.clone();
        let opened = self.cluster.ask(node, 2000, move |tables| {
            async move { tables.open_rematch(game, person, false, LIMITS).await }.boxed()
        });
        if let Some(Ok(rematch)) = opened.await {
            self.world().trace(format_args!("person {}: rematch {rematch}", self.number));
        }
    }

    async fn rename(&self, person: Person, rng: &mut Rng) {
        let node = rng.below(self.cluster.config.nodes as u64) as usize;
        let renamed = self
            .cluster
            .ask(node, 2000, move |tables| async move { tables.rename_person(&person).await }.boxed());
        drop(renamed.await);
    }

    /// Sends a request again and again until there is an answer, to one process or another.
    async fn request(&self, game: GameId, command: Command, kind: Kind, key: String, rng: &mut Rng) {
        self.world().trace(format_args!("person {}: {key} {kind:?} at {game}", self.number));
        self.cluster.journal().waiting.insert(key.clone());
        let mut node = rng.below(self.cluster.config.nodes as u64) as usize;
        loop {
            if rng.chance(20) {
                // A proxy sends the request twice.
                let sent_twice = self.clone().send(node, game, command.clone(), kind.clone(), key.clone());
                self.world().spawn(None, async move { drop(sent_twice.await) });
            }
            let patience = rng.range(300, 3000);
            let sent = self.clone().send(node, game, command.clone(), kind.clone(), key.clone());
            let answer = tokio::time::timeout(Duration::from_millis(patience), sent).await;
            match answer.ok().flatten() {
                Some(answer @ (Answered::Done(..) | Answered::Refused(_))) => {
                    self.world().trace(format_args!("person {}: {key} {answer:?}", self.number));
                    self.cluster.journal().waiting.remove(&key);
                    return;
                }
                _ if rng.chance(300) => node = rng.below(self.cluster.config.nodes as u64) as usize,
                _ => {}
            }
            tokio::time::sleep(Duration::from_millis(rng.range(1, 200))).await;
        }
    }

    /// Sends a request once.
    async fn send(
        self,
        node: usize,
        game: GameId,
        command: Command,
        kind: Kind,
        key: String,
    ) -> Option<Answered> {
        let cluster = self.cluster.clone();
        let log_key = command.log_key(&key);
        let asked = self.cluster.ask(node, 10_000, move |tables| {
            async move {
                let arrived = cluster.world.now();
                let request = Request { game, key: log_key, kind, arrived, answer: None };
                let number = cluster.journal().add_request(request);
                let answer = match tables.submit(game, command, Some(key)).await {
                    Ok(Committed { seq, repeated, .. }) => Answered::Done(seq, repeated),
                    Err(TableError::Command(error)) => Answered::Refused(error.to_string()),
                    Err(_) => Answered::Failed,
                };
                cluster.journal().requests[number].answer = Some(answer.clone());
                answer
            }
            .boxed()
        });
        asked.await
    }
}

/// What a person does next.
fn choose(
    person: &Person,
    after: u64,
    table: &SeenTable,
    view: Option<&SeenView>,
    rng: &mut Rng,
) -> Option<(Command, Kind)> {
    let id = person.id;
    let chat = || {
        let text = "Well played!".to_string();
        (Command::Chat { person: person.clone(), text }, Kind::Chat)
    };
    match (table.phase, table.you) {
        (Phase::Open, None) => {
            let is_free = |seat: &SeenSeat| match &seat.occupant {
                None => true,
                Some(occupant) => occupant["kind"] == "invited" && occupant["id"] == id.to_string(),
            };
            let seat = Seat::new(table.seats.iter().position(is_free)?)?;
            Some((Command::Sit { person: person.clone(), seat, nonce: None }, Kind::Other))
        }
        (Phase::Open, Some(seat)) => match rng.below(100) {
            0..2 => Some((Command::Free { person: id, seat }, Kind::Other)),
            2..5 if table.host == id => Some((Command::Start { person: id }, Kind::Other)),
            5..10 => Some(chat()),
            _ => None,
        },
        (Phase::Running, Some(seat)) => {
            let own = table.seats.get(seat.index())?;
            if own.resigned {
                return None;
            }
            if own.stand_in.is_some() {
                return rng.chance(500).then_some((Command::Return { person: id }, Kind::Other));
            }
            let view = view?;
            match rng.below(100) {
                0..4 => Some((Command::Leave { person: id }, Kind::Other)),
                4 => Some((Command::Resign { person: id }, Kind::Other)),
                5..9 => Some(chat()),
                9..22 if view.undoable > 0 => Some((Command::Undo { person: id, after }, Kind::Undo)),
                _ if !view.legal.is_empty() => {
                    let action = view.legal[rng.below(view.legal.len() as u64) as usize].clone();
                    Some((Command::Act { person: id, action: action.clone(), after }, Kind::Act(action)))
                }
                _ => None,
            }
        }
        (Phase::Over, Some(_)) => rng.chance(50).then(chat),
        _ => None,
    }
}

fn read_frame(bytes: &[u8]) -> Option<SeenFrame> {
    let text = std::str::from_utf8(bytes).ok()?;
    let (_, data) = text.split_once("data: ")?;
    serde_json::from_str(data).ok()
}
