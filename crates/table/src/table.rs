//! What a log comes to.

use std::collections::HashMap;
use std::sync::Arc;

use bots::Level;
use game::{InputError, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::commitment::commitment;
use crate::games::{Games, Kind, Match, Refused};
use crate::id::{GameId, PersonId};
use crate::sitting::asked::Asked;
use crate::sitting::clock::Clock;
use crate::sitting::entry::{Entry, Logged};
use crate::sitting::occupant::Occupant;
use crate::sitting::person::Person;
use crate::sitting::terms::Terms;
use crate::timestamp::Timestamp;

/// How far a table has come.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Seats can be taken.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Over,
    /// The table was taken away before the game began.
    Closed,
}

/// One game at the table: what its log comes to.
pub struct Sitting {
    pub(super) id: GameId,
    pub(super) kind: Arc<dyn Kind>,
    pub(super) seq: u64,
    pub(super) at: Timestamp,
    pub(super) opened: Timestamp,
    pub(super) host: PersonId,
    pub(super) terms: Terms,
    pub(super) phase: Phase,
    pub(super) seats: Vec<SeatState>,
    pub(super) deal: Option<Deal>,
    pub(super) clock: Clock,
    pub(super) asked: Asked,
    pub(super) muted: bool,
    pub(super) rematch: Option<GameId>,
    /// The requests that are already answered, and by which entry.
    keys: HashMap<String, u64>,
}

/// Who sits on a seat, and whether a bot plays on for them.
#[derive(Clone, Default)]
pub(super) struct SeatState {
    pub(super) occupant: Option<Occupant>,
    pub(super) away: bool,
}

/// The game that was dealt.
pub(super) struct Deal {
    pub(super) game: Box<dyn Match>,
    pub(super) salt: String,
    /// What everybody gets to see of the deal at the start, so that nobody can change it afterwards.
    pub(super) commitment: String,
}

impl Sitting {
    /// Begins with the first entry of a log, which opens the table.
    pub fn open(id: GameId, first: Logged, games: &Games) -> Result<Sitting, InputError> {
        let Entry::Opened { host, terms, seats } = first.entry else {
            return Err(InputError::new("log[1]", "a log begins by opening the table"));
        };
        let players = terms.check(games)?;
        if seats.len() != players {
            return Err(InputError::new("log[1].seats", format_args!("{} seats for {players}", seats.len())));
        }
        let seats = seats.into_iter().map(|occupant| SeatState { occupant, away: false }).collect();
        Ok(Sitting {
            id,
            kind: games.get(&terms.game)?,
            seq: first.seq,
            at: first.at,
            opened: first.at,
            host,
            phase: Phase::Open,
            seats,
            deal: None,
            clock: Clock::new(terms.time, players),
            asked: Asked::new(players),
            muted: false,
            rematch: None,
            keys: first.key.into_iter().map(|key| (key, first.seq)).collect(),
            terms,
        })
    }

    /// Goes on with the next entry of a log. If it cannot be the next one, nothing is changed.
    pub fn follow(&mut self, next: &Logged) -> Result<(), InputError> {
        let fault = |what: String| InputError::new(format_args!("log[{}]", next.seq), what);
        if next.seq != self.seq + 1 {
            return Err(fault(format!("it follows entry {}", self.seq)));
        }
        self.change(&next.entry, next.seq, next.at).map_err(|refused| fault(refused.to_string()))?;
        self.accepted(next);
        Ok(())
    }

    /// The entry has changed the sitting, and is now the last one.
    pub(super) fn accepted(&mut self, last: &Logged) {
        self.seq = last.seq;
        self.at = last.at;
        if let Some(key) = &last.key {
            self.keys.insert(key.clone(), last.seq);
        }
    }

    pub(super) fn change(&mut self, entry: &Entry, seq: u64, now: Timestamp) -> Result<(), Refused> {
        match entry {
            Entry::Opened { .. } => return Err(unreadable("the table is open already")),
            Entry::Seated { seat, who } => self.seat_mut(*seat)?.occupant = Some(who.clone()),
            Entry::Freed { seat } => self.seat_mut(*seat)?.occupant = None,
            Entry::Started { setup, salt, places } => {
                let game = self.kind.begin(&self.terms.options, setup).map_err(Refused::Unreadable)?;
                self.change_places(places)?;
                let commitment = commitment(&self.terms.game, &self.terms.options, setup, salt);
                self.deal = Some(Deal { game, salt: salt.clone(), commitment });
                self.phase = Phase::Running;
                self.after_decision(Seats::NONE, None, None, seq, now);
            }
            Entry::Closed => self.phase = Phase::Closed,
            Entry::Acted { seat, action } => {
                let before = self.choices();
                self.game_mut()?.act(*seat, action)?;
                self.after_decision(before.0, before.1, Some(*seat), seq, now);
            }
            Entry::Undone { seat } => {
                let before = self.choices();
                self.game_mut()?.undo(*seat)?;
                self.after_decision(before.0, before.1, Some(*seat), seq, now);
                self.clock.take_back(*seat, before.0);
            }
            Entry::TakenOver { seat, .. } => self.seat_mut(*seat)?.away = true,
            Entry::Returned { seat } => {
                self.seat_mut(*seat)?.away = false;
                self.clock.refresh(*seat, now);
            }
            Entry::Paused { milliseconds } => self.clock.pause(*milliseconds),
            Entry::Renamed { person, name } => self.rename(*person, name),
            Entry::Said { .. } => {}
            Entry::Muted { muted } => self.muted = *muted,
            Entry::Rematch { game } => self.rematch = Some(*game),
        }
        Ok(())
    }

