//! How to play The Gardens of Versailles.

mod bids;
mod fit;
mod foresight;
mod found;
mod glance;
mod greedy;
mod hunch;
mod lays;
mod odds;
mod playout;
mod scene;
mod scoring;
mod search;
mod skill;
mod survey;
mod taste;
mod thrift;
mod worth;
