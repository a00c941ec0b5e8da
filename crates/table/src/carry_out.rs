//! What becomes of what people ask for.

use game::Seat;

use crate::id::PersonId;
use crate::random::Chance;
use crate::sitting::command::Command;
use crate::sitting::command_error::CommandError;
use crate::sitting::entry::{Entry, Logged, Why};
use crate::sitting::occupant::Occupant;
use crate::sitting::person::Person;
use crate::sitting::sitting::{Phase, Sitting};
use crate::timestamp::Timestamp;

/// What a command adds to the log, and who is told.
struct News<'a> {
    entries: Vec<Logged>,
    tell: &'a mut dyn FnMut(&Sitting, &Logged),
}

/// Nobody writes more than this into a log: talk cannot fill the store.
const MOST_ENTRIES_WITH_TALK: u64 = 2000;

impl Sitting {
    /// Carries out a command: what is new in the log, and the sitting already changed by it. `tell` sees the sitting after
    /// each new entry. Refuses it and changes nothing; `Ok` with nothing new, if all is as wished already. The time,
    /// and what a deal is drawn with, come from outside: nothing is left to chance here.
    pub(crate) fn carry_out(
        &mut self,
        command: Command,
        now: Timestamp,
        chance: fn() -> Chance,
        mut key: Option<String>,
        tell: &mut dyn FnMut(&Sitting, &Logged),
    ) -> Result<Vec<Logged>, CommandError> {
        // The wall's clock may be set back; a log's never is.
        let now = now.max(self.at);
        let mut log = News { entries: Vec::new(), tell };
        match command {
            Command::BotActs { seat, asked, actions } => {
                self.bot_may_act(seat, asked)?;
                for action in actions {
                    match self.write(Entry::Acted { seat, action }, now, None, &mut log) {
                        Err(refused) if log.entries.is_empty() => return Err(refused),
                        Err(_) => break,
                        Ok(()) => {}
                    }
                }
            }
            Command::Start { person } => {
                for entry in self.fill_up(person)? {
                    self.write(entry, now, key.take(), &mut log)?;
                }
            }
            Command::TimeUp => {
                for entry in self.time_up(now) {
                    self.write(entry, now, None, &mut log)?;
                }
            }
            command => {
                if let Some(entry) = self.entry(command)? {
                    self.write(entry, now, key.take(), &mut log)?;
                }
            }
        }
        self.follow_up(now, chance, &mut log)?;
        Ok(log.entries)
    }

    fn write(
        &mut self,
        entry: Entry,
        at: Timestamp,
        key: Option<String>,
        log: &mut News,
    ) -> Result<(), CommandError> {
        let next = Logged { seq: self.seq + 1, at, key, entry };
        self.change(&next.entry, next.seq, at)?;
        self.accepted(&next);
        (log.tell)(self, &next);
        log.entries.push(next);
        Ok(())
    }

    /// What the table does by itself: it begins when it is full, and is taken away when nobody is left.
    fn follow_up(
        &mut self,
        now: Timestamp,
        chance: fn() -> Chance,
        log: &mut News,
    ) -> Result<(), CommandError> {
        if self.phase != Phase::Open {
            return Ok(());
        }
        if self.is_full() {
            let started = self.deal(chance())?;
            self.write(started, now, None, log)?;
        } else if self.guests().next().is_none()
            && matches!(log.entries.last(), Some(Logged { entry: Entry::Freed { .. }, .. }))
        {
            self.write(Entry::Closed, now, None, log)?;
        }
        Ok(())
    }

