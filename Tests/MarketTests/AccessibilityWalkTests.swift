import MarketSimulation
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// Every screen in every state, as somebody sees it who needs large text, or hears it.
@MainActor @Suite struct AccessibilityWalkTests {
  @Test
  func `every state can be read and operated, on every device, in both schemes and text sizes`()
    async throws
  {
    for state in MarketApp.states {
      let reached = try await state.reach(in: MarketApp.self)
      let stage = reached.stage
      for device in SnapshotDevice.all {
        for scheme in ScreenColorScheme.allCases where scheme == .light || device == .all[0] {
          stage.environment = device.environment(from: stage.environment)
          stage.environment.colorScheme = scheme
          let findings = stage.accessibilityFindings().filter { !Self.isByDesign($0) }
          #expect(findings.map { "\(state), \(device.name): \($0)" } == [])
        }
      }
      await reached.end()
    }
  }

  /// The title of a report has a fixed height by its design, and ends in an ellipsis; its label is whole.
  private static func isByDesign(_ finding: AccessibilityFinding) -> Bool {
    finding.kind == .clippedText && finding.element.identifier == "tsukurepo-title"
      && finding.element.label == finding.element.text
  }
}
