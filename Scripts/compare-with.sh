#!/usr/bin/env bash
# Checks whether a workload of Benchmarks has become slower since a commit:
#   Scripts/compare-with.sh COMMIT [WORKLOAD…]
#
# Builds today's `compare` against the library of that commit and against the working tree's, and
# runs single rows of both in turn. Prints the medians of our times and their ratio; fails if a
# ratio is over 1.05. ROUNDS=9 takes more turns than the usual 5, REPETITIONS=7 longer ones than 3.
set -euo pipefail
cd "$(dirname "$0")/.."

[ $# -gt 0 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 2; }
commit=$(git rev-parse --verify --quiet "$1^{commit}") || { echo "There is no commit $1." >&2; exit 2; }
shift
rounds=${ROUNDS:-5}
repetitions=${REPETITIONS:-3}

# In a folder per commit, so that the next run finds the build.
old="$PWD/.build/compare-with/${commit:0:12}"
if [ ! -d "$old" ]; then
  mkdir -p "$old"
  git archive "$commit" | tar -x -C "$old"
fi
# Both sides use today's rows and checks, so that only the library differs.
rm -rf "$old/Benchmarks/Sources" "$old/Benchmarks/Benchmarks"
cp -r Benchmarks/Sources Benchmarks/Benchmarks "$old/Benchmarks/"
# Without the rows of screens, if the library is older than their tree.
if ! grep -q '"Market"' "$old/Package.swift"; then
  grep -lE '^import (Scenes|ScenesHeadless|Market|FlowKit)$' -r "$old/Benchmarks/Sources/Compare" |
    xargs rm
  sed -i.whole '/^ *\[$/,/^ *\]$/c\    []' "$old/Benchmarks/Sources/Compare/Workloads/Screens.swift"
fi
# Without the rows of collections, if the library is older than those.
if ! grep -q '"SceneCollections"' "$old/Package.swift"; then
  grep -l '^import SceneCollections$' -r "$old/Benchmarks/Sources/Compare" | xargs rm
  sed -i.whole 's/{ differences }/{ [] }/' "$old/Benchmarks/Sources/Compare/Workloads/Collections.swift"
fi
# Without the products that the library did not have yet, which only other rows than these need.
sed -n 's/.*\.library(name: "\([^"]*\)".*/\1/p' "$old/Package.swift" >"$old/products"
awk -F '"' '
  NR == FNR { has[$1] = 1; next }
  /\.product\(name: ".*", package: "SceneKitchen"\)/ && !has[$2] { next }
  { print }
' "$old/products" Benchmarks/Package.swift >"$old/Benchmarks/Package.swift"

build() {
  local package="$1/Benchmarks"
  swift build -c release --package-path "$package" --product compare >&2
  echo "$(swift build -c release --package-path "$package" --show-bin-path)/compare"
}
before=$(build "$old")
after=$(build .)

if [ $# -gt 0 ]; then
  workloads=("$@")
else
  # For an unknown workload it lists all of them; the older library may not have those of screens.
  IFS=, read -r -a workloads < <("$before" --only '?' 2>&1 | sed -n 's/.*there are //p')
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Prints our time in one run; a missed limit doesn't matter here, but a wrong sum does.
ours() {
  "$1" --only "$2" --repetitions "$repetitions" --json "$scratch/row.json" \
    >/dev/null 2>"$scratch/complaint" || true
  if [ -s "$scratch/complaint" ]; then
    cat "$scratch/complaint" >&2
    exit 1
  fi
  awk '$1 == "\"ours\"" { gsub(/,/, "", $3); print $3 }' "$scratch/row.json"
}

median() {
  sort -g | awk '{ value[NR] = $1 } END { print (value[int((NR + 1) / 2)] + value[int(NR / 2) + 1]) / 2 }'
}

slower=0
printf '%-12s %12s %12s %8s\n' workload before after ratio
for workload in "${workloads[@]}"; do
  workload=${workload# }
  : >"$scratch/before"
  : >"$scratch/after"
  for ((round = 0; round < rounds; round++)); do
    ours "$before" "$workload" >>"$scratch/before"
    ours "$after" "$workload" >>"$scratch/after"
  done
  [ "$(wc -l <"$scratch/after")" -eq "$rounds" ] || { echo "$workload is not one row." >&2; exit 1; }
  line=$(awk -v name="$workload" -v before="$(median <"$scratch/before")" \
    -v after="$(median <"$scratch/after")" 'BEGIN {
      ratio = after / before
      printf "%-12s %12.2f %12.2f %8.3f%s\n", name, before, after, ratio, (ratio > 1.05 ? "  slower" : "")
    }')
  echo "$line"
  case "$line" in *slower) slower=1 ;; esac
done
exit $slower
