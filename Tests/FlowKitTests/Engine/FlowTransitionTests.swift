import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Flows in an app whose transitions take time.
@MainActor @Suite struct FlowTransitionTests {
  private func failures(_ flow: String) async throws -> [String] {
    let result = try await FlowStage.play("- launchApp\n" + flow, on: SlowApp.self)
    return result.failures.map(\.description)
  }

  @Test func `the second tap of a double tap falls on nothing`() async throws {
    #expect(
      try await failures(
        """
        - doubleTapOn: {id: next}
        - assertVisible: scene 2
        - waitForAnimationToEnd
        - assertVisible: scene 2
        """
      ) == []
    )
  }

  @Test func `each command waits until a finger reaches the screen`() async throws {
    #expect(
      try await failures(
        """
        - tapOn: {id: next}
        - tapOn: {id: next}
        - tapOn: {id: field}
        - inputText: abc
        - assertVisible: {id: field, text: abc}
        - eraseText
        - inputText: d
        - assertVisible: {id: field, text: d}
        - back
        - assertVisible: scene 2
        - swipe: {direction: UP}
        - assertNotVisible: {id: next}
        - back
        - longPressOn: {id: next}
        - assertVisible: scene 1
        """
      ) == []
    )
  }

  @Test func `taps without waits in between each go one scene further`() async throws {
    #expect(
      try await failures(
        """
        - repeat:
            times: 5
            commands:
              - tapOn: {id: next}
        - assertVisible: scene 6
        """
      ) == []
    )
  }
}

/// An app in which each scene leads to another one.
@MainActor
private final class SlowApp: SimulatedApp {
  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.transitionDuration = .milliseconds(350)
    navigator.registry.add(SlowRoute.self) { route, context in SlowScene(route, context.place) }
    navigator.apply(.replaceRoot(.stack([AnySceneRoute(SlowRoute.scene(1))])))
  }
}

private enum SlowRoute: SceneRoute {
  static let feature = "slow"

  case scene(Int)
}

private final class SlowScene: SceneHost {
  let view: SlowView

  init(_ route: SlowRoute, _ place: ScenePlace) {
    view = SlowView(route: route, place: place)
  }
}

private struct SlowView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var text = ""
  }

  let dataSource = DataSource()
  let route: SlowRoute
  let place: ScenePlace

  var body: [ScreenElement] {
    scroll {
      if case .scene(let number) = route {
        button("次へ") { place.push(SlowRoute.scene(number + 1)) }
          .onLongPress {}
          .identifier("next")
        text("scene \(number)")
      }
      textField(dataSource.text) { dataSource.text = $0 }.identifier("field")
      for row in 0..<60 { text("\(row)") }
    }
  }
}
