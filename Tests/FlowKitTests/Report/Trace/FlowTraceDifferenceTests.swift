import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@Suite struct FlowTraceDifferenceTests {
  @Test func `a difference leads from any list to any other, and is never much longer`() {
    var random = FlowRandom(seed: 7)
    for _ in 0..<2000 {
      let lines = Int(random.next() % 9) + 1
      let list = { (0..<Int(random.next() % 12)).map { _ in Int(random.next() % UInt64(lines)) } }
      let (old, new) = (list(), list())
      let difference = FlowTraceDifference(from: old, to: new)
      #expect(difference.applied(to: old) == new)
      #expect(difference.parts.count <= 3 * new.count + 1)
    }
  }

  @Test func `a difference is as long as the change, wherever it is`() {
    let old = Array(0..<1000)
    #expect(FlowTraceDifference(from: old, to: old).parts == [0, 1000, 0])
    #expect(FlowTraceDifference(from: old, to: old + [1000]).parts == [0, 1000, 1, 1000])
    #expect(FlowTraceDifference(from: old, to: [1000] + old).parts == [0, 0, 1, 1000, 0, 1000, 0])
    var new = old
    (new[10], new[990]) = (1000, 1001)
    #expect(
      FlowTraceDifference(from: old, to: new).parts == [
        0, 10, 1, 1000, 11, 979, 1, 1001, 991, 9, 0,
      ]
    )
    // One line in many places.
    let same = Array(repeating: 5, count: 1000)
    #expect(FlowTraceDifference(from: same, to: same + [6]).parts == [0, 1000, 1, 6])
  }

  @Test func `numbers that are no difference do not crash`() throws {
    var random = FlowRandom(seed: 8)
    for _ in 0..<200 {
      let numbers = (0..<20).map { _ in Int(random.next() % 21) - 10 } + [.max, .min, .max]
      let data = Data("\(numbers)".utf8)
      let difference = try JSONDecoder().decode(FlowTraceDifference.self, from: data)
      #expect(difference.applied(to: [1, 2, 3]).count <= 20 + 3 * 8)
    }
  }

  @Test func `a long text is cut between scalars, and keeps as much of its end as is asked for`() {
    #expect(FlowTraceText.clipped("短い", to: 6) == "短い")
    #expect(FlowTraceText.clipped("abcdefghij", to: 4) == "abcd…")
    #expect(FlowTraceText.clipped("abcdefghij", to: 4, keeping: 1) == "abc…j")
    #expect(FlowTraceText.clipped("あいうえお", to: 8) == "あい…")
    #expect(FlowTraceText.clipped("あいうえお", to: 8, keeping: 4) == "あ…えお")
    let accents = String(repeating: "e\u{301}", count: 50_000)
    #expect(FlowTraceText.clipped(accents).utf8.count <= FlowTraceText.longest + 3)
  }
}
