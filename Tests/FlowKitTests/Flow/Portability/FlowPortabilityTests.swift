import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@Suite struct FlowPortabilityTests {
  private static let header = "appId: jp.example.market\n---\n"

  /// The errors about steps that are not portable, as if the first step began the file.
  private func errors(_ steps: String) -> [String] {
    FlowPortability.errors(in: Array((Self.header + steps).utf8), file: "f.yaml").map {
      "\($0.line - 2):\($0.column): \($0.message)"
    }
  }

  private func places(_ steps: String) -> [String] {
    errors(steps).map { String($0.prefix { $0 != " " }) }
  }

  @Test func `a flow of steps that both play has no errors`() {
    #expect(
      errors(
        """
        - launchApp: {clearState: true, arguments: {scene: cart}}
        - tapOn: {id: order-button, repeat: 2, point: "50%,50%", label: 注文, optional: true}
        - scrollUntilVisible: {element: {text: 塩, below: {id: a, traits: long-text square}}, timeout: 9000}
        - swipe: {from: {id: row}, direction: LEFT}
        - repeat: {while: {visible: {text: a, width: 10}}, commands: [scroll, pressKey: Enter]}
        - extendedWaitUntil: {visible: 塩, timeout: 5000}
        - assertTrue: ${1 < 2}
        - assertTrue: ${[...NAMES].length > Math.max(...SIZES)}
        - tapOn: {id: a, width: "${W}", point: "${P}"}
        """
      ) == []
    )
  }

  @Test
  func `everything that is not portable is reported at once, where it is, with a replacement`() {
    #expect(
      errors(
        """
        - advanceTime: 5s
        - assertVisible:
            id: a
            timeout: 0
        - repeat:
            times: 2
            commands:
            - back
            - runFlow: {when: {visible: {text: a, traits: [button]}}, commands: [backend: x]}
        """
      ) == [
        "1:3: “advanceTime” is not portable to a device with Maestro 2.8.0. Time goes on by itself there. "
          + "Wait with extendedWaitUntil.",
        "4:5: “timeout” of “assertVisible” is not portable to a device with Maestro 2.8.0. Leave it out: a "
          + "command waits there by itself, and no instant can be named. For a longer wait put "
          + "extendedWaitUntil before it.",
        "8:7: “back” is not portable to a device with Maestro 2.8.0. An iOS device has no such key. Tap the "
          + "button that leads back.",
        "9:51: “traits” as a list is not portable to a device with Maestro 2.8.0. Write one text of text, "
          + "long-text, square, with spaces between them.",
        "9:52: The trait “button” is not portable to a device with Maestro 2.8.0. Write one text of text, "
          + "long-text, square, with spaces between them.",
        "9:74: “backend” is not portable to a device with Maestro 2.8.0. Have the data in place when the app "
          + "is launched.",
      ]
    )
  }

  @Test(arguments: [
    ("- tapOn: {id: a, width: 10.5}", "1:25:"),
    ("- tapOn: {below: {containsDescendants: [b, {height: 1.5}]}}", "1:53:"),
    ("- tapOn: {point: \"50%,100\"}", "1:18:"),
    ("- swipe: {start: \"12.5%, 1%\", end: \"1%, 1%\"}", "1:18:"),
    ("- pressKey: Back", "1:13:"),
    ("- pressKey: {key: tab}", "1:19:"),
    ("- assertVisible: {id: a, traits: header}", "1:34:"),
    ("- extendedWaitUntil: {notVisible: {traits: button}}", "1:44:"),
    ("- tapOn: {id: a, relativePoint: \"1%,1%\"}", "1:18:"),
  ])
  func `a value that only the harness reads is not portable`(steps: String, place: String) {
    #expect(places(steps) == [place])
  }

  @Test func `an error for the harness too is reported once`() {
    #expect(
      places("- tapsOn: a\n- tapOn: {ids: a}\n- addMedia: a") == ["1:3:", "2:11:", "3:3:"]
    )
    #expect(places("- scroll\n- tapOn: {id: [a]}") == ["2:15:"])
  }

  @Test func `a first launch says what the app begins with`() {
    let sentence =
      "1:3: A first “launchApp” alone is not portable to a device with Maestro 2.8.0. The data of earlier runs stays "
      + "on a device, and here each flow begins without any. Write “launchApp: {clearState: true}”, or "
      + "“clearState: false” if the data has no effect."
    #expect(errors("- launchApp") == [sentence])
    #expect(errors("- launchApp: {}") == [sentence])
    #expect(errors("- launchApp:") == [sentence])
    #expect(places("- repeat: {times: 2, commands: [launchApp]}") == ["1:33:"])
    #expect(errors("- launchApp: {clearState: true}\n- killApp\n- launchApp") == [])
    #expect(errors("- clearState\n- launchApp") == [])
  }

  @Test func `the completion of a flow comes after its first launch`() {
    let end = "onFlowComplete: [launchApp: {clearState: true}]"
    let text = "appId: a\n\(end)\n---\n- launchApp"
    let errors = FlowPortability.errors(in: Array(text.utf8), file: "f.yaml")
    #expect(errors.map(\.line) == [4])
    let start = text.replacing("Complete", with: "Start")
    #expect(FlowPortability.errors(in: Array(start.utf8), file: "f.yaml").isEmpty)
  }

  @Test func `a launch in a file that a flow runs is not its first`() {
    let text = "appId: a\n---\n- launchApp: {clearState: true}\n- runFlow: sub.yaml"
    var finder = FlowFinder()
    finder.demandsPortability = true
    let flows = finder.read(text, running: ["sub.yaml": "appId: a\n---\n- launchApp"])
    #expect(flows.errors == [])
  }

  @Test func `a portable flow names its app, and the steps of its header are looked at`() {
    let alone = FlowPortability.errors(in: Array("- scroll".utf8), file: "f.yaml")
    #expect(
      alone.map(\.description) == [
        "f.yaml:1:1: A flow that does not name its app is not portable to a device with Maestro 2.8.0. "
          + "Begin the file with “appId: …” and a line “---”."
      ]
    )
    let text =
      "\nname: x\nonFlowStart:\n- back\nonFlowComplete: [advanceTime: 1s]\n---\n- scroll"
    let errors = FlowPortability.errors(in: Array(text.utf8), file: "f.yaml")
    #expect(errors.map { "\($0.line):\($0.column)" } == ["2:1", "4:3", "5:18"])
  }

  @Test func `a command of a team's own is not portable, nor one in the place of the format's`() {
    struct OwnScroll: FlowCommand {
      static let name = "scroll"
      static let keys: [String]? = []
      init?(_ call: FlowCall) {}
      @MainActor func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
        .passed
      }
    }
    struct OwnScript: FlowCommand {
      static let name = "runScript"
      static let keys: [String]? = []
      init?(_ call: FlowCall) {}
      @MainActor func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
        .passed
      }
    }
    let text = Self.header + "- buy: {product: 塩}\n- scroll\n- runScript"
    let commands = FlowCommandList.standard
      .adding(BuyCommand.self, OwnScroll.self, OwnScript.self)
    let errors = FlowPortability.errors(in: Array(text.utf8), file: "f.yaml", commands: commands)
    #expect(errors.map(\.line) == [3, 4, 5])
  }

  @Test func `a flow with the tag is refused where it is not portable, another one is not`() {
    let text = "appId: a\ntags: [cart, portable]\n---\n- back"
    let (flow, errors) = FlowReader().read(Array(text.utf8), file: "f.yaml")
    #expect(flow == nil)
    #expect(errors.map { "\($0.line):\($0.column)" } == ["4:3"])
    let other = text.replacingOccurrences(of: ", portable", with: "")
    #expect(FlowReader().read(Array(other.utf8), file: "f.yaml").errors == [])
  }

  @Test func `at most a hundred things are reported`() {
    #expect(errors(String(repeating: "- back\n", count: 1000)).count == 100)
  }

  // MARK: - Files

  @Test func `the files that a portable flow runs are portable too`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portable-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [
      "a": "appId: a\ntags: [portable]\n---\n- runFlow: b.yaml",
      "b": "appId: a\n---\n- runFlow: c.yaml\n- runFlow: a2.yaml",
      "c": "appId: a\n---\n- back",
      "a2": "appId: a\ntags: [portable]\n---\n- scroll\n- runFlow: c.yaml",
      "d": "- back",
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).yaml"))
    }
    var finder = FlowFinder()
    #expect(places(finder.find([folder.path])) == ["c.yaml:3:3"])
    #expect(places(finder.find([folder.path + "/d.yaml"])) == [])
    finder.demandsPortability = true
    #expect(places(finder.find([folder.path + "/b.yaml"])) == ["c.yaml:3:3"])
    #expect(places(finder.find([folder.path + "/d.yaml"])) == ["d.yaml:1:1", "d.yaml:1:3"])
  }

  private func places(_ collection: FlowCollection) -> [String] {
    collection.errors.map { "\(FlowPath.name(of: $0.file)):\($0.line):\($0.column)" }
  }
}
