/// A scene of which the states are listed; see ``SceneState``.
public struct SceneSubject: Hashable, Sendable {
  /// The scene's name, for a person who looks at its states.
  public let name: String
  /// The name of its route, as in links; `nil` where the app opens without one.
  public let route: String?

  /// Names a scene.
  ///
  /// - Parameters:
  ///   - name: Its name, for a person who looks at its states.
  ///   - route: The name of its route, as in links; `nil` where the app opens without one.
  public init(_ name: String, at route: String?) {
    self.name = name
    self.route = route
  }

  /// Describes a state of the scene.
  ///
  /// - Parameters:
  ///   - name: What is special about it, in words.
  ///   - steps: What happens after the launch.
  ///   - route: The name of another route of the same scene, such as that of another product.
  ///   - arguments: The launch arguments, without the route.
  ///   - given: What happens before the launch: faults of the network, events of the back end.
  ///   - time: Whether time passes on the way.
  ///   - shows: What can be seen then, and makes the state what it is: identifiers, or exact texts.
  ///   - hides: What can't be seen then.
  ///   - disables: What can be seen then, and not be used.
  /// - Returns: The state.
  public func state(
    _ name: String,
    _ steps: [SceneStep] = [],
    at route: String? = nil,
    with arguments: [String: String] = [:],
    given: [SceneStep] = [],
    time: SceneState.Passing = .goesOn,
    shows: [String],
    hides: [String] = [],
    disables: [String] = []
  ) -> SceneState {
    SceneState(
      scene: self.name,
      name: name,
      route: route ?? self.route,
      arguments: arguments,
      given: given,
      steps: steps,
      time: time,
      shows: shows,
      hides: hides,
      disables: disables
    )
  }
}
