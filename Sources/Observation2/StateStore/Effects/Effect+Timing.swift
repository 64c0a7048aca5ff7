import Observation2

extension Effect {
  /// Over after a while; sends nothing.
  public static func wait(
    _ duration: Duration,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    Effect(.wait(SourceSpot(fileID: fileID, line: line), duration, isDeadline: false))
  }

  /// Starts this effect when no other with this identifier has followed it for a while.
  ///
  /// ```
  /// returned        a-b---c-------
  /// debounced(3)    -----b---c----     (a is superseded before it starts)
  /// ```
  ///
  /// One that comes exactly when the wait is over supersedes the one that waits. One that runs already
  /// is cancelled by the next.
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
  /// The first one starts at once. Of those that come before `duration` has passed the latest starts
  /// then, or none; one that comes exactly then starts at once, and supersedes the one that waits.
  /// Cancelling the identifier cancels the one that waits as well as one that runs. The span ends
  /// early with the child that the effect belongs to.
  public func throttled(
    id: some Hashable,
    for duration: Duration,
    latest: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    guard let node else { return self }
    let spot = SourceSpot(fileID: fileID, line: line)
    return Effect(.throttle(spot, node, AnyHashable(id), duration, latest: latest))
  }
}
