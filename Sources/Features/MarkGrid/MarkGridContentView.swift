import SceneCollections
import Scenes

/// An orange square with a check mark that is hidden or shown, and always there.
final class MarkGridContentView: CellContentView {
  var configuration: MarkGridContent

  init(_ configuration: MarkGridContent) {
    self.configuration = configuration
  }

  var body: [ScreenElement] {
    arranged(by: MarkGridPlacement()) {
      text("✓").identifier("mark-check-\(configuration.number)").hidden(!configuration.isMarked)
        // It has a size of its own, and sticks out of the orange.
        .maximumTextSize(.large).background(.background)
    }
    .background(.orange)
    .label(String(configuration.number))
    .selected(configuration.isMarked)
    .checked(configuration.isMarked)
    .identifier("mark-cell-\(configuration.number)")
  }
}
