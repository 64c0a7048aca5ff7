import FlowKit
import Foundation
import Outside
import TallyCommands
import Testing

/// The team's flows, a test each.
@MainActor @Suite struct TallyFlowTests {
  /// Read where they are written and not from the bundle, so that a failure leads to the file to mend.
  private nonisolated static let flows = FlowFinder(commands: .tally).find([
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Outside/Tally/TallyFlows").standardizedFileURL.path()
  ])

  private let player = FlowPlayer(flows, app: TallyApp.self)

  @Test func `every flow can be read`() {
    for issue in player.issues { issue.record() }
    #expect(player.flows.count == 3)
  }

  @Test(arguments: flows.flows)
  func flow(_ flow: Flow) async {
    for issue in await player.play(flow).issues { issue.record() }
  }
}
