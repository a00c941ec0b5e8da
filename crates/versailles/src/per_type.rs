//! One value per garden type.

use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

use crate::Type;

/// One value per garden type, serialized as an object: `{"yellow": 6, "green": 4, …}`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct PerType<T>([T; 5]);

impl<T> PerType<T> {
    /// The values in the order yellow, green, white, blue, red.
    pub const fn new(each: [T; 5]) -> PerType<T> {
        PerType(each)
    }

    /// The types with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Type, &T)> {
        Type::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Type> for PerType<T> {
    type Output = T;

    #[inline]
    fn index(&self, garden_type: Type) -> &T {
        &self.0[garden_type.index()]
    }
}

impl<T> IndexMut<Type> for PerType<T> {
    #[inline]
    fn index_mut(&mut self, garden_type: Type) -> &mut T {
        &mut self.0[garden_type.index()]
    }
}

impl<T: Serialize> Serialize for PerType<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
