public import Scenes

/// An app that is the list of its features.
///
/// ```swift
/// final class CornerShopApp: FeatureApp {
///   static let features = [CounterFeature.feature, ShopFeature.feature]
///   static let linkScheme = "corner-shop"
///   static let root = SceneRoot.stack([AnySceneRoute(CounterRoute.counter)])
///
///   let installation: FeatureInstallation
///
///   init(clock: any AppClock, seed: UInt64) {
///     installation = FeatureInstallation(Self.features, clock: clock, seed: seed)
///   }
/// }
/// ```
/// With ``/Scenes/SceneRoot/tabs(of:)`` as its root it has a tab for each feature with a way in.
/// All the rest that flows need of it comes from the list. The launch argument `scene` opens a route by
/// its name, or a link, with its ancestors below it; without it the app opens its root.
@MainActor
public protocol FeatureApp: HeadlessApp {
  /// The features, in the order in which the root shows their ways in.
  static var features: [HeadlessFeature] { get }
  /// What stands before `://` in a link to the app.
  static var linkScheme: String { get }
  /// Where the app opens without a link.
  static var root: SceneRoot<AnySceneRoute> { get }

  /// The installation of the features.
  var installation: FeatureInstallation { get }
}

extension FeatureApp {
  /// `scene`, and those of the features.
  public static var launchArguments: [String] {
    [FeatureLaunch.scene] + features.flatMap(\.launchArguments)
  }

  /// The events of the features' back ends.
  public static var backendEvents: [String: [String]] {
    features.reduce(into: [:]) { $0.merge($1.backendEvents) { first, _ in first } }
  }

  /// The questions that the features' back ends answer.
  public static var backendQuestions: [String: [String]] {
    features.reduce(into: [:]) { $0.merge($1.backendQuestions) { first, _ in first } }
  }

  /// The folders with the features' flows.
  public static var flows: [String] { features.compactMap(\.flows) }

  /// What the features' scenes can look like.
  public static var states: [SceneState] { features.flatMap(\.states) }

  /// The network between the app and its back ends.
  public var network: SimulatedNetwork { installation.device.network }

  /// The app's events since it was launched.
  public var events: StageEventLog { installation.device.events }

  /// What has to hold at every moment.
  public var invariants: [AppInvariant] { installation.invariants }

  /// What makes two moments the same when the app is explored, and what outlives a run.
  public var exploration: AppExploration { installation.exploration }

  /// Starts the app at the route that `scene` names, or else at its root; a run that has not been
  /// stopped is stopped first.
  public func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(HeadlessAppError) {
    let known = Self.launchArguments
    if let unknown = arguments.keys.sorted().first(where: { !known.contains($0) }) {
      throw HeadlessAppError("The app knows no launch argument “\(unknown)”.", known: known)
    }
    var root = Self.root
    if let scene = arguments[FeatureLaunch.scene] { root = root.opening(try Self.link(scene)) }
    try begin(arguments, in: navigator)
    navigator.apply(.replaceRoot(root))
  }

  /// Begins a run without a scene: for an app that comes back to where the person was.
  ///
  /// ```swift
  /// try app.begin(in: navigator)
  /// navigator.restore(restoration, orElse: MarketApp.root)
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The values of the features' launch arguments.
  ///   - navigator: The navigator of the window that shows the app.
  /// - Throws: What a feature can't be launched with.
  public func begin(
    _ arguments: [String: String] = [:],
    in navigator: SceneNavigator
  ) throws(HeadlessAppError) {
    try installation.launch(arguments, in: navigator) { registry in
      Self.addLinks(to: &registry)
      if case .tabs = Self.root { registry.addTabs(of: Self.features.map(\.scenes)) }
    }
  }

  private static func addLinks(to registry: inout SceneRegistry) {
    let catalog = FeatureCatalog.of(features)
    registry.addLinks(by: catalog.reader(scheme: linkScheme, above: root))
  }

  /// Reads what the launch argument `scene` says, as a launch does.
  ///
  /// - Throws: An error that lists the forms of the routes' names, if no feature has such a route.
  package static func link(_ text: String) throws(HeadlessAppError) -> SceneLink {
    var registry = SceneRegistry()
    addLinks(to: &registry)
    do throws(SceneLinkError) {
      return try registry.link(text)
    } catch {
      throw HeadlessAppError(
        "The app has no scene “\(text)” to open with.",
        known: features.flatMap(\.scenes.routeNames)
      )
    }
  }

  /// Ends the run of each feature; its navigator can build no scene any more.
  public func stop() {
    installation.stop()
  }

  /// Deletes the stored data of each feature.
  public func clearState() {
    installation.clearState()
  }

  /// Allows or denies something to each feature.
  public func setPermission(_ name: String, isAllowed: Bool) {
    installation.setPermission(name, isAllowed: isAllowed)
  }

  /// Has the stores of each feature record.
  public func record() {
    installation.record()
  }

  /// What the features' stores have recorded.
  public var recordings: [String: String] { installation.recordings }

  /// Makes an event happen in the back end of the feature that has declared it.
  public func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError) {
    guard let owner = installation.owner(of: event, in: \.backendEvents) else {
      throw HeadlessAppError(
        "The back end knows no event “\(event)”.",
        known: Self.backendEvents.keys.sorted()
      )
    }
    installation.noteEvent()
    try owner.backend(event, values)
  }

  /// Asks the back end of the feature that has declared the question.
  public func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) -> (any Sendable)? {
    guard let owner = installation.owner(of: question, in: \.backendQuestions) else {
      throw HeadlessAppError(
        "The back end can't be asked “\(question)”.",
        known: Self.backendQuestions.keys.sorted()
      )
    }
    return try owner.askBackend(question, values)
  }
}
