import Observation2
import Observation2Testing
import Testing

/// What comes back while a value waits finds the operator whole (rule 33 of *The rules*).
@MainActor @Suite struct ReentryWhileWaitingTests {
  private let time = VirtualTime()
  private let source = PublishSubject<Parting>()
  private let other = PublishSubject<Parting>()

  @Test(arguments: ["debounce", "throttle", "throttle, not latest", "delay", "buffer"])
  func `a superseded value may send another one as it goes`(operation: String) {
    var given = 0
    let subscription = waiting(operation).subscribe { _ in given += 1 }
    for _ in 0..<3 {
      source.onNext(Parting { [other] in other.onNext(Parting {}) })
    }
    time.run(to: 9)
    #expect(given > 0)
    subscription.dispose()
  }

  @Test(arguments: ["debounce", "throttle", "throttle, not latest", "delay", "buffer"])
  func `a value that waits may send another one when the wait is given up`(operation: String) {
    let subscription = waiting(operation).subscribe { _ in }
    var partings = 0
    for _ in 0..<2 {
      source.onNext(
        Parting { [source, other] in
          partings += 1
          source.onNext(Parting {})
          other.onNext(Parting {})
        }
      )
    }
    subscription.dispose()
    #expect(partings == 2)
    time.run(to: 9)
  }

  @Test func `what the handler of an error holds may send to the source as it goes`() {
    var given = 0
    let subscription = {
      let parting = Parting { [source] in source.onNext(Parting {}) }
      return source.asStream().catch { error in
        withExtendedLifetime(parting) { .error(error) }
      }
      .subscribe { _ in given += 1 }
    }()
    source.onNext(Parting {})
    subscription.dispose()
    #expect(given == 1)
    #expect(!source.hasObservers)
  }

  @Test func `what is left of a buffer is given once, also if time moves on meanwhile`() {
    var given: [[Int]] = []
    let numbers = PublishSubject<Int>()
    let subscription = numbers.asStream().buffer(timeSpan: .ticks(2), count: 5, scheduler: time)
      .subscribe { values in
        given.append(values)
        if given.count < 5 { time.run(to: 9) }
      }
    numbers.onNext(1)
    numbers.onCompleted()
    #expect(given == [[1]])
    subscription.dispose()
  }

  private func waiting(_ operation: String) -> EventStream<Int> {
    let both = EventStream.merge(source.asStream(), other.asStream())
    switch operation {
    case "debounce": return both.debounce(.ticks(2), scheduler: time).map { _ in 1 }
    case "throttle": return both.throttle(.ticks(2), scheduler: time).map { _ in 1 }
    case "delay": return both.delay(.ticks(2), scheduler: time).map { _ in 1 }
    case "buffer":
      return both.buffer(timeSpan: .ticks(2), count: 2, scheduler: time).map { _ in 1 }
    default: return both.throttle(.ticks(2), latest: false, scheduler: time).map { _ in 1 }
    }
  }
}

/// A value that runs a closure when it is released.
private final class Parting {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  deinit { body() }
}
