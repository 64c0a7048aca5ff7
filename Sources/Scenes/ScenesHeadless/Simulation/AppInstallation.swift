public import Observation2
import Scenes

/// The installation of an app: one simulated device, and each of the app's features on it.
///
/// An app that implements one of its own methods, such as ``SimulatedApp/clearState()``, calls the method of the same
/// name here for its features.
@MainActor
public final class AppInstallation {
  /// The device that the features share.
  public let device: SimulatedDevice
  /// The conditions that hold at every moment.
  ///
  /// They are those of the features, in their order, and then those of every app with features. Without features
  /// there are none.
  public let invariants: [AppInvariant]
  /// The rules by which an explorer compares two moments.
  public let exploration: AppExploration

  private let installed: [(feature: FeatureDescription, object: any SimulatedFeature)]
  private let touches: TouchMemory
  private let memory: ScreenMemory
  /// The navigator of the run, if there is one.
  private weak var navigator: SceneNavigator?

  /// Installs features on a device of their own that has never run any.
  ///
  /// - Parameters:
  ///   - features: The features, in the order in which the app's root shows them.
  ///   - clock: The clock of everything in the installation.
  ///   - seed: The seed of everything random in it.
  /// - Precondition: No two features have the same name for anything (``FeatureConflict``).
  public init(_ features: [FeatureDescription] = [], clock: any AppClock, seed: UInt64) {
    let catalog = FeatureCatalog.of(features)
    let conflicts = catalog.conflicts
    precondition(conflicts.isEmpty, conflicts.map(\.description).joined(separator: "\n"))
    let device = SimulatedDevice(
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
    touches = TouchMemory(device.network, exploration.leads)
    memory = ScreenMemory(device.network, exploration, touches)
    if !features.isEmpty {
      invariants += AppInvariant.leadsRight(touches) + AppInvariant.ofEveryApp
      invariants += AppInvariant.losesNothing(memory)
      invariants.append(.opensByName(catalog))
    }
    self.invariants = invariants
  }

  /// Returns the installed feature of a type; `nil` if it is not in the app's list.
  public func feature<Feature: SimulatedFeature>(_ type: Feature.Type = Feature.self) -> Feature? {
    installed.lazy.compactMap { $0.object as? Feature }.first
  }

  /// Begins a run: each feature registers its scenes.
  ///
  /// - Parameters:
  ///   - arguments: The launch arguments.
  ///   - navigator: The navigator of the window that shows the app.
  ///   - finish: Registers links and tabs, which belong to no feature.
  /// - Throws: An error of a feature that can't be launched with the arguments.
  func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator,
    _ finish: (inout SceneRegistry) -> Void
  ) throws(SimulatedAppError) {
    stop()
    if arguments.keys.contains(where: { $0 != FeatureLaunch.scene }) { forget() }
    memory.beginProcess()
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
  public func stop() {
    navigator?.registry = SceneRegistry()
    navigator = nil
    for one in installed { one.object.stop() }
  }

  /// Deletes the stored data of each feature.
  public func clearState() {
    forget()
    for one in installed { one.object.clearState() }
  }

  /// Something happens from outside that may change everything.
  private func forget() {
    touches.forget()
    memory.forget()
  }

  /// Allows or denies something to each feature (``SimulatedApp/setPermission(_:isAllowed:)``).
  public func setPermission(_ name: String, isAllowed: Bool) {
    for one in installed { one.object.setPermission(name, isAllowed: isAllowed) }
  }

  /// Starts the recording in the stores of each feature.
  public func record() {
    for one in installed { one.object.record() }
  }

  /// The recordings of all features' stores, by the stores' names.
  public var recordings: [String: String] {
    installed.reduce(into: [:]) { $0.merge($1.object.recordings) { first, _ in first } }
  }

  /// Makes an event happen in the back end of the feature that has declared it.
  ///
  /// - Throws: An error that lists the known events, if no feature has declared this one, or an error of the feature.
  public func backend(_ event: String, _ values: [String: String]) throws(SimulatedAppError) {
    guard let owner = owner(of: event, in: \.backendEvents) else {
      throw SimulatedAppError(
        "The back end knows no event “\(event)”.",
        known: names(in: \.backendEvents)
      )
    }
    forget()
    try owner.backend(event, values)
  }

  /// Asks the back end of the feature that has declared the question.
  ///
  /// - Returns: A number, a text, a truth value, or a collection of these; `nil` if there is none.
  /// - Throws: An error that lists the known questions, if no feature has declared this one, or an error of the
  ///   feature.
  public func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) -> (any Sendable)? {
    guard let owner = owner(of: question, in: \.backendQuestions) else {
      throw SimulatedAppError(
        "The back end can't be asked “\(question)”.",
        known: names(in: \.backendQuestions)
      )
    }
    return try owner.askBackend(question, values)
  }

  /// Returns the feature that has declared a name.
  private func owner(
    of name: String,
    in declared: (FeatureDescription) -> [String: [String]]
  ) -> (any SimulatedFeature)? {
    installed.first { declared($0.feature)[name] != nil }?.object
  }

  private func names(in declared: (FeatureDescription) -> [String: [String]]) -> [String] {
    installed.flatMap { declared($0.feature).keys }.sorted()
  }
}
