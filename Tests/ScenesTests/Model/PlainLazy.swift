@testable import Scenes

/// The lazy scrolls of the plain layout: all rows are measured, and then those far away left out.
extension PlainLayout {
  /// An entry of a lazy scroll.
  private struct Entry {
    let nodes: [PlainNode]
    let isRow: Bool
    /// How far it moves the next one.
    let advance: Double
    /// The same, if its length were not known.
    let estimate: Double
    /// Where it would begin, if no row's length were known.
    let start: Double
    /// Where it begins, seen from the upper edge of the scroll.
    var y = 0.0
    let hasFocus: Bool
  }

  /// The length of a lazy scroll if no row's length were known.
  func estimatedLength(_ node: PlainNode) -> Double {
    let all = entries(node) { idealWidth($0) }
    guard let last = all.last else { return 0 }
    return max(0, last.start + last.estimate - node.element.spacing)
  }

  private func entries(_ node: PlainNode, _ length: (PlainNode) -> Double) -> [Entry] {
    let spacing = node.element.spacing
    var start = 0.0
    return node.entries.map { entry in
      let advance = max(0, entry.nodes.map { length($0) + spacing }.reduce(0, +))
      let estimate = entry.isRow ? max(1, node.estimatedLength + spacing) : advance
      defer { start += estimate }
      return Entry(
        nodes: entry.nodes,
        isRow: entry.isRow,
        advance: advance,
        estimate: estimate,
        start: start,
        hasFocus: focus.map { focus in entry.nodes.contains { $0.descendant(focus) != nil } }
          ?? false
      )
    }
  }

  /// The outer room is that with the padding, over which rows go as well.
  func measureLazy(_ node: PlainNode, _ room: ScreenSize, of outer: ScreenSize) -> ScreenSize {
    let isVertical = node.element.scrollAxis == .vertical
    func length(_ child: PlainNode) -> Double {
      isVertical
        ? measure(child, room.width, .infinity).height
        : measure(child, idealWidth(child), .infinity).width
    }
    var all = entries(node, length)
    node.shown = []
    node.arranged = []
    (node.distance, node.kept) = (0, 0)
    guard !all.isEmpty else { return ScreenSize(width: 0, height: 0) }

    let viewport = isVertical ? room.height : room.width
    let wanted = viewport.isFinite ? offsets[node.path] ?? 0 : 0
    let (anchor, begin) = stand(&all, at: max(0, wanted))
    let isMoved = settle(&all, viewport, node.element.spacing)
    let margin = viewport.isFinite ? max(viewport / 4, node.element.spacing + 1) : 0
    let before = isVertical ? node.surrounding.top : node.surrounding.leading
    let whole = isVertical ? outer.height : outer.width
    let seen = (-min(before, whole) - margin, max(viewport, whole - before) + margin)
    let there = window(all, anchor, viewport, seen)
    let top = all[there].first { $0.y + $0.advance > 0 } ?? all[there.upperBound]
    let part = top.advance > 0 ? min(1, max(0, -top.y / top.advance)) : 0
    node.kept =
      isMoved ? top.start + top.estimate * part : all[anchor].start + all[anchor].estimate * begin
    node.there = there
    let first = all[there.lowerBound]
    let offset = (there.lowerBound == 0 ? 0 : first.start) - first.y
    node.distance = offset

    var reach = 0.0
    for (place, entry) in all.enumerated()
    where !entry.isRow || entry.hasFocus || there.contains(place) {
      var y = offset + entry.y
      // What is there all the same stands as far from those near as if no row between were.
      if place < there.lowerBound {
        let first = all[there.lowerBound]
        y = offset + first.y - first.start + entry.start + entry.estimate - entry.advance
      } else if place > there.upperBound {
        let last = all[there.upperBound]
        y = offset + last.y + last.advance - (last.start + last.estimate) + entry.start
      }
      for child in entry.nodes {
        let size = child.size
        node.shown.append(child)
        node.arranged.append(
          ScreenRect(
            x: isVertical ? 0 : y,
            y: isVertical ? y : 0,
            width: size.width,
            height: size.height
          )
        )
        y += (isVertical ? size.height : size.width) + node.element.spacing
        reach = max(reach, y - node.element.spacing)
      }
    }
    let (near, last) = (all[there.upperBound], all[all.count - 1])
    let rest = max(0, last.start + last.estimate - node.element.spacing)
    let end = offset + near.y + near.advance
    let isWhole = there.upperBound == all.count - 1
    let length = max(
      0,
      reach,
      end + (isWhole ? -node.element.spacing : rest - (near.start + near.estimate))
    )
    return isVertical
      ? ScreenSize(width: node.shown.map(\.size.width).max() ?? 0, height: length)
      : ScreenSize(width: length, height: node.shown.map(\.size.height).max() ?? 0)
  }

