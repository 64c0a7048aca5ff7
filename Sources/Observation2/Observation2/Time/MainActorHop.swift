/// Jobs that this module runs on the main actor on behalf of events elsewhere.
///
/// Virtual time settles only after the pending jobs have run, whoever started them: a test, its
/// work or another thread.
enum MainActorHop {
  private static let underWay = Guarded(0)

  /// Whether no job is pending.
  static var isIdle: Bool { underWay.withLock { $0 == 0 } }

  /// Runs `body` as one of the next jobs of the main actor.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    underWay.withLock { $0 += 1 }
    Task { @MainActor in
      body()
      // Afterwards, so that a job that `body` starts is pending by then.
      underWay.withLock { $0 -= 1 }
    }
  }
}
