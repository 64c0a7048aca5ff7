import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Flows in several processes, on an app that can end its process.
@Suite struct FlowJobsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ name: String, _ steps: String) throws {
    try Data("name: \(name)\n---\n\(steps)\n".utf8)
      .write(to: URL(fileURLWithPath: folder.path("\(name).yaml")))
  }

  private func run(_ arguments: [String]) throws -> (output: String, ending: HelperProcess.Ending) {
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let process = try HelperProcess(
      path,
      arguments: [folder.path("")] + arguments,
      environment: environment
    )
    let output = String(decoding: process.readToEnd(), as: UTF8.self)
    return (output, process.wait())
  }

  private func report(_ output: String) throws -> FlowReport {
    let lines = output.split(separator: "\n").filter { !$0.hasPrefix("error: ") }
    return try JSONDecoder().decode(
      FlowReport.self,
      from: Data(lines.joined(separator: "\n").utf8)
    )
  }

  @Test func `several processes give the same bytes of JSON as one`() throws {
    for index in 0..<12 {
      let id = index % 5 == 4 ? "absent, timeout: 0" : "hello"
      try write("flow-\(index)", "- launchApp\n- assertVisible: {id: \(id)}")
    }
    let arguments = [
      "--report", "json", "--repeat", "2", "--matrix", "device=phone,tablet", "text=largest",
    ]
    let one = try run(arguments)
    let three = try run(arguments + ["--jobs", "3"])
    #expect(one.ending == .exited(1) && three.ending == .exited(1))
    #expect(one.output == three.output)
    let flows = try report(one.output).flows
    #expect(flows.map(\.place) == Array(0..<48))
    #expect(flows.count { !$0.passed } == 8)
    #expect(flows[1].variant == "device=tablet text=largest")
  }

  @Test func `the flow that ends its process has failed, and the others go on`() throws {
    try write("a", "- launchApp")
    try write("b", "- launchApp: {arguments: {end: abort}}")
    try write("c", "- launchApp: {arguments: {end: exit}}")
    for name in ["d", "e", "f"] { try write(name, "- launchApp") }
    let (output, ending) = try run(["--jobs", "2", "--report", "json"])
    let flows = try report(output).flows
    #expect(ending == .exited(1))
    #expect(flows.map(\.name) == ["a", "b", "c", "d", "e", "f"])
    #expect(flows.map(\.passed) == [true, false, false, true, true, true])
    #expect(flows[1].failures.map(\.kind) == [.process])
    #expect(
      flows[1].failures[0].message.hasPrefix(
        "The process that played this flow has ended by signal 6 (Abort"
      )
    )
    #expect(flows[1].failures[0].message.hasSuffix(": Fatal error: out of eggs."))
    #expect(
      flows[2].failures[0].message == "The process that played this flow has ended with status 7."
    )
  }

  @Test
  func `a flow that hangs has failed when the time is over, and what comes then is not played`()
    throws
  {
    try write("a", "- launchApp")
    try write("b", "- launchApp: {arguments: {end: hang}}")
    try write("c", "- launchApp: {arguments: {end: hang}}")
    try write("d", "- launchApp")
    let (output, ending) = try run(["--jobs", "2", "--time-limit", "10s", "--quiet"])
    #expect(ending == .exited(1))
    #expect(output.contains("FAILED: b\n"))
    #expect(
      output.contains("The flow was stopped, since the time limit of 10 s is over: it was still")
    )
    #expect(output.contains("not played, since the time limit of 10 s is over:\n  d  "))
    #expect(output.contains("3 flows: 1 passed, 2 failed"))
  }

  @Test func `a flow that hangs without --jobs has failed as well when the time is over`() throws {
    try write("a", "- launchApp")
    try write("b", "- launchApp: {arguments: {end: hang}}")
    try write("c", "- launchApp")
    let (output, ending) = try run(["--time-limit", "10s", "--report", "json"])
    let report = try report(output)
    #expect(ending == .exited(1))
    #expect(report.flows.map(\.name) == ["a", "b"])
    #expect(report.flows.map(\.passed) == [true, false])
    let failure = report.flows[1].failures[0]
    #expect(failure.message.contains("it was still in this step"))
    #expect(failure.step == "launchApp: {arguments: {end: hang}}")
    #expect(failure.line == 3)
    #expect(report.notPlayed?.map(\.name) == ["c"])
    #expect(report.stopped == "the time limit of 10 s is over")
  }

  @Test(arguments: [1, 2])
  func `played flows are reported when the run is interrupted, and the rest as not played`(
    _ jobs: Int
  ) throws {
    try write("a", "- launchApp")
    let endless = "- repeat: {while: {true: true}, commands: [assertVisible: {id: hello}]}"
    try write("b", jobs == 1 ? "- launchApp\n\(endless)" : "- launchApp: {arguments: {end: hang}}")
    try write("c", "- launchApp: {arguments: {end: hang}}")
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    let json = folder.path("report.json")
    let process = try HelperProcess(
      path,
      arguments: [folder.path(""), "--jobs", "\(jobs)", "--json", json, "--report", "pretty"]
    )
    var output = ""
    while !output.contains("passed: 1 step") {
      let bytes = process.read()
      if bytes.isEmpty { break }
      output += String(decoding: bytes, as: UTF8.self)
    }
    kill(process.id, SIGINT)
    output += String(decoding: process.readToEnd(), as: UTF8.self)
    #expect(process.wait() == .exited(1))
    #expect(output.contains("not played, since the run was interrupted:"))
    let report = try report(String(contentsOfFile: json, encoding: .utf8))
    #expect(report.stopped == "the run was interrupted")
    // The signal comes while the second flow is played, or just before it.
    #expect(report.flows.first?.passed == true)
    let message = "The flow was stopped in this step, since the run was interrupted."
    #expect(report.flows.dropFirst().allSatisfy { $0.failures.map(\.message) == [message] })
    let names = report.flows.map(\.name) + (report.notPlayed ?? []).map(\.name)
    #expect(names == ["a", "b", "c"])
    #expect(report.notPlayed?.last?.name == "c")
  }

  @Test func `a reader that has seen enough of the output still gets reports in files`() throws {
    for name in ["a", "b", "c"] { try write(name, "- launchApp") }
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    let json = folder.path("report.json")
    let shell = try HelperProcess(
      "/bin/sh",
      arguments: [
        "-c",
        "('\(path)' '\(folder.path(""))' --json '\(json)' --report pretty; echo $? >&2) 2>'\(folder.path("status"))' | head -n 1",
      ]
    )
    _ = shell.readToEnd()
    shell.wait()
    #expect(try String(contentsOfFile: folder.path("status"), encoding: .utf8) == "0\n")
    #expect(try report(String(contentsOfFile: json, encoding: .utf8)).flows.count == 3)
  }

  @Test func `printed text is in no report when all outputs are closed`() throws {
    try write("a", "- launchApp")
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    let (json, lines) = (folder.path("report.json"), folder.path("report.jsonl"))
    let shell = try HelperProcess(
      "/bin/sh",
      arguments: [
        "-c",
        "'\(path)' '\(folder.path(""))' --report jsonl='\(lines)' --json '\(json)' <&- >&- 2>&-",
      ]
    )
    _ = shell.readToEnd()
    #expect(shell.wait() == .exited(0))
    #expect(try report(String(contentsOfFile: json, encoding: .utf8)).flows.count == 1)
    let text = try String(contentsOfFile: lines, encoding: .utf8)
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test func `the first failure in the order of the plan is the last that counts`() throws {
    try write("a", "- launchApp")
    try write("b", "- launchApp\n- assertVisible: {id: absent, timeout: 0}")
    for name in ["c", "d"] { try write(name, "- launchApp: {arguments: {end: exit}}") }
    let one = ["--fail-fast", "--report", "json", "--name", "^[ab]"]
    let alone = try run(one)
    let several = try run(["--fail-fast", "--report", "json", "--jobs", "3"])
    #expect(try report(alone.output).flows == report(several.output).flows)
    #expect(try report(several.output).notPlayed?.map(\.name) == ["c", "d"])
    #expect(try report(several.output).stopped == "a flow has failed")
    #expect(several.ending == .exited(1))
  }

  @Test func `a changed file is played again while a person watches`() throws {
    try write("a", "- launchApp")
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    let process = try HelperProcess(
      path,
      arguments: [folder.path(""), "--watch", "--quiet"]
    )
    func readToWaiting() -> String {
      var text = ""
      while !text.contains("Ctrl-C ends\n") {
        let bytes = process.read()
        if bytes.isEmpty { break }
        text += String(decoding: bytes, as: UTF8.self)
      }
      return text
    }
    #expect(readToWaiting().contains("1 flow: 1 passed, 0 failed"))
    try write("b", "- launchApp\n- assertVisible: {id: absent, timeout: 0}")
    #expect(readToWaiting().contains("2 flows: 1 passed, 1 failed"))
    try write("b", "- launch")
    #expect(readToWaiting().contains("nothing was played."))
    try write("b", "- launchApp\n- launchApp")
    #expect(readToWaiting().contains("2 flows: 2 passed, 0 failed"))
    process.kill()
  }

  @Test func `a folder's settings hold in each process`() throws {
    for name in ["a", "b", "c", "d"] {
      let id = name == "b" ? "absent, timeout: 0" : "hello"
      try write(name, "- launchApp\n- assertVisible: {id: \(id)}\n- assertTrue: ${output.isSet}")
    }
    try write("slow", "- launchApp")
    let settings = """
      flows: ["[a-d].yaml"]
      onFlowStart: [evalScript: '${output.isSet = true}']
      executionOrder: {continueOnFailure: false, flowsOrder: [d, b, a]}
      """
    try Data(settings.utf8).write(to: URL(fileURLWithPath: folder.path("config.yaml")))
    let one = try run(["--report", "json"])
    let three = try run(["--report", "json", "--jobs", "3"])
    #expect(one.output == three.output)
    let report = try report(one.output)
    #expect(report.flows.map(\.name) == ["d", "b", "c"])
    #expect(report.flows.map(\.passed) == [true, false, true])
    #expect(report.notPlayed?.map(\.name) == ["a"])
    #expect(report.stopped == FlowSequenceGate.reason)
    let parts = try (1...3).map {
      try self.report(run(["--report", "json", "--shard", "\($0)/3"]).output)
    }
    #expect(parts.flatMap { $0.notPlayed ?? [] }.map(\.name) == ["a"])
    #expect(parts.flatMap { $0.flows.map(\.name) }.sorted() == ["b", "c", "d"])
  }
}
