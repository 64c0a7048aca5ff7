import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit

/// Random fire and an exploration whose process ends: by an action of the app, or by something outside.
@Suite struct EndedProcessTests {
  /// The command that walks an app in a process of its own.
  enum Walk: String, CaseIterable {
    case monkey, explore
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Walks an app with a button that ends the process by a signal.
  private func run(
    _ walk: Walk,
    endedBy signal: Int32
  ) throws -> (output: String, ending: HelperProcess.Ending) {
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["FRAGILE_SIGNAL"] = "\(signal)"
    let arguments =
      switch walk {
      case .monkey: ["monkey", "--steps", "2000", "-o", folder.path("monkey.yaml")]
      case .explore: ["explore", "--depth", "2", "-o", folder.path("explore")]
      }
    let process = try HelperProcess(path, arguments: arguments, environment: environment)
    let output = String(decoding: process.readToEnd(), as: UTF8.self)
    return (output, process.wait())
  }

  /// The flow files that the walk has written.
  private func flows() throws -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path(""))?.allObjects ?? []
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") }
  }

  @Test(
    arguments: Walk.allCases,
    [(SIGKILL, "SIGKILL (Killed)"), (SIGXCPU, ChildEnding.name(of: SIGXCPU))]
  )
  func `a process that is ended from outside is no crash of the app`(
    walk: Walk,
    signal: (number: Int32, name: String)
  ) throws {
    let (output, ending) = try run(walk, endedBy: signal.number)
    #expect(ending == .exited(2))
    let words =
      "error: fragile: The process in which the app ran was ended from outside, by \(signal.name)"
    #expect(output.contains(words), "\(output)")
    #expect(!output.contains("BROKEN"))
    #expect(try flows() == [])
  }

  @Test(arguments: Walk.allCases, [SIGABRT, SIGTRAP])
  func `a process that the app ends is a crash, and the shortest flow shows it`(
    walk: Walk,
    signal: Int32
  ) throws {
    let (output, ending) = try run(walk, endedBy: signal)
    #expect(ending == .exited(1))
    #expect(
      output.contains("BROKEN: The app ends the process. The shortest flow has "),
      "\(output)"
    )
    let flow = try #require(try flows().first)
    #expect(try String(contentsOfFile: folder.path(flow), encoding: .utf8).contains("end"))
  }

  @Test func `signals of the program itself are distinguished from signals from outside`() {
    for signal in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP] {
      #expect(ChildEnding(signal: signal) == .crashed(signal))
    }
    for signal in [SIGHUP, SIGINT, SIGKILL, SIGQUIT, SIGTERM, SIGXCPU] {
      #expect(ChildEnding(signal: signal) == .killed(signal))
      #expect(ChildEnding.name(of: signal).hasPrefix("SIG"))
    }
  }
}
