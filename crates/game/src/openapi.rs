//! Schemas of the shared types, for the OpenAPI description of the server.

use utoipa::openapi::schema::{Schema, Type};
use utoipa::openapi::{ArrayBuilder, ObjectBuilder, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::{Seat, Seats};

impl PartialSchema for Seat {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::Integer)
            .minimum(Some(0))
            .maximum(Some(Seat::MAX_COUNT - 1))
            .into()
    }
}

impl ToSchema for Seat {}

impl PartialSchema for Seats {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new().items(Seat::schema()).into()
    }
}

impl ToSchema for Seats {}
