#!/usr/bin/env bash
# What takes longer than a person waits for a change to land: long random runs, drops from other
# threads under both sanitizers, kills, replays, and every measured limit. Some hours on two cores.
# Prints one table at its end; a part that fails does not stop those after it, and makes it exit by 1.
#
#   Scripts/acceptance.sh            all of it
#   Scripts/acceptance.sh NAME...    only these: models screens layouts histories drops sanitizers kills replays
#                                    flows gallery slurm monkey planted fuzz compare growth terminal hops expressions
set -uo pipefail
cd "$(dirname "$0")/.."

all=(models screens layouts histories drops sanitizers kills replays flows gallery slurm monkey planted fuzz compare growth terminal hops expressions)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

# part NAME SETTING=VALUE... COMMAND...: runs a command, shows what it says, and notes a line of the table.
part() {
  local name=$1 began=$SECONDS outcome=passed
  shift
  printf '\n=== %s: %s\n' "$name" "$*"
  env "$@" 2>&1 | tee "$scratch/log" || outcome=FAILED
  if [ "$outcome" = FAILED ]; then status=1; fi
  printf '%s\t%s\t%s\t%s\t%s\n' "$name" "$outcome" "$((SECONDS - began))" "$(found)" "$*" \
    >>"$scratch/table"
}

# The counts that the last command has given, in its own words.
found() {
  # Of Swift Testing, the harness, the fuzzer, and the tables of `compare` and `growth`.
  grep -aoE -e 'Test run with [0-9]+ tests? in [0-9]+ suites? (passed|failed).*' \
    -e '^[0-9]+ flows?: .*' -e '^[0-9]+ steps (with the seed|per second).*' \
    -e '^[a-z-]+: #[0-9]+' -e '^[0-9]+ of [0-9]+ (limits|rows) .*' \
    "$scratch/log" | sed -E -e 's/ after [0-9.]+ seconds//' -e 's/^Test run with //' -e 's/\.$//' |
    paste -s -d ';' - | sed 's/;/; /g'
}

# Tests compiled for speed, which may still look inside.
quickly=(swift test -c release -Xswiftc -enable-testing --scratch-path .build-release)

models() {
  part 'random operations' OBSERVATION2_OPERATIONS=10000000 "${quickly[@]}" --filter RandomOperationTests
  part 'random graphs' OBSERVATION2_GRAPHS=1000000 "${quickly[@]}" --filter SwitchingGraphTests
  part 'random properties' OBSERVATION2_PROPERTIES=1000000 "${quickly[@]}" \
    --filter RandomPropertyTests
  part 'random view states' OBSERVATION2_VIEW_STATES=1000000 "${quickly[@]}" \
    --filter RandomViewStateTests
  part 'random bindings' OBSERVATION2_BINDINGS=1000000 "${quickly[@]}" --filter RandomBindingTests
}

screens() {
  part 'random screens' SCREEN_CASES=100000 TILE_CASES=10000 "${quickly[@]}" --filter 'RandomScreenTests|RandomTilesTests'
  part 'planted faults' bash Scripts/plant-faults.sh
}

layouts() {
  part 'random layouts' LAYOUT_CASES=100000 "${quickly[@]}" --filter 'LayoutModel|WaterfallModel'
  part 'wild layouts' LAYOUT_CASES=1000000 "${quickly[@]}" --filter 'LayoutFuzz|LayoutIssue'
  part 'checked sequences' CHECKED_SEQUENCES=1000000 COLLECTION_OPERATIONS=40000000 "${quickly[@]}" \
    --filter 'CheckedSequence|SnapshotModelTests|OutlineModelTests'
  part 'differences' COLLECTION_CASES=100000 "${quickly[@]}" --filter SnapshotDifferenceTests
  part 'random collections' COLLECTION_SCREENS=10000 "${quickly[@]}" \
    --filter 'SectionModelTests|DiffableDataSourceTests'
}

histories() {
  part 'histories of an order' ORDER_HISTORIES=100000 "${quickly[@]}" --filter OrderHistoryTests
  part 'histories of searches' SEARCH_HISTORIES=20000 "${quickly[@]}" --filter SavedSearchHistoryTests
  part 'histories of a timeline' TIMELINE_HISTORIES=20000 "${quickly[@]}" --filter TimelineHistoryTests
}

