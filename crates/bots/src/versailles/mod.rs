//! Bots for The Gardens of Versailles.

mod area_map;
mod bid_odds;
mod bids;
mod card_inference;
mod evaluation;
mod expected_scoring;
mod greedy;
mod hand_plan;
mod horizon;
mod placement_cache;
mod placement_effect;
mod placements;
mod playout;
mod quick_evaluation;
mod search;
mod search_state;
mod skill;
mod weights;
