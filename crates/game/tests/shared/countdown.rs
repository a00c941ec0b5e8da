//! A tiny game for the tests: two players guess a number at the same time, then take counters from
//! a heap in turn.
//!
//! Every counter is worth a point, and equal guesses are worth one more for both. A player who
//! leaves one counter takes it, too, as an automatic action.

use std::fmt;
use std::str::FromStr;

use game::{Game, GameInfo, InputError, Listener, ParseError, Seat, Seats, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Countdown {
    pub(crate) heap: u8,
    guesses: [Option<u8>; 2],
    points: [i32; 2],
    mover: Seat,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) players: u8,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    pub(crate) heap: u8,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Action {
    Guess(u8),
    Take(u8),
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    r#do: String,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub(crate) struct Event(pub(crate) String);

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Outcome {
    #[serde(deserialize_with = "game::at_most::<2, _, _>")]
    pub(crate) totals: Vec<i32>,
    #[serde(deserialize_with = "game::at_most::<2, _, _>")]
    pub(crate) winners: Vec<Seat>,
    pub(crate) detail: Detail,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Detail {
    pub(crate) guesses: [u8; 2],
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("it is not this seat's turn")]
    NotToAct,
    #[error("this is not legal now")]
    NotLegal,
    #[error("there is nothing to undo")]
    NothingToUndo,
}

impl Countdown {
    fn is_guessing(&self) -> bool {
        self.guesses.contains(&None)
    }
}

impl Game for Countdown {
    const INFO: GameInfo = GameInfo {
        name: "countdown",
        title: "Countdown",
        players: 2..=2,
        players_description: "Two play.",
        has_first_player: false,
        options: &[],
    };

    type Options = Options;
    type Data = ();
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = u8;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn data(_: impl Fn(&str) -> Option<String>) -> Result<(), InputError> {
        Ok(())
    }

    fn check_options(options: &Options) -> Result<usize, InputError> {
        Self::INFO.check_players(options.players.into()).map_err(|error| error.inside("options"))?;
        Ok(2)
    }

    fn deal(_: &Options, (): &(), rng: &mut impl Rng) -> Setup {
        Setup { heap: 4 + game::below(rng, 4) as u8 }
    }

    fn new(options: &Options, setup: &Setup) -> Result<Countdown, InputError> {
        Self::check_options(options)?;
        if setup.heap < 2 {
            return Err(InputError::new("setup.heap", "too few counters"));
        }
        Ok(Countdown { heap: setup.heap, guesses: [None; 2], points: [0; 2], mover: Seat::FIRST })
    }

    fn players(&self) -> usize {
        2
    }

    fn starting_seat(&self) -> Option<Seat> {
        None
    }

    fn to_act(&self) -> Seats {
        match (self.is_guessing(), self.heap) {
            (true, _) => Seat::all(2).filter(|seat| self.guesses[seat.index()].is_none()).collect(),
            (false, 0) => Seats::NONE,
            (false, _) => Seats::only(self.mover),
        }
    }

    fn legal(&self, seat: Seat, list: &mut Vec<Action>) {
        list.clear();
        if self.to_act().contains(seat) {
            match self.is_guessing() {
                true => list.extend([1, 2, 3].map(Action::Guess)),
                false => list.extend([1, 2].map(Action::Take)),
            }
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        listener: &mut impl Listener<Event>,
    ) -> Result<Option<Action>, Refusal> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if legal.is_empty() {
            return Err(Refusal::NotToAct);
        }
        if !legal.contains(&action) {
            return Err(Refusal::NotLegal);
        }
        listener.hear(|| Event(format!("{seat} {action}")));
        match action {
            Action::Guess(number) => {
                self.guesses[seat.index()] = Some(number);
                Ok(None)
            }
            Action::Take(count) => {
                self.mover = seat.next(2);
                self.heap -= count;
                self.points[seat.index()] += i32::from(count);
                let last = self.heap == 1;
                if last {
                    self.heap = 0;
                    self.points[seat.index()] += 1;
                    listener.hear(|| Event(format!("{seat} the last")));
                }
                Ok(last.then_some(Action::Take(1)))
            }
        }
    }

    fn undoable(&self, seat: Seat) -> usize {
        usize::from(self.is_guessing() && self.guesses[seat.index()].is_some())
    }

    fn undo(&mut self, seat: Seat) -> Result<Action, Refusal> {
        match self.undoable(seat) {
            0 => Err(Refusal::NothingToUndo),
            _ => self.guesses[seat.index()].take().map(Action::Guess).ok_or(Refusal::NothingToUndo),
        }
    }

    fn view(&self, _: Viewer) -> u8 {
        self.heap
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn outcome(&self) -> Option<Outcome> {
        let guesses = [self.guesses[0]?, self.guesses[1]?];
        if self.heap > 0 {
            return None;
        }
        let bonus = i32::from(guesses[0] == guesses[1]);
        let totals = self.points.map(|points| points + bonus).to_vec();
        let best = totals.iter().max();
        let winners = Seat::all(2).filter(|seat| Some(&totals[seat.index()]) == best).collect();
        Some(Outcome { winners, totals, detail: Detail { guesses } })
    }

    fn resample(&mut self, _: Viewer, _: &mut impl Rng) {}
}

impl game::Action for Action {
    type Entry = Entry;

    fn entry(self, seat: Option<Seat>) -> Entry {
        Entry { seat, r#do: self.to_string() }
    }

    fn read(entry: &Entry) -> Result<(Option<Seat>, Action), InputError> {
        let action = entry.r#do.parse().map_err(|error| InputError::new("do", error))?;
        Ok((entry.seat, action))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Guess(number) => write!(f, "guess:{number}"),
            Action::Take(count) => write!(f, "take:{count}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let number = |text: &str| text.parse().ok();
        let guess = text.strip_prefix("guess:").and_then(number).map(Action::Guess);
        let take = text.strip_prefix("take:").and_then(number).map(Action::Take);
        guess.or(take).ok_or_else(|| ParseError::new("action", text, "actions are like take:2"))
    }
}

impl game::Outcome for Outcome {
    fn totals(&self) -> Vec<i32> {
        self.totals.clone()
    }

    fn winners(&self) -> &[Seat] {
        &self.winners
    }
}

impl game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        "refused"
    }
}

/// The seat with this number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A game with this heap, before its first action.
pub(crate) fn play(heap: u8) -> game::Play<Countdown> {
    game::Play::new(Options { players: 2 }, Setup { heap }).unwrap()
}

/// A game with this heap after these actions: `0 guess:1`.
pub(crate) fn play_after(heap: u8, actions: &[&str]) -> game::Play<Countdown> {
    let mut play = play(heap);
    for action in actions {
        let (number, action) = action.split_once(' ').unwrap();
        play.apply(seat(number.parse().unwrap()), action.parse().unwrap(), &mut game::Nobody).unwrap();
    }
    play
}
