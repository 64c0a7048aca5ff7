import Foundation
package import Scenes
package import ScenesHeadless
package import Tsukurepo

/// The reports on a simulated device: the feature, and the embedded reports behind it.
///
/// The reports belong to the installation and outlive a run of the app.
package final class SimulatedTsukurepo: SimulatedFeature {
  /// The feature.
  ///
  /// - Parameter exits: Where it leads to beyond its own scenes.
  /// - Returns: All that an app knows of the feature.
  package static func feature(leadsTo exits: TsukurepoExits) -> FeatureDescription {
    FeatureDescription(
      TsukurepoFeature.scenes(leadsTo: exits),
      backendEvents: TsukurepoBackendEvent.known,
      flows: Bundle.module.bundleURL.appendingPathComponent("TsukurepoFlows").path,
      invariants: invariants,
      states: TsukurepoDetailsScene.states,
      exploring: FeatureExploration(leads: ["tsukurepo-show-recipe": "", "retry": "?"])
    ) { device in
      SimulatedTsukurepo(device, exits: exits)
    }
  }

  /// The way to the reports: the embedded one, unless another is set before a run begins.
  lazy var gateway: any TsukurepoGateway = reports

  /// The way to the embedded reports over HTTP: the same reports and the same network, with answers of bytes.
  var gatewayOverHTTP: any TsukurepoGateway {
    HTTPTsukurepoGateway(device.transport(to: reports.routes))
  }

  let reports: EmbeddedTsukurepoGateway
  /// The reports that were on the screen.
  let shown = ShownReports()
  private let device: SimulatedDevice
  private let exits: TsukurepoExits

  private init(_ device: SimulatedDevice, exits: TsukurepoExits) {
    self.device = device
    self.exits = exits
    reports = EmbeddedTsukurepoGateway(network: device.network)
  }

  /// Returns the page of the recipe that a report is about; `nil` if there is no such report.
  func recipe(of id: TsukurepoReport.ID) -> AnySceneRoute? {
    reports.recipe(of: id).map { exits.recipe($0) }
  }

  /// Begins a run.
  package func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {
    TsukurepoFeature(gateway: gateway, exits: exits, clock: device.clock, log: device.events)
      .register(in: &registry)
  }

  /// Applies an event to the reports.
  package func backend(
    _ event: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) {
    switch try TsukurepoBackendEvent(event, values, reports: reports.ids) {
    case .reportChanged(let id): reports.change(id)
    }
  }
}
