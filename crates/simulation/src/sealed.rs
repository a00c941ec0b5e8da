//! A small game with everything that tables care about: seats that decide at the same time, undo,
//! and hands that stay hidden until the end.
//!
//! In each of three rounds every seat chooses one card of its hand. The choices of a round are
//! shown when all have chosen; the values of the cards are shown only when the game is over.

use std::fmt;
use std::str::FromStr;

use bots::{Budget, Determinizer, Level, Skill, Suggestion};
use game::{Game, GameInfo, InputError, Listener, ParseError, Seat, Seats, Viewer, below};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

const MAX_PLAYERS: usize = 4;
const CARDS: usize = 4;
const ROUNDS: usize = 3;

/// The hands, and the slot that each seat has chosen in each round.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Sealed {
    players: usize,
    hands: [[u8; CARDS]; MAX_PLAYERS],
    chosen: [[Option<u8>; ROUNDS]; MAX_PLAYERS],
}

/// How the deal of a run differs from that of another run with the same seed: this seat gets other
/// cards, and nobody else can know.
#[derive(Copy, Clone, Debug, Default)]
pub struct Twist(pub Option<Seat>);

/// The number of players.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Two to four.
    pub players: u8,
}

/// The hands.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    hands: Vec<[u8; CARDS]>,
}

/// The only decision: a card of the own hand, by its slot.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Choose(pub u8);

/// A decision as records write it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    slot: u8,
}

/// A seat has chosen; only that seat hears which card.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Chosen {
    seat: Seat,
    slot: Option<u8>,
}

/// What a viewer sees.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct View {
    hand: Option<[u8; CARDS]>,
    chosen: Vec<[Option<u8>; ROUNDS]>,
    hands: Option<Vec<[u8; CARDS]>>,
    legal: Vec<Entry>,
    undoable: usize,
}

/// The totals and the winners.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    totals: Vec<i32>,
    winners: Vec<Seat>,
}

/// Why a decision is refused.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("you have chosen already, or the game is over")]
    NotToAct,
    #[error("this card does not exist or has been played")]
    NoSuchCard,
    #[error("there is nothing to undo")]
    NothingToUndo,
}

impl Sealed {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    /// The first round in which somebody has not chosen yet.
    fn round(&self) -> Option<usize> {
        (0..ROUNDS).find(|&round| self.seats().any(|seat| self.chosen[seat.index()][round].is_none()))
    }

    fn cards(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        (0..CARDS as u8).filter(move |slot| !self.chosen[seat.index()].contains(&Some(*slot)))
    }

    fn total(&self, seat: Seat) -> i32 {
        let played = self.chosen[seat.index()].iter().flatten();
        played.map(|slot| i32::from(self.hands[seat.index()][usize::from(*slot)])).sum()
    }
}

impl Game for Sealed {
    const INFO: GameInfo = GameInfo {
        name: "sealed",
        title: "Sealed",
        players: 2..=MAX_PLAYERS,
        players_description: "Two to four play.",
        has_first_player: false,
        options: &[],
    };

    type Options = Options;
    type Data = Twist;
    type Setup = Setup;
    type Action = Choose;
    type Event = Chosen;
    type View = View;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn data(_: impl Fn(&str) -> Option<String>) -> Result<Twist, InputError> {
        Ok(Twist(None))
    }

    fn check_options(options: &Options) -> Result<usize, InputError> {
        let players = options.players.into();
        Self::INFO.check_players(players)?;
        Ok(players)
    }

    fn deal(options: &Options, Twist(twisted): &Twist, rng: &mut impl Rng) -> Setup {
        let mut hands: Vec<[u8; CARDS]> =
            (0..options.players).map(|_| [(); CARDS].map(|()| 1 + below(rng, 9) as u8)).collect();
        if let Some(hand) = twisted.and_then(|seat| hands.get_mut(seat.index())) {
            hand.iter_mut().for_each(|value| *value = *value % 9 + 1);
        }
        Setup { hands }
    }

