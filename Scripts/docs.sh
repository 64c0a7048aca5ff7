#!/usr/bin/env bash
# Builds the documentation of every library with warnings as errors, into .build/docs.
set -euo pipefail
cd "$(dirname "$0")/.."
docc=$(command -v docc || echo "$(dirname "$(readlink -f "$(command -v swift)")")/docc")
swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
graphs=$(find .build -type d -name symbolgraph | head -n 1)
for catalog in Sources/Observation2/Documentation.docc Sources/Scenes/Documentation.docc \
  Sources/Features/Documentation.docc Sources/Harness/FlowKit/Documentation.docc; do
  [ -d "$catalog" ] || continue
  module=$(basename "$(dirname "$catalog")")
  rm -rf ".build/docs-input/$module"
  mkdir -p ".build/docs-input/$module"
  cp "$graphs/$module"*.symbols.json ".build/docs-input/$module/"
  "$docc" convert "$catalog" --warnings-as-errors \
    --additional-symbol-graph-dir ".build/docs-input/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --output-path ".build/docs/$module.doccarchive"
done
