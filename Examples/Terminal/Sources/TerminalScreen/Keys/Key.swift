public import Scenes

/// What a person does: a key, or something with the mouse.
public enum Key: Hashable, Sendable {
  /// The next or the previous element.
  case tab, backTab
  /// An arrow.
  case up, down, left, right
  /// A page, or all the way.
  case pageUp, pageDown, home, end
  /// The keys that do something.
  case enter, escape, backspace, delete
  /// Control and C, and Control and Z.
  case interrupt, suspend
  /// Control and L: whoever has the terminal draws all of it anew, since something else has written into it.
  case redraw
  /// Something to type; a space counts as one.
  case character(Character)
  /// Text that comes at once, from the terminal's own clipboard.
  case paste(String)
  /// A press of the mouse's first button on a cell.
  case click(column: Int, row: Int)
  /// A turn of the wheel over a cell: up or down, or to the left or right.
  case wheel(ScreenAxis, isForward: Bool, column: Int, row: Int)

  /// The keys of a script's word: a key's name, `space`, `type:` with what is typed,
  /// `click:COLUMN,ROW` (from 0), or a character; `nil` if it is none of these.
  public static func keys(of word: String) -> [Key]? {
    if word.hasPrefix("type:") { return word.dropFirst(5).map { .character($0) } }
    if word.hasPrefix("click:") {
      let place = word.dropFirst(6).split(separator: ",").compactMap { Int($0) }
      let cells = 0..<Int(UInt16.max)
      guard place.count == 2, place.allSatisfy(cells.contains) else { return nil }
      return [.click(column: place[0], row: place[1])]
    }
    if word.count == 1, let character = word.first { return [.character(character)] }
    return names[word].map { [$0] }
  }

  private static let names: [String: Key] = [
    "tab": .tab, "back-tab": .backTab, "up": .up, "down": .down, "left": .left, "right": .right,
    "page-up": .pageUp, "page-down": .pageDown, "home": .home, "end": .end, "enter": .enter,
    "escape": .escape, "backspace": .backspace, "delete": .delete, "space": .character(" "),
  ]
}
