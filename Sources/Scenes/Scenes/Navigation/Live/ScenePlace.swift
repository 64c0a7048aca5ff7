/// A scene's place in the navigation: where its router says what the scene wants.
///
/// Nothing happens once the scene has left. A change that is asked for while another one is under way
/// waits its turn.
@MainActor
public struct ScenePlace {
  private let ask: (SceneNavigationChange) -> Void
  private let show: (any SceneHost) -> Void
  private let endsEditing: () -> Void
  /// A Boolean value that indicates whether it is the place of a router that was never given one.
  package private(set) var isNowhere = false

  /// Creates a place without a navigation, for a test: it is called with each change that is asked
  /// for.
  ///
  /// ```swift
  /// var asked: [SceneNavigationChange] = []
  /// router.place = ScenePlace { asked.append($0) }
  /// presenter.shopListViewDidTapProduct(3)
  /// #expect(asked == [.push(AnySceneRoute(ShopRoute.product(3)))])
  /// ```
  public init(_ ask: @escaping (SceneNavigationChange) -> Void) {
    self.ask = ask
    show = { _ in ask(.push(AnySceneRoute(BuiltScene()))) }
    endsEditing = {}
  }

  init(
    _ ask: @escaping (SceneNavigationChange) -> Void,
    show: @escaping (any SceneHost) -> Void,
    endsEditing: @escaping () -> Void
  ) {
    (self.ask, self.show, self.endsEditing) = (ask, show, endsEditing)
  }

  /// Creates the place of a router that was never given one: it calls `report` whatever is asked for.
  package static func nowhere(_ report: @escaping () -> Void) -> ScenePlace {
    var place = ScenePlace { _ in report() }
    place.isNowhere = true
    return place
  }

  /// Asks for a change.
  public func apply(_ change: SceneNavigationChange) {
    ask(change)
  }

  /// Takes the focus from the element that has it (``SceneWindow/endEditing()``).
  public func endEditing() {
    endsEditing()
  }

  /// Puts a scene on top of the stack.
  public func push(_ route: some SceneRoute) {
    ask(.push(AnySceneRoute(route)))
  }

  /// Puts a scene on top of the stack that has been built already.
  ///
  /// It can't be restored, since it has no route.
  public func push(_ scene: any SceneHost) {
    show(scene)
  }

  /// Takes the top scene off the stack.
  public func pop() {
    ask(.pop)
  }

  /// Takes off all that lies over the nearest scene of a route.
  public func pop(to route: some SceneRoute) {
    ask(.popTo(AnySceneRoute(route)))
  }

  /// Takes off all but the first scene of the stack.
  public func popToRoot() {
    ask(.popToRoot)
  }

  /// Replaces the stack.
  public func set(stack routes: [any SceneRoute]) {
    ask(.setStack(routes.map { AnySceneRoute($0) }))
  }

  /// Presents a scene, in a stack of its own.
  ///
  /// - Parameters:
  ///   - route: The scene's route.
  ///   - cover: How it lies over the others.
  ///   - id: The name under which this scene receives the end of the presentation
  ///     (``SceneHost/presentationDidEnd(_:)``).
  public func present(
    _ route: some SceneRoute,
    as cover: SceneCover,
    id: ScenePresentationID
  ) {
    ask(.present([AnySceneRoute(route)], as: cover, id: id))
  }

  /// Asks a question; see ``present(_:as:id:)`` for its name.
  public func present(_ prompt: ScenePrompt, id: ScenePresentationID) {
    ask(.ask(prompt, id: id))
  }

  /// Dismisses what this scene has presented, or else what it lies in.
  public func dismiss() {
    ask(.dismiss(nil))
  }

  /// Dismisses what this scene lies in, and leaves a result for the one that presented it.
  public func dismiss(with result: some Hashable & Sendable) {
    ask(.dismiss(SceneResult(result)))
  }

  /// Shows a tab.
  public func selectTab(_ name: String) {
    ask(.selectTab(name))
  }

  /// Puts another root in the place of everything.
  public func replaceRoot(_ root: SceneRoot<AnySceneRoute>) {
    ask(.replaceRoot(root))
  }
}

/// The route of a scene that was pushed as it is.
struct BuiltScene: SceneRoute {
  static let feature = "built"
}
