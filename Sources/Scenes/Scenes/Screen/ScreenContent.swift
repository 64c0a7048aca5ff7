public import Observation2

/// The result of one statement of a body; ``ScreenBuilder`` joins the results.
public enum ScreenContent: Sendable {
  /// No element, as from an empty block.
  case none
  /// One element, without an array around it.
  case one(ScreenElement)
  /// Any number of elements.
  case many([ScreenElement])

  static var noBranch: ScreenContent { .one(ScreenElement(standingFor: .group(.empty))) }

  @usableFromInline
  static func part(_ part: PartDescription) -> ScreenContent {
    .one(ScreenElement(standingFor: .part(part)))
  }

  @usableFromInline
  static func each(_ rows: EachDescription) -> ScreenContent {
    .one(ScreenElement(standingFor: .each(rows)))
  }

  @usableFromInline
  func identified(by identity: some Hashable & Sendable, at spot: SourceSpot) -> ScreenContent {
    let identity = ScreenIdentity(identity, at: spot)
    return .one(
      ScreenElement(standingFor: .group(GroupDescription(branch: 1, elements, identity: identity)))
    )
  }

  static func branch(_ number: Int, _ content: ScreenContent) -> ScreenContent {
    .one(group(number, content.elements))
  }

  private static func group(_ branch: Int, _ children: [ScreenElement]) -> ScreenElement {
    ScreenElement(standingFor: .group(GroupDescription(branch: branch, children)))
  }

  /// Each round is one child, so that a round of two elements does not move those after it.
  static func loop(_ rounds: [ScreenContent]) -> ScreenContent {
    let children = rounds.map { round in
      if case .one(let element) = round { return element }
      return group(1, round.elements)
    }
    return .one(group(1, children))
  }

  var elements: [ScreenElement] {
    switch self {
    case .none: []
    case .one(let element): [element]
    case .many(let elements): elements
    }
  }

  static func joined(_ contents: [ScreenContent]) -> [ScreenElement] {
    var elements: [ScreenElement] = []
    elements.reserveCapacity(contents.count)
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
