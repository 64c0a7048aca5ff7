import ScenesHeadless
import Testing

@testable import Tsukurepo
@testable import TsukurepoSimulation

@Suite struct TsukurepoBackendEventTests {
  @Test func `a change of a report is read`() throws {
    let event = try TsukurepoBackendEvent("reportChanged", ["report": "2"], reports: [1, 2])
    #expect(event == .reportChanged(2))
  }

  @Test(
    arguments: [
      ("reportChange", [:], "The reports know no event “reportChange”.", ["reportChanged"]),
      (
        "reportChanged", ["report": "1", "by": "x"], "The event “reportChanged” takes no “by”.",
        ["report"]
      ),
      (
        "reportChanged", ["report": "9"],
        "The event “reportChanged” needs “report”, the id of one that there is; it got “9”.",
        ["1", "2"]
      ),
      (
        "reportChanged", [:],
        "The event “reportChanged” needs “report”, the id of one that there is; it got “nothing”.",
        ["1", "2"]
      ),
    ] as [(String, [String: String], String, [String])]
  )
  func `a refused event says why, and lists the known names or values`(
    name: String,
    values: [String: String],
    words: String,
    known: [String]
  ) {
    let error = #expect(throws: SimulatedAppError.self) {
      try TsukurepoBackendEvent(name, values, reports: [1, 2])
    }
    #expect(error?.description == words)
    #expect(error?.known == known)
  }
}
