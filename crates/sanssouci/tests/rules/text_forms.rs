//! Text forms: what people read in logs, records and error messages.

use std::collections::BTreeSet;

use sanssouci::{Action, Card, Colour, Face, Field, Fields, Mark, Marks, Motif, Row, Side, Slot, Stack};

#[test]
fn fields_are_a1_to_i6() {
    let all: Vec<String> = Field::all().map(|field| field.to_string()).collect();
    assert_eq!(all.len(), 54);
    assert_eq!([&all[0], &all[8], &all[9], &all[53]], ["a1", "i1", "a2", "i6"]);
    for field in Field::all() {
        assert_eq!(field.to_string().parse(), Ok(field));
        assert_eq!(Field::new(field.motif(), field.row()), field);
    }
    for text in ["", "a", "a0", "a7", "j1", "a1 ", "a11", "1a", "ä1"] {
        let error = text.parse::<Field>().unwrap_err().to_string();
        assert_eq!(error, format!("invalid field `{text}`: fields are a1 to i6"));
    }
}

#[test]
fn rows_are_1_to_6() {
    assert_eq!([0, 7].map(Row::new), [None; 2]);
    for number in 1..=6 {
        let row = Row::new(number).unwrap();
        assert_eq!((row.number(), row.points(), row.to_string()), (number, number, number.to_string()));
        assert_eq!(Row::ALL[usize::from(number) - 1], row);
    }
}

#[test]
fn motifs_and_colours_have_letters() {
    for (motif, letter) in Motif::ALL.into_iter().zip('a'..='i') {
        assert_eq!((motif.letter(), Motif::from_letter(letter)), (letter, Some(motif)));
        assert_eq!(Card::of_motif(motif).face(), Face::Motif(motif));
        assert_eq!(Card::of_motif(motif).to_string(), letter.to_string());
    }
    assert_eq!(Motif::from_letter('j'), None);
    for (colour, letter) in Colour::ALL.into_iter().zip("wgovt".chars()) {
        assert_eq!((colour.letter(), Colour::from_letter(letter)), (letter, Some(colour)));
        assert_eq!(usize::from(colour.row().number()), colour.index() + 2);
    }
    assert_eq!(Colour::from_letter('x'), None);
    for slot in Slot::ALL {
        assert!(slot.to_string().starts_with(slot.colour().letter()));
    }
}

#[test]
fn cards_show_what_their_text_says() {
    let mut faces = BTreeSet::new();
    for card in Card::ALL {
        let shows = match card.face() {
            Face::Motif(motif) => motif.to_string(),
            Face::Colours(upper, lower) => [upper.letter(), lower.letter()].iter().collect(),
            Face::Free => "*".to_string(),
        };
        assert_eq!(shows, card.to_string());
        faces.insert(shows);
    }
    assert_eq!(faces.len(), 20);
}

#[test]
fn sides_and_stacks_are_numbers() {
    assert_eq!(Side::ALL.map(|side| side.to_string()), ["0", "1"]);
    assert_eq!(["0", "1"].map(|text| text.parse::<Side>().unwrap()), Side::ALL);
    let error = "2".parse::<Side>().unwrap_err().to_string();
    assert_eq!(error, "invalid side `2`: expected 0 or 1");
    assert_eq!(serde_json::to_string(&Side::ALL).unwrap(), "[0,1]");
    assert_eq!(serde_json::from_str::<[Side; 2]>("[0,1]").unwrap(), Side::ALL);
    assert!(serde_json::from_str::<Side>("2").is_err());

    assert_eq!(Stack::new(8), None);
    for number in 0..8 {
        let stack = Stack::new(number).unwrap();
        assert_eq!((stack.index(), stack.to_string()), (number, number.to_string()));
        assert_eq!(number.to_string().parse(), Ok(stack));
        assert_eq!(serde_json::to_string(&stack).unwrap(), number.to_string());
        assert_eq!(serde_json::from_str::<Stack>(&number.to_string()).unwrap(), stack);
    }
    for text in ["8", "07", "+1", "-1"] {
        let error = text.parse::<Stack>().unwrap_err().to_string();
        assert_eq!(error, format!("invalid stack `{text}`: stacks are 0 to 7"));
    }
    let error = serde_json::from_str::<Stack>("8").unwrap_err().to_string();
    assert!(error.starts_with("invalid stack `8`: stacks are 0 to 7"), "{error}");
}

#[test]
fn actions_have_one_text_form() {
    let texts = [
        "garden:0",
        "rewards:1",
        "play:gt:t1",
        "play:*:w2",
        "gardener:c4",
        "boar:e5",
        "noble:i6",
        "stay",
        "refill:7",
    ];
    for text in texts {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        let more = format!("{text}:0");
        assert!(more.parse::<Action>().is_err(), "{more}");
    }
    let error = |text: &str| text.parse::<Action>().unwrap_err().to_string();
    assert_eq!(error("play:gt"), "invalid action `play:gt`: wrong number of arguments for `play`");
    assert_eq!(error("stay:1"), "invalid action `stay:1`: wrong number of arguments for `stay`");
    assert_eq!(error("noble"), "invalid action `noble`: wrong number of arguments for `noble`");
    assert_eq!(error("noble:k1"), "invalid field `k1`: fields are a1 to i6");
    assert!(error("").starts_with("invalid action ``: expected one of garden, rewards, play"));
}

