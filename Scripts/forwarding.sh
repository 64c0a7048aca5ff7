#!/usr/bin/env bash
# Counts the lines of a scene that only pass events or data on and say nothing new:
#   Scripts/forwarding.sh [FOLDER OR FILE…]     the cart and its doubles if none is given
#
# These lines count, without blank ones and comments:
# - a requirement of a protocol that is declared in the same files: its conformer says it again. The
#   protocol of a view's delegate counts too, since the view calls each of its methods;
# - a function whose body is one call that hands on nothing but its own arguments, or which writes its
#   own name down (`log.recordCall`, `events.append`) and does nothing or makes such a call: all its
#   lines;
# - a statement that drives a stream into a property (`.drive(… rx[\.…])`), however many lines it has;
# - a property that is set to a parameter of the same name (`self.x = x`).
# A line that formats, derives, compares or decides does not count.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ $# -eq 0 ]; then
  set -- Sources/Features/Kaimono/Cart
  doubles=(Tests/KaimonoTests/Doubles/*Stub.swift Tests/KaimonoTests/Doubles/*Spy.swift)
fi

count() {
  find "$@" -name '*.swift' -print0 | sort -z | xargs -0 awk '
    # A function is held back until its end is known.
    function forget() { held = 0; calls = 0; other = 0; depth = 0 }
    FNR == 1 { inProtocol = 0; inFunction = 0; inDrive = 0; forget() }
    { line = $0; sub(/^[ \t]+/, "", line) }
    line == "" || line ~ /^\/\// { next }
    inDrive {
      bindings++
      if (line ~ /disposed\(by:/) inDrive = 0
      next
    }
    !inFunction && line ~ /^(@MainActor )?(private |fileprivate |package |public )*protocol / {
      inProtocol = line !~ /\}$/
      next
    }
    inProtocol {
      if ($0 ~ /^\}/) { inProtocol = 0; next }
      requirements++
      next
    }
    !inFunction && line ~ /^(override |private |package |public )*func / {
      inFunction = 1
      forget()
      match($0, /^ */)
      indent = RLENGTH
      held = 1
      body = line
      if (line ~ /\{.*\}$/) {
        sub(/^[^{]*\{ */, "", body)
        sub(/ *\}$/, "", body)
        if (passes(body)) functions += held
        inFunction = 0
      }
      next
    }
    inFunction {
      held++
      match($0, /^ */)
      if (RLENGTH == indent && line ~ /^\}/) {
        if (!other && calls <= 1 && held > 1) functions += held
        inFunction = 0
        next
      }
      if (RLENGTH == indent) next
      if (line ~ /\.drive\(.*rx\[|\.drive\(target\[/) { bindings++; other++; held--; if (line !~ /disposed\(by:/) inDrive = 1; next }
      if (line ~ /(recordCall|events\.append|log\.record)\(/) next
      if (passes(line)) calls++
      else other++
      next
    }
    line ~ /\.drive\(/ && line ~ /rx\[/ { bindings++; if (line !~ /disposed\(by:/) inDrive = 1; next }
    line ~ /^self\.[a-zA-Z]+ = [a-zA-Z]+$/ {
      split(line, words, /[ .]/)
      if (words[2] == words[4]) properties++
      next
    }
    # One call, whose arguments are names, members of them or cases with such arguments.
    function passes(statement) {
      return statement ~ /^(return )?[a-zA-Z_?.]+\((\.?[a-zA-Z_:.,() ]*)\)$/
    }
    END { print requirements + functions + bindings + properties, requirements + 0, functions + 0, bindings + 0, properties + 0 }
  '
}

read -r all requirements functions bindings properties <<<"$(count "$@")"
echo "$all lines pass on only: $requirements requirements, $functions of functions, $bindings of bindings, $properties of properties"
if [ -n "${doubles:-}" ]; then
  # Of a double that belongs to one scene every line counts: it says again what the protocol says.
  written=0
  for file in "${doubles[@]}"; do
    [ -f "$file" ] || continue
    written=$((written + $(grep -cvE '^[[:space:]]*(//.*)?$|^(@testable )?import ' "$file" || true)))
  done
  echo "$((all + written)) with the doubles"
fi
