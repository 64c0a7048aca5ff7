import Foundation
import ProcessSupport
import Testing

/// An app that prints the orders of a flow, in each command that runs it, on GitHub.
@Suite struct HostilePrintsTests {
  private static let words = "::stop-commands::x\r\n  ##[group]y\u{1B}[8m"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ arguments: [String],
    _ environment: [String: String] = [:]
  ) throws -> (ending: HelperProcess.Ending, output: String) {
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    let defaults = ["SWIFT_BACKTRACE": "enable=no", "GITHUB_ACTIONS": "true"]
    let process = try HelperProcess(
      path,
      arguments: arguments,
      environment: ProcessInfo.processInfo.environment.merging(defaults) { $1 }
        .merging(environment) { $1 }
    )
    let output = String(decoding: process.readToEnd(), as: UTF8.self)
    return (process.wait(), output)
  }

  private func write(_ steps: String) throws -> String {
    let path = folder.path("a.yaml")
    try Data(steps.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test(arguments: [["coverage"], ["monkey", "--steps", "20"], ["explore", "--budget", "50ms"]])
  func `no command passes the prints of the app on as they are`(command: [String]) throws {
    let more =
      command == ["coverage"]
      ? [try write("- launchApp\n")] : ["-o", folder.path("out-\(command[0]).yaml")]
    let (ending, output) = try run(command + more, ["FRAGILE_WORDS": Self.words])
    #expect(ending == .exited(0), "\(output)")
    #expect(output.contains(":\\u003Astop-commands::x\\u000D\n"), "\(output)")
    #expect(OutputReaders.commands(in: output) == [])
    #expect(OutputReaders.orders(in: output, ownColors: false) == [])
  }

  @Test func `the last words of a crash are no orders, and the command says that the app crashed`()
    throws
  {
    let end = "\"abort: no egg\\n::stop-commands::x\""
    let flow = try write("- launchApp: {arguments: {end: \(end)}}\n")
    let (ending, output) = try run(["coverage", flow])
    #expect(ending == .exited(1), "\(output)")
    #expect(output.contains("fragile: The app has ended its process, by SIGABRT"), "\(output)")
    #expect(output.contains(":\\u003Astop-commands::x"), "\(output)")
    #expect(OutputReaders.commands(in: output.replacing("error: ", with: "")) == [])
  }
}
