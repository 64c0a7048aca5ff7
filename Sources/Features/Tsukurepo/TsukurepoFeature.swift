package import Observation2
package import Scenes

/// The reports in one run of an app: their page, and the pictures of it.
@MainActor
package struct TsukurepoFeature {
  private let gateway: any TsukurepoGateway
  private let pictures: ScreenPictures
  private let exits: TsukurepoExits
  private let clock: any AppClock
  private let log: EventLog

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - gateway: The way to the reports.
  ///   - exits: Where the feature leads to beyond its own scenes.
  ///   - clock: The clock for requests and pictures.
  ///   - log: Records the views' delegate calls.
  package init(
    gateway: any TsukurepoGateway,
    exits: TsukurepoExits,
    clock: any AppClock,
    log: EventLog
  ) {
    (self.gateway, self.exits, self.clock, self.log) = (gateway, exits, clock, log)
    pictures = ScreenPictures(from: TsukurepoPictures(gateway: gateway), clock: clock)
  }

  /// The routes, for the app's links; a report opened from outside lies above another feature.
  ///
  /// - Parameter exits: Where the feature leads to beyond its own scenes.
  /// - Returns: The feature as an app knows it from outside.
  package static func scenes(leadsTo exits: TsukurepoExits) -> SceneFeature {
    SceneFeature(TsukurepoRoute.self, above: [exits.home])
  }

  /// Registers how the scenes are built.
  package func register(in registry: inout SceneRegistry) {
    registry.add(TsukurepoRoute.self) { route, _ in
      switch route {
      case .report(let id):
        TsukurepoDetailsScene.build(
          id,
          gateway: gateway,
          pictures: pictures,
          exits: exits,
          clock: clock,
          log: log
        )
      }
    }
  }
}
