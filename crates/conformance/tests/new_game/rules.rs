//! The rules: players mark cells in turn. The coin is found by the player who marks its cell.
//! A line is worth three points, the coin one; the game ends with a line or a full board.

use std::fmt;
use std::str::FromStr;

use game::{Game, GameInfo, InputError, Listener, ParseError, Seat, Seats, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// The eight lines of three cells.
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const LINE_POINTS: i32 = 3;
const COIN_POINTS: i32 = 1;

/// A position: the owner of every marked cell, and the cell of the coin.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct CoinTicTacToe {
    cells: [Option<Seat>; 9],
    coin: u8,
    to_move: Seat,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) players: u8,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    coin: u8,
}

/// The only decision: marking a cell.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Mark {
    pub(crate) cell: u8,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    cell: u8,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
pub(crate) struct Marked {
    seat: Seat,
    cell: u8,
    found_coin: bool,
}

/// What everybody sees; the coin only once it is found.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    cells: [Option<Seat>; 9],
    coin: Option<u8>,
    legal: Vec<Entry>,
    undoable: usize,
    seats: [(); 2],
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) totals: Vec<i32>,
    pub(crate) winners: Vec<Seat>,
}

#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("it is not your turn")]
    NotToAct,
    #[error("this cell does not exist or is marked")]
    CellTaken,
    #[error("a mark cannot be taken back, because it reveals whether the coin is there")]
    NoUndo,
}

impl CoinTicTacToe {
    fn finder(&self) -> Option<Seat> {
        self.cells[usize::from(self.coin)]
    }

    fn has_line(&self, seat: Seat) -> bool {
        LINES.iter().any(|line| line.iter().all(|&cell| self.cells[cell] == Some(seat)))
    }

    fn is_over(&self) -> bool {
        self.cells.iter().all(Option::is_some) || Seat::all(2).any(|seat| self.has_line(seat))
    }

    fn free_cells(&self) -> impl Iterator<Item = u8> {
        (0..9).filter(|&cell| self.cells[usize::from(cell)].is_none())
    }

    fn total(&self, seat: Seat) -> i32 {
        let line = if self.has_line(seat) { LINE_POINTS } else { 0 };
        line + if self.finder() == Some(seat) { COIN_POINTS } else { 0 }
    }
}

impl Game for CoinTicTacToe {
    const INFO: GameInfo = GameInfo {
        name: "coin-tic-tac-toe",
        title: "Coin tic-tac-toe",
        players: 2..=2,
        players_description: "Two play.",
        has_first_player: true,
        options: &[],
    };

    type Options = Options;
    type Data = ();
    type Setup = Setup;
    type Action = Mark;
    type Event = Marked;
    type View = View;
    type Outcome = Outcome;
    type Refusal = Refusal;

    fn data(_: impl Fn(&str) -> Option<String>) -> Result<(), InputError> {
        Ok(())
    }

    fn check_options(options: &Options) -> Result<usize, InputError> {
        let players = options.players.into();
        Self::INFO.check_players(players)?;
        Ok(players)
    }

    fn deal(_: &Options, (): &(), rng: &mut impl Rng) -> Setup {
        Setup { coin: game::below(rng, 9) as u8 }
    }

    fn new(options: &Options, setup: &Setup) -> Result<CoinTicTacToe, InputError> {
        Self::check_options(options)?;
        if setup.coin >= 9 {
            return Err(InputError::new("setup.coin", "there are nine cells, 0 to 8"));
        }
        Ok(CoinTicTacToe { cells: [None; 9], coin: setup.coin, to_move: Seat::FIRST })
    }

    fn players(&self) -> usize {
        2
    }

    fn starting_seat(&self) -> Option<Seat> {
        Some(Seat::FIRST)
    }

    fn to_act(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::only(self.to_move) }
    }

    fn legal(&self, seat: Seat, list: &mut Vec<Mark>) {
        list.clear();
        if self.to_act().contains(seat) {
            list.extend(self.free_cells().map(|cell| Mark { cell }));
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        Mark { cell }: Mark,
        listener: &mut impl Listener<Marked>,
    ) -> Result<Option<Mark>, Refusal> {
        if !self.to_act().contains(seat) {
            return Err(Refusal::NotToAct);
        }
        match self.cells.get_mut(usize::from(cell)) {
            Some(owner @ None) => *owner = Some(seat),
            _ => return Err(Refusal::CellTaken),
        }
        self.to_move = seat.next(2);
        listener.hear(|| Marked { seat, cell, found_coin: cell == self.coin });
        Ok(None)
    }

    fn undoable(&self, _: Seat) -> usize {
        0
    }

    fn undo(&mut self, _: Seat) -> Result<Mark, Refusal> {
        Err(Refusal::NoUndo)
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.legal(seat, &mut legal);
        }
        View {
            cells: self.cells,
            coin: self.finder().map(|_| self.coin),
            legal: legal.into_iter().map(|mark| Entry { seat: None, cell: mark.cell }).collect(),
            undoable: 0,
            seats: [(); 2],
        }
    }

    fn redact(event: &Marked, _: Viewer) -> Option<Marked> {
        Some(*event)
    }

    fn outcome(&self) -> Option<Outcome> {
        let totals: Vec<i32> = Seat::all(2).map(|seat| self.total(seat)).collect();
        let best = totals.iter().max().copied()?;
        let winners = Seat::all(2).filter(|seat| totals[seat.index()] == best).collect();
        self.is_over().then_some(Outcome { totals, winners })
    }

    fn resample(&mut self, _: Viewer, rng: &mut impl Rng) {
        if self.finder().is_none() {
            let free: Vec<u8> = self.free_cells().collect();
            self.coin = free[game::below(rng, free.len())];
        }
    }
}

impl game::Action for Mark {
    type Entry = Entry;

    fn entry(self, seat: Option<Seat>) -> Entry {
        Entry { seat, cell: self.cell }
    }

    fn read(entry: &Entry) -> Result<(Option<Seat>, Mark), InputError> {
        Ok((entry.seat, Mark { cell: entry.cell }))
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "mark:{}", self.cell)
    }
}

impl FromStr for Mark {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Mark, ParseError> {
        let cell = text.strip_prefix("mark:").and_then(|cell| cell.parse().ok()).filter(|cell| *cell < 9);
        cell.map(|cell| Mark { cell })
            .ok_or_else(|| ParseError::new("action", text, "actions are like mark:4"))
    }
}

impl game::Outcome for Outcome {
    fn totals(&self) -> Vec<i32> {
        self.totals.clone()
    }

    fn winners(&self) -> &[Seat] {
        &self.winners
    }
}

impl game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NotToAct => "not_to_act",
            Refusal::CellTaken => "cell_taken",
            Refusal::NoUndo => "no_undo",
        }
    }
}
