#!/usr/bin/env bash
# Compiles the files in Scripts/names against the built modules, and fails when
# - a line that ends in `//- TEXT` compiles, or no diagnostic on it says TEXT;
# - any other line does not compile;
# - a name of Observation2Migration stands in no such line;
# - a file that does not import Observation2Migration sees one of its names;
# - the tables of an article list what Scripts/names/tables has no line for, a line below `//= TEXT` does
#   not compile, one below `//! TEXT` does, or the article says otherwise.
# Needs a debug build; takes a few seconds.
set -euo pipefail
cd "$(dirname "$0")/.."

modules="$(swift build --show-bin-path)/Modules"
module=Observation2Migration
[ -f "$modules/$module.swiftmodule" ] || { echo 'Build the package first: swift build' >&2; exit 1; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0

# typecheck FILE: prints the file's errors, "LINE<tab>MESSAGE".
typecheck() {
  swiftc -typecheck -swift-version 6 -enable-upcoming-feature MemberImportVisibility \
    -diagnostic-style llvm -no-color-diagnostics -I "$modules" "$1" 2>&1 |
    sed -nE 's/^[^:]+:([0-9]+):[0-9]+: error: (.*)$/\1\t\2/p' || true
}

# compare FILE ERRORS: tells what FILE promises and the compiler does not keep.
compare() {
  awk -F '\t' -v file="$1" '
    NR == FNR { said[$1] = said[$1] "\n    " $2; next }
    {
      at = index($0, "//- ")
      wanted = at ? substr($0, at + 4) : ""
      if (at && !(FNR in said)) { print file ":" FNR ": compiles, and should not: " $0; bad = 1 }
      else if (at && !index(said[FNR], wanted)) {
        print file ":" FNR ": no diagnostic says “" wanted "”:" said[FNR]; bad = 1
      } else if (!at && FNR in said) { print file ":" FNR ": does not compile:" said[FNR]; bad = 1 }
    }
    END { exit bad }
  ' "$2" "$1" >&2
}

for file in Scripts/names/*.swift; do
  (
    name=$(basename "$file")
    typecheck "$file" >"$scratch/$name.errors"
    status=0
    compare "$file" "$scratch/$name.errors" || status=1
    sed "s/^import $module\$//" "$file" >"$scratch/$name"
    typecheck "$scratch/$name" >"$scratch/$name.without"
    if grep -E "is unavailable|has been renamed" "$scratch/$name.without" >&2; then
      echo "$file sees these without importing $module." >&2
      status=1
    fi
    if [ "$name" = Working.swift ] && [ -s "$scratch/$name.without" ]; then
      cat "$scratch/$name.without" >&2
      status=1
    fi
    echo "$status" >"$scratch/$name.status"
  ) &
done
wait
for status in "$scratch"/*.status; do [ "$(cat "$status")" = 0 ] || failed=1; done

# Each declaration that follows an @available: the name before its parenthesis, or that of a type.
find Sources/Observation2/$module -name '*.swift' -print0 | sort -z | xargs -0 awk '
  /@available\(/ { marked = 1 }
  marked && match($0, /(func|var|typealias|enum|class|struct) (`?[A-Za-z]+`?|<~)/) {
    name = substr($0, RSTART, RLENGTH)
    sub(/^[a-z]+ /, "", name)
    gsub(/`/, "", name)
    print name
    marked = 0
  }
' | sort -u >"$scratch/names"
[ "$(wc -l <"$scratch/names")" -gt 100 ] || { echo 'The list of names is too short.' >&2; exit 1; }
grep -h -- '//- ' Scripts/names/*.swift >"$scratch/lines"
while IFS= read -r name; do
  if ! grep -qF -- "$name" "$scratch/lines"; then
    echo "No line of Scripts/names uses $name." >&2
    failed=1
  fi
done <"$scratch/names"
# The texts in a table's first column, with "!" where the column is one of what does not compile. A name
# alone compiles if, and only if, the columns beside it have the same name.
texts() {
  awk '
    /^\| (RxSwift|written by habit|RxTest, RxBlocking) \|/ { on = 1; habit = /habit/; next }
    /^\| ---/ { next }
    !/^\|/ { on = 0 }
    on {
      count = split($0, cell, " [|] ")
      for (column = 1; column <= (habit ? 2 : 1); column++) {
        text = cell[column]
        gsub(/``[^`]*``/, "", text)
        while (match(text, /`[^`]+`/)) {
          name = substr(text, RSTART + 1, RLENGTH - 2)
          text = substr(text, RSTART + RLENGTH)
          mark = "?"
          if (habit) mark = column == 1 ? "!" : "="
          else if (name ~ /^[A-Za-z]+$/) {
            mark = "!"
            for (beside = 2; beside <= count; beside++)
              if (cell[beside] ~ "(/|``|`)" name "(``|`|[(])") mark = "="
          }
          print mark "\t" name
        }
      }
    }
  ' "$1"
}

for file in Scripts/names/tables/*.swift; do
  article=Sources/Observation2/Observation2/Documentation.docc/$(basename "$file" .swift).md
  texts "$article" | sort -u >"$scratch/texts"
  [ "$(wc -l <"$scratch/texts")" -gt 50 ] || { echo "$article has too few tables." >&2; exit 1; }
  typecheck "$file" >"$scratch/errors"
  awk -F '\t' -v file="$file" -v article="$article" '
    FILENAME == ARGV[1] { said[$1] = $2; next }
    FILENAME == ARGV[2] { listed[$2] = listed[$2] $1; next }
    match($0, /^ *\/\/[=!] /) {
      mark = substr($0, RLENGTH - 1, 1)
      name = substr($0, RLENGTH + 1)
      below = FNR + 1
      next
    }
    FNR == below {
      seen[name] = 1
      fails = FNR in said
      if (mark == "=" && fails) { print file ":" FNR ": does not compile: " said[FNR]; bad = 1 }
      if (mark == "!" && !fails) { print file ":" FNR ": compiles, and should not: " $0; bad = 1 }
      if (!(name in listed)) { print file ":" FNR ": " article " does not list " name; bad = 1 }
      else if (index(listed[name], mark == "=" ? "!" : "=")) {
        print file ":" FNR ": " article " says otherwise of " name; bad = 1
      }
      next
    }
    FNR in said { print file ":" FNR ": does not compile: " said[FNR]; bad = 1 }
    END {
      for (name in listed)
        if (!(name in seen)) { print file ": no line for " name " of " article; bad = 1 }
      exit bad
    }
  ' "$scratch/errors" "$scratch/texts" "$file" >&2 || failed=1
done
exit $failed
