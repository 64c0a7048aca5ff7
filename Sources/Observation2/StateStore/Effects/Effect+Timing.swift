import Observation2

extension Effect {
  /// Waits, and sends nothing.
  public static func wait(
    _ duration: Duration,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    Effect(.wait(SourceSpot(fileID: fileID, line: line), duration, isDeadline: false))
  }

  /// Starts this effect once no other with this identifier has followed it for `duration`.
  ///
  /// ```
  /// returned        a-b---c-------
  /// debounced(3)    -----b---c----     (a is superseded before it starts)
  /// ```
  ///
  /// An effect that comes exactly when the wait is over supersedes the waiting one. An effect that
  /// is already running is cancelled by the next.
  public func debounced(
    id: some Hashable,
    for duration: Duration,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    guard node != nil else { return self }
    let spot = SourceSpot(fileID: fileID, line: line)
    return .concatenate(Effect(.wait(spot, duration, isDeadline: true)), self)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Starts at most one effect with this identifier in each span of time.
  ///
  /// ```
  /// returned                     a-b-c-------d--
  /// throttled(4, latest: true)   a---c-------d--
  /// throttled(4, latest: false)  a-----------d--
  /// ```
  ///
  /// The first one starts at once. If others come before `duration` has passed, the latest of them
  /// starts at the end, or none. One that comes exactly at the end starts at once, and supersedes
  /// the waiting one. Cancelling the identifier cancels the waiting effect as well as a running
  /// one. The span ends early with the child that the effect belongs to.
  public func throttled(
    id: some Hashable,
    for duration: Duration,
    latest: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    guard let node else { return self }
    let spot = SourceSpot(fileID: fileID, line: line)
    return Effect(.throttle(spot, node, AnyHashable(EffectID(id)), duration, latest: latest))
  }
}
