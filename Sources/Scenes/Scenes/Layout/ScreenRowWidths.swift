/// The widths of a row's children.
struct ScreenRowWidths {
  private struct Child {
    var width: Double
    let stretches: Bool
    let givesWay: Bool
    let priority: Double
  }

  private var children: [Child] = []
  /// Whether there are several priorities.
  private var isRanked = false
  private var total = 0.0

  /// - Parameter capacity: How many children there are.
  init(capacity: Int) {
    children.reserveCapacity(capacity)
  }

  /// Adds a child with the width at which nothing in it has to wrap.
  mutating func add(_ width: Double, _ traits: LayoutTraits) {
    let priority = traits.priority
    if let first = children.first, first.priority != priority { isRanked = true }
    children.append(
      Child(
        width: width,
        stretches: traits.stretchesInRow,
        givesWay: traits.givesWayInRow,
        priority: priority
      )
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
    var top = -Double.infinity
    for child in children where child.stretches && child.priority >= top {
      spacers = child.priority == top ? spacers + 1 : 1
      top = child.priority
    }
    if spacers == 0 { return }
    for place in children.indices
    where children[place].stretches && children[place].priority == top {
      children[place].width += rest / Double(spacers)
    }
  }

  /// Takes the missing width: what there is goes to those of the highest priority first.
  private mutating func take(_ missing: Double) {
    var room = -missing
    for child in children where child.givesWay { room += child.width }
    room = max(0, room)
    guard isRanked else { return share(room, among: children.first?.priority ?? 0) }
    let ranks = Set(children.lazy.filter { $0.givesWay }.map { $0.priority })
    for priority in ranks.sorted(by: >) {
      let needed = children.reduce(0) {
        $1.givesWay && $1.priority == priority ? $0 + $1.width : $0
      }
      if needed > room { share(room, among: priority) }
      room = max(0, room - needed)
    }
  }

  /// Cuts the widest of those of a priority that can shrink, so that they fit into a room together.
  private mutating func share(_ room: Double, among priority: Double) {
    var wide = 0
    for child in children where child.givesWay && child.priority == priority { wide += 1 }
    if wide == 0 { return }
    var limit = room / Double(wide)
    while true {
      var left = room
      var wider = 0
      for child in children where child.givesWay && child.priority == priority {
        if child.width > limit { wider += 1 } else { left -= child.width }
      }
      if wider == 0 || wider >= wide { break }
      wide = wider
      limit = left / Double(wide)
    }
    for place in children.indices
    where children[place].givesWay && children[place].priority == priority {
      children[place].width = min(children[place].width, limit)
    }
  }
}
