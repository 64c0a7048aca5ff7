/// What a cell is like to a person at the moment, by which its content is updated.
/// (Apple: `UICellConfigurationState`.)
///
/// A cell does not keep it for an item: the collection sets it anew whenever a cell is used for another one.
public struct CellConfigurationState: Hashable, Sendable {
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it, or something in it, has the focus.
  public var isFocused = false
  /// Whether nothing can be done to it.
  public var isDisabled = false
  /// Whether it is moved aside, so that its swipe actions show.
  public var isSwiped = false
  /// Whether it is being edited.
  public var isEditing = false
  /// Whether what is below it in an outline is shown.
  public var isExpanded = false
  /// Whether a person drags it to another place.
  public var isReordering = false

  private var customValues: [ObjectIdentifier: CustomValue] = [:]

  /// Creates the state of a cell to which nothing is done.
  public init() {}

  /// A property of one's own.
  ///
  /// ```swift
  /// enum IsArchived: CellStateKey { static let defaultValue = false }
  /// state[IsArchived.self] = true
  /// ```
  public subscript<Key: CellStateKey>(key: Key.Type) -> Key.Value {
    get { customValues[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set {
      // A state that was set back is equal to one that was never set.
      let isDefault = newValue == Key.defaultValue
      customValues[ObjectIdentifier(key)] = isDefault ? nil : CustomValue(value: newValue)
    }
  }

  private struct CustomValue: Hashable, Sendable {
    let value: any Hashable & Sendable

    static func == (left: Self, right: Self) -> Bool {
      AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
  }
}

/// Names a property of one's own in a ``CellConfigurationState``. (Apple: `UIConfigurationStateCustomKey`.)
public protocol CellStateKey {
  /// What the property holds.
  associatedtype Value: Hashable & Sendable
  /// What it holds until it is set.
  static var defaultValue: Value { get }
}
