import Scenes

/// What can be done with an element by a swipe, or by assistive technology, as a list to choose from.
struct ActionList: Equatable {
  /// One of them.
  struct Entry: Equatable {
    let node: ScreenNodeID
    let event: ScreenEvent
    let title: String
    let isDestructive: Bool
  }

  let entries: [Entry]
  /// The number of the entry at which the list points.
  var chosen = 0

  /// The list for an element and all that contains it, the innermost first; `nil` if it is empty.
  init?(of element: LaidOutElement, in frames: ScreenFrames) {
    var entries: [Entry] = []
    var next: LaidOutElement? = element
    while let around = next {
      let look = around.element
      for (index, title) in look.swipeActions.enumerated() {
        let isDestructive = look.destructiveSwipeActions.contains(index)
        entries.append(
          Entry(
            node: around.id,
            event: .swipeAction(index),
            title: title,
            isDestructive: isDestructive
          )
        )
      }
      for (index, title) in look.accessibilityActions.enumerated() {
        entries.append(
          Entry(
            node: around.id,
            event: .accessibilityAction(index),
            title: title,
            isDestructive: false
          )
        )
      }
      next = frames.parent(of: around)
    }
    if entries.isEmpty { return nil }
    self.entries = entries
  }

  /// The cells that it takes in the middle of a screen, with its frame.
  func area(columns: Int, rows: Int) -> CellArea {
    // The edges, the place of the pointer, and that of a mark.
    let widest = entries.map { CellWidth.columns(of: $0.title) }.max() ?? 0
    let (width, height) = (min(columns, widest + 8), min(rows, entries.count + 2))
    let (left, top) = ((columns - width) / 2, (rows - height) / 2)
    return CellArea(columns: left..<left + width, rows: top..<top + height)
  }

  /// The numbers of the entries that are seen in an area, of which the chosen one is one.
  func seen(in area: CellArea) -> Range<Int> {
    let room = max(1, area.rows.count - 2)
    let first = max(0, min(entries.count - room, chosen - room / 2))
    return first..<min(entries.count, first + room)
  }

  /// Points at an entry that is so many further on, all the way around.
  mutating func move(by step: Int) {
    chosen = (chosen + step + entries.count) % entries.count
  }

  /// Points at an entry that is so many further on, no further than the last or the first.
  mutating func turn(by step: Int) {
    chosen = max(0, min(entries.count - 1, chosen + step))
  }
}
