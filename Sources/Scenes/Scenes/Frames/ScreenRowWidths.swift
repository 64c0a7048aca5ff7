/// Fits the widths that a row's children would like into the width that it has.
enum ScreenRowWidths {
  /// Spreads what is left over its spacers, or takes what is missing from the widest of those that can
  /// give way, until no one of them is wider than another that gave way.
  static func share(
    _ rest: Double,
    among children: [ScreenElement],
    widths: inout ArraySlice<Double>
  ) {
    if rest >= 0 {
      give(rest, to: children, widths: &widths)
    } else {
      take(-rest, from: children, widths: &widths)
    }
  }

  private static func give(
    _ rest: Double,
    to children: [ScreenElement],
    widths: inout ArraySlice<Double>
  ) {
    let spacers = children.count { $0.stretchesInRow }
    if spacers == 0 { return }
    for (index, child) in zip(widths.indices, children) where child.stretchesInRow {
      widths[index] += rest / Double(spacers)
    }
  }

  private static func take(
    _ missing: Double,
    from children: [ScreenElement],
    widths: inout ArraySlice<Double>
  ) {
    var room = -missing
    var wide = 0
    for (index, child) in zip(widths.indices, children) where child.givesWayInRow {
      room += widths[index]
      wide += 1
    }
    if wide == 0 { return }
    room = max(0, room)
    var limit = room / Double(wide)
    while true {
      var left = room
      var wider = 0
      for (index, child) in zip(widths.indices, children) where child.givesWayInRow {
        if widths[index] > limit {
          wider += 1
        } else {
          left -= widths[index]
        }
      }
      if wider == 0 || wider >= wide { break }
      wide = wider
      limit = left / Double(wide)
    }
    for (index, child) in zip(widths.indices, children) where child.givesWayInRow {
      widths[index] = min(widths[index], limit)
    }
  }
}
