//! The setup: everything that is random, and its checks.

use game::{InputError, Seat};
use serde::{Deserialize, Serialize};

use crate::card_set::CardSet;
use crate::supply::Supply;
use crate::{BySlot, Card, Field, Fields, Marks, Motif, Options, Row};

/// Everything that is random, drawn before the first action.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Per seat, the one or two garden sides to choose from: the printed fields of each.
    #[serde(deserialize_with = "game::at_most::<4, _, _>")]
    pub gardens: Vec<Vec<Fields>>,
    /// Per seat, the one or two sides of a Rewards board to choose from; `None` without Rewards.
    #[serde(default, deserialize_with = "game::not_null", skip_serializing_if = "Option::is_none")]
    pub rewards: Option<Vec<Vec<Marks>>>,
    /// Per seat, the 18 cards in drawing order. The first two are the opening hand.
    #[serde(deserialize_with = "game::at_most::<4, _, _>")]
    pub decks: Vec<Vec<Card>>,
    /// Per seat, the two missions.
    #[serde(deserialize_with = "game::at_most::<4, _, _>")]
    pub missions: Vec<Vec<Motif>>,
    /// The ten tiles of the market.
    pub display: BySlot<Motif>,
    /// The stacks, each from the top; the bag is one stack.
    #[serde(deserialize_with = "game::at_most::<8, _, _>")]
    pub supply: Vec<Vec<Motif>>,
    /// The seat that starts.
    pub first: Seat,
}

impl Options {
    /// How many tiles of each motif are in play: 5, 7 or 9.
    pub(crate) fn tiles_per_motif(&self) -> usize {
        2 * usize::from(self.players) + 1
    }
}

impl Setup {
    /// Checks that the setup is valid for these options. The error names the place.
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
        check_sides("gardens", &self.gardens, options, options.garden_sides(), check_garden)
    }

    fn check_rewards(&self, options: &Options) -> Result<(), InputError> {
        match &self.rewards {
            None if options.rewards => {
                Err(InputError::new("rewards", "missing, but the options include Rewards"))
            }
            Some(_) if !options.rewards => {
                Err(InputError::new("rewards", "present, but the options do not include Rewards"))
            }
            None => Ok(()),
            Some(boards) => {
                check_sides("rewards", boards, options, options.rewards_sides(), |side: &Marks| {
                    match side.len() {
                        12 => Ok(()),
                        marked => {
                            Err(InputError::new("", format_args!("{marked} marked fields, expected 12")))
                        }
                    }
                })
            }
        }
    }

    /// Every deck has the nine motifs, the free choice and eight pairs of colours, the same for all
    /// seats.
    fn check_decks(&self, options: &Options) -> Result<(), InputError> {
        check_count(|| "decks".into(), self.decks.len(), usize::from(options.players), "decks")?;
        let pack: CardSet = self.decks.iter().flatten().copied().take(18).collect();
        for (seat, deck) in self.decks.iter().enumerate() {
            let place = || format!("decks[{seat}]");
            check_count(place, deck.len(), 18, "cards")?;
            let mut cards = CardSet::NONE;
            if let Some(twice) = deck.iter().find(|&&card| !cards.insert(card)) {
                return Err(InputError::new(place(), format_args!("card {twice} is listed twice")));
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

    /// Every motif has 5, 7 or 9 tiles, depending on the number of players.
    fn check_tiles(&self, options: &Options) -> Result<(), InputError> {
        check_count(|| "supply".into(), self.supply.len(), options.stacks(), "stacks")?;
        let mut left = [options.tiles_per_motif() as i64; 9];
        self.display.0.iter().chain(self.supply.iter().flatten()).for_each(|tile| left[tile.index()] -= 1);
        match Motif::ALL.into_iter().find(|motif| left[motif.index()] != 0) {
            None => {
                debug_assert!(self.supply.iter().map(Vec::len).sum::<usize>() <= Supply::MAX_TILES);
                Ok(())
            }
            Some(motif) => {
                let copies = options.tiles_per_motif();
                let found = copies as i64 - left[motif.index()];
                let what =
                    format_args!("with the display, {found} tiles of motif {motif}, expected {copies}");
                Err(InputError::new("supply", what))
            }
        }
    }
}

/// A garden prints row 1 and six fields of rows 2 to 6, but not the field on which the boar starts.
pub(crate) fn check_garden(printed: &Fields) -> Result<(), InputError> {
    let row_1 = Fields::row(Row::ALL[0]);
    if let Some(missing) = (row_1 & !*printed).iter().next() {
        let what = format_args!("{missing} is not printed, but all of row 1 must be");
        return Err(InputError::new("", what));
    }
    if printed.contains(Field::CENTRE) {
        return Err(InputError::new("", format_args!("{} must not be printed", Field::CENTRE)));
    }
    match (*printed & !row_1).len() {
        6 => Ok(()),
        found => {
            let error = InputError::new("", format_args!("{found} fields printed below row 1, expected 6"));
            Err(error.with_count("printed_count", found, 6))
        }
    }
}

fn check_sides<T>(
    key: &str,
    boards: &[Vec<T>],
    options: &Options,
    sides: usize,
    check: impl Fn(&T) -> Result<(), InputError>,
) -> Result<(), InputError> {
    check_count(|| key.into(), boards.len(), usize::from(options.players), "boards")?;
    for (seat, board) in boards.iter().enumerate() {
        check_count(|| format!("{key}[{seat}]"), board.len(), sides, "sides")?;
        for (number, side) in board.iter().enumerate() {
            check(side).map_err(|error| error.at(format_args!("{key}[{seat}][{number}]")))?;
        }
    }
    Ok(())
}

fn check_count(
    place: impl Fn() -> String,
    found: usize,
    expected: usize,
    what: &str,
) -> Result<(), InputError> {
    if found == expected {
        return Ok(());
    }
    Err(InputError::new(place(), format_args!("{found} {what}, expected {expected}")))
}