    /// Who is to act, and what those have to choose from who decide at the same time as others.
    fn choices(&self) -> (Seats, Option<Vec<(Seat, u64)>>) {
        let Some(deal) = &self.deal else { return (Seats::NONE, None) };
        let to_act = deal.game.to_act();
        let several = to_act.len() > 1;
        let choices = || to_act.iter().map(|seat| (seat, deal.game.choice(seat))).collect();
        (to_act, several.then(choices))
    }

    fn after_decision(
        &mut self,
        before: Seats,
        choices: Option<Vec<(Seat, u64)>>,
        by: Option<Seat>,
        seq: u64,
        now: Timestamp,
    ) {
        let Some(deal) = &self.deal else { return };
        let to_act = deal.game.to_act();
        let unchanged = |seat: Seat| {
            let choice = choices.as_ref().and_then(|all| all.iter().find(|(other, _)| *other == seat));
            before.contains(seat) && choice.is_some_and(|(_, choice)| *choice == deal.game.choice(seat))
        };
        // Who has decided has nothing to choose any more: what they send after that answers to nothing.
        for seat in by.into_iter().chain(to_act.iter().filter(|&seat| !unchanged(seat))) {
            self.asked.ask(seat, seq);
        }
        self.clock.turn(to_act, now);
        if to_act.is_empty() {
            self.phase = Phase::Over;
        }
    }

    fn change_places(&mut self, places: &[Seat]) -> Result<(), Refused> {
        let mut seats = vec![SeatState::default(); self.seats.len()];
        let all: Seats = places.iter().copied().collect();
        if places.len() != seats.len() || all != Seats::all(seats.len()) {
            return Err(unreadable("places: every seat once"));
        }
        for (place, seat) in places.iter().zip(std::mem::take(&mut self.seats)) {
            seats[place.index()] = seat;
        }
        self.seats = seats;
        Ok(())
    }

    fn rename(&mut self, person: PersonId, new: &str) {
        for seat in &mut self.seats {
            match &mut seat.occupant {
                Some(Occupant::Person { id, name } | Occupant::Invited { id, name }) if *id == person => {
                    *name = new.to_string();
                }
                _ => {}
            }
        }
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, Refused> {
        self.seats.get_mut(seat.index()).ok_or_else(|| unreadable("there is no such seat"))
    }

    fn game_mut(&mut self) -> Result<&mut Box<dyn Match>, Refused> {
        let deal = self.deal.as_mut().ok_or_else(|| unreadable("the game has not begun"))?;
        Ok(&mut deal.game)
    }
}

/// What can be asked about a table.
impl Sitting {
    /// Which game it is.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// The number of the last entry.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How far it has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The entry that a request with this key made.
    pub fn answered(&self, key: &str) -> Option<u64> {
        self.keys.get(key).copied()
    }

    /// Who must decide.
    pub fn to_act(&self) -> Seats {
        self.deal.as_ref().map_or(Seats::NONE, |deal| deal.game.to_act())
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let here = |state: &SeatState| state.occupant.as_ref().and_then(Occupant::person) == Some(person);
        self.seats.iter().position(here).and_then(Seat::new)
    }

    /// As whom a person looks at the game.
    pub fn viewer(&self, person: Option<PersonId>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seats that a bot has to decide for now, and how well it plays.
    pub fn bots_to_act(&self) -> Vec<(Seat, Level)> {
        self.to_act().iter().filter_map(|seat| Some((seat, self.bot(seat)?))).collect()
    }

    /// The bot that plays on a seat.
    pub(super) fn bot(&self, seat: Seat) -> Option<Level> {
        let state = self.seats.get(seat.index())?;
        match &state.occupant {
            Some(Occupant::Bot { level }) => Some(*level),
            _ if state.away => Some(self.terms.stand_in),
            _ => None,
        }
    }

    /// The game itself, once it has begun.
    pub(crate) fn game(&self) -> Option<&dyn Match> {
        self.deal.as_ref().map(|deal| deal.game.as_ref())
    }

    /// Since which entry a seat has had its present choice.
    pub fn asked(&self, seat: Seat) -> u64 {
        self.asked.since(seat)
    }

    /// Where the same people play again.
    pub fn rematch(&self) -> Option<GameId> {
        self.rematch
    }

    /// How the same people open a table again, everybody one seat on; nothing if this person did not play. Who asks sits
    /// there already, the others are invited.
    pub fn again(&self, person: &Person) -> Option<Entry> {
        self.seat_of(person.id)?;
        let mut seats: Vec<_> = self.seats.iter().map(|seat| seat.occupant.clone()).collect();
        seats.rotate_right(1);
        for occupant in seats.iter_mut().flatten() {
            if let Occupant::Person { id, name } = occupant
                && *id != person.id
            {
                *occupant = Occupant::Invited { id: *id, name: name.clone() };
            }
        }
        Some(Entry::Opened { host: person.id, terms: self.terms.clone(), seats })
    }

    /// Whether a person sits here or is invited.
    pub(super) fn expects(&self, person: PersonId) -> bool {
        self.guests().any(|guest| guest == person)
    }

    /// The people who sit here or are invited.
    pub(super) fn guests(&self) -> impl Iterator<Item = PersonId> {
        self.seats.iter().filter_map(|state| state.occupant.as_ref()?.guest())
    }
}

pub(super) fn unreadable(what: &str) -> Refused {
    Refused::Unreadable(InputError::new("", what))
}
