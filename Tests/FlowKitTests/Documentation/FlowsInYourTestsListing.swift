import FlowKit
import Foundation
import Testing

/// The code in `FlowsInYourTests.md`, with other flows and another app.
private typealias TallyApp = TinyApp

extension FlowCommandList {
  fileprivate static let tally = standard.adding(BuyCommand.self)
}

private let folder: String = {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try? Data("- launchApp\n- back: { optional: true }\n".utf8)
    .write(to: folder.appending(path: "back.yaml"))
  return folder.path()
}()

@MainActor @Suite struct TallyFlowTests {
  private nonisolated static let flows = FlowFinder(commands: .tally).find([folder])
  private let player = FlowPlayer(flows, app: TallyApp.self)

  @Test func `every flow can be read`() {
    for issue in player.issues { issue.record() }
  }

  @Test(arguments: flows.flows)
  func flow(_ flow: Flow) async {
    for issue in await player.play(flow).issues { issue.record() }
  }
}

@MainActor @Suite struct TallyTextTests {
  @Test func `a text is played`() async {
    let steps = "- launchApp\n- runFlow: leave.yaml"
    let flows = FlowFinder().read(steps, running: ["leave.yaml": "- pressKey: Home"])
    let player = FlowPlayer(flows, app: TallyApp.self)
    for flow in player.flows { #expect(await player.play(flow).isPassed) }
  }
}

extension FlowIssue {
  func record() {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }
}

private enum DrinkWords {
  static let guide = FlowCommandGuide(
    "Drinks cups of coffee, one after the other.",
    keys: ["cups": "How many."]
  )
}

@Suite struct FlowGuideTests {
  @Test func `a guide has the words that it was given`() {
    #expect(DrinkWords.guide.keys == ["cups": "How many."])
  }
}
