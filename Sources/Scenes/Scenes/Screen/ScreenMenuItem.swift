/// An entry of a menu, and what it does.
public struct ScreenMenuItem: Sendable, Equatable {
  /// What a person sees of it.
  public let entry: ScreenMenuEntry
  /// What it does.
  public let perform: @MainActor () -> Void

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - identifier: The name by which tests and flows find it.
  ///   - isSelected: Whether it is ticked.
  ///   - isDestructive: Whether it takes something away for good.
  ///   - isEnabled: Whether it can be chosen.
  ///   - perform: What it does.
  public init(
    _ title: String,
    identifier: String? = nil,
    isSelected: Bool = false,
    isDestructive: Bool = false,
    isEnabled: Bool = true,
    perform: @escaping @MainActor () -> Void
  ) {
    entry = ScreenMenuEntry(
      title: title,
      identifier: identifier,
      isSelected: isSelected,
      isDestructive: isDestructive,
      isEnabled: isEnabled
    )
    self.perform = perform
  }

  /// Compares what is seen; closures can't be compared.
  public static func == (left: ScreenMenuItem, right: ScreenMenuItem) -> Bool {
    left.entry == right.entry
  }
}

/// What a person sees of an entry of a menu.
public struct ScreenMenuEntry: Sendable, Hashable, Codable {
  /// The words.
  public let title: String
  /// The name by which tests and flows find it.
  public let identifier: String?
  /// Whether it is ticked.
  public let isSelected: Bool
  /// Whether it takes something away for good.
  public let isDestructive: Bool
  /// Whether it can be chosen.
  public let isEnabled: Bool

  /// Compares texts scalar by scalar, so that an open menu shows a title that is written in others.
  public static func == (left: ScreenMenuEntry, right: ScreenMenuEntry) -> Bool {
    left.title.isSame(as: right.title) && left.identifier.isSame(as: right.identifier)
      && left.isSelected == right.isSelected && left.isDestructive == right.isDestructive
      && left.isEnabled == right.isEnabled
  }
}
