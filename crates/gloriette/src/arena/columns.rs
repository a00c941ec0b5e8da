//! A table of words.

/// Lines the words of several rows up: the first column to the left, the others to the right. Ends without a line end.
pub(super) fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|word| word.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let line = |row: &Vec<String>| {
        let words = row.iter().zip(&widths).enumerate().map(|(column, (word, &width))| match column {
            0 => format!("{word:<width$}"),
            _ => format!("{word:>width$}"),
        });
        words.collect::<Vec<String>>().join("   ").trim_end().to_string()
    };
    rows.iter().map(line).collect::<Vec<String>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_line_up() {
        let rows = [vec!["".into(), "wins".into()], vec!["a ±".into(), "9".into()], vec!["b".into()]];
        assert_eq!(columns(&rows), "      wins\na ±      9\nb");
    }
}
