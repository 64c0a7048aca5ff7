/// The widths of a row's children.
struct ScreenRowWidths {
  private struct Child {
    var width: Double
    let stretches: Bool
    let givesWay: Bool
  }

  private var children: [Child] = []
  private var total = 0.0

  /// - Parameter capacity: How many children there are.
  init(capacity: Int) {
    children.reserveCapacity(capacity)
  }

  /// Adds a child with the width at which nothing in it has to wrap.
  mutating func add(_ width: Double, _ traits: LayoutTraits) {
    children.append(
      Child(width: width, stretches: traits.stretchesInRow, givesWay: traits.givesWayInRow)
    )
    total += width
  }

  subscript(place: Int) -> Double { children[place].width }

  /// Fits the widths into the row's: spreads spare width over the spacers, or takes missing width
  /// from the widest children that can shrink, so that no shrinkable child ends wider than one that
  /// has shrunk.
  mutating func fit(into width: Double) {
    let rest = width - total
    if rest >= 0 { give(rest) } else { take(-rest) }
  }

  private mutating func give(_ rest: Double) {
    var spacers = 0
    for child in children where child.stretches { spacers += 1 }
    if spacers == 0 { return }
    for place in children.indices where children[place].stretches {
      children[place].width += rest / Double(spacers)
    }
  }

  private mutating func take(_ missing: Double) {
    var room = -missing
    var wide = 0
    for child in children where child.givesWay {
      room += child.width
      wide += 1
    }
    if wide == 0 { return }
    room = max(0, room)
    var limit = room / Double(wide)
    while true {
      var left = room
      var wider = 0
      for child in children where child.givesWay {
        if child.width > limit { wider += 1 } else { left -= child.width }
      }
      if wider == 0 || wider >= wide { break }
      wide = wider
      limit = left / Double(wide)
    }
    for place in children.indices where children[place].givesWay {
      children[place].width = min(children[place].width, limit)
    }
  }
}
