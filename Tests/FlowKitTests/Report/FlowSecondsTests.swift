import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The times that reports show.
@Suite struct FlowSecondsTests {
  @Test func `a time that no run takes is shown as the longest one`() {
    #expect(FlowSeconds.realText(1e308) == "9000000000000000 ms")
    #expect(FlowSeconds.realText(-1e308) == "-9000000000000000 ms")
    #expect(FlowSeconds.text(1e308) == "9000000000000 s")
    #expect(FlowSeconds.duration(1e308) == .seconds(9_000_000_000_000))
    #expect(FlowSeconds.realText(1.254) == "1.25 ms")
    #expect(FlowSeconds.text(300.0) == "0.3 s")
  }
}
