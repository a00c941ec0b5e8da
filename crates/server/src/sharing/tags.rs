//! Tags in the head of the page for programs that preview links. They do not run scripts.

use axum::http::HeaderMap;

use crate::sharing::card::{CardRow, CardState, ShareCard};
use crate::sharing::origin::Origin;
use crate::sharing::picture::{HEIGHT, WIDTH};
use crate::tables::Tables;

/// The longest name of a player in a preview, in characters.
const MAX_NAME_LENGTH: usize = 40;

/// Makes the tags of pages that people share.
#[derive(Clone)]
pub struct SharedLinks {
    tables: Tables,
    base_path: String,
    trust_proxy: bool,
}

impl SharedLinks {
    /// The tags of links to these tables. `base_path` and `trust_proxy` are those of
    /// [`Options`](crate::Options).
    pub fn new(tables: Tables, base_path: &str, trust_proxy: bool) -> SharedLinks {
        SharedLinks { tables, base_path: base_path.to_string(), trust_proxy }
    }

    /// The tags for the page at this path, which is relative to the base path; `None` if the page
    /// shows no table.
    pub async fn tags(&self, path: &str, headers: &HeaderMap) -> Option<String> {
        let mut parts = path.split('/');
        let id = parts.next().filter(|first| *first == "games").and_then(|_| parts.next())?.parse().ok()?;
        let card = self.tables.share_card(id).await.ok()?;
        let base = Origin::of(headers, self.trust_proxy).map(|origin| origin.url() + &self.base_path);
        Some(tags(&card, &id.to_string(), base.as_deref()))
    }
}

fn tags(card: &ShareCard, id: &str, base: Option<&str>) -> String {
    let (title, description) = (title(card), description(card));
    let mut tags = vec![
        // The address of a game is a secret, which search engines must not tell.
        name("robots", "noindex"),
        name("twitter:card", "summary_large_image"),
        property("og:site_name", "Gloriette"),
        property("og:type", "website"),
        property("og:title", &title),
        property("og:description", &description),
    ];
    if let Some(base) = base {
        tags.push(property("og:url", &format!("{base}/games/{id}")));
        tags.push(property("og:image", &format!("{base}/api/games/{id}/picture")));
        tags.push(property("og:image:type", "image/png"));
        tags.push(property("og:image:width", &WIDTH.to_string()));
        tags.push(property("og:image:height", &HEIGHT.to_string()));
        tags.push(property("og:image:alt", &title));
    }
    tags.concat()
}

fn title(card: &ShareCard) -> String {
    let names: Vec<String> = card.rows.iter().filter_map(short_name).collect();
    format!("{}: {}", card.title, names.join(" – "))
}

fn description(card: &ShareCard) -> String {
    let free = card.rows.iter().filter(|row| row.name.is_none()).count();
    match card.state {
        CardState::Open if free == 1 => "One seat is free. Come and play!".to_string(),
        CardState::Open => format!("{free} seats are free. Come and play!"),
        CardState::Running => "This game is being played. Watch it live.".to_string(),
        CardState::Closed => "This table was closed.".to_string(),
        CardState::Over => {
            let points = card.rows.iter().filter_map(|row| Some((short_name(row)?, row.points?)));
            let points: Vec<String> = points.map(|(name, points)| format!("{name} {points}")).collect();
            format!("{}. Look at every move, or play this deal yourself.", points.join(", "))
        }
    }
}

fn short_name(row: &CardRow) -> Option<String> {
    let name = row.name.as_deref()?;
    match name.char_indices().nth(MAX_NAME_LENGTH) {
        Some((end, _)) => Some(format!("{}…", &name[..end])),
        None => Some(name.to_string()),
    }
}

fn name(name: &str, content: &str) -> String {
    format!("<meta name=\"{name}\" content=\"{}\">", escaped(content))
}

fn property(property: &str, content: &str) -> String {
    format!("<meta property=\"{property}\" content=\"{}\">", escaped(content))
}

/// A text for an attribute in double quotes.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(state: CardState, rows: &[(Option<&str>, Option<i32>)]) -> ShareCard {
        let row = |(name, points): &(Option<&str>, Option<i32>)| CardRow {
            name: name.map(str::to_string),
            points: *points,
            winner: false,
        };
        ShareCard { game: "go".into(), title: "Go", state, rows: rows.iter().map(row).collect() }
    }

    #[test]
    fn names_cannot_leave_their_attribute() {
        let card = card(CardState::Running, &[(Some("\"><script>alert('&')</script>"), None)]);
        let tags = tags(&card, "0123", None);
        assert!(!tags.contains("<script"), "{tags}");
        assert!(tags.contains("&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)"), "{tags}");
        assert_eq!(tags.matches('<').count(), tags.matches("<meta ").count());
    }

    #[test]
    fn long_names_are_cut() {
        let long = "ä".repeat(41);
        let card = card(CardState::Running, &[(Some(&long), None)]);
        assert_eq!(title(&card), format!("Go: {}…", "ä".repeat(40)));
    }

    #[test]
    fn the_description_says_what_is_going_on() {
        let anna = (Some("Anna"), None);
        assert_eq!(
            description(&card(CardState::Open, &[anna, (None, None)])),
            "One seat is free. Come and play!"
        );
        assert!(description(&card(CardState::Open, &[(None, None), (None, None)])).starts_with("2 seats"));
        assert!(description(&card(CardState::Running, &[anna])).contains("live"));
        let over = card(CardState::Over, &[(Some("Anna"), Some(74)), (Some("Ben"), Some(-3))]);
        assert!(description(&over).starts_with("Anna 74, Ben -3. "), "{}", description(&over));
    }

    #[test]
    fn links_are_absolute_or_missing() {
        let card = card(CardState::Running, &[]);
        let with_links = tags(&card, "0123", Some("https://example.org/some"));
        assert!(with_links.contains("content=\"https://example.org/some/api/games/0123/picture\""));
        assert!(!tags(&card, "0123", None).contains("og:image"));
    }
}
