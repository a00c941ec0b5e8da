//! Clocks: the time that every seat has left.

use game::{Seat, Seats};
use serde::Serialize;
use utoipa::ToSchema;

use crate::log::Change;
use crate::table::{Phase, Table};
use crate::takeover::RETURN_BANK_DIVISOR;
use crate::terms::TimeControl;
use crate::timestamp::Timestamp;

/// The clocks of all seats. They move only when the caller says what time it is.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Clock {
    control: TimeControl,
    seats: Vec<SeatClock>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
struct SeatClock {
    /// Milliseconds left when it was last stopped.
    left: i64,
    /// Since when it runs.
    running: Option<Timestamp>,
    /// Milliseconds left when the last turn ended, before the seat got its time for the next one.
    left_at_end: i64,
}

/// A seat's clock as everybody sees it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    /// Milliseconds left: at `running_since` if the clock runs, otherwise now.
    pub left: i64,
    /// Since when the clock runs.
    pub running_since: Option<Timestamp>,
}

const SECOND: i64 = 1000;

impl Clock {
    /// Full clocks that do not run.
    pub fn new(control: TimeControl, players: usize) -> Clock {
        let left = full(control);
        Clock { control, seats: vec![SeatClock { left, running: None, left_at_end: left }; players] }
    }

    /// Starts the clocks of the seats that must decide and stops the others. A seat that has
    /// finished its turn gets the increment.
    pub fn turn(&mut self, to_act: Seats, now: Timestamp) {
        let control = self.control;
        for (index, clock) in self.seats.iter_mut().enumerate() {
            let Some(seat) = Seat::new(index) else { continue };
            match (clock.running, to_act.contains(seat)) {
                (None, true) => clock.running = Some(now),
                (Some(since), false) => {
                    clock.left_at_end = (clock.left - now.since(since)).max(0);
                    clock.left = match control {
                        TimeControl::Bank { .. } => clock.left_at_end + increment(control),
                        _ => full(control),
                    };
                    clock.running = None;
                }
                _ => {}
            }
        }
    }

    /// A seat took back the decision that had ended its turn, so its clock goes on with the time
    /// that was left then.
    pub fn resume(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.left = clock.left_at_end;
        }
    }

    /// What version 0.1.0 did instead of [`Clock::resume`]. With time per turn it gave the seat
    /// the time of a new turn.
    pub fn revoke_increment(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.left -= increment(self.control);
        }
    }

    /// Gives every running clock the time that passed while the server was down.
    pub fn pause(&mut self, milliseconds: i64) {
        let running = self.seats.iter_mut().filter(|clock| clock.running.is_some());
        running.for_each(|clock| clock.left += milliseconds);
    }

    /// Whether the time of any seat runs.
    fn is_running(&self) -> bool {
        self.control != TimeControl::None && self.seats.iter().any(|clock| clock.running.is_some())
    }

    /// The player is back and gets enough time for a turn. Logs of version 0.1.0 contain this for
    /// every time control, later ones only for a time bank.
    pub fn refresh(&mut self, seat: Seat, now: Timestamp) {
        let Some(clock) = self.seats.get_mut(seat.index()) else { return };
        let left = clock.left - clock.running.map_or(0, |since| now.since(since));
        let least = match self.control {
            TimeControl::Bank { seconds, .. } => i64::from(seconds) * SECOND / RETURN_BANK_DIVISOR,
            _ => full(self.control),
        };
        clock.left = left.max(least);
        clock.running = clock.running.map(|_| now);
    }

    /// Whether a seat whose turn has ended had time left for it.
    pub fn had_time_left(&self, seat: Seat) -> bool {
        let had_time = |clock: &SeatClock| clock.left_at_end > 0;
        self.control == TimeControl::None || self.seats.get(seat.index()).is_some_and(had_time)
    }

    /// Whether a seat's time has run out.
    pub fn has_run_out(&self, seat: Seat, now: Timestamp) -> bool {
        self.runs_out(seat).is_some_and(|end| end <= now)
    }

    /// When a seat's time runs out; `None` if its clock does not run.
    pub fn runs_out(&self, seat: Seat) -> Option<Timestamp> {
        if self.control == TimeControl::None {
            return None;
        }
        let clock = self.seats.get(seat.index())?;
        Some(clock.running?.after(clock.left))
    }

    /// A seat's clock as everybody sees it; `None` without time control.
    pub fn view(&self, seat: Seat) -> Option<ClockView> {
        let clock = self.seats.get(seat.index()).filter(|_| self.control != TimeControl::None)?;
        Some(ClockView { left: clock.left, running_since: clock.running })
    }
}

fn full(control: TimeControl) -> i64 {
    match control {
        TimeControl::None => 0,
        TimeControl::Bank { seconds, .. } | TimeControl::PerTurn { seconds } => i64::from(seconds) * SECOND,
    }
}

fn increment(control: TimeControl) -> i64 {
    match control {
        TimeControl::Bank { increment, .. } => i64::from(increment) * SECOND,
        TimeControl::None | TimeControl::PerTurn { .. } => 0,
    }
}

