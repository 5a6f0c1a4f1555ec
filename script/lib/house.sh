# Sourced by the scripts: strict mode, where the house stands, and its own tools first.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
export PATH="$root/node_modules/.bin:$PATH"
