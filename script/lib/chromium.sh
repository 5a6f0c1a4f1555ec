# Sourced by script/test: the browser in which the web application is tested.

# ensure_chromium: the one that CHROMIUM names, or Debian's. Without it, the browser tests fail and say so.
ensure_chromium() {
  local log
  if [ -x "${CHROMIUM:-/usr/bin/chromium}" ]; then return; fi
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "The browser tests need Chromium: install it, and name it in CHROMIUM unless it is /usr/bin/chromium" >&2
    return
  fi
  echo "Installing Chromium for the browser tests ..." >&2
  export DEBIAN_FRONTEND=noninteractive
  if ! log=$({ apt-get update -q || true; apt-get install -qy --no-install-recommends chromium; } 2>&1); then
    printf '%s\n' "$log" "Installing Chromium failed." >&2
  fi
}
