//! Types for TypeScript, made from the Rust ones.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of some types and of all that they are made of.
pub struct Declarations {
    config: Config,
    known: BTreeMap<String, String>,
}

impl Default for Declarations {
    fn default() -> Declarations {
        // JSON has one kind of number, and no count of ours is beyond what it can hold.
        Declarations { config: Config::new().with_large_int("number"), known: BTreeMap::new() }
    }
}

impl Declarations {
    /// One type more, and what it is made of.
    pub fn with<T: TS + 'static>(mut self) -> Declarations {
        self.visit::<T>();
        self
    }

    /// All of them, in the order of their names.
    pub fn text(&self) -> String {
        self.known.values().map(|declaration| format!("export {declaration}\n")).collect()
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is built in: numbers, lists, options.
        if T::output_path().is_some() && !self.known.contains_key(&T::ident(&self.config)) {
            self.known.insert(T::ident(&self.config), T::decl(&self.config));
            T::visit_dependencies(self);
            return;
        }
        T::visit_generics(self);
    }
}
