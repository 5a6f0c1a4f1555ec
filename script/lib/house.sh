# Sourced by the scripts: strict mode, where the house stands, its own tools first, and no colours into a pipe.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
export PATH="$root/node_modules/.bin:$PATH"
[ -t 1 ] || export NO_COLOR=1
