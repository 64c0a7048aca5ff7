import Testing

@testable import Observation2

@Suite struct ReplayBufferTests {
  private func values(of buffer: ReplayBuffer<Int>, atMost limit: Int = .max) -> [Int] {
    var values: [Int] = []
    let sink = EventSink<Int> { payload, signal in
      guard signal == .next else { return false }
      values.append(payload.assumingMemoryBound(to: Int.self).pointee)
      return values.count < limit
    }
    #expect(buffer.replay(to: sink) == (values.count < limit))
    return values
  }

  @Test(arguments: [0, 1, 3, 7, nil])
  func `it holds the newest values in order, whatever was added before`(limit: Int?) {
    var buffer = ReplayBuffer<Int>(limit: limit)
    for count in 0..<20 {
      #expect(values(of: buffer) == Array((0..<count).suffix(limit ?? count)))
      let former = buffer.add(count)
      let isFull = limit.map { $0 > 0 && count >= $0 } ?? false
      #expect(former == (isFull ? count - (limit ?? 0) : nil))
    }
  }

  @Test func `it stops when no more is wanted, on either side of the seam`() {
    var buffer = ReplayBuffer<Int>(limit: 4)
    for value in 0..<6 { _ = buffer.add(value) }
    #expect(values(of: buffer, atMost: 1) == [2])
    #expect(values(of: buffer, atMost: 3) == [2, 3, 4])
  }

  @Test func `rule 33: the end of a value that is given up finds the subject whole`() {
    final class Value {
      let action: () -> Void
      init(_ action: @escaping () -> Void = {}) { self.action = action }
      deinit { action() }
    }
    let subject = ReplaySubject<Value>(bufferSize: 2)
    var replayed: [Int] = []
    for _ in 0..<5 {
      subject.onNext(
        Value {
          var count = 0
          subject.asStream().subscribe { _ in count += 1 }.dispose()
          replayed.append(count)
        }
      )
    }
    for _ in 0..<2 { subject.onNext(Value()) }
    #expect(replayed == [2, 2, 2, 2, 2])
  }
}
