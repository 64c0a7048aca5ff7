public import Scenes

extension ScreenFrames {
  /// Returns the target of a touch: the frontmost element at the point that takes taps or blocks
  /// touches.
  ///
  /// Texts, pictures and containers without an action let touches through, and so does a toast. A
  /// disabled element still takes them, to no effect.
  public func hit(at point: ScreenPoint) -> ScreenHit {
    guard viewport.contains(point) else { return .nothing }
    for index in elements.indices.reversed() {
      let candidate = elements[index]
      let takesTaps = candidate.element.action != nil
      if !takesTaps, !candidate.element.blocksTouches { continue }
      if candidate.element.kind == .toast || candidate.isHidden { continue }
      if !candidate.frame.contains(point) || !candidate.clip.contains(point) { continue }
      if !takesTaps { return .blocked(candidate) }
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

  /// Taps an element in the middle of the largest part of it that can be seen.
  ///
  /// The touch lands where a finger's would: on a button inside the element at that point, or on
  /// the element's container. If the element is a text that takes no taps, the touch lands on the
  /// element behind it, or on nothing.
  ///
  /// - Parameters:
  ///   - target: An element of this screen.
  ///   - disabledToo: Whether a disabled element may be tapped, to no effect.
  /// - Returns: The target of the touch.
  /// - Throws: ``ScreenError/obstacle(_:_:)``.
  @MainActor
  @discardableResult
  public func tap(
    _ target: LaidOutElement,
    disabledToo: Bool = false
  ) throws(ScreenError) -> ScreenHit {
    let hit: ScreenHit
    do {
      hit = try aim(at: target, disabledToo: disabledToo)
    } catch {
      throw .obstacle(target.element, error)
    }
    hit.perform()
    return hit
  }

  /// Touches whatever lies at a point.
  ///
  /// - Parameter point: The point, in the viewport's coordinates.
  /// - Returns: The target of the touch.
  @MainActor
  @discardableResult
  public func tap(at point: ScreenPoint) -> ScreenHit {
    let hit = hit(at: point)
    hit.perform()
    return hit
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
