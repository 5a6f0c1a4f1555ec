# Sourced by script/test: the programs that tests need and npm does not install.

has_chromium() { command -v "${CHROMIUM:-chromium-headless-shell}" || command -v "${CHROMIUM:-chromium}"; } >/dev/null
has_postgres() { command -v initdb || compgen -G '/usr/lib/postgresql/*/bin/initdb'; } >/dev/null

# ensure_packages: installs what is missing, if it can. The tests that need it fail otherwise, and say so.
ensure_packages() {
  local log missing=()
  has_chromium || missing+=(chromium-headless-shell)
  has_postgres || missing+=(postgresql)
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    has_chromium || echo "The browser tests need Chromium: install it, or name one in CHROMIUM" >&2
    has_postgres || echo "The storage tests need PostgreSQL (on Debian: apt-get install postgresql)" >&2
    return 0
  fi
  echo "Installing ${missing[*]} for the tests ..." >&2
  export DEBIAN_FRONTEND=noninteractive
  install_packages() { apt-get install -qy --no-install-recommends "$@"; }
  # Some distributions have no shell without windows.
  if ! log=$({ apt-get update -q || true; install_packages "${missing[@]}" || install_packages "${missing[@]/%-headless-shell/}"; } 2>&1); then
    printf '%s\n' "$log" "Installing ${missing[*]} failed." >&2
  fi
}
