import Foundation
import ProcessSupport
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Random fire, an exploration and a run that a signal interrupts.
@Suite struct InterruptedWalkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Begins to walk an app that never comes to its end, and waits until it is under way.
  private func start(
    _ walk: EndedProcessTests.Walk,
    growth: String = "grows"
  ) throws -> HelperProcess {
    switch walk {
    case .monkey:
      try start(
        ["monkey", "--steps", "100000000", "-o", folder.path("monkey.yaml")],
        growth: growth
      )
    case .explore:
      try start(["explore", "--budget", "100000s", "-o", folder.path("map")], growth: growth)
    }
  }

  private func start(_ arguments: [String], growth: String) throws -> HelperProcess {
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    var environment = ProcessInfo.processInfo.environment
    environment["FRAGILE_GROWTH"] = growth
    environment["GITHUB_ACTIONS"] = nil
    let process = try HelperProcess(path, arguments: arguments, environment: environment)
    var output = ""
    while !output.contains("grown") {
      let bytes = process.read()
      try #require(!bytes.isEmpty, "\(output)")
      output += String(decoding: bytes, as: UTF8.self)
    }
    return process
  }

  /// Waits until the output is closed: this process has ended, and the one in which the app runs.
  private func end(_ process: HelperProcess) -> String {
    String(decoding: process.readToEnd(), as: UTF8.self)
  }

  @Test(arguments: EndedProcessTests.Walk.allCases, [SIGINT, SIGTERM])
  func `a walk that is interrupted tells what it has found, and ends with 1`(
    walk: EndedProcessTests.Walk,
    signal: Int32
  ) throws {
    let process = try start(walk)
    kill(process.id, signal)
    let output = end(process)
    #expect(process.wait() == .exited(1))
    switch walk {
    case .monkey:
      #expect(output.contains("error: fragile: Random fire was interrupted after "), "\(output)")
      #expect(try folder.names == [])
    case .explore:
      let map = folder.path("map")
      #expect(
        output.contains(
          "The exploration was interrupted; “fragile explore --resume \(map)/explore.json -o \(map)” goes on."
        ),
        "\(output)"
      )
      let names = try FileManager.default.contentsOfDirectory(atPath: map).sorted()
      #expect(
        names == [
          "broken", "coverage.json", "coverage.txt", "explore.json", "index.html", "map.dot",
          "map.svg",
        ]
      )
    }
  }

  @Test(arguments: EndedProcessTests.Walk.allCases)
  func `a second signal ends it in the middle of a step`(walk: EndedProcessTests.Walk) throws {
    let process = try start(walk, growth: "hangs")
    // As long as the app says something.
    repeat { kill(process.id, SIGINT) } while !process.read().isEmpty
    #expect(process.wait() == .killed(by: SIGINT))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a second signal ends a run in the middle of a step`(signal: Int32) throws {
    let flow = folder.path("flow.yaml")
    try Data("- launchApp\n- tapOn: {id: grow}".utf8).write(to: URL(fileURLWithPath: flow))
    let process = try start([flow], growth: "hangs")
    repeat { kill(process.id, signal) } while !process.read().isEmpty
    // A shell sees 128 and the signal's number as the status.
    #expect(process.wait() == .killed(by: signal))
  }

  @Test(arguments: EndedProcessTests.Walk.allCases)
  func `the process in which the app runs ends with the one that has started it`(
    walk: EndedProcessTests.Walk
  ) throws {
    let process = try start(walk)
    process.kill()
    #expect(end(process).contains("was interrupted"))
    #expect(process.wait() == .killed(by: SIGKILL))
  }

  @Test func `an exploration inside the process goes on after its parent has ended`() throws {
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    let map = folder.path("map")
    let shell = try HelperProcess(
      "/bin/sh",
      arguments: ["-c", "'\(path)' explore --in-process --depth 2 -o '\(map)' &"]
    )
    let output = end(shell)
    #expect(output.contains("nothing is broken"), "\(output)")
    #expect(!output.contains("interrupted"))
  }
}
