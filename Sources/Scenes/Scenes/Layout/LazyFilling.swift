/// Finds the rows of a lazy scroll that are near what can be seen, describes and measures them, and
/// lets go of the others.
///
/// The result depends on the offset and on the rows that it finds, never on what was there before:
/// the offset names an entry and a part of it, as if every row had the estimated length, and the
/// entries around stand next to that one with the lengths that they have.
@MainActor
final class LazyFilling {
  /// An entry that is there.
  struct Entry {
    let place: LazyEntries.Place
    /// Its distance from the beginning of what can be seen.
    var y: Double
    let advance: Double
  }

  let scroll: ElementNode
  private let pass: LayoutPass
  /// The room across the direction of the scroll.
  private let breadth: Double
  private let viewport: Double
  /// The length of the scroll, and of the space in it before the viewport.
  private let outer: (length: Double, before: Double)
  let axis: ScreenAxis
  let entries: LazyEntries
  private var opened: [AnyObject?]
  private(set) var laid: [Entry] = []

  init(
    _ scroll: ElementNode,
    along axis: ScreenAxis,
    in room: ScreenSize,
    of outer: ScreenSize,
    _ pass: LayoutPass
  ) {
    self.scroll = scroll
    self.pass = pass
    self.axis = axis
    breadth = axis.across(room)
    viewport = axis.along(room)
    self.outer = (axis.along(outer), axis.before(scroll.traits.surrounding))
    entries = LazyEntries(of: scroll) {
      $0.lazyLength(along: axis, across: axis.across(room), pass) + scroll.traits.spacing
    }
    opened = entries.segments.map { _ in nil }
  }

  /// Does it.
  ///
  /// - Returns: The length of the content, as far as it is known.
  func fill() -> Double {
    let extra = scroll.needExtra()
    defer { if scroll.isStructureDirty { scroll.collectElements() } }
    guard let (first, part) = entries.place(at: wantedOffset(extra)) else {
      extra.settledOffset = .zero
      extra.reach = LazyReach()
      extra.frames = []
      return 0
    }
    // Where what can be seen ends, seen from the beginning of the viewport, and what is near it.
    let end = max(viewport, outer.length - outer.before) + margin
    let advance = advance(of: first, downTo: end)
    laid = [Entry(place: first, y: -part * advance, advance: advance)]
    growDown(to: end)
    extra.settledOffset = axis.point(settle() ?? entries.offset(of: first, part: part))
    // Rows go by over the space before the viewport as well.
    growUp(to: -min(outer.before, outer.length) - margin)
    growToNearEnds()
    extra.reach = reach
    trim()
    extra.frames = frames(at: extra.reach.offset)
    return extra.frames.reduce(length(with: extra.reach)) { max($0, axis.along($1.end)) }
  }

  /// How far around what can be seen rows are there.
  ///
  /// That is beyond the gap after the last row that has a length: those of none behind it are there too
  /// where the end is in sight, however the scroll has got there.
  private var margin: Double {
    viewport.isFinite ? max(viewport / 4, scroll.traits.spacing + 1) : 0
  }

  /// The offset to lay the scroll out at.
  private func wantedOffset(_ extra: ElementExtra) -> Double {
    // Where all of it can be seen there is nowhere to go.
    guard viewport.isFinite else { return 0 }
    let wanted = extra.aim.flatMap { offset(showing: $0) } ?? axis.along(extra.offset)
    return wanted.isFinite ? max(0, wanted) : 0
  }

  /// The offset at which something is seen, for which the rows on the way there are measured.
  private func offset(showing aim: LazyAim) -> Double? {
    switch aim {
    case .entry(let place, let part, let beginningFirst):
      let advance = advance(of: place)
      let room = outer.length - (advance - scroll.traits.spacing)
      let y = (beginningFirst && room < 0 ? 0 : part * room) - outer.before
      laid = [Entry(place: place, y: y, advance: advance)]
    case .moved(let distance):
      let now = axis.along(scroll.needExtra().offset)
      guard let (place, part) = entries.place(at: max(0, now)) else { return nil }
      let advance = advance(of: place)
      laid = [Entry(place: place, y: -part * advance - distance, advance: advance)]
    }
    growUp(to: 0)
    // What is too near to the beginning stands where it stands there.
    if laid[0].y > 0 { move(by: -laid[0].y) }
    // Something lies behind the upper edge, even where nothing can be seen.
    growDown(to: max(viewport, .leastNonzeroMagnitude))
    return settle() ?? offsetAtUpperEdge()
  }

  private func move(by distance: Double) {
    for index in laid.indices { laid[index].y += distance }
  }

  /// The offset of what is at the upper edge of what can be seen.
  private func offsetAtUpperEdge() -> Double {
    let first = laid.first { $0.y + $0.advance > 0 } ?? laid[laid.count - 1]
    let part = first.advance > 0 ? min(1, max(0, -first.y / first.advance)) : 0
    return entries.offset(of: first.place, part: part)
  }

  private func growDown(to end: Double) {
    while let last = laid.last, last.y + last.advance < end, let next = entries.after(last.place) {
      let y = last.y + last.advance
      let advance = advance(of: next, downTo: end - y, average: average(from: laid[0].y, to: y))
      laid.append(Entry(place: next, y: y, advance: advance))
    }
  }

