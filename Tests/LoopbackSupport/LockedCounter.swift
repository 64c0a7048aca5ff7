import Foundation

/// Counts what happens on several threads.
public final class LockedCounter: @unchecked Sendable {
  // `counted` is used only while `lock` is held.
  private var counted = 0
  private let lock = NSLock()

  /// Creates a counter of nothing.
  public init() {}

  /// How often something has happened.
  public var count: Int { lock.withLock { counted } }

  /// Counts one more.
  ///
  /// - Returns: How many there were before.
  @discardableResult
  public func add() -> Int {
    lock.withLock {
      defer { counted += 1 }
      return counted
    }
  }
}
