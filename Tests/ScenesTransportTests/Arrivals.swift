import Foundation

/// Counts what happens on any thread.
final class Arrivals: @unchecked Sendable {
  // `counted` is used only while `lock` is held.
  private var counted = 0
  private let lock = NSLock()

  var count: Int { lock.withLock { counted } }

  func add() { lock.withLock { counted += 1 } }
}
