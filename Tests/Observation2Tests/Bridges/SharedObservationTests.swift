import Dispatch
import Foundation
import Observation
import Observation2
import Testing

/// Objects of the standard Observation that other threads change.
@MainActor @Suite struct SharedObservationTests {
  private let time = VirtualTime()

  @Test func `a value that is stored after it has been read is emitted`() async {
    let settings = SharedSettings()
    let gate = DispatchSemaphore(value: 0)
    var seen: [Int] = []
    let subscription = EventStream.tracking { settings.size }.subscribe { seen.append($0) }
    let writer = Writer {
      settings.store(2) { gate.wait() }
    }
    // The main actor has been notified, and has read the old value, before the new one is stored.
    while seen.count < 2 { await Task.yield() }
    #expect(seen == [0, 0])
    gate.signal()
    await writer.wait()
    await time.settle()
    #expect(seen == [0, 0, 2])
    subscription.dispose()
  }

  // All tests share the main actor, so that the limit counts the others as well.
  @Test(.timeLimit(.minutes(60)))
  func `it is emitted without a clock that settles, and once`() async {
    let settings = SharedSettings()
    let gate = DispatchSemaphore(value: 0)
    let (values, seen) = AsyncStream.makeStream(of: [Int].self)
    let subscription = EventStream.tracking { [settings.size] }.subscribe { seen.yield($0) }
    let writer = Writer {
      settings.store(2) { gate.wait() }
    }
    var next = values.makeAsyncIterator()
    #expect(await next.next() == [0])
    #expect(await next.next() == [0])
    gate.signal()
    await writer.wait()
    // A look follows after a few milliseconds.
    #expect(await next.next() == [2])
    subscription.dispose()
  }

  @Test func `a property that a later store brings into the closure is followed`() async {
    let (first, second) = (SharedSettings(), SharedSettings())
    let gate = DispatchSemaphore(value: 0)
    var seen: [Int] = []
    let subscription = EventStream.tracking { first.size == 0 ? 0 : second.size }
      .subscribe { seen.append($0) }
    let writer = Writer { first.store(1) { gate.wait() } }
    while seen.count < 2 { await Task.yield() }
    gate.signal()
    await writer.wait()
    await time.settle()
    // Both closures give 0, but only the second one follows the second object.
    second.size = 5
    await time.settle()
    #expect(seen.last == 5)
    subscription.dispose()
  }

  @Test func `a look emits nothing while nothing changes, with or without ==`() async {
    let settings = SharedSettings()
    var counts: [String: Int] = [:]
    func count<Value>(_ name: String, _ read: @escaping @MainActor (Int) -> Value) -> any Disposable
    {
      EventStream.tracking { read(settings.size) }.subscribe { _ in counts[name, default: 0] += 1 }
    }
    let subscriptions = [
      count("number") { $0 },
      count("no number") { Double($0) / 0 },
      count("plain") { OpaqueLevel(value: $0) },
      count("padded") { PaddedLevel(isHigh: $0 > 1, value: $0) },
      count("list") { [OpaqueLevel(value: $0)] },
      count("empty list") { $0 == 0 ? [] : [OpaqueLevel(value: $0)] },
      count("nil") { $0 == 0 ? nil : [OpaqueLevel(value: $0)] },
      count("table") { ["a": [OpaqueLevel(value: $0)]] },
      count("pair") { (OpaqueLevel(value: $0), String(repeating: "a", count: 40 + $0)) },
      count("case") { OpaqueCase.level([OpaqueLevel(value: $0)]) },
      count("any") { [OpaqueLevel(value: $0)] as Any },
    ]
    for _ in 0..<5 { await time.settle() }
    #expect(counts.count == subscriptions.count)
    #expect(counts.filter { $0.value != 1 } == [:])
    settings.size = 2
    for _ in 0..<5 { await time.settle() }
    #expect(counts.filter { $0.value != 2 } == [:])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `a reader that is gone takes no look from a later one`() async {
    // The memory of readers that are gone is used again.
    for _ in 0..<4 {
      let settings = SharedSettings()
      let gate = DispatchSemaphore(value: 0)
      let readers = (0..<50).map { _ in Rerunner { settings.size } }
      let writer = Writer { settings.store(1) { gate.wait() } }
      while !readers.allSatisfy(\.hasChanged) { await Task.yield() }
      for reader in readers { reader.refresh() }
      #expect(readers.allSatisfy { $0.value == 0 })
      gate.signal()
      await writer.wait()
      await time.settle()
      for reader in readers { reader.refresh() }
      #expect(readers.filter { $0.value != 1 }.isEmpty)
    }
  }

