public import Scenes

extension ScreenFrames {
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
}
