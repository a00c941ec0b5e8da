//! The part of TOML that the built-in data files use.
//!
//! The page's engine has only those files, and a whole parser would be a tenth of its size.

use serde_json::{Map, Value};

/// Parses a text whose lines are comments, `[[name]]`, or `key = value`, where a value is a list of
/// words and numbers, which may take several lines, or a text between triple quotes. Returns the
/// number of the first line that is none of these.
pub(crate) fn parse(text: &str) -> Result<Value, usize> {
    let mut root = Map::new();
    let mut table: Option<String> = None;
    let mut lines = text.lines().zip(1_usize..);
    while let Some((line, number)) = lines.next() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(name) = line.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]")) {
            let list = root.entry(name).or_insert_with(|| Value::Array(Vec::new()));
            let list = list.as_array_mut().filter(|list| list.iter().all(Value::is_object));
            list.ok_or(number)?.push(Value::Object(Map::new()));
            table = Some(name.to_string());
            continue;
        }
        let (key, start) = line.split_once(" = ").ok_or(number)?;
        let value = if start == "\"\"\"" {
            let text: Vec<&str> =
                lines.by_ref().map(|(line, _)| line).take_while(|line| *line != start).collect();
            Value::String(text.join("\n") + "\n")
        } else {
            let mut list = start.to_string();
            while !list.ends_with(']') {
                let (line, _) = lines.next().ok_or(number)?;
                let line = line.trim();
                if !line.starts_with('#') {
                    list.push_str(line);
                }
            }
            // TOML allows a comma after the last item.
            let list = list.replace(",]", "]");
            serde_json::from_str(&list).map_err(|_| number)?
        };
        let target = match &table {
            None => &mut root,
            Some(name) => {
                let last =
                    root.get_mut(name).and_then(|list| list.as_array_mut()?.last_mut()?.as_object_mut());
                last.ok_or(number)?
            }
        };
        target.insert(key.to_string(), value);
    }
    Ok(Value::Object(root))
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn the_built_in_files_mean_the_same_as_in_toml() {
        for text in [
            include_str!("../../sanssouci/data/cards.toml"),
            include_str!("../../sanssouci/data/classic-gardens.toml"),
            include_str!("../../sanssouci/data/revised-gardens.toml"),
            include_str!("../../sanssouci/data/rewards.toml"),
            include_str!("../../sanssouci/data/tiles.toml"),
            include_str!("../../versailles/data/tiles.toml"),
        ] {
            let expected: serde_json::Value = toml::from_str(text).expect("the built-in files are TOML");
            assert_eq!(parse(text), Ok(expected));
        }
    }

    #[test]
    fn other_files_are_refused_with_their_line() {
        for (text, line) in [
            ("# fine\nwords", 2),
            ("list = [1,\n2", 1),
            ("list = [a]", 1),
            ("[[board]]\nfront = 'x'", 2),
            ("board = [1]\n[[board]]\nx = [2]", 2),
        ] {
            assert_eq!(parse(text), Err(line), "{text}");
        }
    }
}
