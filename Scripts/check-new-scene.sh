#!/usr/bin/env bash
# Runs the plugin NewScene in an empty package, builds the result, tests it and plays its flows. Then it adds a second
# scene, and checks that the plugin refuses mistakes and writes nothing then. Builds in the folder of the root package,
# where the libraries are built already; without them it takes some minutes longer.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"; rm -f .build/debug.yaml' EXIT
package=$scratch/Shop
failed=0

# The plan of another package would count as up to date.
rm -f .build/debug.yaml

# empty_package: makes a package with a dependency and a marker, and nothing else.
empty_package() {
  rm -rf "$package"
  mkdir "$package"
  cat >"$package/Package.swift" <<MANIFEST
// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "SceneKitchen", path: "$root")],
  targets: [
    // new-scene: targets
  ]
)
MANIFEST
}

# new_scene ARGUMENT...: runs the plugin in the package.
new_scene() {
  swift package --package-path "$package" --scratch-path .build \
    --allow-writing-to-package-directory new-scene "$@"
}

# contents: lists every file of the package with its checksum.
contents() {
  (cd "$package" && find . -type f -exec cksum {} + && find . -type l) | sort
}

fail() {
  echo "$1" >&2
  failed=1
}

# refuses TEXT ARGUMENT...: expects an error with a text, and that the package stays as it is.
refuses() {
  local text=$1 before output
  shift
  before=$(contents)
  if output=$(new_scene "$@" 2>&1); then fail "new-scene $* passes, and should fail with “$text”."; fi
  grep -qF -- "$text" <<<"$output" || fail "new-scene $* does not say “$text”:
$output"
  [ "$before" = "$(contents)" ] || fail "new-scene $* fails, and changes the package."
}

# passes TITLE: checks the package's formatting, builds it, tests it and plays its flows.
passes() {
  printf '\n--- %s\n' "$1"
  swift format lint --strict --recursive --configuration .swift-format \
    "$package/Package.swift" "$package/Sources" "$package/Tests"
  swift build --build-tests --package-path "$package" --scratch-path .build
  swift test --skip-build --package-path "$package" --scratch-path .build
  swift run --skip-build --package-path "$package" --scratch-path .build shopping-harness
}

# reports_source: expects that the report of a failing flow names the flow's source and not its copy in the bundle.
reports_source() {
  local path=Sources/ShoppingSimulation/ShoppingFlows/cart-loads-again.yaml flow output
  flow=$package/$path
  sed -i.old 's/Hello from/News from/' "$flow"
  if output=$(swift run --skip-build --package-path "$package" --scratch-path .build shopping-harness 2>&1); then
    fail 'shopping-harness does not play the sources of the flows.'
  fi
  grep -qF "$path:12:3: " <<<"$output" || fail "The report does not name the flow's source:
$output"
  mv "$flow.old" "$flow"
}

empty_package
refuses 'The package has no feature yet' Cart
refuses 'It must begin with a capital letter' cart --feature Shopping
refuses '“switch” is a keyword of Swift' Switch --feature Shopping
refuses 'The option --feature needs a value' Cart --feature
refuses 'There is no option --rooter' Cart --feature Shopping --rooter
refuses 'there is already a library or target Scenes' Cart --feature Scenes
before=$(contents)
new_scene Cart --feature Shopping --dry-run | grep -qF 'Sources/Shopping/Cart/CartScene.swift' ||
  fail 'A dry run does not list the scene.'
[ "$before" = "$(contents)" ] || fail 'A dry run writes.'
new_scene --help | grep -qF -- '--templates FOLDER' || fail 'The help does not list the options.'

mkdir "$scratch/outside"
ln -s "$scratch/outside" "$package/Sources"
refuses 'leads out of the package' Cart --feature Shopping
[ -z "$(ls -A "$scratch/outside")" ] || fail 'The plugin writes through a link.'
rm "$package/Sources"

new_scene Cart --feature Shopping >/dev/null
passes 'A scene of a new feature'
reports_source
refuses 'CartScene.swift' Cart
refuses 'Sources/Shopping/ShoppingRoute.swift:8:' Cart
refuses 'all += CartStates.all' Cart
mv "$package/Sources/Shopping/Cart" "$scratch/Cart"
refuses 'func cartMessage() async throws(ShoppingError) -> String' Cart
mv "$scratch/Cart" "$package/Sources/Shopping/Cart"
new_scene OrderDetail --router | grep -qF 'Next: swift test' || fail 'The plugin does not name the next step.'
passes 'A second scene, with a router'

sed -i.old '/new-scene: cases/d' "$package/Sources/Shopping/ShoppingRoute.swift"
refuses 'Sources/Shopping/ShoppingRoute.swift: add the line' Coupon
mv "$package/Sources/Shopping/ShoppingRoute.swift.old" "$package/Sources/Shopping/ShoppingRoute.swift"
refuses 'lacks ShoppingTestsSimulation' Coupon --feature ShoppingTests

# A copy of the templates is complete, and an edited one is used.
cp -R Plugins/NewScene/Templates "$scratch/templates"
edited=$scratch/templates/Scene/Simulation/Embedded/Embedded__Feature__Gateway+__Scene__.swift.template
sed -i.old 's/Hello from/News from/' "$edited"
refuses 'These are unknown' Coupon --templates "$scratch/templates"
rm "$edited.old"
new_scene Coupon --templates "$scratch/templates" >/dev/null
grep -qrF 'News from' "$package/Sources" || fail 'The plugin does not use the edited template.'
rm "$edited"
refuses 'These are missing' Voucher --templates "$scratch/templates"

# A manifest without a marker stays as it is.
empty_package
sed -i.old '/new-scene/d' "$package/Package.swift"
new_scene Cart --feature Shopping | grep -qF 'Add these targets to Package.swift' ||
  fail 'The plugin does not print the targets of a manifest without a marker.'
cmp -s "$package/Package.swift" <(grep -v new-scene "$package/Package.swift.old") ||
  fail 'The plugin changes a manifest without a marker.'

# In the root package, whose features have no markers.
package=$root
before=$(git status --porcelain Sources/Features/Recipes*)
refusal=$(new_scene Coupon --feature Recipes 2>&1) && fail 'The plugin needs no marker in Recipes.'
grep -qF 'Sources/Features/Recipes/RecipesRoute.swift: add the line' <<<"$refusal" ||
  fail "The plugin does not find the targets of the root package: $refusal"
[ "$before" = "$(git status --porcelain Sources/Features/Recipes*)" ] || fail 'The plugin changes the root package.'

exit $failed