    fn new(options: &Options, setup: &Setup) -> Result<Sealed, InputError> {
        let players = Self::check_options(options)?;
        if setup.hands.len() != players {
            return Err(InputError::new("setup.hands", "every player has a hand"));
        }
        let mut hands = [[0; CARDS]; MAX_PLAYERS];
        hands[..players].copy_from_slice(&setup.hands);
        Ok(Sealed { players, hands, chosen: [[None; ROUNDS]; MAX_PLAYERS] })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn starting_seat(&self) -> Option<Seat> {
        None
    }

    fn to_act(&self) -> Seats {
        let Some(round) = self.round() else { return Seats::NONE };
        self.seats().filter(|seat| self.chosen[seat.index()][round].is_none()).collect()
    }

    fn legal(&self, seat: Seat, list: &mut Vec<Choose>) {
        list.clear();
        if self.to_act().contains(seat) {
            list.extend(self.cards(seat).map(Choose));
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        Choose(slot): Choose,
        listener: &mut impl Listener<Chosen>,
    ) -> Result<Option<Choose>, Refusal> {
        let round = self.round().filter(|_| self.to_act().contains(seat)).ok_or(Refusal::NotToAct)?;
        if !self.cards(seat).any(|card| card == slot) {
            return Err(Refusal::NoSuchCard);
        }
        self.chosen[seat.index()][round] = Some(slot);
        listener.hear(|| Chosen { seat, slot: Some(slot) });
        Ok(None)
    }

    fn undoable(&self, seat: Seat) -> usize {
        let chosen = self.round().and_then(|round| self.chosen.get(seat.index())?[round]);
        usize::from(chosen.is_some())
    }

    fn undo(&mut self, seat: Seat) -> Result<Choose, Refusal> {
        let round = self.round().ok_or(Refusal::NothingToUndo)?;
        self.chosen[seat.index()][round].take().map(Choose).ok_or(Refusal::NothingToUndo)
    }

    fn view(&self, viewer: Viewer) -> View {
        let round = self.round();
        let mut legal = Vec::new();
        let (mut hand, mut undoable) = (None, 0);
        if let Viewer::Seat(seat) = viewer {
            self.legal(seat, &mut legal);
            hand = Some(self.hands[seat.index()]);
            undoable = self.undoable(seat);
        }
        let visible = |seat: Seat| {
            let mut chosen = self.chosen[seat.index()];
            if let Some(round) = round.filter(|_| !viewer.is(seat)) {
                chosen[round] = None;
            }
            chosen
        };
        View {
            hand,
            chosen: self.seats().map(visible).collect(),
            hands: round.is_none().then(|| self.hands[..self.players].to_vec()),
            legal: legal.into_iter().map(|Choose(slot)| Entry { seat: None, slot }).collect(),
            undoable,
        }
    }

    fn redact(event: &Chosen, viewer: Viewer) -> Option<Chosen> {
        Some(Chosen { seat: event.seat, slot: event.slot.filter(|_| viewer.is(event.seat)) })
    }

    fn outcome(&self) -> Option<Outcome> {
        let totals: Vec<i32> = self.seats().map(|seat| self.total(seat)).collect();
        let best = totals.iter().max().copied()?;
        let winners = self.seats().filter(|seat| totals[seat.index()] == best).collect();
        self.round().is_none().then_some(Outcome { totals, winners })
    }

    fn resample(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        let Some(round) = self.round() else { return };
        for seat in self.seats().filter(|seat| !viewer.is(*seat)) {
            self.hands[seat.index()] = [(); CARDS].map(|()| 1 + below(rng, 9) as u8);
            if self.chosen[seat.index()][round].take().is_some() {
                let cards: Vec<u8> = self.cards(seat).collect();
                self.chosen[seat.index()][round] = Some(cards[below(rng, cards.len())]);
            }
        }
    }
}

impl Skill for Sealed {
    fn think(
        _: Level,
        determinizer: &impl Determinizer<Self>,
        _: Option<Choose>,
        budget: &Budget,
        rng: &mut impl Rng,
    ) -> Suggestion<Self> {
        budget.spend();
        let legal = determinizer.legal();
        Suggestion::forced(legal[below(rng, legal.len())])
    }
}

impl game::Action for Choose {
    type Entry = Entry;

    fn entry(self, seat: Option<Seat>) -> Entry {
        Entry { seat, slot: self.0 }
    }

    fn read(entry: &Entry) -> Result<(Option<Seat>, Choose), InputError> {
        Ok((entry.seat, Choose(entry.slot)))
    }
}

impl fmt::Display for Choose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "slot:{}", self.0)
    }
}

impl FromStr for Choose {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Choose, ParseError> {
        let slot = text.strip_prefix("slot:").and_then(|slot| slot.parse().ok());
        slot.map(Choose).ok_or_else(|| ParseError::new("action", text, "actions are like slot:2"))
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
        match self {
            Refusal::NotToAct => "not_to_act",
            Refusal::NoSuchCard => "no_such_card",
            Refusal::NothingToUndo => "nothing_to_undo",
        }
    }
}