    /// What a command of a single entry writes.
    fn entry(&self, command: Command) -> Result<Option<Entry>, CommandError> {
        match command {
            Command::Sit { person, seat } => self.sit(person, seat),
            Command::SeatBot { person, seat, level } => {
                self.must_be_host(person)?;
                self.must_be_open()?;
                self.must_be_free(seat)?;
                Ok(Some(Entry::Seated { seat, who: Occupant::Bot { level } }))
            }
            Command::Free { person, seat } => self.free(person, seat),
            Command::Close { person } => {
                self.must_be_host(person)?;
                match self.phase {
                    Phase::Closed => Ok(None),
                    _ => self.must_be_open().map(|()| Some(Entry::Closed)),
                }
            }
            Command::Act { person, action, after } => {
                let seat = self.own_turn(person, after)?;
                Ok(Some(Entry::Acted { seat, action }))
            }
            Command::Undo { person, after } => self.undo(person, after),
            Command::Leave { person } => self.leave(person),
            Command::Return { person } => self.come_back(person),
            Command::Say { person, text } => self.say(person, text),
            Command::Mute { person, muted } => {
                self.must_be_host(person)?;
                Ok((muted != self.muted).then_some(Entry::Muted { muted }))
            }
            Command::Rename { person } => {
                let here = self.expects(person.id);
                Ok(here.then_some(Entry::Renamed { person: person.id, name: person.name }))
            }
            Command::Rematch { person, game } => {
                self.seat_of(person).ok_or(CommandError::NotSeated)?;
                match self.phase {
                    Phase::Over => Ok(self.rematch.is_none().then_some(Entry::Rematch { game })),
                    Phase::Closed => Err(CommandError::Closed),
                    Phase::Open | Phase::Running => Err(CommandError::NotOver),
                }
            }
            Command::Pause { milliseconds } => {
                Ok((self.phase == Phase::Running).then_some(Entry::Paused { milliseconds }))
            }
            Command::BotActs { .. } | Command::Start { .. } | Command::TimeUp => Ok(None),
        }
    }

    fn sit(&self, person: Person, seat: Seat) -> Result<Option<Entry>, CommandError> {
        self.must_be_open()?;
        match self.seat_of(person.id) {
            Some(own) if own == seat => return Ok(None),
            Some(_) => return Err(CommandError::SeatedAlready),
            None => {}
        }
        let state = self.seats.get(seat.index()).ok_or(CommandError::NoSuchSeat)?;
        match &state.occupant {
            Some(Occupant::Invited { id, .. }) if *id == person.id => {}
            Some(Occupant::Invited { .. }) => return Err(CommandError::SeatKept),
            Some(_) => return Err(CommandError::SeatTaken),
            None => {}
        }
        Ok(Some(Entry::Seated { seat, who: Occupant::Person { id: person.id, name: person.name } }))
    }

    fn free(&self, person: PersonId, seat: Seat) -> Result<Option<Entry>, CommandError> {
        self.must_be_open()?;
        let state = self.seats.get(seat.index()).ok_or(CommandError::NoSuchSeat)?;
        match &state.occupant {
            None => Ok(None),
            Some(Occupant::Person { id, .. } | Occupant::Invited { id, .. }) if *id == person => {
                Ok(Some(Entry::Freed { seat }))
            }
            Some(_) => self.must_be_host(person).map(|()| Some(Entry::Freed { seat })),
        }
    }

    /// Bots for the seats on which nobody sits.
    fn fill_up(&self, person: PersonId) -> Result<Vec<Entry>, CommandError> {
        self.must_be_host(person)?;
        self.must_be_open()?;
        let waiting =
            |seat: &Seat| matches!(self.seats[seat.index()].occupant, None | Some(Occupant::Invited { .. }));
        let bot = |seat| Entry::Seated { seat, who: Occupant::Bot { level: self.terms.stand_in } };
        Ok(Seat::all(self.seats.len()).filter(waiting).map(bot).collect())
    }

    fn undo(&self, person: PersonId, after: u64) -> Result<Option<Entry>, CommandError> {
        let seat = self.own_seat(person)?;
        if !self.terms.undo {
            return Err(CommandError::NoUndo);
        }
        // The decision that is taken back must be one that was seen.
        if after < self.asked.since(seat) {
            return Err(CommandError::Stale { seq: self.seq });
        }
        Ok(Some(Entry::Undone { seat }))
    }

