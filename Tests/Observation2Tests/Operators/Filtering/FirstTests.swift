import Observation2
import Observation2Testing
import Testing

/// The operators that emit one value, or fail with a specific error.
@MainActor @Suite struct FirstTests {
  @Test func `the first match ends the stream and lets go of the source`() {
    let source = PublishSubject<Int>()
    let recording = source.asStream().first(where: { $0 > 1 }).recorded()
    source.onNext(1)
    source.onNext(2)
    #expect(recording.values == [2])
    #expect(recording.isCompleted)
    #expect(!source.hasObservers)
  }

  @Test func `no match is an error`() {
    let none = EventStream.of(1, 2).first(where: { $0 > 2 }).recorded()
    #expect(none.error as? StreamError == .noElements)
    #expect(EventStream<Int>.empty().first().recorded().error as? StreamError == .noElements)
  }

  @Test(arguments: [
    (StreamError.timeout, "timeout"), (.noElements, "noElements"),
    (.moreThanOneElement, "moreThanOneElement"), (.argumentOutOfRange, "argumentOutOfRange"),
  ])
  func `an error says what was wrong and what to do`(error: StreamError, name: String) {
    #expect(error.description.hasPrefix("\(name): "))
    #expect(error.description.contains(";"))
  }

  @Test func `what has only an end can be followed by another type`() {
    let stream = EventStream.of(1, 2).ignoreElements(as: String.self).concat(EventStream.just("a"))
    #expect(stream.recorded().values == ["a"])
    #expect(EventStream.of(1, 2).ignoreElements().recorded().isCompleted)
  }

  @Test func `the last values are held back`() {
    let recording = EventStream.range(start: 0, count: 100).skip(last: 97).recorded()
    #expect(recording.values == [0, 1, 2])
    #expect(recording.isCompleted)
  }
}
