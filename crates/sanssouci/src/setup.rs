//! What chance decides, and whether it can be.

use game::{InputError, Seat};
use serde::{Deserialize, Serialize};

use crate::card_set::CardSet;
use crate::supply::Supply;
use crate::{BySlot, Card, Field, Fields, Marks, Motif, Options, Row};

/// All that chance decides, drawn before the first decision.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Per seat, the one or two garden sides on offer, each its printed fields.
    #[serde(deserialize_with = "game::at_most::<4, _, _>")]
    pub gardens: Vec<Vec<Fields>>,
    /// Per seat, the one or two sides of a Rewards board on offer; nothing without Rewards.
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    pub rewards: Option<Vec<Vec<Marks>>>,
    /// Per seat, 18 cards in drawing order; the first two are the opening hand.
    #[serde(deserialize_with = "game::at_most::<4, _, _>")]
    pub decks: Vec<Vec<Card>>,
    /// Per seat, the two missions.
    #[serde(deserialize_with = "game::at_most::<4, _, _>")]
    pub missions: Vec<Vec<Motif>>,
    /// The ten tiles on show.
    pub display: BySlot<Motif>,
    /// The stacks, each top first; the bag is one stack.
    #[serde(deserialize_with = "game::at_most::<8, _, _>")]
    pub supply: Vec<Vec<Motif>>,
    /// The seat that begins.
    pub first: Seat,
}

impl Setup {
    /// Whether this can be dealt under these options. The fault names the place.
    pub fn check(&self, options: &Options) -> Result<(), InputError> {
        self.check_gardens(options)?;
        self.check_rewards(options)?;
        self.check_decks(options)?;
        self.check_missions(options)?;
        self.check_tiles(options)?;
        if self.first.index() >= usize::from(options.players) {
            return Err(InputError::new(
                "first",
                format_args!("seat {} of {} players", self.first, options.players),
            ));
        }
        Ok(())
    }

    fn check_gardens(&self, options: &Options) -> Result<(), InputError> {
        check_offers("gardens", &self.gardens, options, options.garden_sides(), check_garden)
    }

    fn check_rewards(&self, options: &Options) -> Result<(), InputError> {
        match &self.rewards {
            None if options.rewards => {
                Err(InputError::new("rewards", "missing, and the options say Rewards"))
            }
            Some(_) if !options.rewards => {
                Err(InputError::new("rewards", "there are some, and the options say none"))
            }
            None => Ok(()),
            Some(boards) => {
                check_offers("rewards", boards, options, options.rewards_sides(), |side: &Marks| {
                    match side.len() {
                        12 => Ok(()),
                        marked => Err(format!("{marked} marked fields, there must be 12")),
                    }
                })
            }
        }
    }

    /// Every deck: the nine motifs, the free choice, and eight pairs of colours, the same ones for all.
    fn check_decks(&self, options: &Options) -> Result<(), InputError> {
        check_count(|| "decks".into(), self.decks.len(), usize::from(options.players), "decks")?;
        let pack: CardSet = self.decks.iter().flatten().copied().take(18).collect();
        for (seat, deck) in self.decks.iter().enumerate() {
            let place = || format!("decks[{seat}]");
            check_count(place, deck.len(), 18, "cards")?;
            let mut cards = CardSet::NONE;
            if let Some(twice) = deck.iter().find(|&&card| !cards.insert(card)) {
                return Err(InputError::new(place(), format_args!("card {twice} stands there twice")));
            }
            check_count(place, cards.pairs(), 8, "pairs of colours")?;
            if cards != pack {
                return Err(InputError::new(place(), "other pairs of colours than in decks[0]"));
            }
        }
        Ok(())
    }

    fn check_missions(&self, options: &Options) -> Result<(), InputError> {
        check_count(
            || "missions".into(),
            self.missions.len(),
            usize::from(options.players),
            "pairs of missions",
        )?;
        let mut dealt = [false; 9];
        for (seat, missions) in self.missions.iter().enumerate() {
            check_count(|| format!("missions[{seat}]"), missions.len(), 2, "missions")?;
            for (number, &mission) in missions.iter().enumerate() {
                if std::mem::replace(&mut dealt[mission.index()], true) {
                    let place = format!("missions[{seat}][{number}]");
                    return Err(InputError::new(place, format_args!("mission {mission} is dealt twice")));
                }
            }
        }
        Ok(())
    }

    /// Each motif is in play 5, 7 or 9 times.
    fn check_tiles(&self, options: &Options) -> Result<(), InputError> {
        check_count(|| "supply".into(), self.supply.len(), options.stacks(), "stacks")?;
        let mut left = [options.copies() as i64; 9];
        self.display.0.iter().chain(self.supply.iter().flatten()).for_each(|tile| left[tile.index()] -= 1);
        match Motif::ALL.into_iter().find(|motif| left[motif.index()] != 0) {
            None => {
                debug_assert!(self.supply.iter().map(Vec::len).sum::<usize>() <= Supply::MAX_TILES);
                Ok(())
            }
            Some(motif) => {
                let copies = options.copies();
                let there = copies as i64 - left[motif.index()];
                let what =
                    format_args!("with the display, motif {motif} is there {there} times, not {copies}");
                Err(InputError::new("supply", what))
            }
        }
    }
}

/// Row 1 and six more in rows 2 to 6, and never the field where the boar starts.
pub(crate) fn check_garden(printed: &Fields) -> Result<(), String> {
    let row_1 = Fields::row(Row::ALL[0]);
    if let Some(missing) = (row_1 & !*printed).iter().next() {
        return Err(format!("{missing} is not printed; all of row 1 must be"));
    }
    if printed.contains(Field::CENTRE) {
        return Err(format!("{} must not be printed", Field::CENTRE));
    }
    match (*printed & !row_1).len() {
        6 => Ok(()),
        more => Err(format!("{more} fields printed below row 1, there must be 6")),
    }
}

fn check_offers<T>(
    key: &str,
    offers: &[Vec<T>],
    options: &Options,
    sides: usize,
    check: impl Fn(&T) -> Result<(), String>,
) -> Result<(), InputError> {
    check_count(|| key.into(), offers.len(), usize::from(options.players), "boards")?;
    for (seat, offer) in offers.iter().enumerate() {
        check_count(|| format!("{key}[{seat}]"), offer.len(), sides, "sides on offer")?;
        for (number, side) in offer.iter().enumerate() {
            check(side).map_err(|what| InputError::new(format_args!("{key}[{seat}][{number}]"), what))?;
        }
    }
    Ok(())
}

fn check_count(place: impl Fn() -> String, found: usize, right: usize, what: &str) -> Result<(), InputError> {
    if found == right {
        return Ok(());
    }
    Err(InputError::new(place(), format_args!("{found} {what}, there must be {right}")))
}
