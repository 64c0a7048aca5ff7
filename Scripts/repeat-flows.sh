#!/usr/bin/env bash
# Plays the flows of the sample app again and again, and fails unless
#   - 1,000 flows in 8 processes give the same bytes of JSON as one after another,
#   - each of 100 runs of all flows gives the bytes of the first,
#   - the memory of 8 processes together is the same at the end of a long run as at its beginning.
#
#   Scripts/repeat-flows.sh              100 runs, and 1,000 rounds for the memory
#   Scripts/repeat-flows.sh RUNS ROUNDS  so many
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${1:-100}
rounds=${2:-1000}

swift build -c release --product harness
harness=$(swift build -c release --show-bin-path)/harness
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

"$harness" --json "$scratch/first.json" --quiet >"$scratch/log"
flows=$(sed -nE 's/^([0-9]+) flows?: .*/\1/p' "$scratch/log")

enough=$(((1000 + flows - 1) / flows))
"$harness" --repeat "$enough" --json "$scratch/one.json" --quiet >"$scratch/log"
"$harness" --repeat "$enough" --jobs 8 --json "$scratch/eight.json" --quiet >"$scratch/log"
cmp "$scratch/one.json" "$scratch/eight.json"
echo "$((flows * enough)) flows: 8 processes give the same $(wc -c <"$scratch/one.json" | xargs) bytes as one"

for ((run = 2; run <= runs; run++)); do
  "$harness" --json "$scratch/again.json" --quiet >"$scratch/log"
  cmp "$scratch/first.json" "$scratch/again.json"
done
echo "$((flows * runs)) flows: $runs runs of all, 0 differences"

# The memory of a process and those that it has started, in KiB.
memory() { ps -axo pid=,ppid=,rss= | awk -v id="$1" '$1 == id || $2 == id { sum += $3 } END { print sum + 0 }'; }

"$harness" --repeat "$rounds" --jobs 8 --quiet >"$scratch/log" &
id=$!
while kill -0 "$id" 2>/dev/null; do
  memory "$id" >>"$scratch/memory"
  sleep 0.5
done
wait "$id"
# Its greatest value in the second quarter, when each process has played all, and in the last one.
awk -v flows="$((flows * rounds))" '
  $1 > 0 { all[++count] = $1 }
  function most(from, to,   i, top) { for (i = from; i <= to; i++) if (all[i] > top) top = all[i]; return top }
  END {
    if (count < 8) { print flows " flows: too short a run to tell whether memory grows"; exit 1 }
    early = most(int(count / 4) + 1, int(count / 2)); late = most(int(count * 3 / 4) + 1, count)
    printf "%d flows: %.1f MiB in 9 processes at first, %.1f MiB at the end\n", flows, early / 1024, late / 1024
    exit late > early * 1.05
  }' "$scratch/memory"
