# Sourced by all scripts: strict mode, the project's root, and its own tools first on the path.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
export PATH="$root/node_modules/.bin:$PATH"
