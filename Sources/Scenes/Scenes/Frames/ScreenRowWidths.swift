/// Fits the ideal widths of a row's children into the row's width.
enum ScreenRowWidths {
  /// Spreads spare width over the spacers, or takes missing width from the widest children that can
  /// shrink, so that no shrinkable child ends wider than one that has shrunk.
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
