import Foundation
package import Scenes
package import ScenesHeadless
import ScenesTransport

/// The reports on a device: their page, and the embedded reports behind it.
///
/// The reports belong to the installation and outlive a run of the app; pictures belong to one run.
package final class TsukurepoFeature: InstalledFeature {
  /// The feature.
  ///
  /// - Parameter exits: Where it leads to beyond its own scenes.
  /// - Returns: All that an app knows of the feature.
  package static func feature(leadsTo exits: TsukurepoExits) -> HeadlessFeature {
    HeadlessFeature(
      SceneFeature(TsukurepoRoute.self, above: [exits.home]),
      backendEvents: TsukurepoBackendEvent.known,
      flows: Bundle.module.bundleURL.appendingPathComponent("TsukurepoFlows").path,
      invariants: invariants,
      states: TsukurepoDetailsScene.states,
      exploring: FeatureExploration(leads: ["tsukurepo-show-recipe": "", "retry": "?"])
    ) { device in
      TsukurepoFeature(device, exits: exits)
    }
  }

  /// The way to the reports: the embedded one, unless another is set before a run begins.
  lazy var gateway: any TsukurepoGateway = reports

  /// The way to the embedded reports over HTTP: the same reports and the same network, with answers of bytes.
  var gatewayOverHTTP: any TsukurepoGateway {
    let way = InProcessTransport(reports.routes)
    let transport = SimulatedTransport(over: way, network: reports.network)
    return HTTPTsukurepoGateway(ConditionalTransport(over: transport))
  }

  let reports: EmbeddedTsukurepoGateway
  private let device: HeadlessDevice
  private let exits: TsukurepoExits

  private init(_ device: HeadlessDevice, exits: TsukurepoExits) {
    self.device = device
    self.exits = exits
    reports = EmbeddedTsukurepoGateway(network: device.network)
  }

  /// The page of the recipe of which somebody has reported; `nil` if there is no such report.
  func recipe(of id: TsukurepoReport.ID) -> AnySceneRoute? {
    reports.recipe(of: id).map { exits.recipe($0) }
  }

  /// Begins a run.
  package func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {
    let (gateway, clock, log, exits) = (gateway, device.clock, device.events, exits)
    let pictures = ScreenPictures(from: TsukurepoPictures(gateway: gateway), clock: clock)
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

  /// Applies an event to the reports.
  package func backend(
    _ event: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) {
    switch try TsukurepoBackendEvent(event, values, reports: reports.ids) {
    case .reportChanged(let id): reports.change(id)
    }
  }
}
