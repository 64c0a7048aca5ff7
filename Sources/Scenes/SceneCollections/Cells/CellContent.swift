import Scenes

/// A content view of any type.
@MainActor
class CellContent {
  /// What it shows.
  var elements: [ScreenElement] { [] }
}

/// A content view of a known type.
final class CellContentOf<Configuration: CellContentConfiguration>: CellContent {
  private let view: Configuration.ContentView

  init(_ configuration: Configuration) {
    view = configuration.makeContentView()
  }

  override var elements: [ScreenElement] { view.body }

  /// Shows another value.
  ///
  /// - Returns: Whether it differs from the one before.
  func show(_ configuration: Configuration) -> Bool {
    if view.configuration == configuration { return false }
    view.configuration = configuration
    return true
  }
}
