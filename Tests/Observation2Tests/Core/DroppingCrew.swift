import Foundation

/// Four threads that release the objects they are given.
///
/// Unchecked, because a lock guards its one variable. The thread sanitizer knows this kind of lock,
/// whereas it reports a `Mutex` that several threads use.
final class DroppingCrew: @unchecked Sendable {
  private struct Work {
    var items: [any AnyObject & Sendable] = []
    var unfinished = 0
    var whenDone: CheckedContinuation<Void, Never>?
    var isOver = false
  }

  private let lock = NSLock()
  private var work = Work()
  private let bell = DispatchSemaphore(value: 0)

  init() {
    for _ in 0..<4 { Thread { self.drop() }.start() }
  }

  /// Takes the last references to these objects.
  func take(_ items: sending [any AnyObject & Sendable]) {
    let count = items.count
    lock.withLock {
      work.items += items
      work.unfinished += count
    }
    for _ in 0..<count { bell.signal() }
  }

  /// Returns when all objects have been released.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isDone = lock.withLock {
        if work.unfinished > 0 { work.whenDone = continuation }
        return work.unfinished == 0
      }
      if isDone { continuation.resume() }
    }
  }

  func dismiss() {
    lock.withLock { work.isOver = true }
    for _ in 0..<4 { bell.signal() }
  }

  private func drop() {
    while true {
      bell.wait()
      var item = lock.withLock { work.items.popLast() }
      if item == nil, lock.withLock({ work.isOver }) { return }
      item = nil
      let waiting = lock.withLock {
        work.unfinished -= 1
        guard work.unfinished == 0 else { return CheckedContinuation<Void, Never>?.none }
        defer { work.whenDone = nil }
        return work.whenDone
      }
      waiting?.resume()
    }
  }
}
