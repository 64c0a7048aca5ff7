import Testing

@testable import FlowHunt

@Suite struct ExploreMomentTests {
  private func moment(_ digest: UInt64, _ cost: Int, _ actions: WalkAction...) -> ExploreMoment {
    ExploreMoment(
      digest: digest,
      way: actions.map { WalkStep($0, "back", arguments: []) },
      cost: cost,
      depth: cost,
      screen: "cart"
    )
  }

  @Test func `a moment without a fault is drawn before an equally near one with a fault`() {
    let moments = [
      moment(1, 2, .fault, .tap), moment(2, 2, .tap), moment(3, 1, .fault), moment(4, 3, .tap),
      moment(5, 2, .tap),
    ]
    #expect(moments.nearestFirst.map(\.digest) == [3, 2, 5, 1, 4])
  }

  @Test func `a sort reads the way of each moment once`() {
    let moments = (0..<100).map { (number: UInt64) in
      moment(number * 37 % 100, 2, number % 3 == 0 ? .fault : .tap)
    }
    var read: [UInt64] = []
    let sorted = moments.nearestFirst { moment in
      read.append(moment.digest)
      return moment.hasFault
    }
    #expect(read == moments.map(\.digest))
    #expect(sorted == moments.nearestFirst)
  }
}
