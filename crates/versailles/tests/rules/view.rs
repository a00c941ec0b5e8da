//! Views in the course of a game.

use game::{Game, Nobody, Viewer};
use serde_json::{Value, json};
use versailles::{Action, Options, Position};

use crate::common::{card, lay, random_play, seat, setup_with, total_actions};

fn view(position: &Position, viewer: Viewer) -> Value {
    serde_json::to_value(position.view(viewer)).unwrap()
}

#[test]
fn views_of_a_round() {
    let setup = setup_with(2, &["yyyg", "wwwb", "rrrs"]);
    let mut position = Position::new(&Options::new(2), &setup).unwrap();
    let [me, other] = [0, 1].map(|number| Viewer::Seat(seat(number)));

    // Seat 1 has bid, seat 0 has not.
    position.apply(seat(1), Action::Bid(card(13)), &mut Nobody).unwrap();
    let seen = view(&position, me);
    assert_eq!(seen["options"], json!({"players": 2}));
    assert_eq!(
        [&seen["viewer"], &seen["half"], &seen["round"], &seen["group"], &seen["king"]],
        [0, 1, 1, 3, 0]
    );
    assert_eq!(seen["phase"], "bidding");
    assert_eq!(seen["to_act"], json!([0]));
    assert_eq!(seen["row"].as_array().unwrap().len(), 21);
    assert_eq!(seen["row"][0], json!(["yellow", "yellow", "yellow", "green"]));
    assert_eq!(seen["takers"], json!([]));
    assert_eq!(seen["seats"][0]["hand"], json!([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
    assert_eq!(seen["seats"][1]["hand"], json!(null));
    assert_eq!(seen["seats"][1]["bid"], json!(null));
    assert_eq!([&seen["seats"][1]["has_bid"], &seen["seats"][0]["has_bid"]], [true, false]);
    assert_eq!([&seen["seats"][1]["hand_size"], &seen["seats"][0]["hand_size"]], [9, 10]);
    assert_eq!(seen["ludwig"], json!({"stack_size": 10, "played": []}));
    assert_eq!(seen["legal"][2], json!({"do": "bid", "card": 3}));
    assert_eq!(seen["legal"].as_array().unwrap().len(), 10);
    assert_eq!(seen["undoable"], 0);
    let theirs = view(&position, other);
    assert_eq!(theirs["seats"][1]["bid"], 13);
    assert_eq!(theirs["undoable"], 1);
    assert_eq!(theirs["legal"], json!([]));
    let watching = view(&position, Viewer::Spectator);
    assert_eq!([&watching["viewer"], &watching["seats"][0]["hand"]], [&json!(null); 2]);

    // All is revealed, and seat 0 has laid its tile.
    position.apply(seat(0), Action::Bid(card(2)), &mut Nobody).unwrap();
    position.apply(seat(0), lay(0, 0), &mut Nobody).unwrap();
    let seen = view(&position, Viewer::Spectator);
    assert_eq!(seen["phase"], "laying");
    assert_eq!(seen["to_act"], json!([1]));
    let takers = json!([
        {"by": 0, "card": 2, "index": 0, "tile": ["yellow", "yellow", "yellow", "green"], "done": true},
        {"by": 1, "card": 13, "index": 1, "tile": ["white", "white", "white", "blue"], "done": false},
        {"by": "ludwig", "card": 21, "index": 2, "tile": ["red", "red", "red", "site"], "done": false},
    ]);
    assert_eq!(seen["takers"], takers);
    assert_eq!(seen["ludwig"], json!({"stack_size": 9, "played": [21]}));
    assert_eq!(seen["seats"][0]["played"], json!([2]));
    let laid = json!([{"at": [0, 0], "turn": 0, "tile": ["yellow", "yellow", "yellow", "green"]}]);
    assert_eq!(seen["seats"][0]["garden"], laid);
    let types = json!({"yellow": 3, "green": 1, "white": 0, "blue": 0, "red": 0});
    assert_eq!(seen["seats"][0]["areas"], json!({"types": types, "site": 0}));
    let chips = json!({"yellow": null, "green": null, "white": null, "blue": null, "red": null});
    assert_eq!(seen["chips"], chips);
    let theirs = view(&position, other);
    assert_eq!(theirs["legal"][1], json!({"do": "lay", "at": [0, 0], "turn": 1}));
    assert_eq!(theirs["undoable"], 0, "a revealed bid cannot be undone");

    // The next round.
    position.apply(seat(1), lay(0, 0), &mut Nobody).unwrap();
    let seen = view(&position, me);
    assert_eq!([&seen["round"], &seen["king"]], [2, 3]);
    assert_eq!(seen["takers"], json!([]));
    assert_eq!(seen["undoable"], 0, "a laid tile cannot be undone");
}

#[test]
fn views_of_the_middle_and_the_end() {
    let half = random_play(4, 8, total_actions(4) / 2);
    let seen = view(half.position(), Viewer::Spectator);
    assert_eq!([&seen["half"], &seen["round"], &seen["king"]], [2, 1, 0]);
    assert_eq!(seen["middle"].as_array().unwrap().len(), 4);
    assert_eq!(seen["seats"][2]["played"], json!([]), "the cards of the first half are returned");
    assert_eq!(seen["result"], json!(null));

    let play = random_play(4, 8, usize::MAX);
    let seen = view(play.position(), Viewer::Seat(seat(2)));
    assert_eq!([&seen["half"], &seen["round"], &seen["king"]], [2, 7, 28]);
    assert_eq!(seen["phase"], "over");
    assert_eq!(seen["to_act"], json!([]));
    assert_eq!(seen["legal"], json!([]));
    assert_eq!(seen["result"], serde_json::to_value(&play.record().result).unwrap());
    assert_eq!(seen["result"]["middle"], seen["middle"]);
    assert_eq!(seen["seats"][1]["hand"], json!(null), "unplayed cards stay hidden");
    assert_eq!(seen["seats"][1]["hand_size"], 3);
    assert_eq!(seen["seats"][1]["garden"].as_array().unwrap().len(), 14);
}
