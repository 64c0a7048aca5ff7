public import Scenes

/// What a cell shows, as a value. (Apple: `UIContentConfiguration`.)
///
/// Two that are equal show the same, so that a cell that is given an equal one is not described again.
///
/// ```swift
/// struct MarkContent: CellContentConfiguration {
///   var isMarked = false
///
///   func makeContentView() -> MarkContentView { MarkContentView(self) }
///
///   func updated(for state: CellConfigurationState) -> MarkContent {
///     var updated = self
///     updated.isMarked = state.isSelected
///     return updated
///   }
/// }
/// ```
public protocol CellContentConfiguration: Equatable {
  /// What shows it.
  associatedtype ContentView: CellContentView where ContentView.Configuration == Self

  /// Creates what shows it; a cell does so once, and hands over later values.
  @MainActor func makeContentView() -> ContentView

  /// What is shown instead while a cell is in a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: This value, changed by the state alone: a cell asks the value that it was given, not what it shows.
  func updated(for state: CellConfigurationState) -> Self
}

extension CellContentConfiguration {
  /// The same in all states.
  public func updated(for state: CellConfigurationState) -> Self { self }
}

/// Shows a configuration; it stays while cells are used for one item after the other.
/// (Apple: `UIContentView`.)
///
/// Its elements must follow from the configuration: what else it keeps is shown for the next item too.
@MainActor
public protocol CellContentView: AnyObject, ScreenPart {
  /// What it shows.
  associatedtype Configuration: CellContentConfiguration

  /// What it shows; another value is shown at once.
  var configuration: Configuration { get set }
}
