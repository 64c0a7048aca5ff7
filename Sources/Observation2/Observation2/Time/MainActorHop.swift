/// What this module does on the main actor on behalf of something that happens elsewhere.
///
/// Virtual time does not settle before those that are under way have been done, whoever asked for
/// them: a test, its work or another thread.
enum MainActorHop {
  private static let underWay = Guarded(0)

  /// Whether none is under way.
  static var isIdle: Bool { underWay.withLock { $0 == 0 } }

  /// Does something as one of the next jobs of the main actor.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    underWay.withLock { $0 += 1 }
    Task { @MainActor in
      body()
      // Afterwards, so that a hop that it asks for is under way by then.
      underWay.withLock { $0 -= 1 }
    }
  }
}
