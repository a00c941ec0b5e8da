//! Every example of the four Sanssouci rulebooks, as a test.
//!
//! "2013" is the German rulebook of 2013 and its English translation, "2014" the French one, "2022"
//! the Spanish one of the revised edition. Rulebooks that share an example share its test. The
//! pictures are missing: where an example needs a garden, it is made up to fit the words and
//! numbers.

use game::{Game, Nobody, Seat};

use crate::rewards::Mark;
use crate::{
    Action, Card, Data, Edition, Field, Fields, Garden, Marks, Motif, Options, Outcome, Phase, Position,
    Refusal, Row, Score, Slot,
};

fn field(word: &str) -> Field {
    word.parse().unwrap()
}

fn fields(words: &str) -> Fields {
    words.split_whitespace().map(field).collect()
}

fn row(number: u8) -> Fields {
    Fields::row(Row::new(number).unwrap())
}

/// A game for two without expansions, seat 0 to move, with this market, hand and garden.
fn game_with(edition: Edition, market: &str, hand: [&str; 2], garden: Garden) -> Position {
    let options = Options { choose_sides: false, ..Options::new(edition, 2) };
    let mut setup = Position::deal(&options, &Data::load(|_| None).unwrap(), &mut game::chance(1, 0));
    setup.first = Seat::FIRST;
    let mut position = Position::new(&options, &setup).unwrap();
    for (slot, tile) in Slot::ALL.into_iter().zip(market.split_whitespace()) {
        position.market.put(slot, Some(tile.parse().unwrap()));
    }
    let player = position.player_mut(Seat::FIRST);
    player.hand = hand.map(|card| Some(card.parse().unwrap()));
    player.garden = garden;
    position
}

fn legal(position: &Position) -> Vec<String> {
    let mut list = Vec::new();
    position.legal(Seat::FIRST, &mut list);
    list.iter().map(Action::to_string).collect()
}

fn slots_of(position: &Position, card: &str) -> Vec<String> {
    let start = format!("play:{card}:");
    legal(position).iter().filter_map(|action| action.strip_prefix(&start)).map(str::to_string).collect()
}

fn act(position: &mut Position, action: &str) -> Result<Option<Action>, Refusal> {
    position.apply(Seat::FIRST, action.parse().unwrap(), &mut Nobody)
}

const MARKET: &str = "c a b d f g c c h i";

/// 2013 and 2014, page 3: a card of two colours (grey and turquoise) allows the four tiles on these
/// colours.
#[test]
fn a_pair_of_colours_allows_four_tiles() {
    let position = game_with(Edition::Classic, MARKET, ["gt", "b"], Garden::new(Fields::NONE));
    assert_eq!(slots_of(&position, "gt"), ["g1", "g2", "t1", "t2"]);
}

/// 2013 and 2014, page 3, example 1: the market has three pavilions; the one on white is taken and
/// placed in row 2.
#[test]
fn a_motif_card_allows_every_tile_of_the_motif() {
    let mut position = game_with(Edition::Classic, MARKET, ["c", "b"], Garden::new(Fields::NONE));
    assert_eq!(slots_of(&position, "c"), ["w1", "v1", "v2"]);
    act(&mut position, "play:c:w1").unwrap();
    assert!(position.garden(Seat::FIRST).occupied().contains(field("c2")));
}

/// 2013 and 2014, page 3, example 2: the market has no stairs, so the stairs card is a free choice.
#[test]
fn a_motif_card_without_its_motif_is_a_free_choice() {
    let position = game_with(Edition::Classic, MARKET, ["e", "*"], Garden::new(Fields::NONE));
    assert_eq!(slots_of(&position, "e").len(), 10);
    assert_eq!(slots_of(&position, "e"), slots_of(&position, "*"));
}

/// 2013 and 2014, page 4: a pavilion taken from turquoise is placed on c6, a herb spiral taken from
/// orange on h4.
#[test]
fn motif_and_colour_determine_the_field() {
    let market = "a b d f h g i i c d";
    let mut position = game_with(Edition::Classic, market, ["vt", "h"], Garden::new(Fields::NONE));
    act(&mut position, "play:vt:t1").unwrap();
    assert!(position.garden(Seat::FIRST).occupied().contains(field("c6")));

    let mut position = game_with(Edition::Classic, market, ["vt", "h"], Garden::new(Fields::NONE));
    act(&mut position, "play:h:o1").unwrap();
    assert!(position.garden(Seat::FIRST).occupied().contains(field("h4")));
}

