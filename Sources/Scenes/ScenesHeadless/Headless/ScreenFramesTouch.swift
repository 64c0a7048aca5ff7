public import Scenes

extension ScreenFrames {
  /// Returns the target of a touch: the frontmost element at the point that takes taps or blocks
  /// touches.
  ///
  /// Texts, pictures and containers without an action let touches through, and so does a toast. A
  /// disabled element still takes them, to no effect.
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

  /// Returns where a touch on an element lands: in the middle of the largest part of it that can be
  /// seen.
  ///
  /// As under a finger, that is a button inside the element at that point, or the element's
  /// container. If the element is a text that takes no taps, the touch lands on the element behind
  /// it, or on nothing.
  ///
  /// - Parameters:
  ///   - target: An element of this screen.
  ///   - disabledToo: Whether a disabled element may be touched, to no effect.
  /// - Returns: The target of the touch.
  /// - Throws: ``ScreenError/obstacle(_:_:)``.
  public func touch(
    on target: LaidOutElement,
    disabledToo: Bool = false
  ) throws(ScreenError) -> ScreenHit {
    do {
      return try aim(at: target, disabledToo: disabledToo)
    } catch {
      throw .obstacle(target.element, error)
    }
  }

  private func aim(
    at target: LaidOutElement,
    disabledToo: Bool
  ) throws(ScreenObstacle) -> ScreenHit {
    if let obstacle = obstacleToSeeing(target) { throw obstacle }
    guard let part = visiblePart(of: target) else { throw .empty }
    let hit = hit(at: part.center)
    if let cover = hit.target, cover.index >= target.endIndex {
      throw .covered(by: cover.element)
    }
    if target.isEnabled { return hit }
    if disabledToo { return .disabled(target) }
    throw .disabled(by: container(of: target) { !$0.isEnabled })
  }
}
