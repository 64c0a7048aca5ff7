@testable import Scenes

/// A person who writes in the rows of a long list, scrolls it, and goes on writing.
extension RandomScreen {
  func write() throws {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: try send { $0.look.events.contains(.text) ? .focus(true) : nil }
    case 2, 3:
      guard let field = mirror.focus else { return }
      let isMarked = Bool.random(using: &random)
      try send(.text(RandomData.written(&random), isMarked: isMarked), to: field)
    case 4, 5:
      let way = Double(Int.random(in: -1_500...3_000, using: &random))
      try send { $0.scroll.map { .scrolled($0.offset.moved(by: way)) } }
    case 6: steps.append("change \(data.change(&random))")
    default: try act()
    }
  }

  /// Sends an event to one of the nodes that it suits.
  func send(_ event: (ScreenMirror.Node) -> ScreenEvent?) throws {
    let events = paths.keys.sorted { $0.number < $1.number }.compactMap { id in
      mirror[id].flatMap(event).map { (id: id, event: $0) }
    }
    guard let chosen = events.randomElement(using: &random) else { return }
    try send(chosen.event, to: chosen.id)
  }
}

extension ScreenPoint {
  func moved(by way: Double) -> ScreenPoint { ScreenPoint(x: x + way, y: y + way) }
}
