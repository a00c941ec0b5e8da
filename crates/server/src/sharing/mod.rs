//! What a shared link of a table shows before it is opened: tags in the page for programs that
//! preview links, and a picture. Both show only what every visitor sees.

mod card;
mod lettering;
mod origin;
mod picture;
mod pictures;
mod tags;

pub(crate) use card::ShareCard;
pub(crate) use origin::Origin;
pub(crate) use pictures::Pictures;
pub use tags::SharedLinks;