    fn leave(&self, person: PersonId) -> Result<Option<Entry>, CommandError> {
        let seat = self.seat_of(person).ok_or(CommandError::NotSeated)?;
        match self.phase {
            Phase::Open => Ok(Some(Entry::Freed { seat })),
            Phase::Running => {
                Ok((!self.seats[seat.index()].away).then_some(Entry::TakenOver { seat, why: Why::Left }))
            }
            Phase::Over => Err(CommandError::Over),
            Phase::Closed => Err(CommandError::Closed),
        }
    }

    fn come_back(&self, person: PersonId) -> Result<Option<Entry>, CommandError> {
        let seat = self.seat_of(person).ok_or(CommandError::NotSeated)?;
        self.must_be_running()?;
        Ok(self.seats[seat.index()].away.then_some(Entry::Returned { seat }))
    }

    fn say(&self, person: Person, text: String) -> Result<Option<Entry>, CommandError> {
        let host = person.id == self.host;
        match self.phase {
            Phase::Closed => Err(CommandError::Closed),
            _ if self.muted && !host => Err(CommandError::Muted),
            _ if self.seq >= MOST_ENTRIES_WITH_TALK => Err(CommandError::TalkedOut),
            _ => Ok(Some(Entry::Said { person: person.id, name: person.name, text })),
        }
    }

    /// Those whose time is up are taken over; a table that nobody came to is taken away.
    fn time_up(&self, now: Timestamp) -> Vec<Entry> {
        match self.phase {
            Phase::Open if self.given_up().is_some_and(|end| end <= now) => vec![Entry::Closed],
            Phase::Running => {
                let late = |seat: &Seat| {
                    self.bot(*seat).is_none() && self.clock.runs_out(*seat).is_some_and(|end| end <= now)
                };
                let over = |seat| Entry::TakenOver { seat, why: Why::OutOfTime };
                self.to_act().iter().filter(late).map(over).collect()
            }
            _ => Vec::new(),
        }
    }

    fn bot_may_act(&self, seat: Seat, asked: u64) -> Result<(), CommandError> {
        self.must_be_running()?;
        let fresh = self.asked.since(seat) == asked && self.bot(seat).is_some();
        if fresh { Ok(()) } else { Err(CommandError::Stale { seq: self.seq }) }
    }

    /// The seat of a person who plays, and for whom no bot does.
    pub(super) fn own_seat(&self, person: PersonId) -> Result<Seat, CommandError> {
        let seat = self.seat_of(person).ok_or(CommandError::NotSeated)?;
        self.must_be_running()?;
        if self.seats[seat.index()].away { Err(CommandError::Away) } else { Ok(seat) }
    }

    /// The seat of a person, if what they answer to is what they are asked.
    fn own_turn(&self, person: PersonId, after: u64) -> Result<Seat, CommandError> {
        let seat = self.own_seat(person)?;
        let answers = (self.asked.since(seat)..=self.seq).contains(&after);
        if answers { Ok(seat) } else { Err(CommandError::Stale { seq: self.seq }) }
    }

    fn must_be_host(&self, person: PersonId) -> Result<(), CommandError> {
        if person == self.host { Ok(()) } else { Err(CommandError::NotHost) }
    }

    fn must_be_open(&self) -> Result<(), CommandError> {
        match self.phase {
            Phase::Open => Ok(()),
            Phase::Running | Phase::Over => Err(CommandError::Begun),
            Phase::Closed => Err(CommandError::Closed),
        }
    }

    fn must_be_running(&self) -> Result<(), CommandError> {
        match self.phase {
            Phase::Running => Ok(()),
            Phase::Open => Err(CommandError::NotBegun),
            Phase::Over => Err(CommandError::Over),
            Phase::Closed => Err(CommandError::Closed),
        }
    }

    fn must_be_free(&self, seat: Seat) -> Result<(), CommandError> {
        let state = self.seats.get(seat.index()).ok_or(CommandError::NoSuchSeat)?;
        match &state.occupant {
            None => Ok(()),
            Some(Occupant::Invited { .. }) => Err(CommandError::SeatKept),
            Some(_) => Err(CommandError::SeatTaken),
        }
    }
}
