/// What an element does when it is tapped.
///
/// All actions are equal: two closures can't be compared, and a description that is built again from
/// the same data must equal the one before it. Whether an element *has* an action does count.
public struct ScreenAction: Sendable, Equatable {
  /// The closure a tap runs.
  public let perform: @MainActor () -> Void

  /// Makes an action out of a closure.
  public init(_ perform: @escaping @MainActor () -> Void) {
    self.perform = perform
  }

  /// Is always true.
  public static func == (left: ScreenAction, right: ScreenAction) -> Bool {
    true
  }
}
