/// The result of one statement of a body; ``ScreenBuilder`` joins the results.
public enum ScreenContent: Sendable {
  /// No element, as from an `if` whose condition is false.
  case none
  /// One element, without an array around it.
  case one(ScreenElement)
  /// Any number of elements.
  case many([ScreenElement])

  var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .many(let elements): elements.count
    }
  }

  static func joined(_ contents: [ScreenContent]) -> [ScreenElement] {
    var elements: [ScreenElement] = []
    elements.reserveCapacity(contents.reduce(0) { $0 + $1.count })
    for content in contents {
      switch content {
      case .none: break
      case .one(let element): elements.append(element)
      case .many(let more): elements.append(contentsOf: more)
      }
    }
    return elements
  }
}
