#!/usr/bin/env bash
# The checks that take too long for every change: long random runs, releases from other threads
# under both sanitizers, kills, replays, and every measured limit. Some hours on two cores.
#
#   Scripts/acceptance.sh            all of it
#   Scripts/acceptance.sh NAME...    only these: models drops kills replays fuzz compare growth
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n=== %s (%ss)\n' "$1" "$SECONDS"; }

# Runs tests built for release, with @testable imports allowed.
quickly() { swift test -c release -Xswiftc -enable-testing --scratch-path .build-release "$@"; }

models() {
  step 'Ten million random operations'
  OBSERVATION2_OPERATIONS=10000000 quickly --filter RandomOperationTests
  step 'A million checks of random graphs'
  OBSERVATION2_GRAPHS=1000000 quickly --filter RandomGraphTests
  step 'A hundred thousand random histories of an order'
  ORDER_HISTORIES=100000 quickly --filter OrderHistoryTests
}

drops() {
  step 'Ten million owners dropped from four threads'
  DROPPED_OWNERS=10000000 quickly --filter LastReferenceTests
  for sanitizer in address thread; do
    step "Owners dropped from four threads, $sanitizer sanitizer"
    DROPPED_OWNERS=10000000 swift test -c release -Xswiftc -enable-testing \
      --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" --disable-xctest --filter LastReferenceTests
  done
}

kills() {
  step 'A thousand kills of a state file, three hundred of an order'
  STORE_KILLS=1000 ORDER_KILLS=300 swift test --filter KillTests
}

replays() {
  step 'A hundred replays of 10,000 actions in fresh processes'
  STORE_REPLAYS=100 swift test --filter StoreReplay
}

fuzz() {
  step 'An hour of inputs that nobody should write'
  bash Scripts/fuzz.sh 3600
}

compare() {
  step 'Hot paths beside their peers'
  swift run -c release --package-path Benchmarks compare
}

growth() {
  step 'How cost grows'
  swift run -c release --package-path Benchmarks growth
}

[ $# -gt 0 ] || set -- models drops kills replays fuzz compare growth
for name; do
  case "$name" in
    models | drops | kills | replays | fuzz | compare | growth) "$name" ;;
    *)
      echo "acceptance.sh: no part is named '$name'; there are models drops kills replays fuzz compare growth" >&2
      exit 2
      ;;
  esac
done
