import Foundation
import ProcessSupport
import Testing

@testable import FlowHunt
@testable import FlowKit

/// Commands with a time limit: the end of the time, and of the patience after it.
@Suite struct TimeLimitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ arguments: [String],
    growth: String = "grows"
  ) throws -> (output: String, ending: HelperProcess.Ending) {
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    var environment = ProcessInfo.processInfo.environment
    environment["FRAGILE_GROWTH"] = growth
    let process = try HelperProcess(path, arguments: arguments, environment: environment)
    let output = String(decoding: process.readToEnd(), as: UTF8.self)
    return (output, process.wait())
  }

  @Test(arguments: ["1ms", "1s"])
  func `a walk that reaches its time limit says so, and ends with 1`(limit: String) throws {
    let (fire, status) = try run([
      "monkey", "--steps", "100000000", "--time-limit", limit, "-o", folder.path("monkey.yaml"),
    ])
    #expect(fire.contains("Random fire reached its time limit a"), "\(fire)")
    #expect(status == .exited(1))
    #expect(try folder.names == [])
    let (walk, ending) = try run([
      "explore", "--budget", "100000s", "--time-limit", limit, "-o", folder.path("map"),
    ])
    #expect(walk.contains("The exploration reached its time limit"), "\(walk)")
    #expect(ending == .exited(1))
  }

  @Test func `flows are neither read nor played for a coverage after the time limit`()
    throws
  {
    let flow = folder.path("flow.yaml")
    try Data("- launchApp\n- tapOn: {id: grow}".utf8).write(to: URL(fileURLWithPath: flow))
    let (output, ending) = try run(["coverage", flow, "--time-limit", "0.001ms"])
    #expect(output.contains("since the time limit of 0.000001 s is over"), "\(output)")
    #expect(ending == .exited(1))
  }

  @Test func `costs with letters of many marks are refused, in whatever encoding`() throws {
    let flow = folder.path("flow.yaml")
    try Data("- launchApp\n".utf8).write(to: URL(fileURLWithPath: flow))
    let json = "{\"a" + String(repeating: "\u{301}\u{323}", count: 20_000) + "\":1}"
    for encoding in [String.Encoding.utf8, .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian] {
      try #require(json.data(using: encoding)).write(
        to: URL(fileURLWithPath: folder.path("c.json"))
      )
      let commands = [
        [flow, "--shard", "1/2", "--costs", folder.path("c.json")],
        ["merge", folder.path("c.json")],
        ["layout", "preview", folder.path("c.json")],
        ["explore", "--resume", folder.path("c.json"), "-o", folder.path("map")],
      ]
      for command in commands {
        let (output, ending) = try run(command)
        let reason = encoding == .utf8 ? "combining marks in a row" : "it is not in UTF-8"
        #expect(output.contains(reason), "\(command) \(output)")
        #expect(ending == .exited(2))
      }
    }
  }

  @Test func `a process that an app has started holds up no run on GitHub`() throws {
    let flow = folder.path("flow.yaml")
    try Data("- launchApp\n".utf8).write(to: URL(fileURLWithPath: flow))
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    var environment = ProcessInfo.processInfo.environment
    environment["FRAGILE_ORPHAN"] = "1"
    environment["GITHUB_ACTIONS"] = "true"
    let process = try HelperProcess(path, arguments: ["coverage", flow], environment: environment)
    let output = String(decoding: process.readToEnd(), as: UTF8.self)
    #expect(process.wait() == .exited(0), "\(output)")
    let start = try #require(output.firstRange(of: "orphan ")).upperBound
    let id = try #require(pid_t(output[start...].prefix { $0 != ";" }))
    // It is there still, so that the run has not waited for it.
    #expect(kill(id, SIGKILL) == 0)
  }

  @Test(arguments: [["monkey"], ["explore"], ["coverage"], ["recording", "a.yaml", "-o", "b"]])
  func `a time limit without a unit is refused`(command: [String]) throws {
    let (output, ending) = try run(command + ["--time-limit", "90"])
    #expect(
      output.contains("--time-limit takes a time such as 90s or 5min, but “90” was given."),
      "\(output)"
    )
    #expect(ending == .exited(2))
  }

  @Test func `a process asks its work to stop when its time is over`() async {
    await #expect(processExitsWith: .success) {
      FlowInterruption.listen(limit: .milliseconds(5))
      while !FlowInterruption.isAsked { sched_yield() }
      precondition(FlowInterruption.reason == "reached its time limit")
    }
  }

  @Test func `a process that does not stop is ended by its alarm when the patience is over`() async
  {
    await #expect(processExitsWith: .signal(SIGALRM)) {
      FlowInterruption.listen(limit: .milliseconds(5), patience: .milliseconds(5))
      while true { sched_yield() }
    }
  }
}
