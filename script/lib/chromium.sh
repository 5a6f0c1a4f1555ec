# Sourced by script/test: the browser in which the web application is tested.

# ensure_chromium: the one that CHROMIUM names, or Debian's. Without it, the browser tests fail and say so.
ensure_chromium() {
  local log
  if command -v "${CHROMIUM:-chromium-headless-shell}" || command -v "${CHROMIUM:-chromium}"; then return; fi >/dev/null
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "The browser tests need Chromium: install chromium-headless-shell or chromium, or name one in CHROMIUM" >&2
    return
  fi
  echo "Installing Chromium for the browser tests ..." >&2
  export DEBIAN_FRONTEND=noninteractive
  install_package() { apt-get install -qy --no-install-recommends "$1"; }
  if ! log=$({ apt-get update -q || true; install_package chromium-headless-shell || install_package chromium; } 2>&1); then
    printf '%s\n' "$log" "Installing Chromium failed." >&2
  fi
}
