//! The setup: everything that is random, and its checks.

use game::{InputError, Seat};
use serde::{Deserialize, Serialize};

use crate::card_counts::CardCounts;
use crate::{BySlot, Card, Edition, Face, Field, Fields, Marks, Motif, Options, Row};

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
    /// How many tiles are in play: 45, 63 or 81.
    pub(crate) fn tiles(&self) -> usize {
        9 * (2 * usize::from(self.players) + 1)
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
        check_sides("gardens", &self.gardens, options, options.garden_sides(), |printed| {
            check_garden(*printed, options.edition)?;
            match options.boars && printed.contains(Field::CENTRE) {
                true => {
                    let what = format_args!("{} is printed, but the boar starts there", Field::CENTRE);
                    Err(InputError::new("", what))
                }
                false => Ok(()),
            }
        })
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
        let pack: CardCounts = self.decks.iter().flatten().copied().take(18).collect();
        for (seat, deck) in self.decks.iter().enumerate() {
            let place = || format!("decks[{seat}]");
            check_count(place, deck.len(), 18, "cards")?;
            let cards: CardCounts = deck.iter().copied().collect();
            let is_pair = |card: Card| matches!(card.face(), Face::Colours(..));
            if let Some(twice) = cards.iter().find(|&card| !is_pair(card) && cards.of(card) > 1) {
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

    /// There are 45, 63 or 81 tiles, and at most nine of each motif.
    fn check_tiles(&self, options: &Options) -> Result<(), InputError> {
        check_count(|| "supply".into(), self.supply.len(), options.stacks(), "stacks")?;
        let mut counts = [0; 9];
        let tiles = self.display.0.iter().chain(self.supply.iter().flatten());
        tiles.for_each(|tile| counts[tile.index()] += 1);
        check_count(|| "supply".into(), counts.iter().sum(), options.tiles(), "tiles with the display")?;
        match Motif::ALL.into_iter().find(|motif| counts[motif.index()] > MAX_TILES_PER_MOTIF) {
            None => Ok(()),
            Some(motif) => {
                let found = counts[motif.index()];
                let what = format_args!(
                    "with the display, {found} tiles of motif {motif}, expected at most {MAX_TILES_PER_MOTIF}"
                );
                Err(InputError::new("supply", what))
            }
        }
    }
}

/// How many tiles of each motif the box has.
pub(crate) const MAX_TILES_PER_MOTIF: usize = 9;

/// A garden prints row 1. The rulebooks of 2013 also print six more fields; the one of 2022 names
/// no number, but every player must find a free field for 18 tiles.
pub(crate) fn check_garden(printed: Fields, edition: Edition) -> Result<(), InputError> {
    let row_1 = Fields::row(Row::ALL[0]);
    if let Some(missing) = (row_1 & !printed).iter().next() {
        let what = format_args!("{missing} is not printed, but all of row 1 must be");
        return Err(InputError::new("", what));
    }
    let below = (printed & !row_1).len();
    let most = (!row_1).len() - usize::from(Options::TURNS);
    match edition {
        Edition::Classic if below != 6 => {
            let error = InputError::new("", format_args!("{below} fields printed below row 1, expected 6"));
            Err(error.with_count("printed_count", below, 6))
        }
        Edition::Revised if below > most => {
            let what = format_args!(
                "{below} fields printed below row 1, expected at most {most}: 18 tiles need the others"
            );
            Err(InputError::new("", what).with_count("printed_most", below, most))
        }
        _ => Ok(()),
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
