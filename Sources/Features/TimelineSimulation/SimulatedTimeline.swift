import Foundation
package import Scenes
package import ScenesHeadless
import ScenesTransport
import Timeline

/// The timeline on a simulated device: the feature, and the embedded posts behind it.
///
/// The posts and the keys of drafts belong to the installation and outlive a run of the app.
package final class SimulatedTimeline: SimulatedFeature {
  /// All that an app knows of the feature.
  package static let feature = FeatureDescription(
    TimelineFeature.scenes,
    launchArguments: TimelineLaunch.names,
    backendEvents: TimelineBackendEvent.known,
    backendQuestions: TimelineBackendQuestion.known,
    flows: Bundle.module.bundleURL.appendingPathComponent("TimelineFlows").path,
    invariants: invariants,
    states: TimelineScene.states + PostScene.states + ComposeScene.states,
    exploring: FeatureExploration(
      leads: [
        "timeline-post-#": "post/#", "timeline-compose": "compose", "retry": "?",
        "timeline-retry": "?",
      ]
    )
  ) { SimulatedTimeline($0) }

  /// The way to the posts: the embedded one, unless another is set before a run begins.
  lazy var gateway: any TimelineGateway = posts

  /// The way to the embedded posts over HTTP: the same posts and the same network, with requests and answers of
  /// bytes.
  var gatewayOverHTTP: any TimelineGateway {
    HTTPTimelineGateway(device.transport(to: posts.routes))
  }

  let posts: EmbeddedTimelineGateway
  private let device: SimulatedDevice
  private let keys: RequestKeyGenerator

  private init(_ device: SimulatedDevice) {
    self.device = device
    posts = EmbeddedTimelineGateway(network: device.network)
    keys = RequestKeyGenerator(seed: device.seed)
  }

  /// Begins a run.
  package func launch(
    _ launch: FeatureLaunch,
    in registry: inout SceneRegistry
  ) throws(SimulatedAppError) {
    posts.apply(try TimelineLaunch(launch.arguments))
    let feature = TimelineFeature(
      gateway: gateway,
      keys: keys,
      clock: device.clock,
      log: device.events
    )
    registry.add(TimelineRoute.self) { [posts] route, _ in
      if case .compose = route { posts.noteNewPage() }
      return feature.scene(of: route)
    }
  }

  /// Applies an event to the posts.
  package func backend(
    _ event: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) {
    posts.apply(try TimelineBackendEvent(event, values, posts: posts.ids))
  }

  /// Asks the back end.
  package func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) -> (any Sendable)? {
    posts.answer(try TimelineBackendQuestion(question, values, posts: posts.ids))
  }
}
