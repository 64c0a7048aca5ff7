/// The newest item of a scene's bar, which a part of the scene's screen follows.
@MainActor
final class SceneItemBox {
  private(set) var item: SceneNavigationItem?

  func take(_ item: SceneNavigationItem) {
    self.item = item
  }
}

/// Shows nothing, and follows the item of a bar that a front-end draws by itself.
struct SceneItemReader: ScreenPart {
  let view: any NavigatedSceneView
  let box: SceneItemBox

  var body: [ScreenElement] {
    let item = view.navigationItem
    box.take(item)
    // The parts in a bar have properties of their own.
    _ = (item.leadingItems, item.trailingItems)
    return []
  }
}
