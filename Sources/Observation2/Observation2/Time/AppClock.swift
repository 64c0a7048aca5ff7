/// The clock that the parts of a scene use: they wait on it, and read the present time from it.
///
/// It is passed to each part that waits, never looked up. ``MainScheduler`` is the real clock;
/// ``VirtualTime`` is the clock of tests and flows, in which waiting costs no real time.
@MainActor
public protocol AppClock: AnyObject {
  /// The scheduler from which stream operators get their time.
  var scheduler: any StreamScheduler { get }

  /// The wall clock: the time since 1970-01-01T00:00:00Z, leap seconds not counted.
  var timeSince1970: Duration { get }

  /// Waits.
  ///
  /// It begins where it is called, so that virtual time knows of it before the caller is suspended.
  ///
  /// - Throws: `CancellationError` when the waiting task is cancelled.
  nonisolated(nonsending) func sleep(for duration: Duration) async throws

  /// Starts asynchronous work on the main actor.
  ///
  /// Parts start their work here and not with a bare `Task`, so that virtual time can track it.
  ///
  /// - Returns: The disposable that cancels the work.
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
  /// Runs work off the main actor and returns its result.
  ///
  /// ```swift
  /// let menu = try await clock.offMainActor { try decoder.decode(Menu.self, from: data) }
  /// ```
  ///
  /// In an app the work runs on the system's thread pool. In work that a ``VirtualTime`` has
  /// started, it counts as part of that work, with everything that it calls; settling waits for it.
  ///
  /// - Throws: The error that `work` throws.
  public func offMainActor<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await outside(work)
  }
}

/// A function outside all actors, so that its first job already runs on the task's executor.
@concurrent
private func outside<Value: Sendable, Failure: Error>(
  _ work: @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await work()
}
