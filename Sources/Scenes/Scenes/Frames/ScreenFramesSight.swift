extension ScreenFrames {
  /// Returns whether a person can see an element.
  ///
  /// It is not hidden, a point of it lies inside the viewport and all scrolls around it, and elements that block
  /// touches do not cover all of it.
  public func isVisible(_ target: LaidOutElement) -> Bool {
    if target.isHidden || target.clippedFrame.isEmpty { return false }
    return blockers.isEmpty || visiblePart(of: target) != nil
  }

  /// Returns the reason why an element can't be seen; `nil` when it can.
  public func obstacleToSeeing(_ target: LaidOutElement) -> ScreenObstacle? {
    if isVisible(target) { return nil }
    if target.isHidden {
      return .hidden(by: container(of: target) { $0.isHidden })
    }
    if target.frame.isEmpty { return .empty }
    if target.clippedFrame.isEmpty { return offScreen(target) }
    return cover(of: target).map { .covered(by: $0) }
  }

  /// Returns the largest visible rectangle of an element; `nil` when there is none.
  public func visiblePart(of target: LaidOutElement) -> ScreenRect? {
    part(of: target, behind: target.endIndex)
  }

  /// Returns the largest visible rectangle of an element in which nothing inside it blocks touches either; `nil` when
  /// there is none.
  package func touchablePart(of target: LaidOutElement) -> ScreenRect? {
    part(of: target, behind: target.index + 1)
  }

  /// Returns the largest rectangle of an element that no blocker from an index on covers.
  private func part(of target: LaidOutElement, behind first: Int) -> ScreenRect? {
    if target.isHidden { return nil }
    let whole = target.clippedFrame
    if whole.isEmpty { return nil }
    if blockers.isEmpty { return whole }
    var parts = [whole]
    for index in blockers where index >= first {
      let hole = elements[index].clippedFrame
      parts = parts.flatMap { $0.subtracting(hole) }
    }
    return parts.max { $0.width * $0.height < $1.width * $1.height }
  }

  /// Returns the nearest container of `target` that is the cause; `nil` if `target` itself is.
  func container(
    of target: LaidOutElement,
    where isCause: (ScreenNodeLook) -> Bool
  ) -> ScreenNodeLook? {
    if isCause(target.element) { return nil }
    var next = target.parentIndex
    while let index = next {
      if isCause(elements[index].element) { return elements[index].element }
      next = elements[index].parentIndex
    }
    return nil
  }

  private func cover(of target: LaidOutElement) -> ScreenNodeLook? {
    let index = blockers.last {
      $0 >= target.endIndex && !elements[$0].clippedFrame.intersection(target.clippedFrame).isEmpty
    }
    return index.map { elements[$0].element }
  }

  /// Returns the innermost scroll that the element lies outside of, or else the viewport.
  private func offScreen(_ target: LaidOutElement) -> ScreenObstacle {
    var next = target.parentIndex
    while let index = next {
      let container = elements[index]
      if container.element.scrollAxis != nil,
        let distance = ScreenDistance(from: container.frame, to: target.frame)
      {
        return .offScreen(distance, scroll: container.element)
      }
      next = container.parentIndex
    }
    let distance = ScreenDistance(from: viewport, to: target.frame)
    return distance.map { .offScreen($0, scroll: nil) } ?? .empty
  }
}
