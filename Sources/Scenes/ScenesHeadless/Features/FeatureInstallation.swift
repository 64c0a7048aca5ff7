public import Observation2
import Scenes

/// An installation of an app that is made of features: one device, and each feature installed on it.
@MainActor
public final class FeatureInstallation {
  /// What the features are installed on.
  public let device: HeadlessDevice
  /// What has to hold at every moment: what the features say, in their order, and what holds in every app.
  public let invariants: [AppInvariant]
  /// What makes two moments the same when the app is explored, and what outlives a run.
  public let exploration: AppExploration

  private let installed: [(feature: HeadlessFeature, object: any InstalledFeature)]
  private let memory: ScreenMemory
  /// The navigator of the run, if there is one.
  private weak var navigator: SceneNavigator?

  /// Installs features on a device of their own that has never run any.
  ///
  /// - Parameters:
  ///   - features: The features, in the order in which the app's root shows them.
  ///   - clock: The clock of everything in the installation.
  ///   - seed: The seed of everything random in it.
  /// - Precondition: No two features have taken the same name.
  public init(_ features: [HeadlessFeature], clock: any AppClock, seed: UInt64) {
    let catalog = FeatureCatalog.of(features)
    let conflicts = catalog.conflicts
    precondition(conflicts.isEmpty, conflicts.map(\.description).joined(separator: "\n"))
    let device = HeadlessDevice(
      clock: clock,
      network: SimulatedNetwork(clock: clock),
      events: StageEventLog(),
      seed: seed
    )
    self.device = device
    var invariants: [AppInvariant] = []
    var explorations: [AppExploration] = []
    installed = features.map { feature in
      let own = feature.install(device)
      invariants += own.invariants
      explorations.append(own.exploration)
      return (feature, own.object)
    }
    exploration = AppExploration(explorations, catalog.exploration)
    let memory = ScreenMemory(device.network, exploration)
    self.memory = memory
    self.invariants =
      invariants + AppInvariant.ofEveryApp + AppInvariant.losesNothing(memory)
      + [.opensByName(catalog)]
  }

  /// The installed feature of a type; `nil` if it is not in the app's list.
  public func feature<Feature: InstalledFeature>(_ type: Feature.Type = Feature.self) -> Feature? {
    installed.lazy.compactMap { $0.object as? Feature }.first
  }

  /// Begins a run: each feature registers its scenes.
  ///
  /// - Parameters:
  ///   - arguments: The launch arguments.
  ///   - navigator: The navigator of the window that shows the app.
  ///   - finish: Registers what belongs to no feature.
  /// - Throws: What a feature can't be launched with.
  func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator,
    _ finish: (inout SceneRegistry) -> Void
  ) throws(HeadlessAppError) {
    stop()
    if arguments.keys.contains(where: { $0 != FeatureLaunch.scene }) { memory.forget() }
    device.events.removeAll()
    var registry = SceneRegistry()
    let entrances = installed.compactMap(\.feature.scenes.entrance)
    for (feature, object) in installed {
      let own = arguments.filter { feature.launchArguments.contains($0.key) }
      try object.launch(FeatureLaunch(arguments: own, entrances: entrances), in: &registry)
    }
    finish(&registry)
    navigator.registry = registry
    self.navigator = navigator
  }

  /// Ends the run of each feature.
  ///
  /// The navigator may outlive it, as a closed window does; the services that build the scenes must not.
  func stop() {
    navigator?.registry = SceneRegistry()
    navigator = nil
    for one in installed { one.object.stop() }
  }

  /// Deletes the stored data of each feature.
  func clearState() {
    memory.forget()
    for one in installed { one.object.clearState() }
  }

  /// Notes that something has happened in a back end.
  func noteEvent() {
    memory.forget()
  }

  /// Allows or denies something to each feature.
  func setPermission(_ name: String, isAllowed: Bool) {
    for one in installed { one.object.setPermission(name, isAllowed: isAllowed) }
  }

  /// Has the stores of each feature record.
  func record() {
    for one in installed { one.object.record() }
  }

  /// What the stores of all features have recorded.
  var recordings: [String: String] {
    installed.reduce(into: [:]) { $0.merge($1.object.recordings) { first, _ in first } }
  }

  /// The feature that has declared a name.
  func owner(
    of name: String,
    in names: (HeadlessFeature) -> [String: [String]]
  )
    -> (any InstalledFeature)?
  {
    installed.first { names($0.feature)[name] != nil }?.object
  }
}
