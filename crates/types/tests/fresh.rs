//! The types in `web/src/types/` are those of the Rust code.

use std::fs;
use std::path::Path;

#[test]
fn the_pages_types_are_fresh() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types");
    for (name, made) in types::files() {
        let file = folder.join(name);
        if std::env::var_os("UPDATE_TYPES").is_some() {
            fs::create_dir_all(&folder).expect("the folder can be made");
            fs::write(&file, &made).expect("the file can be written");
        }
        let there = fs::read_to_string(&file).unwrap_or_default();
        assert!(there == made, "web/src/types/{name} is stale: UPDATE_TYPES=1 cargo test -p types");
    }
}