drops() {
  part 'owners dropped' DROPPED_OWNERS=10000000 "${quickly[@]}" --filter LastReferenceTests
  for sanitizer in address thread; do
    part "owners dropped, $sanitizer" DROPPED_OWNERS=10000000 swift test -c release \
      -Xswiftc -enable-testing --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" \
      --disable-xctest --filter LastReferenceTests
  done
}

# Readers and players of one text after the other up to their limits, and apps that are played with until they
# break, or explored, take hours under a sanitizer.
sanitizers() {
  local sanitizer
  for sanitizer in address thread; do
    part "all under the $sanitizer sanitizer" ORDER_HISTORIES=200 CART_HISTORIES=200 SCREEN_CASES=200 TILE_CASES=10 \
      LAYOUT_CASES=10 COLLECTION_SCREENS=5 COLLECTION_CASES=300 CHECKED_SEQUENCES=100 SEARCH_HISTORIES=20 \
      TIMELINE_HISTORIES=20 MONKEY_STEPS=60 OBSERVATION2_OPERATIONS=20000 \
      LSAN_OPTIONS="suppressions=$PWD/Scripts/leaks.supp:print_suppressions=0" \
      swift test --disable-xctest --sanitize="$sanitizer" --scratch-path ".build-$sanitizer-debug" \
      --skip '(YAMLRobustness|FlowBudget|FlowFuzz|FlowMonkey|FlowExplorer)Tests' \
      --skip 'a shop that forgets what it has refused'
  done
}

kills() {
  part 'kills' STORE_KILLS=1000 ORDER_KILLS=300 swift test --filter KillTests
}

replays() {
  part 'replays' STORE_REPLAYS=100 swift test --filter StoreReplay
}

flows() {
  part 'flows' swift run -c release harness --repeat 1000 --quiet
  part 'flows again and again' bash Scripts/repeat-flows.sh
  part 'recorded flows' RECORDED_FLOWS=1 swift test --filter FlowTraceTests
}

gallery() {
  part 'gallery' swift run -c release harness gallery -o "$scratch/gallery"
}

# It needs root, and Debian's slurm-wlm.
slurm() {
  part 'a harness for the cluster' swift build -c release --product harness
  part 'flows on a cluster' bash Scripts/slurm.sh 100000
}

monkey() {
  part 'random fire, the same twice' bash Scripts/same-fire.sh
  part 'random fire' MONKEY_STEPS=100000 "${quickly[@]}" --filter MarketMonkeyTests
}

planted() {
  part 'mistakes in apps' bash Scripts/plant-app-faults.sh
}

fuzz() {
  part 'fuzzing' bash Scripts/fuzz.sh --inputs 10000000
}

compare() {
  part 'compare' swift run -c release --package-path Benchmarks compare
}

growth() {
  part 'growth' swift run -c release --package-path Benchmarks growth
}

terminal() {
  part "a key's redraw" swift run -c release --package-path Examples/Terminal cost
}

hops() {
  part 'calls of a tap' bash Scripts/hops.sh
}

# In processor time of a quiet machine: a busy one takes up to three times as long for the same expression.
expressions() {
  part 'expressions of more than 300 ms' EXPRESSION_LIMIT=-warn-long-expression-type-checking=300 \
    swift build --build-tests --scratch-path .build-expressions
}

[ $# -gt 0 ] || set -- "${all[@]}"
for name; do
  case " ${all[*]} " in
    *" $name "*) ;;
    *)
      echo "acceptance.sh: no part is named '$name'; there are ${all[*]}" >&2
      exit 2
      ;;
  esac
done
for name; do "$name"; done

printf '\n'
awk -F '\t' '
  BEGIN { printf "%-24s %-6s %8s  %s\n", "part", "", "seconds", "found; command" }
  { printf "%-24s %-6s %8s  %s\n%42s%s\n", $1, $2, $3, $4 == "" ? "-" : $4, "", $5 }
' "$scratch/table"
exit "$status"
