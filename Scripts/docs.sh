#!/usr/bin/env bash
# Builds the documentation of every library into .build/docs, with warnings as errors, and checks
# that every public symbol belongs to a topic. Needs only the toolchain.
#
# Scripts/docs.sh MODULE… builds only these, against the existing builds of the others.
set -euo pipefail
cd "$(dirname "$0")/.."

# Each library and the folder of its catalogue; a library comes after those that it links to.
catalogues=(
  Observation2:Sources/Observation2/Observation2
  Observation2Migration:Sources/Observation2/Observation2Migration
  StateStore:Sources/Observation2/StateStore
  Observation2Testing:Sources/Observation2/Observation2Testing
  StateStoreTesting:Sources/Observation2/StateStoreTesting
  StorePersistence:Sources/Observation2/StorePersistence
  Scenes:Sources/Scenes/Scenes
  SceneCollections:Sources/Scenes/SceneCollections
  ScenesStore:Sources/Scenes/ScenesStore
  ScenesTransport:Sources/Scenes/ScenesTransport
  ScenesHeadless:Sources/Scenes/ScenesHeadless
  ScenesTesting:Sources/Scenes/ScenesTesting
  FlowKit:Sources/Harness/FlowKit
  Kaimono:Sources/Features/Kaimono
  MarkGrid:Sources/Features/MarkGrid
  Recipes:Sources/Features/Recipes
  SavedSearches:Sources/Features/SavedSearches
  Timeline:Sources/Features/Timeline
  Tsukurepo:Sources/Features/Tsukurepo
  Market:Sources/Features/Market
  MarketSimulation:Sources/Features/MarketSimulation
)
output=.build/docs
mkdir -p "$output"

fail() {
  echo "$1" >&2
  exit 1
}

# Runs a command and shows its output only if it fails.
quietly() {
  if ! "$@" >"$output/last.log" 2>&1; then
    cat "$output/last.log" >&2
    fail "failed: $1 $2"
  fi
}

# extract MODULE FOLDER OPTION…: writes the symbol graph of a module.
extract() {
  quietly swift symbolgraph-extract "${target[@]}" -I "$modules" -module-name "$1" \
    -minimum-access-level public -skip-synthesized-members "${@:3}" -output-dir "$2"
}

for library in $(sed -n 's/^ *\.library(name: "\([^"]*\)".*/\1/p' Package.swift); do
  [[ " ${catalogues[*]}" == *" $library:"* ]] || fail "$library has no catalogue in $0."
done

command -v swift >/dev/null || fail 'There is no swift on the path.'
beside_swift=$(dirname "$(readlink -f "$(command -v swift)")")/docc
docc=$(command -v docc || xcrun --find docc 2>/dev/null || echo "$beside_swift")
[ -x "$docc" ] || fail "docc is neither on the path nor at $beside_swift."
target=(-target "$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)")
if command -v xcrun >/dev/null; then target+=(-sdk "$(xcrun --show-sdk-path)"); fi

quietly swift build --quiet
modules="$(swift build --show-bin-path)/Modules"

options=(
  --warnings-as-errors
  --fallback-default-module-kind Library
  --enable-experimental-overloaded-symbol-presentation
  --enable-experimental-external-link-support
)
for entry in "${catalogues[@]}"; do
  module=${entry%%:*}
  catalogue=${entry#*:}/Documentation.docc
  archive="$output/$module.doccarchive"
  [ -d "$catalogue" ] || fail "$catalogue is missing."
  if [ $# -eq 0 ] || [[ " $* " == *" $module "* ]]; then
    # A new folder for each module, since docc reads every graph that it finds there.
    # `swift package dump-symbol-graph` would write them all, but fails on the test modules.
    graphs="$output/graphs/$module"
    rm -rf "$graphs" "$archive"
    mkdir -p "$graphs"
    extract "$module" "$graphs" -emit-extension-block-symbols
    if [ "$module" = FlowKit ]; then
      # It exports the targets below it, so their symbols are its own for a reader.
      extract FlowFormat "$graphs" -emit-extension-block-symbols
      for part in FlowEngine FlowReports FlowHunt; do
        extract "$part" "$graphs"
        # The name of such a file would make a module of its own for the extended types.
        for file in "$graphs/$part@Flow"*; do [ ! -e "$file" ] || mv "$file" "${file/@/-}"; done
      done
      sed -i.before -E 's/"module":\{"name":"Flow(Format|Engine|Reports|Hunt)"/"module":{"name":"FlowKit"/' "$graphs"/*.json
      rm "$graphs"/*.before
    fi
    quietly "$docc" convert "$catalogue" "${options[@]}" --additional-symbol-graph-dir "$graphs" \
      --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
      --output-path "$archive"
    bash Scripts/check-docs.sh "$module" "$archive" "$catalogue"
    echo "$archive"
  fi
  if [ -d "$archive" ]; then options+=(--dependency "$archive"); fi
done
rm -f "$output/last.log"
