import Scenes

/// What a scene can look like, and how it comes to that: what is shared by all that looks at every state
/// of an app, such as a gallery or a walk that checks accessibility.
///
/// A feature lists its states beside its routes (``HeadlessFeature/states``), with a ``SceneSubject`` for
/// each scene:
///
/// ```swift
/// private static let cart = SceneSubject("Cart", at: "cart")
///
/// static let states = [
///   cart.state("full", shows: ["order-button"]),
///   cart.state("loading", time: .stands, shows: ["cart-loading"]),
///   cart.state("empty", with: ["cart": "empty"], shows: ["cart-empty"]),
///   cart.state(
///     "sold out",
///     [.backend("soldOut", ["product": "102"]), .tap("order-button")],
///     shows: ["売り切れの商品があります"]
///   ),
/// ]
/// ```
/// A state is a value: nothing is installed until somebody goes there, and whoever does comes to the same
/// screen each time:
///
/// ```swift
/// for state in MarketApp.states {
///   look(at: try await state.reach(in: MarketApp.self).stage)
/// }
/// ```
public struct SceneState: Hashable, Sendable {
  /// Whether time passes on the way.
  public enum Passing: String, Hashable, Sendable {
    /// After the launch and after each step time goes on for ``SceneState/pause``, so that answers arrive.
    case goesOn
    /// The last step, or without any the launch, is where time stops: what it has asked for is still under way.
    case stands
  }

  /// How long time goes on after the launch and after each step: long enough for the answers of a network
  /// as it is without faults, and too short for anything that a person would wait for.
  public static let pause = Duration.seconds(2)

  /// The name of the feature that has listed it; empty if none has.
  public internal(set) var feature = ""
  /// The scene's name, for a person who looks at its states.
  public let scene: String
  /// What is special about it, in words; no other state of the scene has the same.
  public let name: String
  /// The name of the scene's route, as in links; `nil` where the app opens without one.
  public let route: String?
  /// The launch arguments, without the route.
  public let arguments: [String: String]
  /// What happens before the app is launched.
  public let given: [SceneStep]
  /// What happens then.
  public let steps: [SceneStep]
  /// Whether time passes on the way.
  public let time: Passing
  /// What can be seen then: identifiers, or exact texts.
  public let shows: [String]
  /// What can't be seen then.
  public let hides: [String]
  /// What can be seen then, and not be used.
  public let disables: [String]

  /// All launch arguments, with the route.
  package var launchArguments: [String: String] {
    var all = arguments
    if let route { all[FeatureLaunch.scene] = route }
    return all
  }
}

extension SceneState: CustomStringConvertible {
  /// The names of the feature, the scene and the state.
  public var description: String {
    [feature, scene, name].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension [SceneState] {
  /// The states as those of a feature.
  func named(by feature: String) -> [SceneState] {
    var seen: Set<[String]> = []
    return map { state in
      precondition(
        seen.insert([state.scene, state.name]).inserted,
        "The feature “\(feature)” has two states “\(state.name)” of “\(state.scene)”. Rename one."
      )
      var state = state
      state.feature = feature
      return state
    }
  }
}