impl Table {
    /// [`Command::Pause`](crate::Command::Pause): the server did not work, and nobody loses time.
    pub(crate) fn pause(&self, from: Timestamp, until: Timestamp) -> Option<Change> {
        // The server worked when it wrote the last entry, which may be an earlier pause.
        let milliseconds = until.since(from.max(self.at));
        let is_missing = self.phase == Phase::Running && self.clock.is_running() && milliseconds > 0;
        is_missing.then_some(Change::Paused { milliseconds })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::FIRST;
    const BANK: TimeControl = TimeControl::Bank { seconds: 60, increment: 5 };

    #[test]
    fn a_turn_uses_the_bank_and_earns_the_increment() {
        let mut clock = Clock::new(BANK, 2);
        clock.turn(Seats::only(SEAT), Timestamp(1000));
        assert_eq!(clock.runs_out(SEAT), Some(Timestamp(61_000)));
        clock.turn(Seats::only(SEAT), Timestamp(5000));
        assert_eq!(
            clock.runs_out(SEAT),
            Some(Timestamp(61_000)),
            "a second decision in the same turn changes nothing"
        );
        clock.turn(Seats::NONE, Timestamp(11_000));
        assert_eq!(clock.runs_out(SEAT), None);
        assert_eq!(clock.view(SEAT).map(|view| view.left), Some(55_000));
    }

    /// Deciding and undoing again and again must not gain time.
    #[test]
    fn undo_revokes_the_increment() {
        let mut clock = Clock::new(BANK, 2);
        clock.turn(Seats::only(SEAT), Timestamp(0));
        clock.turn(Seats::NONE, Timestamp(1000));
        clock.turn(Seats::only(SEAT), Timestamp(2000));
        clock.revoke_increment(SEAT);
        assert_eq!(clock.runs_out(SEAT), Some(Timestamp(2000 + 59_000)));
    }

    /// Deciding and undoing again and again must not start a new turn on the clock.
    #[test]
    fn undo_resumes_the_clock_of_the_turn() {
        for control in [BANK, TimeControl::PerTurn { seconds: 60 }] {
            let mut clock = Clock::new(control, 2);
            clock.turn(Seats::only(SEAT), Timestamp(0));
            clock.turn(Seats::NONE, Timestamp(50_000));
            clock.turn(Seats::only(SEAT), Timestamp(70_000));
            clock.resume(SEAT);
            assert_eq!(clock.runs_out(SEAT), Some(Timestamp(80_000)), "{control:?}");
            assert!(!clock.has_run_out(SEAT, Timestamp(79_999)));
            assert!(clock.has_run_out(SEAT, Timestamp(80_000)));
        }
    }

    #[test]
    fn per_turn_control_gives_every_turn_the_same_time() {
        let mut clock = Clock::new(TimeControl::PerTurn { seconds: 10 }, 2);
        clock.turn(Seats::only(SEAT), Timestamp(0));
        clock.turn(Seats::NONE, Timestamp(9000));
        clock.turn(Seats::only(SEAT), Timestamp(20_000));
        assert_eq!(clock.runs_out(SEAT), Some(Timestamp(30_000)));
    }

    #[test]
    fn a_return_refreshes_the_clock_and_a_pause_costs_nothing() {
        let mut clock = Clock::new(BANK, 2);
        clock.turn(Seats::only(SEAT), Timestamp(0));
        clock.refresh(SEAT, Timestamp(60_000));
        assert_eq!(clock.runs_out(SEAT), Some(Timestamp(75_000)));
        clock.pause(1000);
        assert_eq!(clock.runs_out(SEAT), Some(Timestamp(76_000)));
        let other = Seat::new(1).and_then(|other| clock.view(other));
        assert_eq!(other.map(|view| view.left), Some(60_000), "a stopped clock gains nothing from a pause");
    }

    /// A table with a clock that runs since the last entry at 1000, or without time control.
    fn running_table(time: serde_json::Value) -> Table {
        let data = sanssouci::Data::load(|_| None).expect("the built-in data is valid");
        let games = crate::Games::default().with::<sanssouci::Position>(data);
        let terms = serde_json::json!({"game": "sanssouci", "time": time, "options": {"edition": "revised",
            "players": 2, "rewards": false, "boars": false, "choose_sides": false, "choose_stack": false}});
        let new_table: crate::NewTable =
            serde_json::from_value(serde_json::json!({"terms": terms})).expect("a new table");
        let person = |id| crate::Person { id: crate::PersonId::from_bytes([id; 16]), name: String::new() };
        let opened = new_table
            .opened_by(&person(1), &games, crate::DealSecret::from_bytes([8; 32]))
            .expect("valid terms");
        let randomness = || crate::DealRandomness::from_seed([7; 32]);
        let id = crate::GameId::from_bytes([9; 16]);
        let (mut table, _) = Table::open(id, opened, &games, Timestamp(0), randomness).expect("it opens");
        let sit = crate::Command::Sit { person: person(2), seat: Seat::new(1).expect("a seat"), nonce: None };
        table.execute(sit, Timestamp(1000), randomness, None, &mut |_, _| {}).expect("it starts");
        table
    }

    #[test]
    fn a_pause_covers_the_outage_once_and_only_since_the_last_entry() {
        let mut table = running_table(serde_json::json!({"kind": "bank", "seconds": 60, "increment": 0}));
        let mut pause = |from, until, now| {
            let command = crate::Command::Pause { from: Timestamp(from), until: Timestamp(until) };
            let randomness = || crate::DealRandomness::from_seed([7; 32]);
            let entries = table.execute(command, Timestamp(now), randomness, None, &mut |_, _| {});
            let entries = entries.expect("a pause is always possible").into_iter();
            entries.map(|entry| entry.change).collect::<Vec<Change>>()
        };
        let paused = |milliseconds| vec![Change::Paused { milliseconds }];
        let nothing: Vec<Change> = Vec::new();
        assert_eq!(pause(200, 9000, 9100), paused(8000), "the server worked at 1000");
        assert_eq!(pause(200, 9000, 9200), nothing, "the same outage again");
        assert_eq!(pause(200, 20_000, 20_100), paused(10_900), "it includes the earlier one");
        assert_eq!(pause(30_000, 20_000, 30_000), nothing);
        let without_clock = running_table(serde_json::json!({"kind": "none"}));
        assert_eq!(without_clock.pause(Timestamp(2000), Timestamp(9000)), None);
    }
}
