extension ScreenFrames {
  /// Returns the target of a touch: the frontmost element at the point that takes taps or blocks
  /// touches.
  ///
  /// Texts, pictures and containers without an action let touches through, and so does a toast, or what
  /// allows no hit testing. A disabled element still takes them, to no effect.
  public func hit(at point: ScreenPoint) -> ScreenHit {
    guard viewport.contains(point) else { return .nothing }
    for index in touchables.reversed() {
      if !elements[index].frame.contains(point) || !elements[index].clip.contains(point) {
        continue
      }
      let candidate = elements[index]
      if !candidate.element.takesTouches { return .blocked(candidate) }
      return candidate.isEnabled ? .control(candidate) : .disabled(candidate)
    }
    return .nothing
  }

  /// Returns the reason why a finger can't tap an element; `nil` when it can.
  ///
  /// - Parameters:
  ///   - target: An element of this screen.
  ///   - disabledToo: Whether being disabled is no obstacle.
  /// - Returns: The obstacle.
  public func obstacleToTapping(
    _ target: LaidOutElement,
    disabledToo: Bool = false
  ) -> ScreenObstacle? {
    do {
      _ = try aim(at: target, disabledToo: disabledToo)
      return nil
    } catch {
      return error
    }
  }

  /// Returns what a touch in the middle of the largest part of an element that can be seen lands on.
  package func aim(
    at target: LaidOutElement,
    disabledToo: Bool
  ) throws(ScreenObstacle) -> ScreenHit {
    if let obstacle = obstacleToSeeing(target) { throw obstacle }
    guard let part = visiblePart(of: target) else { throw .empty }
    let hit = hit(at: part.center)
    if let cover = hit.target, cover.index >= target.endIndex {
      throw .covered(by: cover.element)
    }
    if !target.allowsHitTesting, target.element.takesTouches {
      throw .untouchable(by: container(of: target) { !$0.allowsHitTesting })
    }
    if target.isEnabled { return hit }
    if disabledToo { return .disabled(target) }
    throw .disabled(by: container(of: target) { !$0.isEnabled })
  }
}

extension ScreenFrames {
  /// The element, or the nearest one around it, that takes a kind of event.
  package func taker(
    of kind: ScreenEventKinds,
    around element: LaidOutElement,
    where isAble: (LaidOutElement) -> Bool = { _ in true }
  ) -> LaidOutElement? {
    var next: LaidOutElement? = element
    while let candidate = next {
      if candidate.element.events.contains(kind), candidate.allowsHitTesting, isAble(candidate) {
        return candidate
      }
      next = parent(of: candidate)
    }
    return nil
  }
}
