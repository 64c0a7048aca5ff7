import Scenes

extension TerminalScreen {
  /// Opens the list of what can be done with the focused element beside a tap.
  func openActions(of focused: LaidOutElement?) {
    guard let focused else { return }
    list = ActionList(of: focused, in: frames)
    if list == nil { refusal = .notTaken(.accessibilityAction(0), by: focused.element) }
  }

  /// Closes the list if what it is about has changed.
  func checkActions() {
    guard let list else { return }
    let now = focused.flatMap { ActionList(of: $0, in: frames) }
    if now?.entries != list.entries { self.list = nil }
  }

  /// Does what a key means while the list is open.
  func choose(from list: ActionList, with key: Key) {
    switch key {
    case .tab, .down, .right: self.list?.move(by: 1)
    case .backTab, .up, .left: self.list?.move(by: -1)
    case .wheel(.vertical, let isForward, _, _): self.list?.turn(by: isForward ? 1 : -1)
    case .pageDown, .pageUp:
      let page = list.seen(in: list.area(columns: columns, rows: rows)).count
      self.list?.turn(by: key == .pageDown ? page : -page)
    case .home: self.list?.chosen = 0
    case .end: self.list?.chosen = list.entries.count - 1
    case .enter, .character(" "): perform(list.entries[list.chosen])
    case .click(let column, let row):
      let area = list.area(columns: columns, rows: rows)
      let number = list.seen(in: area).lowerBound + row - area.rows.lowerBound - 1
      if area.columns.contains(column), list.seen(in: area).contains(number) {
        perform(list.entries[number])
      } else {
        self.list = nil
      }
    case .escape, .character("a"), .character("b"): self.list = nil
    default: break
    }
  }

  private func perform(_ entry: ActionList.Entry) {
    list = nil
    send(entry.event, to: entry.node)
  }
}
