#!/usr/bin/env bash
# Fails when a public symbol of these modules is neither measured by a row of `growth` nor listed
# with a reason why nothing grows with it (Benchmarks/Sources/Growth). Needs the result of:
#   swift build -c release --package-path Benchmarks
# or of another build of it, whose folder BENCHMARKS names.
#
# A stored property needs neither, since to read it costs the same whatever it holds. Nor do the scene
# modules, of which the rows measure what a test, a flow or an app hands more and more.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${BENCHMARKS:-$(swift build -c release --package-path Benchmarks --show-bin-path)}
[ -x "$folder/growth" ] || { echo 'Build the package Benchmarks first.' >&2; exit 1; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
target=(-target "$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)")
if command -v xcrun >/dev/null; then target+=(-sdk "$(xcrun --show-sdk-path)"); fi

whole=(Observation2 StateStore StorePersistence Observation2Testing StateStoreTesting
  FlowFormat FlowEngine FlowReports FlowHunt FlowKit)
partly=(Scenes SceneCollections ScenesTransport ScenesHeadless)
for module in "${whole[@]}" "${partly[@]}"; do
  mkdir -p "$scratch/$module"
  swift symbolgraph-extract "${target[@]}" -I "$folder/Modules" -module-name "$module" \
    -minimum-access-level public -skip-synthesized-members -pretty-print -output-dir "$scratch/$module"
done

# Removes the labels of arguments that callers leave out from a symbol's name, and joins several
# "_": an operator is the same with three sources and with eight.
short() {
  sed -E -e :again -e 's/([(:])(fileID|line|isolation):/\1/; t again' -e 's/_:(_:)+/_:/g'
}

# The functions, initializers, properties and subscripts: "kind", "pathComponents",
# "declarationFragments" and "accessLevel" stand in this order. Of those that are stored there are no
# braces in the declaration; prints a word for it, and the name.
symbols() {
  awk -F '"' '
    /"kind": \{/ { inKind = 1 }
    inKind && /"identifier": "/ { kind = $4; inKind = 0 }
    /"pathComponents": \[/ { path = ""; inPath = 1; next }
    inPath && /\]/ { inPath = 0; next }
    inPath { path = path (path == "" ? "" : ".") $2 }
    /"declarationFragments": \[/ { inDeclaration = 1; declaration = "" }
    inDeclaration && /"spelling": "/ { declaration = declaration $4 }
    /"accessLevel": "/ {
      inDeclaration = 0
      if (kind ~ /^swift\.(type\.)?(method|property|subscript)$|^swift\.(init|func|func\.op)$/) {
        print (kind ~ /property/ && declaration !~ /[{]/ ? "stored" : "called") "\t" path
      }
      kind = ""
    }
  ' "$@"
}
symbols "$scratch"/*/*.symbols.json | cut -f 2 | short | sort -u >"$scratch/public"
for module in "${whole[@]}"; do symbols "$scratch/$module"/*.symbols.json; done |
  sed -n 's/^called\t//p' | short | sort -u >"$scratch/asked"
"$folder/growth" --covers | cut -f 2 | short | sort -u >"$scratch/covered"

# An empty list would pass without any check.
for list in asked covered; do
  [ "$(wc -l <"$scratch/$list")" -gt 200 ] || { echo "The list of what is $list is too short." >&2; exit 1; }
done
lost=$(comm -23 "$scratch/asked" "$scratch/covered")
stale=$(comm -13 "$scratch/public" "$scratch/covered")
if [ -n "$lost" ]; then
  echo 'No row of growth measures these, and no exemption says why nothing grows with them:' >&2
  sed 's/^/  /' <<<"$lost" >&2
fi
if [ -n "$stale" ]; then
  echo 'These are named in Benchmarks/Sources/Growth and are not public symbols:' >&2
  sed 's/^/  /' <<<"$stale" >&2
fi
[ -z "$lost$stale" ]
