#!/usr/bin/env bash
# Runs every reader of files on mutated inputs, and stops at the first that crashes a reader, takes
# longer than 5 s, or is read wrongly (Fuzzing/Sources/Fuzz defines the correct results).
#
#   Scripts/fuzz.sh SECONDS              all readers, for this time in total
#   Scripts/fuzz.sh --inputs N           all readers, with this number of inputs in total
#   Scripts/fuzz.sh SECONDS READER...    only these: flow workspace yaml expression state-file recording
#
# The input that was found lies in Fuzzing/.build/found; run it again with
#   FUZZ_READER=READER Fuzzing/.build/release/fuzz FILE
# An input that shows a fixed defect goes into Fuzzing/Corpus/READER, beside a test.
set -euo pipefail
cd "$(dirname "$0")/.."

inputs=
if [ "${1-}" = --inputs ]; then
  inputs=${2:?"Say how many inputs."}
  shift 2
else
  seconds=${1:?"Say for how many seconds, or --inputs and how many."}
  shift
fi
[ $# -gt 0 ] || set -- flow workspace yaml expression state-file recording
for reader; do
  if [ ! -d "Fuzzing/Corpus/$reader" ]; then
    echo "fuzz.sh: no reader is named '$reader'; there are $(ls Fuzzing/Corpus | xargs)" >&2
    exit 2
  fi
done

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
echo '@_cdecl("LLVMFuzzerTestOneInput") public func f(_: UnsafeRawPointer?, _: Int) -> CInt { 0 }' \
  >"$scratch/f.swift"
if ! swiftc -sanitize=fuzzer -parse-as-library "$scratch/f.swift" -o "$scratch/f" 2>/dev/null; then
  echo 'This toolchain has no libFuzzer, as Xcode’s; a toolchain of swift.org has. Only the tests’ own'
  echo 'generator of flows plays, which knows no coverage.'
  FLOW_FUZZ_SEED=$RANDOM FLOW_FUZZ_INPUTS=${inputs:-$((seconds * 40))} swift test --filter FlowFuzzTests
  exit
fi

flags=(-c release -Xswiftc -enable-testing --sanitize=fuzzer --package-path Fuzzing)
swift build "${flags[@]}" --product fuzz
fuzz=$(swift build "${flags[@]}" --show-bin-path)/fuzz
found=$PWD/Fuzzing/.build/found
mkdir -p "$found"
# Swift's backtrace would keep libFuzzer from saving the input.
export SWIFT_BACKTRACE=enable=no
# As many for each reader, rounded up.
if [ -n "$inputs" ]; then limit=-runs=$(((inputs + $# - 1) / $#)); else limit=-max_total_time=$((seconds / $#)); fi
for reader; do
  folders=("Fuzzing/Corpus/$reader")
  case "$reader" in flow | yaml) folders+=(Sources/Features/KaimonoSimulation/KaimonoFlows) ;; esac
  mkdir "$scratch/$reader"
  if ! FUZZ_READER=$reader "$fuzz" "$limit" -timeout=5 -rss_limit_mb=2048 \
    -max_len=16384 -dict=Fuzzing/words.dict -artifact_prefix="$found/$reader-" \
    "$scratch/$reader" "${folders[@]}" >"$scratch/log" 2>&1; then
    grep -av -e 'NEW' -e 'REDUCE' -e 'pulse' "$scratch/log" | tail -n 40 >&2
    echo "The reader '$reader' does not stand an input, which lies in Fuzzing/.build/found." >&2
    exit 1
  fi
  echo "$reader: $(grep -a 'DONE' "$scratch/log" | tr -s '\t ' ' ')"
done
