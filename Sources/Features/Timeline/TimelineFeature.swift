package import Observation2
package import Scenes
package import ScenesTransport

/// The timeline in one run of an app: its scenes, with the desk and the pictures that they share.
@MainActor
package struct TimelineFeature {
  /// The routes and the way in, for the app's links and tabs.
  package static let scenes = SceneFeature(
    TimelineRoute.self,
    title: "タイムライン",
    entrance: .timeline
  )

  private let services: TimelineServices

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - gateway: The way to the posts.
  ///   - keys: The keys of drafts, the same generator in each run of an installation.
  ///   - clock: The clock for requests and pictures.
  ///   - log: Records the views' delegate calls.
  package init(
    gateway: any TimelineGateway,
    keys: RequestKeyGenerator,
    clock: any AppClock,
    log: EventLog
  ) {
    services = TimelineServices(
      gateway: gateway,
      desk: TimelineDesk(),
      keys: keys,
      pictures: ScreenPictures(from: TimelinePictures(gateway: gateway), clock: clock),
      clock: clock,
      log: log
    )
  }

  /// Registers how the scenes are built.
  package func register(in registry: inout SceneRegistry) {
    registry.add(TimelineRoute.self) { route, _ in scene(of: route) }
  }

  /// Builds the scene of a route.
  package func scene(of route: TimelineRoute) -> any SceneHost {
    switch route {
    case .timeline: TimelineScene.build(services)
    case .post(let id): PostScene.build(id, services)
    case .compose: ComposeScene.build(services)
    }
  }
}
