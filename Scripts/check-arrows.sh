#!/usr/bin/env bash
# Checks that imports point one way only, Observation2 <- Scenes <- Features <- harness, with the
# store and its files between the first and Features; that the lower layers need no Foundation; and
# that views, presenters and interactors name no part that they must not know (see below).
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0

# forbid PATTERN MESSAGE PATH...: every match in the files is an error.
forbid() {
  local pattern=$1 message=$2
  shift 2
  local found
  found=$(grep -rnE --include='*.swift' "$pattern" "$@" || true)
  if [ -n "$found" ]; then
    printf '%s\n%s\n\n' "$message" "$found" >&2
    failed=1
  fi
}

import='^[[:space:]]*(@testable |public |package |internal )*import (struct |class |enum |protocol |func )?'

scenes='(Scenes|SceneCollections|ScenesStore|ScenesHeadless|ScenesTesting|ScenesTransport)'
features='(Kaimono|MarkGrid|Recipes|SavedSearches|Timeline|Tsukurepo|Market)(Simulation)?'
store='(StateStore|StorePersistence)'
kits='(Observation2Testing|StateStoreTesting|ScenesTesting)'
flows='Flow(Format|Engine|Reports|Hunt|Kit)'
streams=Sources/Observation2/Observation2

forbid "${import}($scenes|$features|$flows)\b" \
  'Observation2 is the lowest layer; it imports no other family:' Sources/Observation2
forbid "${import}($store|$kits)\b" 'Streams know no store, and nothing of a test kit:' "$streams"
forbid "${import}($features|$flows)\b" 'Scenes knows no feature and no flow:' Sources/Scenes
forbid "${import}(ScenesStore|ScenesHeadless|ScenesTesting)\b" \
  'What an app links does without a headless stage:' Sources/Scenes/Scenes Sources/Scenes/SceneCollections
forbid "${import}ScenesTransport\b" 'A screen knows no transport:' \
  Sources/Scenes/Scenes Sources/Scenes/SceneCollections
forbid "${import}SceneCollections\b" \
  'A screen, its stage and flows show collections as they show anything:' \
  Sources/Scenes/Scenes Sources/Scenes/ScenesHeadless Sources/Harness/FlowEngine
forbid "${import}(Observation2|SceneCollections|ScenesStore|ScenesHeadless|ScenesTesting)\b" \
  'The transport knows what a picture is, and nothing else here:' Sources/Scenes/ScenesTransport
forbid "${import}$store\b" \
  'The store is for interactors; scenes and flows know none:' \
  Sources/Scenes/Scenes Sources/Scenes/SceneCollections Sources/Scenes/ScenesHeadless \
  Sources/Scenes/ScenesTesting Sources/Harness
forbid "${import}$kits\b" 'Test kits belong to tests:' Sources/Features Sources/Harness
forbid "${import}$flows\b" 'Features know no flow player:' Sources/Features
for folder in Sources/Features/*/; do
  name=$(basename "$folder")
  feature=${name%Simulation}
  case $name in
    FoodDrawings) continue ;;
    MarketSimulation) continue ;;
    Market) ;;
    *) # A feature's simulation knows the feature.
      others=${features/|$feature|/|}
      others=${others/($feature|/(}
      forbid "${import}$others\b" 'The app says where a feature leads to; none knows another:' \
        "$folder" ;;
  esac
  if [ "$name" = "$feature" ]; then
    forbid "${import}(ScenesHeadless|FoodDrawings|[A-Za-z]+Simulation)\b" \
      'What an app links has no simulation:' "$folder"
  fi
done
forbid "${import}$features\b" 'A drawing knows no feature:' Sources/Features/FoodDrawings
forbid "${import}$features\b" \
  'Flows play any team’s scenes; they know no feature:' Sources/Harness/Flow*
forbid '\bProcess\(' 'Flows are read, played and reported where no process can be started, as on a telephone:' \
  Sources/Harness/FlowFormat Sources/Harness/FlowEngine Sources/Harness/FlowReports
# Approved snapshots are files. The store's files and JSON, and the transport, are targets of their own, which do need Foundation.
forbid "${import}Foundation" 'Observation2 and Scenes do without Foundation:' \
  "$streams" Sources/Observation2/Observation2Testing Sources/Observation2/Observation2Migration \
  Sources/Observation2/StateStore \
  Sources/Observation2/StateStoreTesting Sources/Scenes/Scenes Sources/Scenes/SceneCollections \
  Sources/Scenes/ScenesHeadless \
  Sources/Scenes/ScenesTesting/*.swift Sources/Scenes/ScenesTesting/Changes
forbid "${import}(XCTest|Testing)" 'Test frameworks belong to tests:' Sources

# Events come left through delegates that the view declares: a view names no presenter, interactor,
# router or scene, a presenter no view, an interactor none of them.
while IFS= read -r -d '' file; do
  scene=$(basename "$file" View.swift)
  forbid "\b${scene}(Presenter|Interactor|Router|Scene)\b" \
    'A view knows its data source and its delegate only:' "$file"
done < <(find Sources/Features -name '*View.swift' -print0)
while IFS= read -r -d '' file; do
  scene=$(basename "$file" Presenter.swift)
  forbid "^[^/]*\b${scene}(View|Scene)\b" 'A presenter knows no view and no scene:' "$file"
done < <(find Sources/Features -name '*Presenter.swift' -print0)
while IFS= read -r -d '' file; do
  scene=$(basename "$file" Interactor.swift)
  forbid "^[^/]*\b${scene}(View|Scene|Presenter|Router)\b" \
    'An interactor knows nothing to its left:' "$file"
done < <(find Sources/Features -name '*Interactor.swift' -print0)

exit $failed
