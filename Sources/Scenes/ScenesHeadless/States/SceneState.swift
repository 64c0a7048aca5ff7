import Scenes

/// A state that a scene can show, and the steps that lead to it.
///
/// Everything that visits all states of an app shares them, such as a gallery or a walk that checks accessibility.
///
/// A feature lists its states beside its routes (``FeatureDescription/states``), with a ``SceneSubject`` for
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
/// A state is a value. It installs the app only when you call `reach`, and each call leads to the same screen:
///
/// ```swift
/// for state in MarketApp.states {
///   look(at: try await state.reach(in: MarketApp.self).stage)
/// }
/// ```
public struct SceneState: Hashable, Sendable {
  /// The passing of time on the way to a state.
  public enum Passing: String, Hashable, Sendable {
    /// Time advances by ``SceneState/pause`` after the launch and after each step, so that responses arrive.
    case goesOn
    /// Time stops at the last step, or at the launch if there are no steps. Its requests are still pending.
    case stands
  }

  /// The time that passes after the launch and after each step.
  ///
  /// It is long enough for the responses of a network without faults. It is shorter than any wait that a person would
  /// notice.
  public static let pause = Duration.seconds(2)

  /// The name of the feature that has listed it; empty if none has.
  public internal(set) var feature = ""
  /// The scene's name, for a person who looks at its states.
  public let scene: String
  /// The state's name in words, which is unique in the scene.
  public let name: String
  /// The name of the scene's route, as in links; `nil` where the app opens without one.
  public let route: String?
  /// The launch arguments, without the route.
  public let arguments: [String: String]
  /// The steps before the app is launched.
  public let given: [SceneStep]
  /// The steps after the launch.
  public let steps: [SceneStep]
  /// The passing of time on the way to the state.
  public let time: Passing
  /// The identifiers or exact texts of the elements that are visible in the state.
  public let shows: [String]
  /// The identifiers or exact texts that are not visible in the state.
  public let hides: [String]
  /// The identifiers or exact texts of the elements that are visible and disabled in the state.
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
