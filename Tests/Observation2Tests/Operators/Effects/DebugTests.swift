import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct DebugTests {
  @Test func `each event is written with the name`() {
    var lines: [String] = []
    let stream = EventStream.of(1, 2).debug("cart") { lines.append($0) }
    #expect(stream.recorded().values == [1, 2])
    #expect(
      lines == [
        "cart: subscribed", "cart: next(1)", "cart: next(2)", "cart: completed", "cart: disposed",
      ]
    )
  }

  @Test func `without a name the place of the call stands for it`() {
    var lines: [String] = []
    _ = EventStream<Int>.error(TestError("boom")).debug { lines.append($0) }.recorded()
    #expect(lines.count == 3)
    for line in lines { #expect(line.hasPrefix("Observation2Tests/DebugTests.swift:")) }
  }
}
