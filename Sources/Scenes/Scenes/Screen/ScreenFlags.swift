/// The yes-or-no properties of an element, in one word, so that building and comparing are cheap.
struct ScreenFlags: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  static let disabled = ScreenFlags(rawValue: 1 << 0)
  static let hidden = ScreenFlags(rawValue: 1 << 1)
  static let selected = ScreenFlags(rawValue: 1 << 2)
  static let checkable = ScreenFlags(rawValue: 1 << 3)
  static let checked = ScreenFlags(rawValue: 1 << 4)
  static let focused = ScreenFlags(rawValue: 1 << 5)
  static let blocksTouches = ScreenFlags(rawValue: 1 << 6)
  static let horizontal = ScreenFlags(rawValue: 1 << 7)
  static let readableWidth = ScreenFlags(rawValue: 1 << 8)

  mutating func set(_ flag: ScreenFlags, _ isOn: Bool) {
    if isOn {
      insert(flag)
    } else {
      remove(flag)
    }
  }
}
