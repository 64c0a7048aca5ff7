import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowExplanationTests {
  nonisolated static let names = FlowCommandList.standard.names

  @Test(arguments: names)
  func `each command is explained with each of its keys`(name: String) throws {
    let type = try #require(FlowCommandList.standard[name])
    let lines = FlowExplanation(type).description.split(separator: "\n")
    for key in (type.keys ?? []) + FlowStep.keys {
      #expect(lines.contains { $0.hasPrefix("    \(key): ") }, "\(key)")
    }
    #expect(lines.last?.hasPrefix("  On a device with Maestro 2.8.0: ") == true)
  }

  // A script is explained in an article.
  @Test(arguments: names.filter { $0 != "runScript" })
  func `the guide of a command is about keys that it reads`(name: String) throws {
    let type = try #require(FlowCommandList.standard[name], "there is no command \(name)")
    let guide = type.guide
    #expect(guide.summary.hasSuffix("."))
    let read = Set(FlowCommandForm(type).keys.map(\.name))
    #expect(Set(guide.keys.keys).isSubset(of: read))
  }

  @Test func `the kinds of values are those that the reader asks for`() throws {
    func kinds(_ name: String) throws -> [String: FlowKeyKind] {
      let form = FlowCommandForm(try #require(FlowCommandList.standard[name]))
      return Dictionary(form.keys.map { ($0.name, $0.kind) }) { $1 }
    }
    #expect(try kinds("launchApp")["clearState"] == .truth)
    #expect(try kinds("launchApp")["arguments"] == .entries)
    #expect(try kinds("swipe")["from"] == .selector)
    #expect(try kinds("swipe")["direction"] == .choice(["UP", "DOWN", "LEFT", "RIGHT"]))
    #expect(try kinds("swipe")["duration"] == .duration(.milliseconds))
    #expect(try kinds("advanceTime")["value"] == .duration(.withUnit))
    #expect(try kinds("runFlow")["when"] == .condition)
    #expect(try kinds("runFlow")["commands"] == .steps)
    #expect(try kinds("runFlow")["file"] == .text)
    #expect(try kinds("assertEvent")["values"] == .entries)
    #expect(try kinds("assertEvent")["event"] == .text)
    #expect(try kinds("assertAlways")["for"] == .duration(.withUnit))
    #expect(try kinds("assertBackend")["timeout"] == .duration(.milliseconds))
    guard case .mapping(let edges)? = try kinds("setDevice")["safeArea"] else {
      Issue.record("safeArea is no mapping")
      return
    }
    #expect(edges.keys.sorted() == ["bottom", "leading", "top", "trailing"])
    #expect(edges.values.allSatisfy { if case .number = $0 { true } else { false } })
  }

  @Test func `a command by its name`() async throws {
    let harness = try HarnessScratch()
    #expect(await harness.run("explain", "eraseText") == .passed)
    #expect(
      harness.text == """
        eraseText
          Takes characters from the end of the field that has the focus, one after the other.

          - eraseText
          - eraseText: …    (a whole number from 0, like 3)
          - eraseText: {KEY: …}
            charactersToErase: a whole number from 0, like 3
                How many; 50 if nothing is said.
            label: a text
                The step's name in reports.
            optional: true or false
                Whether a failure is only a warning; such a step waits 7 s, not 17 s. A failure ends the \
        flow if nothing is said.

          On a device with Maestro 2.8.0: played.
        """
    )
  }

  @Test func `a step by its file and line`() async throws {
    let harness = try HarnessScratch()
    let path = try harness.write(
      "- launchApp\n- repeat:\n    times: 2\n    commands:\n      - tapOn:\n          id: a\n",
      to: "a.yaml"
    )
    #expect(await harness.run("explain", "\(path):6") == .passed)
    #expect(harness.text.hasPrefix("\(path):5:9\n    tapOn:\n      id: a\n\ntapOn\n  Taps where"))
    #expect(await harness.run("explain", "\(path):3") == .passed)
    #expect(harness.lines.last?.contains("\nrepeat\n") == true)
    #expect(await harness.run("explain", "\(path):9") == .unusable)
    #expect(harness.errors.last?.contains("No step that can be read stands on line 9") == true)
  }

  @Test func `a step by its file, line and column, as an error has them`() async throws {
    let harness = try HarnessScratch()
    let path = try harness.write("- repeat: {times: 2, commands: [back, scroll]}\n", to: "a.yaml")
    for (column, name) in [
      (1, "repeat"), (3, "repeat"), (30, "repeat"), (33, "back"), (40, "scroll"),
    ] {
      #expect(await harness.run("explain", "\(path):1:\(column)") == .passed)
      #expect(harness.lines.last?.contains("\n\n\(name)\n") == true, "\(column)")
    }
    #expect(await harness.run("explain", "\(path):2:1") == .unusable)
    #expect(harness.errors.last?.contains("No step that can be read stands on line 2") == true)
  }

  @Test(arguments: [
    ("tapsOn", "There is no command “tapsOn”. Did you mean “tapOn”?"),
    ("click", "There is no command “click”. Write “tapOn: …”."),
    ("runScript", "“runScript” is not supported: there is no JavaScript engine."),
  ])
  func `a name that is no command is reported`(_ name: String, _ message: String) async throws {
    let harness = try HarnessScratch()
    #expect(await harness.run("explain", name) == .unusable)
    #expect(harness.errors.first?.hasPrefix("harness: \(message)") == true)
  }

  @Test func `without a name all commands are listed, a team's own too`() async throws {
    let harness = try HarnessScratch()
    let commands = FlowCommandList.standard.adding(BuyCommand.self)
    #expect(await harness.run("explain", commands: commands) == .passed)
    #expect(harness.lines.count == Self.names.count + 1)
    #expect(harness.lines.contains("back: Goes back by one scene, as the system's back does."))
    #expect(await harness.run("explain", "buy", commands: commands) == .passed)
    #expect(harness.lines.last?.contains("    quantity: a whole number from 0, like 3\n") == true)
    #expect(harness.lines.last?.contains("Maestro 2.8.0: not known there.") == true)
  }
}
