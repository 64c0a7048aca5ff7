/// A view whose scene has a bar above it: a title, the way back, buttons, a search.
///
/// The window shows the bar as long as the scene is shown, and the way back where there is one: a tap on
/// it is the system's back. The bar takes up the upper safe area. A view that is no such view has no bar.
/// ```swift
/// struct ShopListView: NavigatedSceneView {
///   let dataSource: DataSource
///
///   var navigationItem: SceneNavigationItem {
///     SceneNavigationItem(dataSource.title, style: .large)
///   }
///
///   var body: [ScreenElement] {
///     scroll { each(dataSource.products) { ProductRow(product: $0) } }
///   }
/// }
/// ```
@MainActor
public protocol NavigatedSceneView: SceneView {
  /// What stands in the bar, from the data source.
  ///
  /// It is described on its own: a title that changes does not describe the body again, and the other
  /// way round.
  var navigationItem: SceneNavigationItem { get }

  /// Whether the tabs are left out below the scene, as in a scene that was pushed and needs the room.
  var hidesTabBar: Bool { get }
}

extension NavigatedSceneView {
  /// No: the tabs stay.
  public var hidesTabBar: Bool { false }
}
