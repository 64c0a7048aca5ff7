/// The yes-or-no properties of an element, in one word, so that building and comparing are cheap.
struct ScreenFlags: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  static let disabled = ScreenFlags(rawValue: 1 << 0)
  static let hidden = ScreenFlags(rawValue: 1 << 1)
  static let selected = ScreenFlags(rawValue: 1 << 2)
  static let checkable = ScreenFlags(rawValue: 1 << 3)
  static let checked = ScreenFlags(rawValue: 1 << 4)
  static let wantsFocus = ScreenFlags(rawValue: 1 << 5)
  static let blocksTouches = ScreenFlags(rawValue: 1 << 6)
  static let readableWidth = ScreenFlags(rawValue: 1 << 7)
  /// As wide as it can be in a column, although its primitive is not.
  static let fillsWidth = ScreenFlags(rawValue: 1 << 8)
  /// As wide as its content, although its primitive fills the width; a row can't make it narrower.
  static let keepsWidth = ScreenFlags(rawValue: 1 << 9)
  /// Among layers, stands by itself at the top, and lets touches through.
  static let floats = ScreenFlags(rawValue: 1 << 10)
  /// Is one line high, however long its text is.
  static let singleLine = ScreenFlags(rawValue: 1 << 11)
  /// Describes only the rows near what can be seen.
  static let lazy = ScreenFlags(rawValue: 1 << 12)
  /// Takes all of a screen but its bars, and lays its children out as a screen does: one takes all of
  /// it, several stand as in a column.
  static let fillsScreen = ScreenFlags(rawValue: 1 << 13)
  /// Takes no touches, and nothing in it does.
  static let ignoresTouches = ScreenFlags(rawValue: 1 << 14)
  /// Has a layout that decides which elements there are.
  static let lazilyArranged = ScreenFlags(rawValue: 1 << 15)

  /// Those by which not all that is in it is there.
  static let laziness: ScreenFlags = [.lazy, .lazilyArranged]

  /// Those on which the layout depends.
  static let layout: ScreenFlags = [
    .blocksTouches, .readableWidth, .fillsWidth, .keepsWidth, .floats, .singleLine, .lazy,
    .lazilyArranged,
  ]
}

extension ScreenElement {
  /// Lays the element's children out as a screen does.
  consuming func fillingScreen() -> ScreenElement {
    change { $0.flags.insert(.fillsScreen) }
    return self
  }
}
