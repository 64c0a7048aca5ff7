import Dispatch
import Foundation
import Observation
import Observation2
import Scenes
import Testing

/// A body may read an `Observable` object that other threads change.
@MainActor @Suite struct SharedModelTests {
  /// An object that any thread may change.
  private final class Meter: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Guarded(0)

    var level: Int {
      get {
        registrar.access(self, keyPath: \.level)
        return stored.withLock { $0 }
      }
      set { store(newValue) {} }
    }

    /// Sets the value, and waits after the notification and before storing it.
    func store(_ value: Int, after wait: () -> Void) {
      registrar.withMutation(of: self, keyPath: \.level) {
        wait()
        stored.withLock { $0 = value }
      }
    }
  }

  private struct Gauge: ScreenPart {
    let meter: Meter

    var body: [ScreenElement] { text("\(meter.level)").identifier("level") }
  }

  private let meter = Meter()
  private let time = VirtualTime()

  /// Runs work on another thread.
  private func write(_ work: @escaping @Sendable () -> Void) -> Task<Void, Never> {
    Task.detached {
      await withCheckedContinuation { continuation in
        Thread {
          work()
          continuation.resume()
        }
        .start()
      }
    }
  }

  @Test func `a part shows a value that is stored after the part has been described`() async {
    let window = MirroredWindow { [meter] _ in Gauge(meter: meter) }
    let gate = DispatchSemaphore(value: 0)
    let requests = window.requests
    let writer = write { [meter] in meter.store(5) { gate.wait() } }
    while window.requests == requests { await Task.yield() }
    window.update()
    #expect(window["level"]?.look.text == "0")
    gate.signal()
    await writer.value
    await time.settle()
    window.update()
    #expect(window["level"]?.look.text == "5")
  }

  @Test func `a part shows the last value, however many threads write`() async throws {
    let window = MirroredWindow { [meter] _ in Gauge(meter: meter) }
    for round in 0..<100 {
      let writer = write { [meter] in
        DispatchQueue.concurrentPerform(iterations: 3) { meter.level = round * 3 + $0 }
      }
      await Task.yield()
      window.update()
      await writer.value
      await time.settle()
      window.update()
      try #require(window["level"]?.look.text == "\(meter.level)", "round \(round)")
    }
  }
}