/// 2013 and 2014, page 4: a second pavilion from turquoise becomes a gardener; seven fields of its
/// row and column are free, c5 among them.
#[test]
fn a_second_tile_of_a_field_becomes_a_gardener() {
    let garden = Garden::new(fields("c6 a6 b6 e6 i6 c2"));
    let mut position = game_with(Edition::Classic, "a b d f h g i i c d", ["*", "h"], garden);
    act(&mut position, "play:*:t1").unwrap();
    assert_eq!(position.phase(), Phase::Gardener);
    assert_eq!(legal(&position).len(), 7, "c3 c4 c5 of the column, d6 f6 g6 h6 of the row");
    assert_eq!(act(&mut position, "gardener:a2"), Err(Refusal::NoPlaceForGardener(field("a2"))));
    act(&mut position, "gardener:c5").unwrap();
    assert!(position.garden(Seat::FIRST).gardeners().contains(field("c5")));
}

/// 2013 and 2014, page 4, hint: if row and column are full, the gardener goes to any free field.
#[test]
fn a_gardener_goes_to_any_free_field_if_row_and_column_are_full() {
    let garden = Garden::new(row(6) | Fields::column(Motif::Pavilion));
    let mut position = game_with(Edition::Classic, "a b d f h g i i c d", ["*", "h"], garden);
    act(&mut position, "play:*:t1").unwrap();
    assert_eq!(legal(&position).len(), (!garden.occupied()).len());
}

/// 2013 and 2014, page 5, example 1: from the terrace to the pavilion of row 3 scores 3 points. The
/// noble can no longer end on rows 1 and 2, but may still walk over them.
#[test]
fn a_noble_scores_its_row_and_never_goes_back() {
    let mut garden = Garden::new(fields("c2 c3"));
    assert_eq!(garden.walk(field("c3")), [field("c1"), field("c2"), field("c3")]);
    garden.move_noble(field("c3"));
    assert_eq!(garden.points().total(), 3);
    let ahead = garden.places_for_nobles() & Fields::column(Motif::Pavilion);
    assert!(ahead.is_empty(), "not back to c1 or c2");

    let mut detour = Garden::new(fields("c2 c3 b2 b3 b4 b5 c5"));
    detour.move_noble(field("c3"));
    let walk = detour.walk(field("c5"));
    assert_eq!(walk, ["b3", "b4", "b5", "c5"].map(field), "any direction, over other columns");
}

/// 2013 and 2014, page 5, example 2: from the fountain of row 1 to that of row 3, for 3 points.
#[test]
fn a_noble_walks_around_empty_fields() {
    let mut garden = Garden::new(fields("g2 g3 f3"));
    garden.move_noble(field("f1"));
    assert!(!garden.places_for_nobles().contains(field("f2")), "nothing lies there");
    garden.move_noble(field("f3"));
    assert_eq!(garden.points().total(), 1 + 3);
}

/// 2013 and 2014, page 5, example 3: from the vine of row 1 to that of row 6, for 6 points. There
/// is a vine in row 4, but no way to it.
#[test]
fn a_noble_needs_a_connected_way() {
    let mut garden = Garden::new(fields("g2 g3 g4 g5 g6 h6 i6 i4"));
    garden.move_noble(field("i1"));
    assert!(!garden.places_for_nobles().contains(field("i4")));
    assert_eq!(garden.walk(field("i4")), []);
    assert_eq!(garden.walk(field("i6")), ["h1", "g1", "g2", "g3", "g4", "g5", "g6", "h6", "i6"].map(field));
    garden.move_noble(field("i6"));
    assert_eq!(garden.points().total(), 1 + 6);
}

/// 2013 and 2014, page 5, example 4: from the stairs of row 2 to those of row 5, for 5 points; and
/// later to row 6, for 6 more.
#[test]
fn a_noble_can_move_again_later() {
    let mut garden = Garden::new(fields("e2 e3 e4 e5 e6"));
    garden.move_noble(field("e2"));
    garden.move_noble(field("e5"));
    assert_eq!(garden.points().total(), 2 + 5);
    garden.move_noble(field("e6"));
    assert_eq!(garden.points().total(), 2 + 5 + 6);
}

