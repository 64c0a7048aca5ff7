#!/usr/bin/env bash
# Prints the table of costs per element in Benchmarks/README.md, from the rows that `compare` has written:
#   swift run -c release --package-path Benchmarks compare --json FILE
#   Scripts/figures.sh FILE
#
# Scripts/figures.sh --check compares the table's rows with those of `compare`, and the README's with
# the table. It needs `swift build -c release --package-path Benchmarks`, or another build of the
# package, whose folder BENCHMARKS names.
set -euo pipefail
cd "$(dirname "$0")/.."

# The operation of each row.
names() {
  cat <<'END'
W1=range → map → filter → map, per element
W2=send to one observer
W3=delivery to one of 100 observers
W4=set of a held value
W4p=set of a published-style property
W4r=set of such a property that is tracked anew each time
W4q=set of such a property with one observer
W5=combineLatest of 3, per send
W5n=combineLatest of 6, per send
W5z=zip of 3, per send
W5zn=zip of 6, per send
W6=flatMapLatest to a just
W7=subscribe, map, filter, dispose
W7b 1000=the same beside 1,000 others
W7b 100000=the same beside 100,000 others
W8=one of 100 maps
W9=state → slice → view-model property
W9k=the same into a published-style property
W10=send of an action to a store
W11=memory of a live chain
S1=send from a child store ten scopes deep
S1l=send through ten lifts
S2=change of one of 10,000 children, 20 of them observed
S3=change of one slice beside 1,000 selections
S4=dispatch beside 10,000 running child effects
V0=screen of 1,000 rows, described and laid out from nothing
V1=one of 1,000 rows changes, described, laid out and told
V1k=one of 10,000 rows changes
V2=a row is inserted above 1,000
V3=a text in a part of its own changes, beside 1,000 rows
V4=the body around 1,000 rows is described again
V5i=lazy, 100,000 rows: one in sight changes
V5t=the same: a text in a part of its own changes
V5s=the same: scrolled by a row
V6=scene of 20 bound texts, built, shown and gone
V7=memory of such a scene
V8=tap, found by identifier, through store and binding to its patch
F1=step of the bundled flows
F1c=step of the flows of the cart
F1q=look for an element on a screen that has not changed
E1=action that an exploration of the market replays
F2=cart of 10,000 rows, scrolled by a row
F3=timeline of 100,000 posts, scrolled by a screen
C1 1000 same=difference of two equal snapshots of 1,000 items
C1 1000 few=the same, 1 % of 1,000 changed
C1 1000 some=the same, 10 % of 1,000 changed
C1 1000 half=the same, 50 % of 1,000 changed
C1 1000 shuffled=the same, 1,000 in another order
C1 1000 reversed=the same, 1,000 reversed
C1 1000 appended=the same, 50 appended to 1,000
C1 10000 same=difference of two equal snapshots of 10,000 items
C1 10000 few=the same, 1 % of 10,000 changed
C1 10000 some=the same, 10 % of 10,000 changed
C1 10000 half=the same, 50 % of 10,000 changed
C1 10000 shuffled=the same, 10,000 in another order
C1 10000 reversed=the same, 10,000 reversed
C1 10000 appended=the same, 50 appended to 10,000
C1 100000 same=difference of two equal snapshots of 100,000 items
C1 100000 few=the same, 1 % of 100,000 changed
C1 100000 some=the same, 10 % of 100,000 changed
C1 100000 half=the same, 50 % of 100,000 changed
C1 100000 shuffled=the same, 100,000 in another order
C1 100000 reversed=the same, 100,000 reversed
C1 100000 appended=the same, 50 appended to 100,000
C2g=grid of 100,000 measured items, laid out whole
C2w=waterfall of 100,000 items, laid out whole
C3=page of 50 items appended to a waterfall of 100,000
C4=frames in a rectangle of 20 items among 100,000
C4 1000=the same, beside 1,000 items
END
}

fail() {
  echo "figures.sh: $1" >&2
  exit 1
}

check() {
  local folder shown known others
  folder=${BENCHMARKS:-$(swift build -c release --package-path Benchmarks --show-bin-path)}
  [ -x "$folder/compare" ] || fail 'build the package Benchmarks first.'
  # For an unknown row it lists all of them.
  known=$(
    { "$folder/compare" --only '?' 2>&1 || true; } |
      sed -n 's/.*there are //p' | tr ',' '\n' | sed 's/^ //'
  )
  # Those of differences are too many for the table.
  known=$(grep -v '^C1 ' <<<"$known")
  [ -n "$known" ] || fail 'compare names no rows.'
  shown=$(sed -n 's/^| \([A-Z][0-9][a-z0-9 ]*\) |.*/\1/p' Benchmarks/README.md)
  diff <(sort <<<"$known") <(sort <<<"$shown") >&2 ||
    fail 'Benchmarks/README.md lacks the rows marked “<”, and compare has none of those marked “>”.'
  # The front page repeats some of them.
  others=$(grep '^| [A-Z][0-9]' README.md | grep -vxFf Benchmarks/README.md || true)
  [ -z "$others" ] || fail "the README has rows that differ from those of Benchmarks/README.md: $others"
}

# Prints one line of the table for each object of the file, whose keys are on lines of their own.
rows() {
  awk '
    function number(value) {
      value += 0
      if (unit == "bytes") return sprintf("%d bytes", value)
      if (value >= 1e6) return sprintf("%.1f ms", value / 1e6)
      if (value >= 1e5) return sprintf("%.1f µs", value / 1e3)
      return sprintf(value < 100 ? "%.1f ns" : "%.0f ns", value)
    }
    function text() { return substr($0, index($0, ": ") + 3, length($0) - index($0, ": ") - 4 + !/,$/) }
    NR == FNR { at = index($0, "="); name[substr($0, 1, at - 1)] = substr($0, at + 1); next }
    { key = $1; gsub(/[":]/, "", key); value = $NF; sub(/,$/, "", value) }
    key == "workload" { workload = text() }
    key == "unit" { unit = text() }
    key == "ours" { ours = value }
    key == "base" { base = text() == "bare" ? "plain closures" : text() }
    key == "base_value" { theirs = value }
    key == "ratio" { ratio = value + 0 }
    key == "limit" { limit = value + 0 }
    key == "met" { met = value }
    /^ *\}/ {
      if (!(workload in name)) {
        print "figures.sh: say in names() what " workload " is." >"/dev/stderr"
        exit 1
      }
      printf "| %s | %s | %s | %s | %s | %" (ratio < 0.01 ? ".2g" : ".3f") " | %" (limit < 1000 ? ".3g" : ".0f") "%s |\n", workload, name[workload], \
        number(ours), base, number(theirs), ratio, limit, (met == "true" ? "" : ", missed")
    }' <(names) "$1"
}

case "${1:-}" in
  '') sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
  --check) check; exit ;;
esac
[ -r "$1" ] || fail "there is no file $1."
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/Swift \1/p')
printf 'Measured on %s with %s.\n\n' "$(date -r "$1" +%Y-%m-%d)" "$version"
echo '| | | here | measured against | theirs | ratio | limit |'
echo '| --- | --- | ---: | --- | ---: | ---: | ---: |'
rows "$1"
