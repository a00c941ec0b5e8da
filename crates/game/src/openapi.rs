//! Schemas of the shared types, for the OpenAPI description of the server.

use utoipa::openapi::schema::Schema;
use utoipa::openapi::{ArrayBuilder, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::{Seat, Seats};

impl PartialSchema for Seat {
    fn schema() -> RefOr<Schema> {
        u8::schema()
    }
}

impl ToSchema for Seat {}

impl PartialSchema for Seats {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new().items(Seat::schema()).into()
    }
}

impl ToSchema for Seats {}
