import Testing

@testable import Kaimono

@MainActor @Suite struct OrderKeyGeneratorTests {
  private func keys(_ seed: UInt64) -> [OrderKey] {
    let generator = OrderKeyGenerator(seed: seed)
    return (0..<100).map { _ in generator.next() }
  }

  @Test func `one seed gives the same keys, no two alike`() {
    #expect(keys(7) == keys(7))
    #expect(Set(keys(7)).count == 100)
    #expect(keys(7).first != keys(8).first)
  }

  @Test func `a key reads as sixteen digits`() {
    #expect("\(OrderKey(value: 0xAB))" == "00000000000000ab")
  }
}
