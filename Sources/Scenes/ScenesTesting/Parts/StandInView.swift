public import Scenes

/// A view of elements that a test gives: it shows what no view of the app would.
///
/// So an invariant is tested without a scene that breaks it, and whatever leads to a scene without that scene.
///
/// ```swift
/// let stage = Stage(time) { StandInScene { [$0.text("¥-300").identifier("cart-total")] } }
/// stage.update()
/// #expect(app.invariants.contains { $0.violation(on: stage) != nil })
/// ```
public struct StandInView: SceneView {
  private let elements: @MainActor (StandInView) -> [ScreenElement]

  /// Creates a view.
  ///
  /// - Parameter elements: Returns the elements each time the view is described, made by the view that it gets.
  public init(_ elements: @escaping @MainActor (StandInView) -> [ScreenElement]) {
    self.elements = elements
  }

  /// The elements.
  public var body: [ScreenElement] { elements(self) }
}

extension StandInScene<StandInView> {
  /// Creates a scene of nothing but elements that a test gives.
  ///
  /// - Parameter elements: Returns the elements; see ``StandInView``.
  public convenience init(_ elements: @escaping @MainActor (StandInView) -> [ScreenElement]) {
    self.init(StandInView(elements))
  }
}
