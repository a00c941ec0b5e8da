//! How well a bot plays.

use std::time::Duration;

game::text_enum! {
    /// How well a bot plays. Each level is stronger than the one before.
    ///
    /// The text form is the name in lower case: on the command line, on the wire and in records.
    ///
    /// ```
    /// use bots::Level;
    ///
    /// assert_eq!(Level::LeNotre.to_string(), "lenotre");
    /// assert_eq!("architect".parse(), Ok(Level::Architect));
    /// assert!("alphago".parse::<Level>().is_err());
    /// ```
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(rename_all = "lowercase"))]
    pub enum Level: "level" {
        /// Plays plausible moves. A child can beat it.
        Apprentice => "apprentice",
        /// Looks at its own turn only.
        Gardener => "gardener",
        /// Searches for about a tenth of a second per turn.
        Architect => "architect",
        /// Searches for about a second per turn, with the strongest search.
        LeNotre => "lenotre",
    }
}

impl Level {
    /// The default thinking time per turn; zero for the levels that do not search.
    pub const fn time(self) -> Duration {
        match self {
            Level::Apprentice | Level::Gardener => Duration::ZERO,
            Level::Architect => Duration::from_millis(100),
            Level::LeNotre => Duration::from_secs(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_read_from_its_name() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            let json = serde_json::to_string(&level).unwrap();
            assert_eq!(json, format!("\"{level}\""));
            assert_eq!(serde_json::from_str::<Level>(&json).unwrap(), level);
        }
    }

    #[test]
    fn the_error_lists_all_levels() {
        let error = "alphago".parse::<Level>().unwrap_err().to_string();
        assert_eq!(
            error,
            "invalid level `alphago`: expected one of apprentice, gardener, architect, lenotre"
        );
        let error = serde_json::from_str::<Level>("\"alphago\"").unwrap_err().to_string();
        assert!(error.starts_with("invalid level `alphago`"), "{error}");
    }
}
