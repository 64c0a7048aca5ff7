import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The selection of flows, their combinations, and the moment when a run stops.
@MainActor @Suite struct FlowSelectionTests {
  private final class Outputs {
    var lines: [String] = []
    var errors: [String] = []
  }

  private let folder: TemporaryFolder
  private let outputs = Outputs()

  init() throws {
    folder = try TemporaryFolder()
    let flows = [
      ("a", "tags: [smoke, cart]"), ("b", "tags: [cart]"), ("c", "name: 注文する"),
      ("d", "tags: [smoke, slow]"),
    ]
    for (name, header) in flows {
      try Data("\(header)\n---\n- launchApp\n".utf8)
        .write(to: URL(fileURLWithPath: folder.path("\(name).yaml")))
    }
  }

  /// Runs the command, and returns the report's flows.
  private func run(
    _ arguments: [String],
    path: String = ""
  ) async throws -> (status: HarnessStatus, report: FlowReport?) {
    let outputs = outputs
    let command = HarnessCommand(
      app: TinyApp.self,
      bundledFlows: [],
      output: { outputs.lines.append($0) },
      errorOutput: { outputs.errors.append($0) }
    )
    let status = await command.run([folder.path(path), "--report", "json"] + arguments)
    let report = outputs.lines.last.map { Data($0.utf8) }
    return (status, try report.map { try JSONDecoder().decode(FlowReport.self, from: $0) })
  }

  @Test(arguments: [
    ([], "abcd"), (["--include-tags", "smoke"], "ad"), (["--include-tags", "slow, cart"], "abd"),
    (["--include-tags=slow", "--include-tags=cart"], "abd"), (["--exclude-tags", "cart"], "cd"),
    (["--include-tags", "smoke", "--exclude-tags", "slow"], "a"), (["--name", "注文"], "c"),
    (["--name", "^[AB]"], "ab"), (["--name", "^(a|注文する)"], "ac"),
  ])
  func `flows are selected by name and by tags`(_ arguments: [String], _ names: String) async throws
  {
    let (status, report) = try await run(arguments)
    #expect(status == .passed)
    let files = report?.flows.map { $0.file.dropLast(5).suffix(1) }
    #expect(files?.joined() == names)
  }

  @Test(arguments: [
    (["--include-tags", "smoek"], "No flow has the tag “smoek”. Did you mean “smoke”?"),
    (["--name", "z+"], "None of the 4 flows is selected."),
    (["--name", "("], "--name is no regular expression: “(”. Try harness --help."),
    (["--matrix", "devise=phone"], "--matrix has no axis “devise”. Did you mean “device”?"),
    (["--matrix", "device=phnoe"], "--matrix device has no value “phnoe”. Did you mean “phone”?"),
    (["--matrix", "device"], "--matrix device needs values: write device=A,B."),
    (["--matrix", "device=phone,phone"], "--matrix device has “phone” twice."),
    (["--matrix", "text=large", "text=small"], "--matrix names text twice: write text=A,B."),
    (["--time-limit", "60"], "--time-limit takes a time such as 90s or 5min, but “60” was given."),
    (["--jobs", "2"], "--jobs starts this executable again, which needs its whole command line"),
    (["--jobs", "0"], "--jobs takes a whole number from 1, but “0” was given."),
  ])
  func `an unusable selection is an error`(
    _ arguments: [String],
    _ words: String
  ) async throws {
    let (status, _) = try await run(arguments)
    #expect(status == .unusable)
    #expect(outputs.errors.count == 1)
    #expect(outputs.errors[0].contains(words), "\(outputs.errors)")
  }

  @Test func `an expression that takes too long is an error, and no flow is played`() async throws {
    let name = String(repeating: "a", count: 60)
    try Data("- launchApp\n".utf8)
      .write(to: URL(fileURLWithPath: folder.path("\(name).yaml")))
    #expect(try await run(["--name", "(a+)+b"]).status == .unusable)
    #expect(
      outputs.errors == [
        "harness: --name takes too long to look for “(a+)+b” in “\(name.prefix(48))”. Write a simpler expression."
      ]
    )
  }

  @Test func `a pattern selects the files that it matches`() async throws {
    #expect(try await run([], path: "[a-b].yaml").report?.flows.count == 2)
    #expect(try await run([], path: "**/*.yaml").report?.flows.count == 4)
    #expect(try await run([], path: "*.yml").status == .unusable)
    #expect(outputs.errors[0].hasSuffix("*.yml:1:1: No file is named like this. Check the path."))
  }

  @Test func `each flow is played in each combination, which reports name`() async throws {
    let screen = "- launchApp\n- assertVisible: {id: absent, timeout: 0}"
    try Data(screen.utf8).write(to: URL(fileURLWithPath: folder.path("e.yaml")))
    let (_, report) = try await run(
      ["--name", "e.yaml", "--matrix", "device=phone,tablet", "text=default,largest"]
    )
    #expect(
      report?.flows.map(\.variant) == [
        "device=phone text=default", "device=phone text=largest", "device=tablet text=default",
        "device=tablet text=largest",
      ]
    )
    let screens = report?.flows.compactMap {
      $0.failures.first?.screen?.split(separator: "\n").first
    }
    #expect(screens?.map { $0.contains("390 × 844") } == [true, true, false, false])
    #expect(report?.flows[3].title == "e [device=tablet text=largest]")
  }

  @Test func `after a failure the report lists the flows that were not played`() async throws {
    try Data("- launchApp\n- tapOn: {id: absent, timeout: 0}".utf8)
      .write(to: URL(fileURLWithPath: folder.path("b.yaml")))
    let (status, report) = try await run(["--fail-fast"])
    #expect(status == .failed)
    #expect(report?.flows.map(\.passed) == [true, false])
    #expect(report?.notPlayed?.map(\.name) == ["注文する", "d"])
    #expect(report?.notPlayed?.map(\.place) == [2, 3])
    #expect(outputs.errors == [])
  }

  @Test func `a time limit begins before the flows are read`() async throws {
    #expect(try await run(["--time-limit", "0.001ms"]).status == .failed)
    #expect(outputs.errors[0].contains("since the time limit of 0.000001 s is over."))
    #expect(outputs.errors[1] == "harness: 1 error; nothing was played.")
  }
}
