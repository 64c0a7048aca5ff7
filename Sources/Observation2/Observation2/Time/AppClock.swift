/// The time that a scene's parts live by: what they wait on, and what they take for now.
///
/// It is handed to whoever waits, never looked up. ``MainScheduler`` is the real one,
/// ``VirtualTime`` the one of tests and flows, where waiting costs nothing.
@MainActor
public protocol AppClock: AnyObject {
  /// Where stream operators get their time from.
  var scheduler: any StreamScheduler { get }

  /// The wall clock: the time since 1970-01-01T00:00:00Z, leap seconds not counted.
  var timeSince1970: Duration { get }

  /// Waits.
  ///
  /// It begins where it is called, so that virtual time knows of it before the caller is suspended.
  ///
  /// - Throws: `CancellationError` when the task that waits is cancelled.
  nonisolated(nonsending) func sleep(for duration: Duration) async throws

  /// Starts asynchronous work on the main actor.
  ///
  /// Parts start their work here and not with a bare `Task`, so that virtual time knows of it.
  ///
  /// - Returns: What cancels the work.
  func run(
    at origin: SourceSpot,
    _ work: @escaping @MainActor () async -> Void
  ) -> any Disposable
}

extension AppClock {
  /// Starts asynchronous work on the main actor; see ``run(at:_:)``.
  public func run(
    _ work: @escaping @MainActor () async -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    run(at: SourceSpot(fileID: fileID, line: line), work)
  }
}

extension AppClock {
  /// Does something off the main actor and comes back with its result.
  ///
  /// ```swift
  /// let menu = try await clock.offMainActor { try decoder.decode(Menu.self, from: data) }
  /// ```
  ///
  /// In an app it runs on the system's pool. In work that a ``VirtualTime`` has started it is counted
  /// with that work, and so is all that it calls; settling waits for it.
  ///
  /// - Throws: What `work` throws.
  public func offMainActor<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await outside(work)
  }
}

/// A function of no actor, so that its first job is that of the task's executor.
@concurrent
private func outside<Value: Sendable, Failure: Error>(
  _ work: @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await work()
}
