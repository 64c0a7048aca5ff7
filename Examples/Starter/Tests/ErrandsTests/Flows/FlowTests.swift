import ErrandsSimulation
import FlowKit
import Testing

/// Each flow as a test, which fails at the line of the flow's file.
@MainActor @Suite struct FlowTests {
  private nonisolated static let flows = FlowFinder().find([StarterFolder.path("Flows")])

  private let player = FlowPlayer(flows, app: ErrandsApp.self)

  @Test func `the six flows have no error`() {
    for issue in player.issues { issue.record() }
    #expect(player.flows.count == 6)
  }

  @Test(arguments: flows.flows)
  func flow(_ flow: Flow) async {
    for issue in await player.play(flow).issues { issue.record() }
  }
}
