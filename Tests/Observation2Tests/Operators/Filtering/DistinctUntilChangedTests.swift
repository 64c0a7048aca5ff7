import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct DistinctUntilChangedTests {
  private let time = VirtualTime()

  @Test func `adjacent repeats are dropped`() throws {
    let xs = try HotTestStream<String>(time, "--a--a--b--a--|")
    let observer = time.start { xs.asStream().distinctUntilChanged() }
    observer.expectMarbles("--a-----b--a--|", report: report)
  }

  @Test func `a key is compared with that of the last value let through`() throws {
    let xs = try HotTestStream<Int>(time, "-1-3-2-4-5|")
    let observer = time.start { xs.asStream().distinctUntilChanged(on: { $0 % 2 }) }
    observer.expectMarbles("-1---2---5|", report: report)
  }

  @Test func `optional values: nil is a value like others`() {
    let source = PublishSubject<Int?>()
    let recording = source.asStream().distinctUntilChanged().recorded()
    for value in [nil, nil, 1, 1, nil] { source.onNext(value) }
    #expect(recording.values == [nil, 1, nil])
    let keyed = source.asStream().distinctUntilChanged(on: { $0 }).recorded()
    for value in [nil, nil, 1, 1, nil] { source.onNext(value) }
    #expect(keyed.values == [nil, 1, nil])
  }

  @Test func `the comparer is not called for the first value`() {
    var calls: [[Int]] = []
    let source = PublishSubject<Int>()
    let recording = source.asStream()
      .distinctUntilChanged { left, right in
        calls.append([left, right])
        return left == right
      }
      .recorded()
    for value in [1, 1, 2] { source.onNext(value) }
    #expect(calls == [[1, 1], [1, 2]])
    #expect(recording.values == [1, 2])
  }

  @Test func `each subscription remembers for itself`() {
    let source = PublishSubject<Int>()
    let distinct = source.asStream().distinctUntilChanged()
    let first = distinct.recorded()
    source.onNext(1)
    let second = distinct.recorded()
    source.onNext(1)
    #expect(first.values == [1])
    #expect(second.values == [1])
  }

  @Test func `a thrown error ends the stream`() throws {
    let xs = try HotTestStream<Int>(time, "-1-2-3|")
    let observer = time.start { xs.asStream().distinctUntilChanged { _, _ in throw TestError() } }
    observer.expectMarbles("-1-#", report: report)
  }
}
