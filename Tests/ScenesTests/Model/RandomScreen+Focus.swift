import Observation2

@testable import Scenes

/// Fields that leave the reach of a person who writes in them.
extension RandomScreen {
  /// A person writes in a row, scrolls it out of sight or not, and something happens to the row.
  func leave() throws {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: try send { $0.look.events.contains(.text) ? .focus(true) : nil }
    case 3:
      guard let field = mirror.focus else { return }
      try send(.text(RandomData.written(&random), isMarked: .random(using: &random)), to: field)
    case 4, 5:
      let ways: [Double] = [-3_000, -400, -50, 50, 400, 3_000, 9_000]
      let way = ways[Int.random(in: 0..<ways.count, using: &random)]
      try send { $0.scroll.map { .scrolled($0.offset.moved(by: way)) } }
    case 6...8: changeFocusedItem()
    case 9: steps.append("change \(data.change(&random))")
    case 10: changeEnvironment()
    default: try act()
    }
  }

  /// Changes the item of the row that has the focus, or removes it.
  private func changeFocusedItem() {
    let name = mirror.focus.flatMap { mirror[$0]?.look.identifier } ?? ""
    guard let start = name.firstIndex(of: "{"), let end = name.firstIndex(of: "}"),
      let id = Int(name[name.index(after: start)..<end])
    else {
      steps.append("change \(data.change(&random))")
      return
    }
    for list in data.lists {
      guard let index = list.wrappedValue.firstIndex(where: { $0.id == id }) else { continue }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: list.wrappedValue.remove(at: index)
      case 1:
        let item = list.wrappedValue.remove(at: index)
        let place = Int.random(in: 0...list.wrappedValue.count, using: &random)
        list.wrappedValue.insert(item, at: place)
      case 2:
        var other = data.item(&random)
        other.isOn = list.wrappedValue[index].isOn
        list.wrappedValue[index] = other
      default: list.wrappedValue[index].isOn.toggle()
      }
      steps.append("the focused item \(id) is at \(index) of \(list.wrappedValue.count)")
    }
  }

  /// An update reports the loss of the focus once, and nothing else; the observer of events hears the same.
  func checkLoss(_ log: [String], _ newest: PlainNode) throws {
    let loss = lost.flatMap { newest.descendant($0) ?? lostNode }
    let hears = loss?.element.fields.handlers?.focus != nil
    guard log.count(where: { $0 == "false" }) == (hears ? 1 : 0), !log.contains("true") else {
      throw Failure("\(log) was run for the loss of \(loss.map { "\($0.element)" } ?? "nothing")")
    }
    // Beside that, a field may take a marked text that it cuts.
    guard log.count <= (hears ? 4 : 2) else { throw Failure("\(log) was run by an update") }
    var balance = hadFocus ? 1 : 0
    for isFocused in focusReports {
      balance += isFocused ? 1 : -1
      guard 0...1 ~= balance else { throw Failure("the focus was reported as \(focusReports)") }
    }
    focusReports = []
    hadFocus = balance == 1
    guard hadFocus == (window.focus != nil) else {
      throw Failure("the focus is \(window.focus.map { "\($0)" } ?? "none"), reported otherwise")
    }
  }
}
