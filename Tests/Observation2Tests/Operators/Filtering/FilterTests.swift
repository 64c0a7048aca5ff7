import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct FilterTests {
  private let time = VirtualTime()

  @Test func `values that don't hold are dropped, the end passes`() throws {
    let xs = try HotTestStream<Int>(time, "-1-2-3-4|")
    let observer = time.start { xs.asStream().filter { $0.isMultiple(of: 2) } }
    observer.expectMarbles("---2---4|", report: report)
  }

  @Test func `a thrown error ends the stream and lets go of the source`() throws {
    let xs = try HotTestStream<Int>(time, "-1-2-3|")
    let observer = time.start {
      xs.asStream().filter { value in
        if value == 2 { throw TestError() }
        return true
      }
    }
    observer.expectMarbles("-1-#", report: report)
    #expect(xs.spans == [SubscriptionSpan(200, 230)])
  }
}
