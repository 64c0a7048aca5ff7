public import Scenes

/// A feature as one value: all that an app and a harness have to know of it.
///
/// ```swift
/// static let feature = HeadlessFeature(
///   SceneFeature(ShopRoute.self, title: "お店", entrance: .list),
///   backendEvents: ["soldOut": ["product"]],
///   flows: folder,
///   invariants: [FeatureInvariant("a full shop is never empty") { shop, stage in … }],
///   states: [list.state("loading", time: .stands, shows: ["shop-loading"]), …]
/// ) { device in
///   ShopFeature(network: device.network, clock: device.clock)
/// }
/// ```
/// An app is the list of its features (``FeatureApp``). The names are known before anything is
/// installed, so that flows are checked without playing them.
@MainActor
public struct HeadlessFeature {
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
  /// What its scenes can look like, for all that looks at every state: a gallery, a walk that checks
  /// accessibility.
  public let states: [SceneState]

  /// What it tells to whoever explores an app, of every installation alike.
  let exploration: CommonExploration
  let install: @MainActor (HeadlessDevice) -> Installation
  /// What tells it apart from one that was described another time, and may be another one by the same name.
  let identity = Identity()

  /// The identity of a description.
  final class Identity {}

  /// A feature on a device, with what an app knows of it.
  struct Installation {
    let object: any InstalledFeature
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
  ///   - invariants: What has to hold at every moment.
  ///   - states: What its scenes can look like, in the order in which a person looks at them.
  ///   - exploration: What makes two moments of it the same when the app is explored, and what outlives a run.
  ///   - install: Puts the feature on a device, with an embedded back end that has the bundled data.
  /// - Precondition: No two states of a scene have the same name.
  public init<Installed: InstalledFeature>(
    _ scenes: SceneFeature,
    launchArguments: [String] = [],
    backendEvents: [String: [String]] = [:],
    backendQuestions: [String: [String]] = [:],
    flows: String? = nil,
    invariants: [FeatureInvariant<Installed>] = [],
    states: [SceneState] = [],
    exploring exploration: FeatureExploration<Installed> = FeatureExploration(),
    install: @escaping @MainActor (HeadlessDevice) -> Installed
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
