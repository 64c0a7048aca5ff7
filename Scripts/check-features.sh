#!/usr/bin/env bash
# Checks that the features and the sample app compile in a package of their own, as another team's would: all they use
# of the layers below is public. Among themselves they may use `package`.
#
# bash Scripts/check-features.sh   after `swift build`, whose modules it reads
set -euo pipefail
cd "$(dirname "$0")/.."

built=$(swift build --show-bin-path)
copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT
failed=0

compile() {
  local target=$1 sources
  sources=$(find "Sources/Features/$target" "$built/$target.build/DerivedSources" -name '*.swift' 2>/dev/null)
  # shellcheck disable=SC2086
  swiftc -emit-module -wmo -module-name "$target" -emit-module-path "$copies/$target.swiftmodule" \
    -package-name another -swift-version 6 -parse-as-library \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InferIsolatedConformances \
    -enable-upcoming-feature NonisolatedNonsendingByDefault -I "$copies" -I "$built/Modules" $sources
}

# In the order in which they need each other.
features='FoodDrawings Kaimono MarkGrid Recipes SavedSearches Timeline Tsukurepo'
for target in $features Market \
  $(for feature in $features; do [ "$feature" = FoodDrawings ] || echo "${feature}Simulation"; done) MarketSimulation; do
  if ! compile "$target"; then
    echo "$target uses what only this package may. Make it public, or do without." >&2
    failed=1
    break
  fi
done
exit "$failed"
