import Observation2
import Scenes

/// Items in columns of one width; see ``CollectionWaterfall``.
///
/// The ends of the columns are kept, so that items that come at the end cost what they cost. Since an item goes to
/// the column that is lowest, none stands higher than one before it, and those at a height are found by halving.
final class WaterfallRun: GroupRun {
  private var waterfall: CollectionWaterfall
  private var section: Int
  private let columns: Int
  private let width: Double
  private let room: Double

  // Not checked for accesses at the same time, as in the engine: none calls anything while it lasts.

  /// The ends of the first columns, at most one for each item; every other column ends at 0.
  @exclusivity(unchecked) private var columnEnds: [Double] = []
  @exclusivity(unchecked) private var spans: [Span] = []
  @exclusivity(unchecked) private var tallest = 0.0

  /// Where an item stands.
  private struct Span {
    let top: Double
    let height: Double
    let column: UInt16
  }

  /// - Parameters:
  ///   - waterfall: The columns.
  ///   - section: The section, of whose items the sizes are asked for.
  ///   - room: The width of all columns.
  ///   - axis: The direction in which groups of the section follow each other.
  ///   - count: How many items there are.
  init(
    _ waterfall: CollectionWaterfall,
    section: Int,
    room: Double,
    axis: ScreenAxis,
    count: Int
  ) {
    self.waterfall = waterfall
    self.section = section
    self.room = room
    columns = min(max(1, waterfall.columns), Int(UInt16.max))
    width = max(0, (room - Double(columns + 1) * waterfall.spacing) / Double(columns))
    super.init(axis: axis, count: 0)
    append(count)
  }

  /// Goes on with another waterfall whose columns are the same, or returns `false`.
  ///
  /// Items keep their sizes: the closure of the other one is asked for those that come, or that are asked for again.
  func take(
    _ other: CollectionWaterfall,
    section: Int,
    room: Double,
    axis: ScreenAxis
  ) -> Bool {
    guard axis == self.axis, room == self.room, other.columns == waterfall.columns,
      other.spacing == waterfall.spacing, other.bottomMargin == waterfall.bottomMargin
    else { return false }
    (waterfall, self.section) = (other, section)
    return true
  }

  override func append(_ added: Int) {
    let (old, new) = (count, count + added)
    // Exactly so much each time would copy all that is there for every page.
    if old == 0 { spans.reserveCapacity(new) }
    let (waterfall, section, width) = (waterfall, section, width)
    let space = waterfall.spacing
    // A copy, since the closure that is asked for a size may ask back where something stands.
    var newEnds = columnEnds
    // An item goes to the first of several lowest columns, so no column is used before those in front of it.
    let missing = min(columns, new) - newEnds.count
    if missing > 0 { newEnds.append(contentsOf: repeatElement(0, count: missing)) }
    newEnds.withUnsafeMutableBufferPointer { ends in
      for item in old..<new {
        let path = CollectionPath(section: section, item: item)
        let height = Self.height(waterfall.naturalSize(path), in: width)
        spans.append(Self.span(height, below: ends, space))
        if height > tallest { tallest = height }
      }
    }
    columnEnds = newEnds
    super.append(added)
  }

  /// The height of an item in a column; one without proportions is a square.
  @inline(__always)
  private static func height(_ size: ScreenSize, in width: Double) -> Double {
    let ratio = size.height / size.width
    return ratio.isFinite && ratio > 0 ? min(width * ratio, .longestLength) : width
  }

  /// Puts an item into the lowest column.
  @inline(__always)
  private static func span(
    _ height: Double,
    below ends: UnsafeMutableBufferPointer<Double>,
    _ space: Double
  ) -> Span {
    var column = 0
    var lowest = ends[0]
    for other in 1..<max(1, ends.count) {
      // Chosen without a branch, which no processor could predict.
      let end = ends[other]
      column = end < lowest ? other : column
      lowest = min(end, lowest)
    }
    let top = lowest + space
    // Just where the item ends, so that columns that end alike are equal.
    ends[column] = top + height
    return Span(top: top, height: height, column: UInt16(truncatingIfNeeded: column))
  }

  override func replace(count: Int, _ sizes: MeasuredSizes?) {
    self.count = 0
    (columnEnds, spans, tallest) = ([], [], 0)
    append(count)
  }

  override func askAgain(for items: some Sequence<Int>) {
    let (waterfall, section) = (waterfall, section)
    var heights = spans.map(\.height)
    for item in items where heights.indices.contains(item) {
      let path = CollectionPath(section: section, item: item)
      heights[item] = Self.height(waterfall.naturalSize(path), in: width)
    }
    let space = waterfall.spacing
    for column in columnEnds.indices { columnEnds[column] = 0 }
    columnEnds.withUnsafeMutableBufferPointer { ends in
      spans = heights.map { Self.span($0, below: ends, space) }
    }
    tallest = heights.max() ?? 0
  }

  /// The columns are one group, whichever way groups follow each other.
  private var size: ScreenSize {
    if count == 0 { return ScreenSize(width: 0, height: 0) }
    return ScreenSize(width: room, height: (columnEnds.max() ?? 0) + waterfall.bottomMargin)
  }

  override var length: Double { axis.along(size) }

  override var breadth: Double { axis.across(size) }

  override func place(of item: Int) -> Place {
    Place(item: item, frame: frame(of: spans[item]))
  }

  private func frame(of span: Span) -> ScreenRect {
    let column = Double(span.column)
    return ScreenRect(
      x: width * column + waterfall.spacing * (column + 1),
      y: span.top,
      width: width,
      height: span.height
    )
  }

  override func visit(in rect: ScreenRect?, _ body: (Place) -> Void) {
    forEach(in: rect) { body(Place(item: $0, frame: $1)) }
  }

  /// As ``visit(in:_:)`` does it, but written where it stays: a place would be copied twice on the way.
  override func addCells(
    _ cells: SectionCells,
    in rect: ScreenRect?,
    to found: inout [CollectionLayoutAttributes]
  ) -> Bool {
    let corner = cells.corner
    forEach(in: rect?.moved(by: ScreenPoint(x: -corner.x, y: -corner.y))) { item, frame in
      let frame = frame.moved(by: corner)
      if let rect, !frame.meets(rect) { return }
      found.append(
        CollectionLayoutAttributes(
          .cell,
          cells.path(of: item),
          frame,
          zIndex: cells.lift,
          isOrthogonal: cells.isOrthogonal
        )
      )
    }
    return true
  }

  @inline(__always)
  private func forEach(in rect: ScreenRect?, _ body: (_ item: Int, _ frame: ScreenRect) -> Void) {
    // A constant, which stays whatever is called.
    let spans = spans
    var (item, start, end) = (0, -Double.infinity, Double.infinity)
    if let rect {
      guard ScreenRect(size: size).meets(rect) else { return }
      (start, end) = (rect.y, rect.maxY)
      let before = start - tallest
      item = spans.partitioningIndex { $0.top > before }
    }
    while item < spans.count {
      let span = spans[item]
      if span.top >= end { return }
      if span.top + span.height > start { body(item, frame(of: span)) }
      item += 1
    }
  }
}
