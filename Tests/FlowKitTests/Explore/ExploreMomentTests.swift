import Testing

@testable import FlowKit

@Suite struct ExploreMomentTests {
  private func moment(_ digest: UInt64, _ cost: Int, _ actions: MonkeyAction...) -> ExploreMoment {
    ExploreMoment(
      digest: digest,
      way: actions.map { MonkeyStep($0, "back", arguments: []) },
      cost: cost,
      depth: cost,
      screen: "cart"
    )
  }

  @Test func `of moments that are equally near those without a fault are drawn first`() {
    let moments = [
      moment(1, 2, .fault, .tap), moment(2, 2, .tap), moment(3, 1, .fault), moment(4, 3, .tap),
      moment(5, 2, .tap),
    ]
    #expect(moments.nearestFirst.map(\.digest) == [3, 2, 5, 1, 4])
  }
}
