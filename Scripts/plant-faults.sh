#!/usr/bin/env bash
# Shows that the random model of the screen would notice: plants one fault after the other in a copy
# of the sources, and demands that the model finds each within its cases. Some 15 minutes on two cores.
# Prints a table of the faults and of the case that found each; exits by 1 if one was not found.
#
#   Scripts/plant-faults.sh            all of Scripts/faults
#   Scripts/plant-faults.sh NAME...    only these, such as 03-identity-by-place
#
# SCREEN_CASES is the number of cases, by default 100000.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
faults=Scripts/faults
cases=${SCREEN_CASES:-100000}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

git ls-files -z -co --exclude-standard Sources/Observation2/Observation2 Sources/Scenes/Scenes \
  Tests/ScenesTests/{Model,Controls/StatedPicture.swift,Style/SplitMix.swift} |
  xargs -0 tar -cf - | tar -xf - -C "$scratch"

# Only what the model needs, so that a build takes a minute.
{
  cat <<'MANIFEST'
// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "PlantedFaults",
  platforms: [.macOS(.v14), .iOS(.v17)],
  targets: [
    .target(name: "Observation2", path: "Sources/Observation2/Observation2"),
    .target(name: "Scenes", dependencies: ["Observation2"], path: "Sources/Scenes/Scenes"),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["Observation2", "Scenes"],
      sources: ["Model", "Controls/StatedPicture.swift", "Style/SplitMix.swift"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST
  sed -n '/^for target in package.targets/,$p' Package.swift
} >"$scratch/Package.swift"
cd "$scratch"

# build: for speed, and so that tests may look inside.
build() {
  swift build --quiet --build-tests -c release -Xswiftc -enable-testing 2>&1 | grep -E 'error:' || true
}

# model COUNT: runs the cases, and prints what it found, if anything.
model() {
  SCREEN_CASES=$1 swift test --skip-build -c release -Xswiftc -enable-testing \
    --disable-xctest --filter RandomScreenTests >log 2>&1
}

build
if ! model 2000; then
  cat log >&2
  echo "plant-faults.sh: the model fails without a fault" >&2
  exit 1
fi

[ $# -gt 0 ] || set -- $(cd "$root/$faults" && ls ./*.patch | sed -e 's,^\./,,' -e 's,\.patch$,,')
printf '%-30s %s\n' fault 'found by'
for name; do
  patch="$root/$faults/$name.patch"
  git apply "$patch"
  build
  if model "$cases"; then
    found="none of $cases cases"
    status=1
  else
    found=$(grep -m 1 -oE 'case [0-9]+, step [0-9]+: .{0,80}' log || echo 'NO CASE: see below')
    case $found in NO*) status=1 && tail -n 20 log >&2 ;; esac
  fi
  printf '%-30s %s\n' "$name" "$found"
  git apply -R "$patch"
done
exit "$status"
