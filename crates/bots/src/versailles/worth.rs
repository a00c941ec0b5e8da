//! What a garden is worth: the points it has, and those to be expected.

use game::{Game, Seat};
use versailles::Half;

use crate::versailles::scene::Scene;
use crate::versailles::scoring::{Part, Scoring};
use crate::versailles::survey::{Mains, SITE};
use crate::versailles::taste::Taste;

/// What gardens of one seat are worth, as things stand in the other gardens.
#[derive(Copy, Clone)]
pub(crate) struct Worth {
    taste: &'static Taste,
    /// Points that cannot be lost.
    scored: f32,
    /// The scoring of the first half, while it is to come.
    middle: Option<Scoring>,
    end: Scoring,
}

impl Worth {
    /// To choose by: what somebody else does not get, counts, too.
    pub(crate) fn contested(scene: &Scene, seat: Seat, taste: &'static Taste) -> Worth {
        let others = scene.position.players() - 1;
        Worth::new(scene, seat, taste, 1.0 + 1.0 / others as f32)
    }

    /// The points to be expected.
    pub(crate) fn plain(scene: &Scene, seat: Seat, taste: &'static Taste) -> Worth {
        Worth::new(scene, seat, taste, 1.0)
    }

    /// `swing` is how much what only one can have counts for its points.
    fn new(scene: &Scene, seat: Seat, taste: &'static Taste, swing: f32) -> Worth {
        let position = &scene.position;
        let scored = position.middle().map_or(0, |middle| middle[seat.index()].total);
        Worth {
            taste,
            scored: f32::from(scored),
            middle: (position.half() == Half::First).then(|| Scoring::middle(scene, seat, taste, swing)),
            end: Scoring::end(scene, seat, taste, swing),
        }
    }

    /// What a garden with these areas is worth, `laid` tiles from now.
    #[inline]
    pub(crate) fn of(&self, mains: &Mains, laid: f32) -> f32 {
        let middle = self.middle.as_ref().map_or(0.0, |middle| middle.of(mains, laid, self.taste));
        self.scored + middle + self.end.of(mains, laid, self.taste)
    }

    /// To weigh many gardens that differ little from one with these areas.
    pub(crate) fn quick(&self, mains: &Mains, laid: f32) -> Quick<'_> {
        let parts = |scoring: &Scoring| {
            std::array::from_fn(|garden_type| scoring.part(garden_type, mains[garden_type], laid, self.taste))
        };
        Quick {
            worth: self,
            mains: *mains,
            laid,
            middle: self.middle.as_ref().map(parts).unwrap_or_default(),
            end: parts(&self.end),
            site: self.end.site(mains[SITE], laid, self.taste),
        }
    }
}

/// The same, for many gardens that differ little from one: what did not change in size is not weighed again.
pub(crate) struct Quick<'a> {
    worth: &'a Worth,
    mains: Mains,
    laid: f32,
    middle: [Part; 5],
    end: [Part; 5],
    site: f32,
}

impl Quick<'_> {
    #[inline]
    pub(crate) fn of(&self, mains: &Mains) -> f32 {
        let Worth { scored, middle, end, taste } = self.worth;
        let (mut middles, mut ends) = (self.middle, self.end);
        for garden_type in 0..5 {
            let area = mains[garden_type];
            let before = self.mains[garden_type];
            if area.size != before.size || taste.sees_closing && area.open != before.open {
                if let Some(middle) = middle {
                    middles[garden_type] = middle.part(garden_type, area, self.laid, taste);
                }
                ends[garden_type] = end.part(garden_type, area, self.laid, taste);
            }
        }
        let site = if mains[SITE].size == self.mains[SITE].size {
            self.site
        } else {
            end.site(mains[SITE], self.laid, taste)
        };
        let middle = middle.as_ref().map_or(0.0, |middle| middle.sum(&middles));
        scored + middle + end.sum(&ends) + site
    }
}
