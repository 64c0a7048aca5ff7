#!/usr/bin/env bash
# Fails when a comment or a page cites something that a reader does not have: a file that is not in
# the repository, an article that no catalogue has, a numbered rule that no article lists, a test or
# a worked case that there is not, or a document by a name in capitals.
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0

files=$(git ls-files --cached --others --exclude-standard)
code=$(grep -E '^(Sources|Tests|Benchmarks|CombineBridge|Fuzzing|Examples|Peers)/.*\.swift$|^Package\.swift$' <<<"$files")
pages=$(grep -E '\.docc/.*\.md$' <<<"$files")
titles=$(sed 's|.*/||; s|\.md$||' <<<"$pages")
rules=$(grep -E '/TheRules[A-Za-z]*\.md$' <<<"$pages" | xargs grep -hoE '^[0-9]+\.' | tr -d .)
[ "$(wc -l <<<"$rules")" -gt 30 ] || { echo 'The rules are not where this looks for them.' >&2; exit 1; }

# What is written for readers, as FILE:LINE:TEXT. The pages of a library name files of the reader's
# own package as well.
comments() {
  xargs grep -noE '(^|[[:space:]])//.*' <<<"$code"
  grep -noE '(^|[[:space:]])#.*' Scripts/*.sh .ci/run
  # Without the addresses of other repositories, and without the way up from a folder.
  grep -nE . README.md ARCHITECTURE.md CONTRIBUTING.md SECURITY.md Benchmarks/README.md |
    sed -E 's|https://[^ )]*||g; s|\.\./||g'
}
all() {
  comments
  xargs grep -nE . <<<"$pages"
}

# unknown PATTERN KNOWN: of the lines on standard input, the matches of PATTERN whose last word is no
# line of KNOWN, nor the end of one after a slash.
unknown() {
  # The names come as a file: all together they are longer than one argument may be.
  grep -oE "^[^:]*:[0-9]+:|$1" | awk '
    FNR == NR {
      name = $0
      has[name] = 1
      while (sub(/^[^\/]*\//, "", name)) has[name] = 1
      next
    }
    /^[^:]*:[0-9]+:$/ { place = $0; next }
    { word = $0; sub(/^.*[ :]/, "", word); if (!(word in has)) print "  " place " " $0 }' \
    <(printf '%s\n' "$2") -
}

# complain MESSAGE LINES: prints both, if there is a line.
complain() {
  [ -n "$2" ] || return 0
  printf '%s\n%s\n' "$1" "$2" >&2
  failed=1
}

complain 'These cite a file that is not in the repository:' "$(
  comments | grep -v 'Module/File\.swift' | unknown '[A-Za-z0-9_+./-]+\.(md|swift|sh|supp)\b' "$files"
)"
complain 'These link to an article that no catalogue has:' "$(
  all | unknown '<doc:[A-Za-z0-9]+' "$titles"
)"
complain 'These cite a rule that no article lists:' "$(
  all | unknown '\b[rR]ules? [0-9]+\b' "$rules"
)"
complain 'These name a test, or a worked case, that there is not:' "$(
  xargs grep -ohE '`([A-Za-z]+Tests|[a-z]+\.json)/[^`]+`' <<<"$pages" | tr -d '`' | sort -u |
    while IFS=/ read -r suite name; do
      file=$(grep -E "^Tests/.*/$suite(\.swift)?\$" <<<"$files" | head -1)
      case $suite in
        *.json) [ -n "$file" ] && grep -qF "\"$name\"" "$file" ;;
        *) [ -n "$file" ] && grep -qF "func \`$name\`" <(tr -s ' \n' ' ' <"$file") ;;
      esac || echo "  $suite/$name"
    done
)"
complain 'These name a document in capitals; name an article, and the number of its rule:' "$(
  all | grep -E '\b[A-Z]{5,},? [0-9]|\b(SEMANTICS|FLOWS|DESIGN|SHAPE|STYLE|LAYOUT|WORKLOADS)\b' || true
)"

exit $failed
