import Testing

@testable import Observation2

/// The one queue of streams and stores.
@MainActor @Suite struct BacklogTests {
  /// Something that says what it finds when it goes.
  private final class Going {
    private let onEnd: () -> Void

    init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }

    deinit { onEnd() }
  }

  private final class Holder {
    @exclusivity(unchecked) var backlog = Backlog<Going>()
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `what came first goes first, however it is mixed`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var backlog = Backlog<Int>()
    var reference: [Int] = []
    for number in 0..<1_000 {
      // It fills for a while, then it empties.
      let chances = (number / 200).isMultiple(of: 2) ? 4 : 1
      if Int.random(in: 0..<5, using: &random) < chances {
        backlog.append(number)
        reference.append(number)
      } else {
        #expect(backlog.popFirst() == (reference.isEmpty ? nil : reference.removeFirst()))
      }
      #expect(backlog.count == reference.count)
      #expect(backlog.isEmpty == reference.isEmpty)
      #expect(backlog.first == reference.first)
      #expect(backlog.last == reference.last)
    }
    #expect(Array(backlog) == reference)
    #expect(Array(backlog.reversed()) == reference.reversed())
  }

  @Test func `an element is kept no longer than its turn`() {
    var gone = 0
    var backlog = Backlog<Going>()
    for _ in 0..<3 { backlog.append(Going { gone += 1 }) }
    for count in 1...3 {
      _ = backlog.popFirst()
      #expect(gone == count)
    }
  }

  @Test func `an element that goes with all others finds the queue whole`() {
    let holder = Holder()
    var found: [Int] = []
    for _ in 0..<3 { holder.backlog.append(Going { found.append(holder.backlog.count) }) }
    _ = holder.backlog.popFirst()
    _ = holder.backlog.removeAll()
    #expect(found == [2, 0, 0])
  }
}
