//! Tests that the files in `web/src/types/` are up to date.

use std::fs;
use std::path::Path;

#[test]
fn generated_types_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types");
    for (name, generated) in types::files() {
        let file = folder.join(name);
        if std::env::var_os("UPDATE_TYPES").is_some() {
            fs::create_dir_all(&folder).expect("the folder can be created");
            fs::write(&file, &generated).expect("the file can be written");
        }
        let existing = fs::read_to_string(&file).unwrap_or_default();
        assert!(
            existing == generated,
            "web/src/types/{name} is out of date: run UPDATE_TYPES=1 cargo test -p types"
        );
    }
}
