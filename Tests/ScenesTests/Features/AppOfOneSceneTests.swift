import Observation2
import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct AppOfOneSceneTests {
  private let time = VirtualTime()

  @Test func `an app of one scene opens it, and records its events on the installation's device`()
    throws
  {
    let app = LampApp(clock: time, seed: 7)
    let stage = try Stage(time, launching: app)
    try stage.tap("switch")
    #expect(stage.shows("on"))
    #expect(app.events.events.map(\.name) == ["switched"])
    #expect(app.events === app.installation.device.events)
    #expect(app.network === app.installation.device.network)
    #expect(app.installation.device.seed == 7)
  }

  @Test func `an app without features declares nothing, and has no invariants`() {
    #expect(LampApp.launchArguments.isEmpty)
    #expect(LampApp.backendEvents.isEmpty)
    #expect(LampApp.backendQuestions.isEmpty)
    #expect(LampApp.states.isEmpty)
    #expect(LampApp.flows.isEmpty)
    let app = LampApp(clock: time, seed: 0)
    #expect(app.invariants.isEmpty)
    #expect(app.recordings.isEmpty)
  }

  @Test func `the back end of an app without features refuses every event and question`() throws {
    let app = LampApp(clock: time, seed: 0)
    let ofEvent = try #require(throws: SimulatedAppError.self) { try app.backend("dim", [:]) }
    #expect(ofEvent.description == "The back end knows no event “dim”.")
    let ofQuestion = try #require(throws: SimulatedAppError.self) {
      try app.askBackend("hours", [:])
    }
    #expect(ofQuestion.description == "The back end can't be asked “hours”.")
  }

  @Test func `an app that has nothing to open says what to implement`() throws {
    let error = try #require(throws: SimulatedAppError.self) {
      try Stage(time, launching: EmptyApp(clock: time, seed: 0))
    }
    #expect(
      error.description
        == "“EmptyApp” has nothing to open. List its features in “features”, or implement "
        + "“launch(_:in:)” and push its scene there."
    )
  }

  @Test func `an unknown launch argument is refused with the known ones`() throws {
    let ofEmpty = try #require(throws: SimulatedAppError.self) {
      try Stage(time, launching: EmptyApp(clock: time, seed: 0), ["scene": "lamp"])
    }
    #expect(ofEmpty.description == "The app knows no launch argument “scene”.")
    #expect(ofEmpty.known.isEmpty)
    let ofShelf = try #require(throws: SimulatedAppError.self) {
      try Stage(time, launching: BookShelfApp(clock: time, seed: 0), ["page": "1"])
    }
    #expect(ofShelf.description == "The app knows no launch argument “page”.")
    #expect(ofShelf.known == BookShelfApp.launchArguments)
  }

  @Test func `the root of an app has a tab for each feature with a way in`() {
    #expect(LampApp.root == .stack([]))
    #expect(ShelfTabsApp.root == SceneRoot.tabs(of: [BookShelfFeature.feature.scenes]))
    #expect(ShelfTabsApp.linkScheme == "app")
  }
}

private final class LampApp: SimulatedApp {
  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(LampScene(events))
  }
}

private final class LampScene: SceneHost {
  struct Content: SceneView {
    final class DataSource: ObservedModel {
      @Observed var isOn = false
    }

    let dataSource = DataSource()
    let events: StageEventLog

    var body: [ScreenElement] {
      text(dataSource.isOn ? "on" : "off")
      button("switch") { [dataSource, events] in
        dataSource.isOn.toggle()
        events.record("switched")
      }
      .identifier("switch")
    }
  }

  let view: Content

  init(_ events: StageEventLog) {
    view = Content(events: events)
  }
}

private final class EmptyApp: SimulatedApp {
  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }
}

/// The shelf with everything by default.
private final class ShelfTabsApp: SimulatedApp {
  static let features = [BookShelfFeature.feature]

  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(Self.features, clock: clock, seed: seed)
  }
}
