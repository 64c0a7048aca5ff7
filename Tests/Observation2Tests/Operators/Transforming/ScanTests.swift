import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct ScanTests {
  private let time = VirtualTime()

  @Test func `each intermediate result is given, the seed is not`() throws {
    let xs = try HotTestStream<Int>(time, "-1-2--3|")
    let observer = time.start { xs.asStream().scan(0, +) }
    observer.expectMarbles("-1-3--6|", report: report)
  }

  @Test func `each subscription begins with the seed`() {
    let source = PublishSubject<Int>()
    let sums = source.asStream().scan(10, +)
    let first = sums.recorded()
    source.onNext(1)
    let second = sums.recorded()
    source.onNext(2)
    #expect(first.values == [11, 13])
    #expect(second.values == [12])
  }

  @Test func `the in-place form does not copy what nobody keeps`() {
    let source = PublishSubject<Int>()
    var addresses: Set<UInt> = []
    let counts = source.asStream().scan(into: Array(repeating: 0, count: 10_000)) { list, index in
      list[index] += 1
    }
    let subscription = counts.subscribe { list in
      let address = list.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      addresses.insert(address)
    }
    for index in 0..<5 { source.onNext(index) }
    #expect(addresses.count == 1)
    subscription.dispose()
  }

  @Test func `a thrown error ends the stream`() throws {
    let xs = try HotTestStream<Int>(time, "-1-2-3|")
    let observer = time.start {
      xs.asStream().scan(0) { sum, value in
        if value == 2 { throw TestError() }
        return sum + value
      }
    }
    observer.expectMarbles("-1-#", report: report)
  }
}
