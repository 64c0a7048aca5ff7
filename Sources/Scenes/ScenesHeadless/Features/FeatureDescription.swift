public import Scenes

/// The description of a feature as one value: everything that an app and a harness have to know about it.
///
/// ```swift
/// static let feature = FeatureDescription(
///   SceneFeature(ShopRoute.self, title: "お店", entrance: .list),
///   backendEvents: ["soldOut": ["product"]],
///   flows: folder,
///   invariants: [FeatureInvariant("a full shop is never empty") { shop, stage in … }],
///   states: [list.state("loading", time: .stands, shows: ["shop-loading"]), …]
/// ) { device in
///   ShopFeature(network: device.network, clock: device.clock)
/// }
/// ```
/// An app is a list of such values (``SimulatedApp/features``). The names are known before the app installs anything,
/// so a harness checks flows without playing them.
@MainActor
public struct FeatureDescription {
  /// Its routes and its way in.
  public let scenes: SceneFeature
  /// The launch arguments that it takes.
  public let launchArguments: [String]
  /// The events of its back end, each with the names of its values.
  public let backendEvents: [String: [String]]
  /// The questions that its back end answers, each with the names of their values.
  public let backendQuestions: [String: [String]]
  /// The path of the folder with its flows, if it has some.
  public let flows: String?
  /// The names of its invariants.
  public let invariantNames: [String]
  /// The states that its scenes can show, for a gallery or a walk that checks accessibility.
  public let states: [SceneState]

  /// The rules for an explorer that hold for every installation.
  let exploration: CommonExploration
  let install: @MainActor (SimulatedDevice) -> Installation
  /// Tells this description from another one, which may have the same name.
  let identity = Identity()

  /// The identity of a description.
  final class Identity {}

  /// A feature on a device, with its invariants and its rules for an explorer.
  struct Installation {
    let object: any SimulatedFeature
    let invariants: [AppInvariant]
    let exploration: AppExploration
  }

  /// Describes a feature.
  ///
  /// - Parameters:
  ///   - scenes: Its routes and its way in.
  ///   - launchArguments: The launch arguments that it takes.
  ///   - backendEvents: The events of its back end, each with the names of its values.
  ///   - backendQuestions: The questions that its back end answers, each with the names of their values.
  ///   - flows: The path of the folder with its flows.
  ///   - invariants: The conditions that hold at every moment.
  ///   - states: The states that its scenes can show, in the order in which a person looks at them.
  ///   - exploration: The rules by which an explorer compares two moments of the feature.
  ///   - install: Puts the feature on a device, with an embedded back end that has the bundled data.
  /// - Precondition: No two states of a scene have the same name.
  public init<Installed: SimulatedFeature>(
    _ scenes: SceneFeature,
    launchArguments: [String] = [],
    backendEvents: [String: [String]] = [:],
    backendQuestions: [String: [String]] = [:],
    flows: String? = nil,
    invariants: [FeatureInvariant<Installed>] = [],
    states: [SceneState] = [],
    exploring exploration: FeatureExploration<Installed> = FeatureExploration(),
    install: @escaping @MainActor (SimulatedDevice) -> Installed
  ) {
    self.scenes = scenes
    self.launchArguments = launchArguments
    self.backendEvents = backendEvents
    self.backendQuestions = backendQuestions
    self.flows = flows
    invariantNames = invariants.map(\.name)
    self.states = states.named(by: scenes.name)
    let common = exploration.common
    self.exploration = common
    self.install = { device in
      let installed = install(device)
      var bound: [AppInvariant] = []
      for invariant in invariants { bound.append(invariant.bound(to: installed, of: scenes.name)) }
      return Installation(
        object: installed,
        invariants: bound,
        exploration: exploration.bound(to: installed, common)
      )
    }
  }

  /// The feature's name, the same as that of its routes.
  public var name: String { scenes.name }
}
