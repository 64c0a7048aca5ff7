public import Observation2
public import Scenes
public import ScenesHeadless

/// A scene that is nothing but a view: it replaces the view's own scene in a test of the view alone.
public final class StandInScene<Content: SceneView>: SceneHost {
  /// The view.
  public let view: Content

  /// Creates a scene around a view.
  public init(_ view: Content) {
    self.view = view
  }
}

extension Stage {
  /// Creates a stage that shows a view without its scene: its delegate is a double, and the test sets the
  /// properties of its data source.
  ///
  /// ```swift
  /// let delegate = CartViewDelegateSpy()
  /// let dataSource = CartView.DataSource()
  /// let stage = Stage(time, showing: CartView(delegate: delegate, dataSource: dataSource))
  /// try stage.tap("order-button")
  /// #expect(delegate.calls.events.map(\.name) == ["cartViewDidTapOrderButton"])
  /// ```
  ///
  /// - Parameters:
  ///   - time: The clock.
  ///   - environment: The size of the screen, the person's settings, and the like.
  ///   - view: The view.
  public convenience init(
    _ time: any SettlingClock,
    environment: ScreenEnvironment = .plain,
    showing view: some SceneView
  ) {
    self.init(time, environment: environment) { StandInScene(view) }
  }
}
