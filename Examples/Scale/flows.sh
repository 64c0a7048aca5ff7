#!/usr/bin/env bash
# Bazel's test: everything else it tells the harness by its environment.
set -euo pipefail
exec "$(dirname "$0")/bin/harness" --quiet "$@"
