//! The data file of the tiles: it is written as it is read, and all problems are listed.

use versailles::Data;

const FILE: &str = "versailles/tiles.toml";

#[test]
fn tiles_are_written_as_they_are_read() {
    let data = Data::load(|_| None).unwrap();
    let files = data.files();
    assert_eq!(files.keys().collect::<Vec<_>>(), [FILE]);
    let lines: Vec<&str> = files[FILE].lines().collect();
    assert_eq!(lines.len(), 10, "eight lines of nine tiles between two brackets");
    let first = r#"    "yyyg", "gggw", "wwwb", "bbbr", "rrry", "yygg", "ggww", "wwbb", "bbrr","#;
    assert_eq!(&lines[..2], ["tiles = [", first]);
    assert_eq!(Data::load(|name| Some(files[name].clone())), Ok(data));
}

#[test]
fn all_problems_are_listed() {
    assert!(Data::problems(|_| None).is_empty());
    let problems = Data::problems(|_| Some(r#"tiles = ["yyyg", "x", "yyyy", ""]"#.to_string()));
    let found: Vec<_> = problems.iter().map(|problem| (problem.place(), problem.code())).collect();
    let tile = |place| (place, Some("tile"));
    assert_eq!(
        found,
        [
            tile("versailles/tiles.toml, tile 2"),
            tile("versailles/tiles.toml, tile 4"),
            (FILE, Some("tile_count"))
        ]
    );
}
