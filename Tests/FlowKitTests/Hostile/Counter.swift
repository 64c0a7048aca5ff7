import Synchronization

/// A count of questions that come from any thread.
final class Counter: Sendable {
  private let asked = Mutex(0)

  /// The number of questions.
  var count: Int { asked.withLock { $0 } }

  /// Counts a question.
  ///
  /// - Returns: Its number, from 1.
  func next() -> Int {
    asked.withLock { asked in
      asked += 1
      return asked
    }
  }
}
