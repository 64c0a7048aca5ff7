extension Workload {
  /// The workloads of screens, in a file of their own so that `Scripts/compare-with.sh` can leave them out
  /// beside a library whose screens are still described in another way.
  @MainActor static var screens: [Workload] {
    [
      wholeScreen, itemChange, itemChangeAmongMany, insertion, ownText, listText,
      lazyItem, lazyText, lazyScroll, scene, sceneSize, tap, flowStep, cartStep, quietStep,
      exploredAction, cartScroll, timelineScroll,
    ]
  }
}
