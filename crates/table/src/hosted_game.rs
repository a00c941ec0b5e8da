//! Any game of the table, hosted.

use std::hash::{DefaultHasher, Hash, Hasher};

use bots::{Bot, Budget, Level, Observation, Skill};
use game::{Action as _, InputError, Outcome as _, Play, Refusal as _, Seat, Seats, Viewer};
use rand_chacha::ChaCha20Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};

use crate::games::advice::{Advising, choices, entries};
use crate::games::depth::Depth;
use crate::games::face_up::face_up;
use crate::games::kind::{Kind, Match, Refused, Thought};
use crate::games::recorded::{Recorded, replay};
use crate::games::study::{Studying, study};

/// A game that can be hosted, and the boards or tiles it is dealt from.
pub(crate) struct Hosted<G: Skill> {
    pub(crate) data: G::Data,
}

impl<G: Skill> Kind for Hosted<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn agree(&self, options: &Value) -> Result<usize, InputError> {
        G::agree(&read::<G::Options>("options", options)?)
    }

    fn deal(&self, options: &Value, rng: &mut ChaCha20Rng) -> Result<Value, InputError> {
        let options: G::Options = read("options", options)?;
        G::agree(&options)?;
        let setup = G::deal(&options, &self.data, rng);
        serde_json::to_value(setup).map_err(|error| InputError::new("setup", error))
    }

    fn begin(&self, options: &Value, setup: &Value) -> Result<Box<dyn Match>, InputError> {
        let play = Play::<G>::new(read("options", options)?, read("setup", setup)?)?;
        Ok(Box::new(UnderWay { play, events: Vec::new() }))
    }

    fn replay(&self, record: &str) -> Result<Recorded, InputError> {
        replay::<G>(record)
    }
}

/// A game under way, and what its last decision made happen.
struct UnderWay<G: Skill> {
    play: Play<G>,
    events: Vec<G::Event>,
}

impl<G: Skill> Match for UnderWay<G> {
    fn beginner(&self) -> Option<Seat> {
        self.play.position().beginner()
    }

    fn to_act(&self) -> Seats {
        self.play.position().to_act()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refused> {
        let entry = read("", action).map_err(Refused::Unreadable)?;
        let (named, action) = G::Action::read(&entry).map_err(Refused::Unreadable)?;
        if named.is_some_and(|named| named != seat) {
            return Err(Refused::Unreadable(InputError::new("seat", "it is another's")));
        }
        let mut events = Vec::new();
        self.play.apply(seat, action, &mut events).map_err(by_the_rules::<G>)?;
        self.events = events;
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        self.play.undo(seat).map_err(by_the_rules::<G>)?;
        self.events.clear();
        Ok(())
    }

    fn events(&self, viewer: Viewer) -> Box<RawValue> {
        let seen: Vec<_> = self.events.iter().filter_map(|event| G::witness(event, viewer)).collect();
        raw(&seen)
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.play.position().view(viewer))
    }

    fn events_face_up(&self) -> Box<RawValue> {
        raw(&self.events)
    }

    fn view_face_up(&self) -> Box<RawValue> {
        raw(&face_up(self.play.position()))
    }

    fn choice(&self, seat: Seat) -> u64 {
        let mut legal = Vec::new();
        self.play.position().legal(seat, &mut legal);
        let mut hasher = DefaultHasher::new();
        legal.iter().for_each(|action| action.to_string().hash(&mut hasher));
        hasher.finish()
    }

    fn result(&self) -> Option<(Vec<i32>, Vec<Seat>)> {
        let outcome = self.play.position().outcome()?;
        Some((outcome.totals(), outcome.winners().to_vec()))
    }

    fn record(&self, extra: Map<String, Value>) -> String {
        let mut record = self.play.record().clone();
        record.extra = extra;
        record.write()
    }

    fn thought(&self, seat: Seat, level: Level, seed: u64) -> Option<Thought> {
        let observation = Observation::of(self.play.position(), seat);
        if !observation.is_to_act() {
            return None;
        }
        Some(Box::new(move |budget: &Budget| entries::<G>(&Bot::new(level, seed).turn(&observation, budget))))
    }

    fn advice(&self, seat: Seat, seed: u64) -> Option<Advising> {
        let seen = Observation::of(self.play.position(), seat);
        let may_act = seen.is_to_act();
        may_act.then(|| Box::new(move |depth: &Depth| choices(&seen, depth, seed)) as Advising)
    }

    fn study(&self, seat: Seat, action: &Value, seed: u64) -> Option<Studying> {
        let (_, played) = G::Action::read(&read("", action).ok()?).ok()?;
        let seen = Observation::of(self.play.position(), seat);
        let choice = seen.legal().len() > 1;
        choice.then(|| Box::new(move |depth: &Depth| study(&seen, played, depth, seed)) as Studying)
    }
}

fn by_the_rules<G: Skill>(refusal: G::Refusal) -> Refused {
    Refused::ByTheRules { code: refusal.code(), message: refusal.to_string() }
}

/// Reads a value; a fault names the key where it is.
fn read<T: DeserializeOwned>(place: &str, value: &Value) -> Result<T, InputError> {
    game::read_json(value).map_err(|fault| fault.inside(place))
}

pub(super) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views and events have no key that is not a string")
}
