import Foundation
import ProcessSupport
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Parts that several machines have played, put together.
@MainActor @Suite struct FlowMergeTests {
  private final class Outputs {
    var lines: [String] = []
    var errors: [String] = []
  }

  private let folder: TemporaryFolder
  private let outputs = Outputs()

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("flows"),
      withIntermediateDirectories: true
    )
    for index in 0..<7 {
      let id = index == 5 ? "absent" : "title"
      try write("flows/\(index).yaml", "- launchApp\n- assertVisible: {id: \(id), timeout: 0}\n")
    }
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
  }

  private func run(
    _ arguments: [String],
    _ environment: [String: String] = [:]
  ) async -> HarnessStatus {
    let outputs = outputs
    outputs.lines = []
    outputs.errors = []
    var command = HarnessCommand(
      app: TinyApp.self,
      bundledFlows: [folder.path("flows")],
      output: { outputs.lines.append($0) },
      errorOutput: { outputs.errors.append($0) }
    )
    command.environment = environment
    return await command.run(arguments + ["--quiet"])
  }

  private func playParts(of count: Int, _ arguments: [String] = []) async {
    for part in 1...count {
      _ = await run(
        ["--shard", "\(part)/\(count)", "--json", folder.path("part-\(part).json")] + arguments
      )
    }
  }

  @Test func `the parts make the same report as one machine`() async throws {
    let arguments = ["--repeat", "2", "--seed", "3", "--matrix", "text=default,largest"]
    await playParts(of: 3, arguments)
    #expect(await run(["--json", folder.path("whole.json")] + arguments) == .failed)
    let parts = folder.path("part-*.json")
    #expect(await run(["merge", parts, "-o", folder.path("merged.json")]) == .failed)
    #expect(outputs.errors == [])
    #expect(outputs.lines.last?.hasPrefix("28 flows: 24 passed, 4 failed\n") == true)
    #expect(outputs.lines.last?.contains("real") == false)
    #expect(try bytes("merged.json") == bytes("whole.json"))
  }

  @Test func `a part that is missing is named, and the others are merged`() async throws {
    await playParts(of: 4)
    try FileManager.default.removeItem(atPath: folder.path("part-2.json"))
    #expect(await run(["merge", folder.path("part-*.json")]) == .failed)
    #expect(outputs.errors == ["harness: Part 2 of 4 is missing, with 2 flows."])
    #expect(outputs.lines.contains("incomplete: Part 2 of 4 is missing, with 2 flows.\n"))
    #expect(outputs.lines.last?.hasPrefix("5 flows: ") == true)
    let torn = try bytes("part-3.json").dropLast(9)
    try torn.write(to: URL(fileURLWithPath: folder.path("part-3.json")))
    #expect(await run(["merge", folder.path("part-*.json")]) == .failed)
    #expect(
      outputs.errors == [
        "harness: \(folder.path("part-3.json")) cannot be read as a JSON report, and is left out: "
          + "it is torn, or no JSON. Fetch it again, or play its part again, "
          + "with --brief if it is too large.",
        "harness: Parts 2, 3 of 4 are missing, with 4 flows.",
      ]
    )
  }

  @Test func `parts of different runs, or one part twice, are no report`() async throws {
    await playParts(of: 2)
    _ = await run(["--shard", "2/2", "--seed", "9", "--json", folder.path("other.json")])
    _ = await run(["--json", folder.path("whole.json")])
    let first = folder.path("part-1.json")
    for (other, words) in [
      ("other.json", "is a part of another run than"),
      ("whole.json", "is the report of a whole run"),
      ("part-1.json", "are both part 1 of 2."),
    ] {
      #expect(await run(["merge", first, folder.path(other)]) == .unusable)
      #expect(outputs.errors.count == 1 && outputs.errors[0].contains(words), "\(outputs.errors)")
    }
    #expect(await run(["merge"]) == .unusable)
    #expect(await run(["merge", folder.path("*.jsom")]) == .unusable)
    #expect(outputs.errors.count == 1)
    #expect(outputs.errors[0].hasPrefix("harness: No file matches \(folder.path("*.jsom")). "))
    try write("list.json", "[]")
    #expect(await run(["merge", folder.path("list.json")]) == .unusable)
    #expect(outputs.errors[0].contains(": it is JSON of another kind."))
    #expect(await run(["merge", folder.path("none.json")]) == .unusable)
  }

  @Test(arguments: [
    (#""format" : 2"#, #""format" : 3"#, "it is of format 3, and this harness reads 2"),
    (#""of" : 2"#, #""of" : 0"#, "it says that it is part 1 of 0, of 7 flows"),
    (#""part" : 1"#, #""part" : 9"#, "it says that it is part 9 of 2, of 7 flows"),
    (#""plays" : 7"#, #""plays" : 1"#, "it has a flow at the place"),
    (#""rounds" : 1"#, #""rounds" : 0"#, "“rounds” is 0"),
    (#""stepsPlayed" : 2"#, #""stepsPlayed" : 9223372036854775807"#, "“stepsPlayed” is 9"),
    (#""depth" : 0"#, #""depth" : 9223372036854775807"#, "“depth” is 9"),
    (#""depth" : 0"#, #""depth" : -1"#, "“depth” is -1"),
    (#""seed" : 0"#, #""seed" : "x""#, "“seed” is something else"),
    (#""flows" : "#, #""flaws" : "#, "“flows” is missing"),
  ])
  func `a part that was damaged is left out, and it is said why`(
    _ old: String,
    _ new: String,
    _ reason: String
  ) async throws {
    await playParts(of: 2)
    let text = String(decoding: try bytes("part-1.json"), as: UTF8.self)
    #expect(text.contains(old))
    try write("part-1.json", text.replacing(old, with: new))
    #expect(await run(["merge", folder.path("part-*.json")]) == .failed)
    #expect(outputs.errors.count == 2 && outputs.errors[0].contains(reason), "\(outputs.errors)")
    #expect(outputs.errors.last?.hasPrefix("harness: Part 1 of 2 is missing, with ") == true)
  }

  @Test(arguments: ["part-1.json", "flows/../part-1.json"])
  func `the merged report does not overwrite a part`(_ path: String) async throws {
    await playParts(of: 2)
    let part = try bytes("part-1.json")
    let output = folder.path(path)
    #expect(await run(["merge", folder.path("part-*.json"), "-o", output]) == .unusable)
    #expect(
      outputs.errors
        == [
          "harness: The report cannot be written to \(output): it is one of the parts. Name another file."
        ]
    )
    #expect(try bytes("part-1.json") == part)
  }

  @Test func `impossibly long times are summed without an error`() async throws {
    await playParts(of: 1)
    let text = String(decoding: try bytes("part-1.json"), as: UTF8.self)
    let old = #""virtualMilliseconds" : 0"#
    #expect(text.contains(old))
    try write("part-1.json", text.replacing(old, with: #""virtualMilliseconds" : 1e300"#))
    #expect(await run(["merge", folder.path("part-1.json")]) == .failed)
    #expect(outputs.errors == [])
  }

  @Test func `Bazel's protocol is kept`() async throws {
    let environment = [
      "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1",
      "TEST_SHARD_STATUS_FILE": folder.path("understood"), "TESTBRIDGE_TEST_ONLY": "^[0-4]",
    ]
    #expect(await run([], environment) == .passed)
    #expect(outputs.lines.last?.hasPrefix("2 flows: ") == true)
    #expect(try folder.names.contains("understood"))
    _ = await run([], ["TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1"])
    #expect(outputs.lines.last?.hasPrefix("6 flows: 5 passed, 1 failed") == true)
  }

  @Test func `earlier reports say what flows cost`() async throws {
    _ = await run(["--json", folder.path("whole.json"), "--real-times"])
    #expect(await run(["--shard", "1/9", "--costs", folder.path("whole.json")]) != .unusable)
    #expect(await run(["--costs", folder.path("flows/0.yaml")]) == .unusable)
    #expect(outputs.errors[0].contains("--costs cannot read \(folder.path("flows/0.yaml"))"))
  }

  @Test func `more parts than flows are parts without flows`() async throws {
    #expect(await run(["--shard", "9/9"]) == .passed)
    #expect(outputs.lines.last?.hasPrefix("0 flows: ") == true)
  }

  @Test func `a part without flows, and one that ends with its only flow, are merged`() async throws
  {
    await playParts(of: 9, ["--fail-fast"])
    #expect(await run(["merge", folder.path("part-*.json")]) == .failed)
    #expect(outputs.errors == [])
    #expect(outputs.lines.last?.hasPrefix("7 flows: 6 passed, 1 failed\n") == true)
  }

  @Test func `a brief report leaves out the steps of flows that passed, and nothing else`()
    async throws
  {
    _ = await run(["--json", folder.path("brief.json"), "--brief"])
    _ = await run(["--json", folder.path("whole.json")])
    let reports = try ["brief.json", "whole.json"].map { name in
      try JSONDecoder().decode(FlowReport.self, from: bytes(name))
    }
    #expect(reports[0].flows.map(\.steps.isEmpty) == (0..<7).map { $0 != 5 })
    #expect(reports[0].flows.map(\.stepsPlayed) == Array(repeating: 2, count: 7))
    #expect(reports[0].totals == reports[1].totals)
    #expect(reports[0].flows[5] == reports[1].flows[5])
  }

  @Test func `a page of parts says why it has no pictures`() async throws {
    await playParts(of: 2, ["--report", "html=\(folder.path("own.html"))"])
    let parts = [folder.path("part-1.json"), folder.path("part-2.json")]
    let html = folder.path("all.html")
    #expect(await run(["merge"] + parts + ["--report", "html=\(html)"]) == .failed)
    let note = "play each part with --report html=FILE too"
    #expect(String(decoding: try bytes("all.html"), as: UTF8.self).contains(note))
    #expect(!String(decoding: try bytes("own.html"), as: UTF8.self).contains(note))
  }
}