#[test]
fn sets_of_fields_are_written_in_order() {
    let set: Fields = ["c3", "a1", "i6"].into_iter().map(|field| field.parse::<Field>().unwrap()).collect();
    assert_eq!(format!("{set:?}"), r#"{"a1", "c3", "i6"}"#);
    assert_eq!(serde_json::to_string(&set).unwrap(), r#"["a1","c3","i6"]"#);
    assert_eq!(serde_json::from_str::<Fields>(r#"["c3","i6","a1"]"#).unwrap(), set);
    assert_eq!((set.len(), set.iter().len(), set.iter().size_hint()), (3, 3, (3, Some(3))));
    assert_eq!(set.last(), "i6".parse().ok());
    assert_eq!((Fields::NONE.last(), Fields::NONE.is_empty(), set.is_empty()), (None, true, false));
    assert_eq!(Fields::default(), Fields::NONE);
    assert_eq!(Fields::ALL, Field::all().collect());
    assert_eq!(!set, Field::all().filter(|&field| !set.contains(field)).collect());
    let mut one = Fields::only("c3".parse().unwrap());
    one.remove("c3".parse().unwrap());
    one.remove("c4".parse().unwrap());
    assert_eq!(one, Fields::NONE);
}

/// Rows, columns and neighbours, by their definition.
#[test]
fn sets_of_fields_follow_the_grid() {
    let place = |field: Field| (field.motif().index() as i32, i32::from(field.row().number()));
    for field in Field::all() {
        let beside = |other: &Field| {
            let ((x, y), (u, v)) = (place(field), place(*other));
            (x - u).abs() + (y - v).abs() == 1
        };
        assert_eq!(Fields::only(field).neighbours(), Field::all().filter(beside).collect(), "{field}");
    }
    for row in Row::ALL {
        assert_eq!(Fields::row(row), Field::all().filter(|field| field.row() == row).collect());
        assert_eq!(Fields::down_to(row), Field::all().filter(|field| field.row() <= row).collect());
    }
    for motif in Motif::ALL {
        assert_eq!(Fields::column(motif), Field::all().filter(|field| field.motif() == motif).collect());
    }
}

/// A flood fill spreads side to side, around corners and in all directions, but not diagonally.
#[test]
fn areas_are_connected_side_to_side() {
    let fields =
        |text: &str| -> Fields { text.split(' ').map(|field| field.parse::<Field>().unwrap()).collect() };
    let snake = fields("a1 a2 a3 b3 c3 c2 c1 d1 e1 e2 e3 e4 e5 e6 d6 c6 b6");
    let ground = snake | fields("a5 g1 g2 i6");
    for field in snake.iter() {
        assert_eq!(Fields::only(field).spread_over(ground), snake, "{field}");
    }
    let ring = fields("a1 b1 c1 a2 c2 a3 b3 c3");
    for field in ring.iter() {
        assert_eq!(Fields::only(field).spread_over(ring), ring, "{field}: both ways meet in one field");
    }
    assert_eq!(fields("g2").spread_over(ground), fields("g1 g2"));
    assert_eq!(fields("d5").spread_over(fields("c4 e4 c6")), fields("d5"), "corners do not connect");
    assert_eq!(fields("i2").spread_over(fields("a3 i1")), fields("i1 i2"), "rows do not wrap around");
}

#[test]
fn rewards_boards_are_written_field_by_field() {
    let mut marks = Marks::NONE;
    assert!(marks.is_empty());
    for (number, field) in Marks::fields().enumerate() {
        assert_eq!(marks.on(field), None);
        marks.put(field, Some(Mark::ALL[number % 6]));
    }
    assert!(!marks.is_empty());
    assert_eq!(marks.len(), 16);
    for (number, (field, mark)) in marks.iter().enumerate() {
        assert_eq!((mark, marks.on(field)), (Some(Mark::ALL[number % 6]), Some(Mark::ALL[number % 6])));
    }
    marks.put("d4".parse().unwrap(), None);
    marks.put("a1".parse().unwrap(), Some(Mark::Motif1));
    assert_eq!(marks.len(), 15);
    assert_eq!(marks.on("a1".parse().unwrap()), None, "the board does not cover it");
    let text = serde_json::to_string(&marks).unwrap();
    assert!(
        text.starts_with(
            r#"{"e3":{"motif":1},"d4":null,"e4":{"motif":3},"f4":{"gardener":3},"c5":{"penalty":2}"#
        ),
        "{text}"
    );
    assert_eq!(serde_json::from_str::<Marks>(&text).unwrap(), marks);
    assert!(format!("{marks:?}").starts_with(r#"{"e3": Some(Motif1), "d4": None"#), "{marks:?}");
    assert!(marks.iter().map(|(field, _)| field).eq(Marks::fields()));
}