  /// Puts the entry that an offset means where it says, and the others next to it.
  ///
  /// - Returns: That entry, and the part of it before the offset.
  private func stand(_ all: inout [Entry], at offset: Double) -> (Int, Double) {
    var anchor = all.lastIndex { $0.start <= offset } ?? 0
    // Of several that begin at the offset, since they have no length, it is the last.
    let entry = all[anchor]
    let part = entry.estimate > 0 ? min(1, (offset - entry.start) / entry.estimate) : 0
    if offset >= entry.start + entry.estimate { anchor = all.count - 1 }
    var y = -part * entry.advance
    for place in all.indices[anchor...] {
      all[place].y = y
      y += all[place].advance
    }
    y = -part * entry.advance
    for place in all.indices[..<anchor].reversed() {
      y -= all[place].advance
      all[place].y = y
    }
    return (anchor, part)
  }

  /// Lets the end rest on the lower edge, if it has come above it, but never the beginning below the
  /// upper edge.
  ///
  /// - Returns: Whether anything has moved.
  private func settle(_ all: inout [Entry], _ viewport: Double, _ spacing: Double) -> Bool {
    let last = all[all.count - 1]
    let missing = viewport - (last.y + last.advance - spacing)
    guard missing > 0, missing.isFinite else { return false }
    let distance = min(missing, -all[0].y)
    for place in all.indices { all[place].y += distance }
    return distance > 0
  }

  /// The entries from the beginning of what is to be there to its end, and what is left to an end if that
  /// is estimated to be shorter than the viewport.
  private func window(
    _ all: [Entry],
    _ anchor: Int,
    _ viewport: Double,
    _ seen: (begin: Double, end: Double)
  ) -> ClosedRange<Int> {
    var (first, last) = (anchor, anchor)
    while first > 0, all[first].y > seen.begin { first -= 1 }
    while last + 1 < all.count, all[last].y + all[last].advance < seen.end { last += 1 }
    if all[first].start < viewport { first = 0 }
    let end = all[all.count - 1].start + all[all.count - 1].estimate
    if end - (all[last].start + all[last].estimate) < viewport { last = all.count - 1 }
    return first...last
  }
}

extension PlainLayout {
  /// What a lazy scroll is to keep, to show what stands at a distance from where its content begins.
  func keeping(_ node: PlainNode, showing point: Double) -> Double {
    let isVertical = node.element.scrollAxis == .vertical
    let all = entries(node) { isVertical ? $0.size.height : $0.size.width }
    // Where a row stands that is there for the focus alone is only estimated.
    for (place, entry) in all.enumerated()
    where entry.advance > 0 && (!entry.isRow || node.there.contains(place)) {
      guard let first = entry.nodes.first,
        let place = node.shown.firstIndex(where: { $0 === first })
      else { continue }
      let begin = isVertical ? node.arranged[place].y : node.arranged[place].x
      if point >= begin, point < begin + entry.advance {
        return entry.start + entry.estimate * (point - begin) / entry.advance
      }
    }
    guard !all.isEmpty else { return 0 }
    let around = node.surrounding
    let room =
      isVertical
      ? node.frame.height - around.top - around.bottom : node.frame.width - around.horizontal
    let way = point - node.distance
    if abs(way) <= room { return keeping(all, node, moving: way) }
    return keepingFarAway(all, node, point)
  }

  /// A finger's way is the content's way, whatever the lengths on the way were estimated at.
  private func keeping(_ all: [Entry], _ node: PlainNode, moving way: Double) -> Double {
    let first = node.there.lowerBound
    var y = (first == 0 ? 0 : all[first].start) - node.distance
    for entry in all[..<first] { y -= entry.advance }
    for entry in all {
      if y + entry.advance > way {
        return entry.start + entry.estimate * max(0, way - y) / entry.advance
      }
      y += entry.advance
    }
    return all[all.count - 1].start + all[all.count - 1].estimate
  }

  /// Further away everything is where the estimated lengths put it, but an end is an end.
  private func keepingFarAway(_ all: [Entry], _ node: PlainNode, _ point: Double) -> Double {
    if point < node.distance { return point }
    let isVertical = node.element.scrollAxis == .vertical
    let room = isVertical ? node.frame.height : node.frame.width
    let content = isVertical ? node.content.height : node.content.width
    let last = all[node.there.upperBound]
    let end = all[all.count - 1].start + all[all.count - 1].estimate
    if point >= max(0, content - room) { return end }
    let first = all[node.there.lowerBound]
    let begin = node.there.lowerBound == 0 ? 0 : first.start
    let there = begin + all[node.there].map(\.advance).reduce(0, +)
    return last.start + last.estimate + point - there
  }
}
