/// The action of an element that takes taps.
///
/// All actions are equal: two closures can't be compared, and a description that is built again
/// from the same data must equal the one before it. Having an action or none does make elements
/// differ.
public struct ScreenAction: Sendable, Equatable {
  /// The closure that a tap runs.
  public let perform: @MainActor () -> Void

  /// Creates an action from a closure.
  public init(_ perform: @escaping @MainActor () -> Void) {
    self.perform = perform
  }

  /// Is always true.
  public static func == (left: ScreenAction, right: ScreenAction) -> Bool {
    true
  }
}
