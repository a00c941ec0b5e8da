//! How a game went, up to a moment: what was dealt, decided, taken back and said.

use game::{Game, Nobody, Play, Seat, Viewer, below};
use rand_chacha::ChaCha8Rng;
use table::{Entry, Why};

use super::hidden::Hidden;
use super::people::Table;

pub(crate) type Dice = ChaCha8Rng;

/// One thing that happened after the deal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Deed<A> {
    Act(Seat, A),
    Undo(Seat),
    /// What has nothing to do with the rules: talk, names, who is away.
    Aside(Entry),
}

/// How a game went, up to a moment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Course<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) setup: G::Setup,
    pub(crate) deeds: Vec<Deed<G::Action>>,
}

/// Where a game is looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// During the first decisions.
    Early,
    /// While somebody else's side or bid lies face down; where there is none, early.
    FaceDown,
    Anywhere,
    /// Shortly before the end.
    Late,
}

impl<G: Hidden> Course<G> {
    /// A random game up to a moment before its end. Some decisions are taken back on the way.
    pub(crate) fn random(
        options: &G::Options,
        table: &Table,
        viewer: Viewer,
        moment: Moment,
        dice: &mut Dice,
    ) -> Course<G> {
        let data = G::data(|_| None).expect("the built-in data are right");
        let setup = G::deal(options, &data, dice);
        let mut play = Play::<G>::new(options.clone(), setup.clone()).expect("what is dealt is right");
        let (mut deeds, mut face_down) = (Vec::new(), Vec::new());
        while play.position().outcome().is_none() {
            if below(dice, 12) == 0 {
                deeds.push(Deed::Aside(table.aside(dice)));
            }
            let deed = decide(&mut play, table.terms.undo, dice);
            if let Deed::Act(seat, action) = deed
                && G::is_secret(action)
                && !viewer.is(seat)
                && play.position().undoable(seat) > 0
            {
                face_down.push(deeds.len() + 1);
            }
            deeds.push(deed);
        }
        // The last decision reveals everything.
        let most = deeds.len() - 1;
        deeds.truncate(match moment {
            Moment::FaceDown if !face_down.is_empty() => face_down[below(dice, face_down.len())],
            Moment::Early | Moment::FaceDown => below(dice, most.min(10)),
            Moment::Anywhere => below(dice, most),
            Moment::Late => most - below(dice, 6),
        });
        everybody_is_back(&mut deeds);
        Course { options: options.clone(), setup, deeds }
    }

    /// Plays it. The rules must accept every deed.
    pub(crate) fn play(&self) -> Play<G> {
        let mut play = Play::new(self.options.clone(), self.setup.clone()).expect("the setup is right");
        for (number, deed) in self.deeds.iter().enumerate() {
            let done = match deed {
                Deed::Act(seat, action) => play.apply(*seat, *action, &mut Nobody),
                Deed::Undo(seat) => play.undo(*seat).map(|_| ()),
                Deed::Aside(_) => Ok(()),
            };
            done.unwrap_or_else(|refusal| panic!("deed {number}, {deed:?}: {refusal}"));
        }
        play
    }

    /// For every deed, whether it is a decision that was taken back later.
    pub(crate) fn taken_back(&self) -> Vec<bool> {
        let mut back = vec![false; self.deeds.len()];
        for (number, deed) in self.deeds.iter().enumerate() {
            let Deed::Undo(seat) = deed else { continue };
            let last = (0..number).rev().find(|&earlier| {
                !back[earlier] && matches!(self.deeds[earlier], Deed::Act(by, _) if by == *seat)
            });
            back[last.expect("nothing is taken back that was not done")] = true;
        }
        back
    }
}

/// A random decision of whoever may decide, or one that is taken back.
fn decide<G: Game>(play: &mut Play<G>, may_undo: bool, dice: &mut Dice) -> Deed<G::Action> {
    let position = *play.position();
    let regretful: Vec<Seat> =
        Seat::all(position.players()).filter(|&seat| position.undoable(seat) > 0).collect();
    // Who may take something back though others are to act has decided face down: rare in Sanssouci, so more often.
    let secretly = regretful.iter().any(|&seat| !position.to_act().contains(seat));
    if may_undo && !regretful.is_empty() && below(dice, if secretly { 2 } else { 5 }) == 0 {
        let seat = regretful[below(dice, regretful.len())];
        play.undo(seat).expect("it may be taken back");
        return Deed::Undo(seat);
    }
    let to_act: Vec<Seat> = position.to_act().iter().collect();
    let seat = to_act[below(dice, to_act.len())];
    let legal = legal(&position, seat);
    let action = legal[below(dice, legal.len())];
    play.apply(seat, action, &mut Nobody).expect("it is legal");
    Deed::Act(seat, action)
}

pub(crate) fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    position.legal(seat, &mut list);
    list
}

/// A bot plays on for somebody only if there is a decision in between; at the moment of the test nobody is away, for a
/// bot's own chance would be another in each of two games.
fn everybody_is_back<A>(deeds: &mut Vec<Deed<A>>) {
    let mut away = [false; Seat::MAX_COUNT];
    deeds.retain_mut(|deed| {
        let Deed::Aside(entry) = deed else { return true };
        if let Entry::TakenOver { seat, .. } = *entry
            && std::mem::replace(&mut away[seat.index()], true)
        {
            away[seat.index()] = false;
            *entry = Entry::Returned { seat };
        }
        true
    });
    let back = Seat::all(Seat::MAX_COUNT).filter(|seat| away[seat.index()]);
    deeds.extend(back.map(|seat| Deed::Aside(Entry::Returned { seat })));
}

impl Table {
    /// Something that has nothing to do with the rules.
    fn aside(&self, dice: &mut Dice) -> Entry {
        let seat = Seat::new(below(dice, self.people.len())).expect("there are so many");
        let person = &self.people[seat.index()];
        match below(dice, 6) {
            0 | 1 => Entry::TakenOver { seat, why: Why::OutOfTime },
            2 => Entry::Renamed { person: person.id, name: format!("{}’s twin", person.name) },
            3 => Entry::Muted { muted: below(dice, 2) == 0 },
            4 => Entry::Paused { milliseconds: 12_345 },
            _ => Entry::Said { person: person.id, name: person.name.clone(), text: "Well played!".into() },
        }
    }
}
