#!/usr/bin/env bash
# Plays random fire in two processes. They must print the same but for the last line, a measurement.
set -euo pipefail
cd "$(dirname "$0")/.."

fire=$(mktemp -d)
trap 'rm -rf "$fire"' EXIT
swift build -c release --product harness
for run in first second; do
  .build/release/harness monkey --steps 3000 --seed 1 -o "$fire/broken.yaml" | sed '$d' | tee "$fire/$run"
done
diff "$fire/first" "$fire/second"