  private func growUp(to begin: Double) {
    var above: [Entry] = []
    var first = laid[0]
    while first.y > begin, let place = entries.before(first.place) {
      let end = laid[0].y + laid[0].advance
      let average = average(from: first.y, to: end, count: above.count + 1)
      let advance = advance(of: place, upTo: first.y - begin, average: average)
      first = Entry(place: place, y: first.y - advance, advance: advance)
      above.append(first)
    }
    laid.insert(contentsOf: above.reversed(), at: 0)
  }

  /// Moves everything down if the end has come into sight, but no further than to the beginning.
  ///
  /// - Returns: The offset of what is at the upper edge then; `nil` if nothing had to be moved.
  private func settle() -> Double? {
    let last = laid[laid.count - 1]
    let missing = viewport - (last.y + last.advance - scroll.traits.spacing)
    guard entries.after(last.place) == nil, missing > 0, missing.isFinite else { return nil }
    growUp(to: -missing)
    let shift = min(missing, -laid[0].y)
    guard shift > 0 else { return nil }
    move(by: shift)
    return offsetAtUpperEdge()
  }

  /// Lays out all that is left before or after what is there, if by the estimates that is less than can
  /// be seen at once.
  ///
  /// So how far it still is to an end is known before a finger gets there.
  private func growToNearEnds() {
    if entries.offset(of: laid[0].place, part: 0) < viewport { growUp(to: -.infinity) }
    let last = laid[laid.count - 1]
    if entries.end - entries.offset(of: last.place, part: 1) < viewport { growDown(to: .infinity) }
  }

  /// Where the entries are that are there, in content of which the rest has the estimated length.
  private var reach: LazyReach {
    let (first, last) = (laid[0], laid[laid.count - 1])
    let start =
      entries.before(first.place) == nil ? 0 : entries.offset(of: first.place, part: 0)
    let offset = start - first.y
    return LazyReach(
      offset: offset,
      start: start,
      end: offset + last.y + last.advance,
      estimatedEnd: entries.offset(of: last.place, part: 1)
    )
  }

  private func length(with reach: LazyReach) -> Double {
    let isWhole = entries.after(laid[laid.count - 1].place) == nil
    let rest = isWhole ? -scroll.traits.spacing : entries.length - reach.estimatedEnd
    return max(0, reach.end + rest)
  }

  // MARK: - Rows

  private func advance(
    of place: LazyEntries.Place,
    downTo room: Double = 0,
    upTo above: Double = 0,
    average: Double = .infinity
  ) -> Double {
    let segment = entries.segments[place.segment]
    guard let rows = segment.node as? EachNode else { return segment.estimate }
    if !rows.window.contains(place.index) {
      // Where rows are shorter than estimated, the others will be too; twice as many as there are is
      // enough for all that have no length to be there after few steps.
      let known = rows.window.count
      let ahead = max(wantedRows(room, segment.estimate), min(known, wantedRows(room, average)))
      let behind = max(wantedRows(above, segment.estimate), min(known, wantedRows(above, average)))
      let lower = max(0, place.index - (above > 0 ? behind - 1 : 0))
      let upper = min(rows.count, place.index + (above > 0 ? 1 : ahead))
      var window = lower..<upper
      if rows.window.upperBound >= lower, rows.window.lowerBound <= upper, !rows.window.isEmpty {
        window = min(lower, rows.window.lowerBound)..<max(upper, rows.window.upperBound)
      }
      show(window, of: rows, in: place.segment)
    }
    // Fewer items than a moment ago, if they come from what can't be followed.
    let number = place.index - rows.window.lowerBound
    guard rows.children.indices.contains(number) else { return 0 }
    return advance(of: rows.children[number])
  }

  func advance(of row: TreeNode) -> Double {
    var length = 0.0
    for element in scroll.tree.elements(in: row) {
      length += element.lazyLength(along: axis, across: breadth, pass) + scroll.traits.spacing
    }
    return max(0, length)
  }

  private func average(from start: Double, to end: Double, count: Int? = nil) -> Double {
    max(0.001, (end - start) / Double(count ?? laid.count))
  }

  private func wantedRows(_ room: Double, _ estimate: Double) -> Int {
    room.isFinite ? Int(min(max(0, room) / estimate, 1_000_000)) + 1 : Int(Int32.max)
  }

  private func show(_ window: Range<Int>, of rows: EachNode, in segment: Int) {
    guard window != rows.window else { return }
    let open: AnyObject
    if let known = opened[segment] {
      open = known
    } else {
      open = rows.open()
      opened[segment] = open
    }
    rows.follow(open, window.clamped(to: 0..<rows.description.count(open)), anew: false)
    scroll.tree.layOut(deeperThan: scroll.depth)
  }

  /// Lets go of the rows that are not near.
  private func trim() {
    for (number, here) in laidBySegment().enumerated() {
      guard let rows = entries.segments[number].node as? EachNode else { continue }
      rows.letGoOfKept()
      guard let first = here.first, let last = here.last else {
        show(0..<0, of: rows, in: number)
        continue
      }
      show(first.place.index..<(last.place.index + 1), of: rows, in: number)
    }
  }

  /// The entries that are there, of each segment; they stand in its order.
  func laidBySegment() -> [ArraySlice<Entry>] {
    var next = laid.startIndex
    return entries.segments.indices.map { number in
      let first = next
      while next < laid.endIndex, laid[next].place.segment == number { next += 1 }
      return laid[first..<next]
    }
  }
}
