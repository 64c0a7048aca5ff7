import ErrandsSimulation
import FlowKit
import Foundation
import Testing

@MainActor @Suite struct JUnitReportTests {
  @Test func `the command of the page writes a report with a test case for each flow`() async throws
  {
    let command = "swift run starter --report junit=junit.xml"
    #expect(try StarterFolder.text("README.md").contains(command))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xml").path()
    defer { try? FileManager.default.removeItem(atPath: file) }
    var output = ""
    let harness = HarnessCommand(
      name: "starter",
      app: ErrandsApp.self,
      bundledFlows: [StarterFolder.path("Flows")],
      output: { output += $0 + "\n" },
      errorOutput: { output += $0 + "\n" }
    )
    #expect(await harness.run(["--report", "junit=\(file)"]) == .passed, "\(output)")
    let report = try String(contentsOfFile: file, encoding: .utf8)
    #expect(report.split(separator: "<testcase ").count - 1 == 6)
  }
}
