import Observation2
import Observation2Testing
import Testing

/// A source without a queue that ends, or sends again, from inside the callback of a value.
@MainActor @Suite struct EndInsideCallbackTests {
  /// A source that passes every event on at once, as a handmade stream does.
  private final class Handmade {
    private var observers: [StreamObserver<Int>] = []

    var isObserved: Bool { observers.contains(where: \.isActive) }

    var stream: EventStream<Int> {
      .create { observer in
        self.observers.append(observer)
        return AnyDisposable { self.observers.removeAll { $0 === observer } }
      }
    }

    func send(_ event: StreamEvent<Int>) {
      for observer in observers { observer.on(event) }
    }
  }

  /// An operator that completes with the value 1.
  struct EndingCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable @MainActor (EventStream<Int>) -> EventStream<Int>

    init(
      _ name: String,
      _ apply: @escaping @Sendable @MainActor (EventStream<Int>) -> EventStream<Int>
    ) {
      testDescription = name
      self.apply = apply
    }
  }

  nonisolated static let ending: [EndingCase] = [
    EndingCase("first") { $0.first() },
    EndingCase("first(where:)") { $0.first(where: { $0 == 1 }) },
    EndingCase("elementAt") { $0.elementAt(0) },
    EndingCase("take") { $0.take(1) },
    EndingCase("take(while:, inclusive)") { $0.take(while: { $0 != 1 }, inclusive: true) },
    EndingCase("take(until: predicate, inclusive)") {
      $0.take(until: { $0 == 1 }, inclusive: true)
    },
    EndingCase("first behind a merge") { EventStream.merge($0, .never()).first() },
    EndingCase("first in a flatMap") { source in EventStream.just(0).flatMap { _ in source.first() }
    },
    EndingCase("take before concat") { $0.take(1).concat(EventStream.empty()) },
    EndingCase("elementAt and catch") { $0.elementAt(0).catch { _ in .just(9) } },
    EndingCase("first and retry") { $0.first().retry(attempts: 3) },
    EndingCase("first, materialized and back") { $0.first().materialize().dematerialize() },
    EndingCase("first and ifEmpty") { $0.first().ifEmpty(default: 9) },
    EndingCase("first and single") { $0.first().single() },
    EndingCase("first and do") { $0.first().do(onError: { Issue.record("failed: \($0)") }) },
  ]

  private nonisolated static let events: [StreamEvent<Int>] = [
    .completed, .error(TestError("source")), .next(1), .next(2),
  ]

  @Test(arguments: ending, events)
  func `what is over with a value completes after it, whatever the source does meanwhile`(
    operation: EndingCase,
    event: StreamEvent<Int>
  ) {
    let source = Handmade()
    let seen = StreamRecordingBox()
    let subscription = operation.apply(source.stream).subscribe(onEvent: {
      seen.note($0)
      if $0.value == 1 { source.send(event) }
    })
    source.send(.next(1))
    source.send(.next(1))
    #expect(seen.entries == ["1", "|"])
    #expect(!source.isObserved)
    subscription.dispose()
  }

  @Test(arguments: ending, events)
  func `the same with a subject, which queues`(operation: EndingCase, event: StreamEvent<Int>) {
    let source = PublishSubject<Int>()
    let seen = StreamRecordingBox()
    let subscription = operation.apply(source.asStream()).subscribe(onEvent: {
      seen.note($0)
      if $0.value == 1 { source.on(event) }
    })
    source.onNext(1)
    #expect(seen.entries == ["1", "|"])
    #expect(!source.hasObservers)
    subscription.dispose()
  }

  @Test(
    arguments: OperatorCase.passingAtOnce.filter { !$0.startsAgain },
    [StreamEvent<Int>.completed, .error(TestError("source"))]
  )
  func `an end inside the callback is told once, and nothing after it`(
    operation: OperatorCase,
    end: StreamEvent<Int>
  ) {
    let source = Handmade()
    let seen = StreamRecordingBox()
    let subscription = operation.apply(source.stream, Probe())
      .do(onError: { _ in seen.entries.append("do") }, onCompleted: { seen.entries.append("do") })
      .subscribe(onEvent: {
        seen.note($0)
        if $0.value == 1 { source.send(end) }
      })
    source.send(.next(1))
    source.send(.next(2))
    let ending = if case .completed = end { "|" } else { "#source" }
    #expect(seen.entries.suffix(2) == ["do", ending])
    #expect(seen.entries.count { $0 == "do" } == 1)
    #expect(seen.entries.dropLast(2).allSatisfy { Int($0) != nil && $0 != "2" })
    #expect(!source.isObserved)
    subscription.dispose()
  }
}