  @Test func `a stream that begins inside a notification emits what is stored after it`() async {
    let settings = SharedSettings()
    var seen: [Int] = []
    var subscription: (any Disposable)?
    settings.store(1) {
      subscription = EventStream.tracking { settings.size }.subscribe { seen.append($0) }
    }
    await time.settle()
    #expect(seen == [0, 1])
    subscription?.dispose()
  }

  @Test func `the last of several stores of one setter is emitted`() async {
    let settings = SharedSettings()
    var seen: [Int] = []
    let subscription = EventStream.tracking { settings.size }.subscribe { seen.append($0) }
    // A setter that goes on working after the first store, and one that stores the old value again.
    settings.store(5) { settings.size = 3 }
    settings.size = 4
    await time.settle()
    #expect(seen == [0, 4])
    settings.store(6) { settings.size = 7 }
    settings.size = 4
    await time.settle()
    #expect(seen.last == 4)
    settings.store(4) { settings.size = 8 }
    await time.settle()
    #expect(seen.last == settings.size)
    subscription.dispose()
  }

  /// 300 rounds by default; `SHARED_OBSERVATION` sets another number.
  @Test func `the last value emitted is the last one stored, whatever threads write`() async throws
  {
    let rounds = ProcessInfo.processInfo.environment["SHARED_OBSERVATION"].flatMap(Int.init) ?? 300
    let models = (0..<3).map { _ in SharedSettings() }
    var last = 0
    var plain = OpaqueLevel(value: 0)
    let reader = Rerunner { models[0].size + models[1].size }
    let subscriptions = [
      EventStream.tracking { models[0].size }.subscribe { last = $0 },
      EventStream.tracking {
        OpaqueLevel(value: models[1].size > 5 ? models[0].size : models[2].size)
      }
      .subscribe { plain = $0 },
    ]
    for round in 0..<rounds {
      let writer = Writer {
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
          var random = SplitMix(seed: UInt64(round * 4 + thread))
          for _ in 0..<(1 + round % 3) {
            models[Int(random.next() % 3)].size = Int(random.next() % 1_000)
          }
        }
      }
      for _ in 0..<8 {
        reader.refresh()
        await Task.yield()
      }
      await writer.wait()
      await time.settle()
      reader.refresh()
      try #require(last == models[0].size, "round \(round)")
      let expected = models[1].size > 5 ? models[0].size : models[2].size
      try #require(plain.value == expected, "round \(round)")
      try #require(reader.value == models[0].size + models[1].size, "round \(round)")
    }
    for subscription in subscriptions { subscription.dispose() }
  }
}

/// A value that can't be compared.
private struct OpaqueLevel {
  let value: Int
}

/// The same with a gap between its parts.
private struct PaddedLevel {
  let isHigh: Bool
  let value: Int
  let isLow = false
}

private enum OpaqueCase {
  case level([OpaqueLevel])
  case none
}

/// An `Observable` object that any thread may change.
private final class SharedSettings: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Guarded(0)

  var size: Int {
    get {
      registrar.access(self, keyPath: \.size)
      return stored.withLock { $0 }
    }
    // A reader that comes before the value is stored has been notified, and gets the former value.
    set { store(newValue) { for _ in 0..<newValue % 50 { sched_yield() } } }
  }

  /// Sets the value, and waits after the notification and before storing it.
  func store(_ value: Int, after wait: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.size) {
      wait()
      stored.withLock { $0 = value }
    }
  }
}

/// Work on another thread, whose end can be awaited.
private final class Writer: Sendable {
  private let task: Task<Void, Never>

  init(_ work: @escaping @Sendable () -> Void) {
    task = Task.detached {
      await withCheckedContinuation { continuation in
        Thread {
          work()
          continuation.resume()
        }
        .start()
      }
    }
  }

  func wait() async { await task.value }
}

/// A reader that runs its body as a screen does: some time after a change.
@MainActor
private final class Rerunner: PropertyReader {
  var reads: [PropertyRead] = []
  var foreignReads: ForeignReads?
  let kind = ObjectIdentifier(Rerunner.self)
  private(set) var value = 0
  private(set) var hasChanged = true
  private let body: () -> Int

  init(_ body: @escaping () -> Int) {
    self.body = body
    refresh()
  }

  func propertyDidChange() {
    hasChanged = true
  }

  func refresh() {
    guard hasChanged else { return }
    hasChanged = false
    value = PropertyReading.track(self, body)
  }
}
