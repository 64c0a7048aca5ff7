#!/usr/bin/env bash
# Shows that `harness explore` and `harness monkey` notice what goes wrong in apps: plants one fault after the
# other in a copy of the sources, and demands that each of the two finds it with its default options, with a flow
# of at most 6 steps that fails in the same way on the faulty app and passes on the sound one.
# Prints a table; exits by 1 if anything was not found.
#
#   Scripts/plant-app-faults.sh            all of Scripts/app-faults
#   Scripts/plant-app-faults.sh NAME...    only these, such as 04-wrong-badge
#
# FAULT_BUILD is `release` or `debug`; the default is `release`, which takes longer to build and less to explore.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
faults=$root/Scripts/app-faults
mode=${FAULT_BUILD:-release}
most=6
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

git ls-files -z -co --exclude-standard Sources Plugins | xargs -0 tar -cf - | tar -xf - -C "$scratch"
# Only what the harness needs.
awk '/^for target in package.targets/ {
  print "package.targets.removeAll { $0.type == .test || ($0.path ?? \"\").hasPrefix(\"Tests\") }"
} 1' Package.swift >"$scratch/Package.swift"
cd "$scratch"

# build: shows only errors.
build() {
  if ! swift build -c "$mode" --product harness >build.log 2>&1; then
    grep -E 'error:' build.log >&2 || tail -n 20 build.log >&2
    return 1
  fi
}

# verdict FLOW: what the sound harness and the faulty one say of a flow, and how many steps it has.
verdict() {
  local flow=$1 steps
  steps=$(sed '1,/^---$/d' "$flow" | grep -c '^- ' || true)
  if [ "$steps" -gt "$most" ]; then echo "$steps steps, too many"; return; fi
  if ./harness-faulty "$flow" --quiet >flow.log 2>&1; then echo "$steps steps, which pass"; return; fi
  if ! ./harness-sound "$flow" --quiet >flow.log 2>&1; then
    # A place that nothing leads back from is shown by a step that is not possible on either.
    echo "$steps steps, which fail without the fault too"
    return
  fi
  echo "ok: $steps steps"
}

# best FLOW...: the first flow of those that is as it should be, or else what is wrong with the last.
best() {
  local said='nothing found' flow
  for flow; do
    [ -f "$flow" ] || continue
    said=$(verdict "$flow")
    case $said in ok*) break ;; esac
  done
  echo "$said"
}

build
cp ".build/$mode/harness" harness-sound
for resources in .build/"$mode"/*.resources; do cp -r "$resources" .; done
for command in explore monkey; do
  if ! ./harness-sound "$command" -o "sound-$command" >sound.log 2>&1; then
    grep -A 12 BROKEN sound.log >&2 || tail -n 20 sound.log >&2
    echo "plant-app-faults.sh: $command finds something without a fault" >&2
    exit 1
  fi
done

[ $# -gt 0 ] || set -- $(cd "$faults" && ls ./*.patch | sed -e 's,^\./,,' -e 's,\.patch$,,')
printf '%-30s  %-36s  %s\n' fault explore monkey
for name; do
  git apply "$faults/$name.patch"
  build
  cp ".build/$mode/harness" harness-faulty
  rm -rf found found.yaml
  ./harness-faulty explore -o found >explore.log 2>&1 || true
  ./harness-faulty monkey -o found.yaml >monkey.log 2>&1 || true
  explored=$(best found/broken/*.yaml)
  fired=$(best found.yaml)
  case "$explored/$fired" in ok*/ok*) ;; *) status=1 ;; esac
  printf '%-30s  %-36s  %s\n' "$name" "$explored" "$fired"
  git apply -R "$faults/$name.patch"
done
exit "$status"
