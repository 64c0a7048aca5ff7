#!/usr/bin/env bash
# Counts the calls from a step `tapOn` to the closure that the tap runs, and fails if there are more than 15.
#
# A helper of the tests ends with a signal in that closure, and the runtime of Swift writes its stack. A closure
# counts as a part of the function that has made it, and thunks and the runtime's own functions do not count. Needs Linux and a debug build.
set -euo pipefail
cd "$(dirname "$0")/.."

limit=15
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
printf 'appId: a\n---\n- launchApp\n- tapOn: {id: end}\n' >"$scratch/tap.yaml"
FRAGILE_SIGNAL=4 SWIFT_BACKTRACE=enable=yes,color=no,threads=crashed,limit=200,top=200,registers=none \
  "$(swift build --show-bin-path)/flow-crash-helper" "$scratch/tap.yaml" >"$scratch/stack" 2>&1 || true

# From the touched closure, the first function of the stack, down to the step.
grep -v '\[thunk\]' "$scratch/stack" |
  sed -nE 's/^ *[0-9]+ (\[[a-z]+\])? *0x[0-9a-f]+ (.*) in flow-crash-helper.*/\2/p' |
  sed -n '/FragileScene.Content.body/,/FlowRun\.play(_:_:)/p' |
  grep -vE '^closure .* in (Stage|ScreenTree)\.' | sed 's/ + [0-9]*$//' >"$scratch/calls"
calls=$(($(wc -l <"$scratch/calls") - 1))
[ "$calls" -ge 5 ] || { cat "$scratch/stack" >&2; echo 'There is no stack to count.' >&2; exit 1; }
tac "$scratch/calls"
echo "$calls calls from the step to the touch, $limit at most"
[ "$calls" -le "$limit" ]
