import Observation2

/// A standard clock that a test advances, and that reports the sleeps on it.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleeping: [Int: (due: Instant, continuation: CheckedContinuation<Void, Never>)] = [:]
    var cancelled: Set<Int> = []
    var sleeps = 0
  }

  private let state = Guarded(State())
  private let beginnings = AsyncStream.makeStream(of: Duration.self)

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  /// The number of sleeps under way.
  var sleeping: Int { state.withLock { $0.sleeping.count } }

  /// The time at which the first sleep under way ends.
  var firstDue: Duration? { state.withLock { $0.sleeping.values.map(\.due.offset).min() } }

  /// The number of sleeps that have begun.
  var begunSleeps: Int { state.withLock { $0.sleeps } }

  /// Returns the end of the next sleep that begins, or that has begun and was not returned yet.
  func nextSleep() async -> Duration? {
    for await due in beginnings.stream { return due }
    return nil
  }

  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleeping.filter { $0.value.due <= state.now }
      for number in due.keys { state.sleeping[number] = nil }
      return due.sorted { $0.key < $1.key }.map(\.value.continuation)
    }
    for continuation in woken { continuation.resume() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.sleeps += 1
      return state.sleeps
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.cancelled.contains(number) || deadline <= state.now { return true }
          state.sleeping[number] = (deadline, continuation)
          return false
        }
        beginnings.continuation.yield(deadline.offset)
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let continuation = state.withLock { state in
        state.cancelled.insert(number)
        return state.sleeping.removeValue(forKey: number)?.continuation
      }
      continuation?.resume()
    }
    try Task.checkCancellation()
  }
}
