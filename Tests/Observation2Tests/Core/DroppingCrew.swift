import Foundation
import Synchronization

/// Four threads that drop what they are given.
final class DroppingCrew: Sendable {
  private struct Work {
    var items: [any AnyObject & Sendable] = []
    var unfinished = 0
    var whenDone: CheckedContinuation<Void, Never>?
    var isOver = false
  }

  private let work = Mutex(Work())
  private let bell = DispatchSemaphore(value: 0)

  init() {
    for _ in 0..<4 { Thread { self.drop() }.start() }
  }

  /// Takes over the last references to these.
  func take(_ items: sending [any AnyObject & Sendable]) {
    let count = items.count
    work.withLock {
      $0.items += items
      $0.unfinished += count
    }
    for _ in 0..<count { bell.signal() }
  }

  /// Returns when all have been dropped.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isDone = work.withLock { work in
        if work.unfinished > 0 { work.whenDone = continuation }
        return work.unfinished == 0
      }
      if isDone { continuation.resume() }
    }
  }

  func dismiss() {
    work.withLock { $0.isOver = true }
    for _ in 0..<4 { bell.signal() }
  }

  private func drop() {
    while true {
      bell.wait()
      var item = work.withLock { $0.items.popLast() }
      if item == nil, work.withLock(\.isOver) { return }
      item = nil
      let waiting = work.withLock { work in
        work.unfinished -= 1
        guard work.unfinished == 0 else { return CheckedContinuation<Void, Never>?.none }
        defer { work.whenDone = nil }
        return work.whenDone
      }
      waiting?.resume()
    }
  }
}