/// 2013 and 2014, page 5: at most six times over the game, row after row.
#[test]
fn a_noble_moves_six_times_at_most() {
    let mut garden = Garden::new(Fields::column(Motif::Statue));
    for number in 1..=6 {
        garden.move_noble(Field::new(Motif::Statue, Row::new(number).unwrap()));
    }
    assert_eq!(garden.points().total(), 21);
    assert!((garden.places_for_nobles() & Fields::column(Motif::Statue)).is_empty());
}

/// 2013 and 2014, page 5, and 2022, page 5: nobles pass gardeners and do not stop on them.
#[test]
fn nobles_do_not_stop_on_gardeners() {
    let mut garden = Garden::new(Fields::NONE);
    garden.lay(field("c2"), true, Marks::NONE);
    garden.lay(field("c3"), false, Marks::NONE);
    let reached = garden.places_for_nobles() & Fields::column(Motif::Pavilion);
    assert_eq!(reached, fields("c1 c3"));
}

/// 2013 and 2014, page 6: row 3 full gives 7, the columns of rose arch and stairs 5 each, the
/// missions 3 and 5: 25.
#[test]
fn final_scoring_in_the_classic_edition() {
    let printed =
        row(3) | Fields::column(Motif::RoseArch) | Fields::column(Motif::Stairs) | fields("a2 c2 c4 c5");
    let mut garden = Garden::new(printed);
    garden.move_noble(field("a3"));
    garden.move_noble(field("c5"));
    let score = Score::of(&garden, [Motif::Labyrinth, Motif::Pavilion]);
    assert_eq!((score.rows, score.columns, score.missions), (7, 10, 8));
    assert_eq!(score.total - score.nobles, 25);
}

/// 2013 and 2014, page 6, and 2022, page 5: more gardeners break a tie; then the victory is shared.
#[test]
fn gardeners_break_ties() {
    let score = |total, gardeners| Score {
        total,
        gardeners,
        ..Score::of(&Garden::new(Fields::NONE), [Motif::Vine; 2])
    };
    let winners = |scores: &[(i32, i32)]| {
        let outcome = Outcome::of(scores.iter().map(|&(total, gardeners)| score(total, gardeners)).collect());
        outcome.winners.iter().map(|seat| seat.index()).collect::<Vec<_>>()
    };
    assert_eq!(winners(&[(80, 0), (79, 9)]), [0]);
    assert_eq!(winners(&[(80, 3), (80, 4), (80, 2)]), [1]);
    assert_eq!(winners(&[(80, 3), (70, 4), (80, 3)]), [0, 2]);
}

/// 2013 and 2014, page 6, expansion: the tip of the board lies on the stairs of row 3; 16 fields,
/// 12 of them marked.
#[test]
fn the_rewards_board_lies_on_the_stairs_of_row_3() {
    assert_eq!(Marks::AREA, fields("e3 d4 e4 f4 c5 d5 e5 f5 g5 b6 c6 d6 e6 f6 g6 h6"));
    for board in Data::load(|_| None).unwrap().rewards.as_flattened() {
        assert_eq!(board.len(), 12);
    }
}

/// 2013 and 2014, page 6, expansion: motif bonus 1, 2 or 3 for motifs only; gardener bonus 3 for
/// gardeners only; penalty for both; printed fields under the board count as free until a tile is
/// placed on them.
#[test]
fn marks_score_for_motifs_or_gardeners() {
    let mut marks = Marks::NONE;
    let marked = [("e3", Mark::Motif1), ("d4", Mark::Motif2), ("e4", Mark::Motif3), ("f4", Mark::Gardener3)];
    marked.into_iter().for_each(|(name, mark)| marks.put(field(name), Some(mark)));
    let points = |word: &str, gardener| Garden::new(Fields::NONE).lay(field(word), gardener, marks).mark;
    assert_eq!(["e3", "d4", "e4", "f4"].map(|word| points(word, false)), [1, 2, 3, 0]);
    assert_eq!(["e3", "d4", "e4", "f4"].map(|word| points(word, true)), [0, 0, 0, 3]);
    assert_eq!(points("a2", false), 0, "no mark outside the board");

    let mut covered = Garden::new(row(6));
    covered.cover();
    assert_eq!(covered.occupied(), row(1) | fields("a6 i6"));
}

