//! What a garden is worth: the points it has, and those to be expected.

use table::{Game, Seat};
use versailles::{Half, Type};

use crate::versailles::plot::{Area, Mains, SITE};
use crate::versailles::scene::Scene;
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

/// One of the two scorings, as a seat looks forward to it.
#[derive(Copy, Clone)]
struct Scoring {
    weights: [f32; 5],
    /// How many tiles the seat will lay until then.
    tiles: f32,
    /// What a chip gives; more than its points, where the others must not have them.
    chip: f32,
    second: f32,
    site: f32,
    /// The best of the others, and the next, of each type and of building ground; as to be expected then.
    rivals: [[f32; 2]; 6],
    /// Half a field, for or against: an equal area does not take a chip.
    held: [f32; 5],
}

impl Worth {
    pub(crate) fn new(scene: &Scene, seat: Seat, taste: &'static Taste) -> Worth {
        let position = &scene.position;
        let (half, whole) = scene.tiles_to_come(seat);
        let scored = position.middle().map_or(0, |middle| middle[seat.index()].total);
        let players = position.players();
        // A chip is also one that somebody else has not.
        let swing = 1.0 + 1.0 / (players - 1) as f32;
        let second = if players > 2 { 3.0 } else { 0.0 };
        let rivals = |until_end| rivals(scene, seat, taste, until_end);
        let held = held(scene, seat);
        Worth {
            taste,
            scored: f32::from(scored),
            middle: (position.half() == Half::First).then(|| Scoring {
                weights: taste.middle_weights,
                tiles: half as f32,
                chip: 3.0 * swing,
                second: 0.0,
                site: 0.0,
                rivals: rivals(false),
                held,
            }),
            end: Scoring {
                weights: taste.end_weights,
                tiles: whole as f32,
                chip: 5.0 * swing,
                second,
                site: 3.0 * swing,
                rivals: rivals(true),
                held,
            },
        }
    }

    /// What a garden with these areas is worth, `laid` tiles from now.
    #[inline]
    pub(crate) fn of(&self, mains: &Mains, laid: f32) -> f32 {
        let middle = self.middle.as_ref().map_or(0.0, |middle| middle.of(mains, laid, self.taste));
        self.scored + middle + self.end.of(mains, laid, self.taste)
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

/// What one type comes to in a scoring.
#[derive(Copy, Clone, Default)]
struct Part {
    /// The size to be expected.
    size: f32,
    /// The points besides it.
    points: f32,
}

impl Worth {
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

impl Quick<'_> {
    #[inline]
    pub(crate) fn of(&self, mains: &Mains) -> f32 {
        let Worth { scored, middle, end, taste } = self.worth;
        let (mut middles, mut ends) = (self.middle, self.end);
        for garden_type in 0..5 {
            let area = mains[garden_type];
            if area.size != self.mains[garden_type].size {
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

impl Scoring {
    #[inline]
    fn of(&self, mains: &Mains, laid: f32, taste: &Taste) -> f32 {
        let parts = std::array::from_fn(|garden_type| self.part(garden_type, mains[garden_type], laid, taste));
        self.sum(&parts) + self.site(mains[SITE], laid, taste)
    }

    #[inline]
    fn part(&self, garden_type: usize, area: Area, laid: f32, taste: &Taste) -> Part {
        let tiles = self.tiles - laid;
        let sureness = taste.sure(tiles);
        let size = taste.expected(area, tiles);
        let [best, next] = self.rivals[garden_type];
        let first = chance((size - best + self.held[garden_type]) * sureness);
        let mut points = self.chip * first;
        if self.second > 0.0 {
            points += self.second * (1.0 - first) * chance((size - next) * sureness);
        }
        Part { size, points }
    }

    #[inline]
    fn site(&self, area: Area, laid: f32, taste: &Taste) -> f32 {
        if self.site == 0.0 {
            return 0.0;
        }
        let tiles = self.tiles - laid;
        let lead = taste.expected(area, 0.5 * tiles) - self.rivals[SITE][0];
        self.site * chance(lead * taste.sure(tiles))
    }

    #[inline]
    fn sum(&self, parts: &[Part; 5]) -> f32 {
        let points: f32 = parts.iter().map(|part| part.points).sum();
        points + weighted(parts.map(|part| part.size), &self.weights)
    }
}

/// The chance that belongs to a lead; half for none.
#[inline]
pub(crate) fn chance(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

/// The sizes, largest first, by their weights.
#[inline]
fn weighted(mut sizes: [f32; 5], weights: &[f32; 5]) -> f32 {
    // Insertion: five are few.
    for next in 1..sizes.len() {
        let mut place = next;
        while place > 0 && sizes[place - 1] < sizes[place] {
            sizes.swap(place - 1, place);
            place -= 1;
        }
    }
    sizes.iter().zip(weights).map(|(size, weight)| size * weight).sum()
}

fn rivals(scene: &Scene, seat: Seat, taste: &Taste, until_end: bool) -> [[f32; 2]; 6] {
    let mut rivals = [[0.0; 2]; 6];
    for other in scene.position.seats().filter(|&other| other != seat) {
        let (half, whole) = scene.tiles_to_come(other);
        let tiles = if until_end { whole } else { half } as f32;
        for ((soil, area), rivals) in scene.plot(other).mains().into_iter().enumerate().zip(&mut rivals) {
            let size = taste.expected(area, if soil == SITE { 0.5 * tiles } else { tiles });
            if size > rivals[0] {
                *rivals = [size, rivals[0]];
            } else if size > rivals[1] {
                rivals[1] = size;
            }
        }
    }
    rivals
}

fn held(scene: &Scene, seat: Seat) -> [f32; 5] {
    Type::ALL.map(|garden_type| match scene.position.chips().holder(garden_type) {
        Some(holder) if holder == seat => 0.5,
        Some(_) => -0.5,
        None => 0.0,
    })
}
