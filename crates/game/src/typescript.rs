//! TypeScript declarations, generated from Rust types.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

/// TypeScript declarations of some types and of all types that they contain.
pub struct Declarations {
    config: Config,
    declarations: BTreeMap<String, String>,
}

impl Default for Declarations {
    fn default() -> Declarations {
        // JSON has one type of number; all our integers fit into it exactly.
        Declarations { config: Config::new().with_large_int("number"), declarations: BTreeMap::new() }
    }
}

impl Declarations {
    /// Adds a type and the types that it contains.
    pub fn with<T: TS + 'static>(mut self) -> Declarations {
        self.visit::<T>();
        self
    }

    /// The declarations as TypeScript source, sorted by name.
    pub fn text(&self) -> String {
        self.declarations.values().map(|declaration| format!("export {declaration}\n")).collect()
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without an output path are built in: numbers, lists, options.
        if T::output_path().is_some() && !self.declarations.contains_key(&T::ident(&self.config)) {
            self.declarations.insert(T::ident(&self.config), T::decl(&self.config));
            T::visit_dependencies(self);
            return;
        }
        T::visit_generics(self);
    }
}
