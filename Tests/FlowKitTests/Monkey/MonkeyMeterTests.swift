import Testing

@testable import FlowKit
@testable import FlowReports

@MainActor @Suite struct MonkeyMeterTests {
  @Test(arguments: [([], false), ([19], false), ([20, 60], true), ([10, 60, 100], true)])
  func `the memory is compared where there is something to compare`(steps: [Int], compares: Bool) {
    let meter = MonkeyMeter(steps: 100)
    for step in steps { meter.take(after: step) }
    #expect(meter.description.contains("steps per second"))
    #expect(meter.description.contains("memory") == compares)
  }
}