/// 2022, page 6: a penalty costs 2 or 3 points, but never more than the player has.
#[test]
fn a_penalty_never_takes_the_score_below_0() {
    let mut marks = Marks::NONE;
    marks.put(field("e5"), Some(Mark::Penalty3));
    marks.put(field("d5"), Some(Mark::Penalty2));
    let mut garden = Garden::new(Fields::NONE);
    garden.move_noble(field("e1"));
    assert_eq!(garden.lay(field("e5"), false, marks).mark, -1);
    assert_eq!(garden.points().total(), 0);
    garden.move_noble(field("d1"));
    garden.move_noble(field("c1"));
    assert_eq!(garden.lay(field("d5"), true, marks).mark, -2, "for gardeners as well");
    assert_eq!(garden.points().total(), 0);
}

/// 2022, page 4: a colour card allows four tiles; one from purple is placed in row 5. A structure
/// card allows the three trees of the market (topiary figures in the classic edition); the one on
/// yellow is placed in row 3.
#[test]
fn cards_of_the_revised_edition() {
    let market = "a d d b g i h a c d";
    let mut position = game_with(Edition::Revised, market, ["wv", "d"], Garden::new(Fields::NONE));
    assert_eq!(slots_of(&position, "wv"), ["w1", "w2", "v1", "v2"]);
    assert_eq!(slots_of(&position, "d"), ["w2", "g1", "t2"]);
    act(&mut position, "play:wv:v1").unwrap();
    assert!(position.garden(Seat::FIRST).occupied().contains(field("h5")));

    let mut position = game_with(Edition::Revised, market, ["wv", "d"], Garden::new(Fields::NONE));
    act(&mut position, "play:d:g1").unwrap();
    assert!(position.garden(Seat::FIRST).occupied().contains(field("d3")));
}

/// 2022, page 4: any field can be filled first, the last row too, without a connection.
#[test]
fn tiles_need_no_connection() {
    let mut position =
        game_with(Edition::Revised, "a d d b g i h a c d", ["*", "d"], Garden::new(Fields::NONE));
    act(&mut position, "play:*:t1").unwrap();
    assert!(position.garden(Seat::FIRST).occupied().contains(field("c6")));
    assert!(!position.garden(Seat::FIRST).places_for_nobles().contains(field("c6")));
}

/// 2022, page 5: a tree from purple whose field is taken becomes a gardener in the same row.
#[test]
fn a_gardener_can_stay_in_its_row() {
    let mut position =
        game_with(Edition::Revised, "a b c b g i d a c h", ["wv", "h"], Garden::new(fields("d5")));
    act(&mut position, "play:wv:v1").unwrap();
    act(&mut position, "gardener:a5").unwrap();
    assert_eq!(position.garden(Seat::FIRST).gardeners(), fields("a5"));
}

/// 2022, page 5: a gardener on the stairs of row 3 opens a way of five steps for the tree noble to
/// its row 3: 3 points.
#[test]
fn a_gardener_opens_a_way() {
    let mut garden = Garden::new(fields("e2 d3"));
    garden.lay(field("e3"), true, Marks::NONE);
    let walk = garden.walk(field("d3"));
    assert_eq!(walk, ["d1", "e1", "e2", "e3", "d3"].map(field), "five steps, over the gardener");
    garden.move_noble(field("d3"));
    assert_eq!(garden.points().total(), 3);
}

/// 2022, page 6: 70 points by nobles, 6 for the blue row (10 - 4), 10 for two columns, 12 for two
/// missions: 98.
#[test]
fn final_scoring_in_the_revised_edition() {
    let mut garden = Garden::new(row(4) | Fields::column(Motif::Labyrinth) | Fields::column(Motif::Vine));
    let mut moves = Vec::new();
    for motif in [Motif::Labyrinth, Motif::Vine] {
        moves.extend((1..=6).map(|number| Field::new(motif, Row::new(number).unwrap())));
    }
    moves.extend(["b1", "b4", "c1", "c4", "d1", "d4", "e1", "e4", "f4", "g4"].map(field));
    let mut position = game_with(Edition::Revised, MARKET, ["c", "a"], garden);
    for to in moves {
        assert!(garden.places_for_nobles().contains(to), "{to}");
        garden.move_noble(to);
    }
    position.player_mut(Seat::FIRST).garden = garden;
    position.player_mut(Seat::FIRST).missions = [Motif::Labyrinth, Motif::Vine];
    let score = position.score(Seat::FIRST);
    assert_eq!((score.nobles, score.rows, score.columns, score.missions, score.total), (70, 6, 10, 12, 98));
}

