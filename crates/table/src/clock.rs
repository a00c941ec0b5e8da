//! Clocks: how long every seat may still think.

use game::{Seat, Seats};
use serde::Serialize;
use utoipa::ToSchema;

use crate::sitting::terms::TimeControl;
use crate::timestamp::Timestamp;

/// How long every seat may still think. It moves only when it is told what time it is.
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
}

/// A seat's clock as people see it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    /// Milliseconds left at the instant of the frame, if the clock stands; else at `running_since`.
    pub left: i64,
    /// Since when it runs.
    #[schema(value_type = Option<i64>)]
    pub running_since: Option<Timestamp>,
}

const SECOND: i64 = 1000;

impl Clock {
    /// Everybody's clock, full and standing.
    pub fn new(control: TimeControl, players: usize) -> Clock {
        Clock { control, seats: vec![SeatClock { left: full(control), running: None }; players] }
    }

    /// Starts the clocks of those who must decide, and stops the others'. Who has finished a turn gets the increment.
    pub fn turn(&mut self, to_act: Seats, now: Timestamp) {
        let control = self.control;
        for (index, clock) in self.seats.iter_mut().enumerate() {
            let Some(seat) = Seat::new(index) else { continue };
            match (clock.running, to_act.contains(seat)) {
                (None, true) => clock.running = Some(now),
                (Some(since), false) => {
                    clock.left = match control {
                        TimeControl::Bank { .. } => {
                            (clock.left - now.since(since)).max(0) + increment(control)
                        }
                        _ => full(control),
                    };
                    clock.running = None;
                }
                _ => {}
            }
        }
    }

    /// A seat took back the decision that had ended its turn (it was not among those to act): the increment goes, too.
    pub fn take_back(&mut self, seat: Seat, to_act_before: Seats) {
        let increment = if to_act_before.contains(seat) { 0 } else { increment(self.control) };
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.left -= increment;
        }
    }

    /// Nobody's clock ran for so many milliseconds.
    pub fn pause(&mut self, milliseconds: i64) {
        let running = self.seats.iter_mut().filter(|clock| clock.running.is_some());
        running.for_each(|clock| clock.left += milliseconds);
    }

    /// The player is back: there is time for a turn at least.
    pub fn refresh(&mut self, seat: Seat, now: Timestamp) {
        let Some(clock) = self.seats.get_mut(seat.index()) else { return };
        let left = clock.left - clock.running.map_or(0, |since| now.since(since));
        let least = match self.control {
            TimeControl::Bank { seconds, .. } => i64::from(seconds) * SECOND / 4,
            _ => full(self.control),
        };
        clock.left = left.max(least);
        clock.running = clock.running.map(|_| now);
    }

    /// When this seat's time is up; never, if its clock does not run.
    pub fn runs_out(&self, seat: Seat) -> Option<Timestamp> {
        if self.control == TimeControl::None {
            return None;
        }
        let clock = self.seats.get(seat.index())?;
        Some(clock.running?.after(clock.left))
    }

    /// A seat's clock as people see it; nothing where nobody looks at the clock.
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

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::FIRST;
    const BANK: TimeControl = TimeControl::Bank { seconds: 60, increment: 5 };

    #[test]
    fn a_bank_is_used_up_and_refilled_by_the_increment() {
        let mut clock = Clock::new(BANK, 2);
        clock.turn(Seats::only(SEAT), Timestamp(1000));
        assert_eq!(clock.runs_out(SEAT), Some(Timestamp(61_000)));
        clock.turn(Seats::only(SEAT), Timestamp(5000));
        assert_eq!(
            clock.runs_out(SEAT),
            Some(Timestamp(61_000)),
            "a second decision of the same turn changes nothing"
        );
        clock.turn(Seats::NONE, Timestamp(11_000));
        assert_eq!(clock.runs_out(SEAT), None);
        assert_eq!(clock.view(SEAT).map(|view| view.left), Some(55_000));
    }

    /// To decide and take back again and again gains no time.
    #[test]
    fn taking_back_gives_the_increment_back() {
        let mut clock = Clock::new(BANK, 2);
        clock.turn(Seats::only(SEAT), Timestamp(0));
        clock.turn(Seats::NONE, Timestamp(1000));
        clock.turn(Seats::only(SEAT), Timestamp(2000));
        clock.take_back(SEAT, Seats::NONE);
        assert_eq!(clock.runs_out(SEAT), Some(Timestamp(2000 + 59_000)));
    }

    #[test]
    fn every_turn_has_its_own_deadline() {
        let mut clock = Clock::new(TimeControl::PerTurn { seconds: 10 }, 2);
        clock.turn(Seats::only(SEAT), Timestamp(0));
        clock.turn(Seats::NONE, Timestamp(9000));
        clock.turn(Seats::only(SEAT), Timestamp(20_000));
        assert_eq!(clock.runs_out(SEAT), Some(Timestamp(30_000)));
    }

    #[test]
    fn who_comes_back_has_time_again_and_a_pause_costs_nothing() {
        let mut clock = Clock::new(BANK, 2);
        clock.turn(Seats::only(SEAT), Timestamp(0));
        clock.refresh(SEAT, Timestamp(60_000));
        assert_eq!(clock.runs_out(SEAT), Some(Timestamp(75_000)));
        clock.pause(1000);
        assert_eq!(clock.runs_out(SEAT), Some(Timestamp(76_000)));
        let other = Seat::new(1).and_then(|other| clock.view(other));
        assert_eq!(other.map(|view| view.left), Some(60_000), "a clock that stands loses nothing by a pause");
    }
}
