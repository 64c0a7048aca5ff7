#!/usr/bin/env bash
# Checks that every file can be read in one sitting: 300 lines, Features 200, Tests 400.
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0
while IFS= read -r -d '' file; do
  limit=300
  case "$file" in
    Sources/Features/*) limit=200 ;;
    Tests/*) limit=400 ;;
  esac
  lines=$(wc -l <"$file")
  if [ "$lines" -gt "$limit" ]; then
    echo "$file has $lines lines, $limit at most: split it" >&2
    failed=1
  fi
done < <(find Sources Tests -name '*.swift' -print0)
exit $failed
