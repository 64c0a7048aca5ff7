import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct CompactMapTests {
  private let time = VirtualTime()

  @Test func `nil results are dropped`() throws {
    let xs = try HotTestStream<String>(time, "-1-a-2-b|")
    let observer = time.start { xs.asStream().compactMap { Int($0) } }
    observer.expectMarbles("-1---2--|", report: report)
  }

  @Test func `a thrown error ends the stream`() throws {
    let xs = try HotTestStream<Int>(time, "-1-2-3|")
    let observer = time.start {
      xs.asStream().compactMap { value -> Int? in
        if value == 2 { throw TestError() }
        return nil
      }
    }
    observer.expectMarbles("---#", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 230)])
  }
}
