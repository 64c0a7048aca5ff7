extension SceneWindow {
  /// Returns the offset at which a scroll comes to rest when a person releases it.
  ///
  /// A front-end calls it when the finger leaves the content, moves the content to the result, and then sends
  /// ``ScreenEvent/scrolled(_:phase:)`` with ``ScreenScrollPhase/ended``. That event comes to rest by the same rule.
  /// It is the answer that UIKit wants in
  /// [`scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`][drag]. (Apple's velocity is in points a
  /// millisecond.)
  ///
  /// The rule: the offset lies between the ends of the content. A scroll of elements or rows rests anywhere there. A
  /// ``LazyScreenLayout`` chooses by ``LazyScreenLayout/restingOffset(for:velocity:from:)``. A section of a collection
  /// with pages or groups chooses the next stop in the direction of the velocity, and without a velocity the nearest
  /// one. Pages are turned one at a time, counted from where the drag began.
  ///
  /// [drag]: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)
  ///
  /// - Parameters:
  ///   - offset: Where the content would stop by itself, in points (``ScreenScrollState/offset``): the offset at the
  ///     release, or the end of the front-end's own deceleration. For an offset that is no number, the scroll's own.
  ///   - velocity: The change of the offset at the release, in points a second. Only its direction counts.
  ///   - id: The scroll.
  /// - Returns: The offset; `nil` if there is no such scroll, or while its screen is being described.
  public func restingOffset(
    for offset: ScreenPoint,
    velocity: ScreenPoint,
    of id: ScreenNodeID
  ) -> ScreenPoint? {
    let trees = layers() + screens.values.compactMap(\.tree)
    guard let tree = trees.last(where: { $0.node(id) != nil }), !tree.isBusy else { return nil }
    tree.refresh()
    return tree.node(id).flatMap { tree.restingOffset(for: offset, velocity: velocity, of: $0) }
  }
}
