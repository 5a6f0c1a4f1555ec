# Sourced by the tests, which start a PostgreSQL of their own for storage.

# ensure_postgres: see that its programs are installed. Without them, the tests of storage fail and say so.
ensure_postgres() {
  local log
  if command -v initdb || compgen -G '/usr/lib/postgresql/*/bin/initdb'; then return; fi >/dev/null
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests of storage need PostgreSQL, which is not installed (on Debian: apt-get install postgresql)" >&2
    return
  fi
  echo "Installing PostgreSQL for the tests of storage ..." >&2
  export DEBIAN_FRONTEND=noninteractive
  if ! log=$({ apt-get update -q || true; apt-get install -qy --no-install-recommends postgresql; } 2>&1); then
    printf '%s\n' "$log" "Installing PostgreSQL failed." >&2
  fi
}