/// 2022, page 6, boars: it starts where stairs and blue cross. A tile placed on it scores 1 point
/// and drives it to a free field beside it; if there is none, it leaves and scores 3 more.
#[test]
fn a_boar_flees_or_leaves() {
    assert_eq!(Field::CENTRE, field("e4"));
    let mut garden = Garden::new(fields("e3 d4"));
    garden.add_boar();
    garden.lay(field("e4"), false, Marks::NONE);
    assert_eq!(garden.points().boars, 1);
    assert_eq!(garden.places_for_boar(), fields("f4 e5"));

    let mut enclosed = Garden::new(fields("e3 d4 f4 e5"));
    enclosed.add_boar();
    enclosed.lay(field("e4"), true, Marks::NONE);
    assert_eq!((enclosed.boar(), enclosed.points().boars), (None, 4));
}

/// 2022, page 6, boars: at the end, a boar that is still there costs a point per free field of its
/// area, but never more than the player has.
#[test]
fn a_boar_that_stays_costs_its_area() {
    let walls = fields("d4 f4 e2 d3 f3 e5");
    let mut garden = Garden::new(walls);
    garden.add_boar();
    assert_eq!(garden.boar_area(), fields("e3 e4"));
    garden.move_noble(field("a1"));
    let score = Score::of(&garden, [Motif::Vine, Motif::Statue]);
    assert_eq!((score.boar_penalty, score.total), (-1, 0), "it never takes the total below 0");
    garden.move_noble(field("b1"));
    garden.move_noble(field("c1"));
    let score = Score::of(&garden, [Motif::Vine, Motif::Statue]);
    assert_eq!((score.boar_penalty, score.total), (-2, 2), "3 for nobles, 1 for the mission b, less 2");
}

/// All four, page 3: 45, 63 or 81 tiles, ten of them in the market; 18 cards, two in the hand; two
/// missions each.
#[test]
fn setups_have_the_right_size() {
    let data = Data::load(|_| None).unwrap();
    for (players, tiles) in [(2, 45), (3, 63), (4, 81)] {
        for edition in [Edition::Classic, Edition::Revised] {
            let options = Options { rewards: true, ..Options::new(edition, players) };
            let setup = Position::deal(&options, &data, &mut game::chance(3, 0));
            assert_eq!(10 + setup.supply.iter().map(Vec::len).sum::<usize>(), tiles);
            assert_eq!(setup.supply.len(), if edition == Edition::Classic { 8 } else { 1 });
            assert!(setup.decks.iter().all(|deck| deck.len() == 18 && deck.contains(&Card::Free)));
            assert!(setup.missions.iter().all(|missions| missions.len() == 2));
        }
    }
}

/// 2013 and 2014, pages 3 and 6, and 2022, page 5: 18 rounds; the 17th turn draws nothing, the 18th
/// plays the last card.
#[test]
fn the_last_two_rounds_draw_no_card() {
    let mut position = game_with(Edition::Classic, MARKET, ["c", "a"], Garden::new(Fields::NONE));
    let (mut turns, mut list) = (0, Vec::new());
    while let Some(seat) = position.to_act().first() {
        if position.phase() == Phase::Play {
            turns += 1;
            assert!(turns <= 36, "two players have 18 turns each");
            let player = position.player(seat);
            assert_eq!(player.hand().count(), if position.round() == 18 { 1 } else { 2 });
            assert_eq!(player.undrawn().len(), 17usize.saturating_sub(position.round().into()));
        }
        position.legal(seat, &mut list);
        position.apply(seat, list[0], &mut Nobody).unwrap();
    }
    assert_eq!(turns, 36);
    assert!(position.supply.is_empty());
    assert_eq!(position.market.tiles().iter().flatten().count(), 9, "the last slot stays empty");
}
