import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct UsingTests {
  private let source = PublishSubject<Int>()

  private func stream(_ resource: AnyDisposable) -> EventStream<Int> {
    .using({ resource }, { [source] _ in source.asStream() })
  }

  @Test(arguments: [StreamEvent<Int>.completed, .error(TestError())])
  func `the resource is disposed of at the end`(end: StreamEvent<Int>) {
    var count = 0
    let recording = stream(AnyDisposable { count += 1 }).recorded()
    source.onNext(1)
    #expect(count == 0)
    source.on(end)
    #expect(count == 1)
    #expect(recording.values == [1])
  }

  @Test func `the resource is disposed of with the subscription`() {
    var count = 0
    let recording = stream(AnyDisposable { count += 1 }).recorded()
    recording.dispose()
    #expect(count == 1)
    #expect(!source.hasObservers)
  }

  @Test func `the resource is disposed of when the source goes`() {
    var count = 0
    var own: PublishSubject<Int>? = PublishSubject()
    let recording = own.map { own in
      EventStream<Int>.using(
        { AnyDisposable { count += 1 } },
        { [weak own] _ in
          own?.asStream() ?? .never()
        }
      ).recorded()
    }
    own = nil
    #expect(count == 1)
    recording?.dispose()
    #expect(count == 1)
  }

  @Test func `a failing closure fails the stream`() {
    var count = 0
    let noResource = EventStream<Int>.using(
      { () throws -> AnyDisposable in throw TestError("no resource") },
      { _ in .just(1) }
    ).recorded()
    #expect(noResource.error as? TestError == "no resource")
    let noStream = EventStream<Int>.using(
      { AnyDisposable { count += 1 } },
      { _ in throw TestError("no stream") }
    ).recorded()
    #expect(noStream.error as? TestError == "no stream")
    #expect(count == 1)
  }
}
