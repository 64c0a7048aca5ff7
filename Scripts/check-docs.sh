#!/usr/bin/env bash
# Fails when a public symbol or an article belongs to no topic:
#   Scripts/check-docs.sh MODULE ARCHIVE CATALOGUE
#
# docc lists ungrouped symbols under topics of its own, "Classes" and the like. None of these may
# remain on the module's page, nor on that of a type with an extension page. The types that have
# operators must have an extension page.
set -euo pipefail
cd "$(dirname "$0")/.."

module=$1
archive=$2
catalogue=$3
pages="$archive/data/documentation"

# Prints the symbols in topics that docc generated: reads each object of the array "topicSections",
# whose keys come in any order.
uncurated() {
  LC_ALL=C awk '
    {
      start = index($0, "\"topicSections\":[")
      if (start == 0) next
      text = substr($0, start + length("\"topicSections\":["))
      depth = 0; quoted = 0; section = ""
      for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (quoted) {
          if (c == "\\") { section = section c; i++; c = substr(text, i, 1) }
          else if (c == "\"") quoted = 0
        }
        else if (c == "\"") quoted = 1
        else if (c == "{" || c == "[") depth++
        else if (c == "}" || c == "]") {
          if (depth == 0) break
          depth--
          if (depth == 0) {
            if (section ~ /"generated":true/) print section
            section = ""
          }
        }
        section = section c
      }
    }' "$1" | grep -oE '"doc:[^"]*"' | sed 's/\\//g; s/^"doc:.*documentation\//  /; s/"$//' |
    grep -v -- '-Implementations$' || true
}

names=$(find "$catalogue" -path '*/Extensions/*.md' -exec basename {} .md \;)
if [ "$module" = Observation2 ]; then names="$names EventStream SharedStream"; fi
lost=$(
  module_page=$(echo "$module" | tr '[:upper:]' '[:lower:]')
  uncurated "$pages/$module_page.json"
  for name in $names; do
    type_page="$pages/$module_page/$(echo "$name" | tr '[:upper:]' '[:lower:]').json"
    if [ -f "$type_page" ]; then uncurated "$type_page"; fi
  done | sort -u
)
if [ -n "$lost" ]; then
  {
    echo "These stand in no topic of $catalogue:"
    echo "$lost"
    echo "Add each to the Topics of $module.md, or of Extensions/TYPE.md if it is a member."
  } >&2
  exit 1
fi
