import Scenes

/// The groups of a section, one after the other: where their items stand, from the first group's corner on.
@MainActor
class GroupRun {
  /// An item that stands somewhere.
  struct Place {
    /// Its number in the section.
    let item: Int
    var frame: ScreenRect
    /// The size to measure it in: its place, without the insets that count.
    var measuresWidth = false
    var measuresHeight = false
    var zIndex = 0
    var supplementaries: [CollectionLayoutSupplementaryItem] = []
  }

  /// Where an item stood before.
  struct Origin {
    let run: GroupRun
    let item: Int
  }

  /// The measured sizes of items; not a number where one is not known.
  struct MeasuredSizes {
    var widths: [Double]
    var heights: [Double]

    init(count: Int) {
      widths = Array(repeating: .nan, count: count)
      heights = widths
    }
  }

  /// A group of a run, for what is attached to it.
  struct Attached {
    let frame: ScreenRect
    let supplementaries: [CollectionLayoutSupplementaryItem]
    let firstItem: Int
  }

  /// The direction in which the groups follow each other.
  let axis: ScreenAxis
  var count: Int

  init(axis: ScreenAxis, count: Int) {
    self.axis = axis
    self.count = count
  }

  /// How long all groups are together.
  var length: Double { 0 }
  /// How far they reach across.
  var breadth: Double { 0 }

  /// Takes items at the end.
  func append(_ added: Int) { count += added }

  /// Finds the measured sizes of items that stood elsewhere before.
  ///
  /// - Parameters:
  ///   - count: How many items there are.
  ///   - origin: The run and the place in it that an item had; `nil` for a new item.
  /// - Returns: The sizes, as far as they were measured for the same lengths; `nil` if the run measures nothing.
  func measuredSizes(of count: Int, from origin: (Int) -> Origin?) -> MeasuredSizes? { nil }

  /// Takes other items, with the sizes that were measured.
  func replace(count: Int, _ sizes: MeasuredSizes?) { self.count = count }

  /// Where an item stands.
  func place(of item: Int) -> Place { Place(item: item, frame: .none) }

  /// Calls a closure with the items of all groups that meet a rectangle, or of all groups, in their order.
  func visit(in rect: ScreenRect?, _ body: (Place) -> Void) {}

  /// Adds the cells that share more than an edge with a rectangle in the content, or all, to those that were found.
  ///
  /// - Returns: `false`, with nothing added, from a run that does not know its items to be only cells.
  func addCells(
    _ cells: SectionCells,
    in rect: ScreenRect?,
    to found: inout [CollectionLayoutAttributes]
  ) -> Bool { false }

  /// Calls a closure with the groups to which something is attached that meet a rectangle, or with all.
  func visitAttached(in rect: ScreenRect?, _ body: (Attached) -> Void) {}

  /// A Boolean value that indicates whether a group may begin before the one in front of it, as it does where a spacing
  /// is less than no room.
  var goesBack: Bool { false }

  /// The groups among which are all that meet a rectangle, each so long that the next one begins behind it or,
  /// where spacings are negative, in it.
  func candidates(
    in rect: ScreenRect?,
    of groupCount: Int,
    _ around: GroupSurrounding,
    _ pixels: LayoutPixels,
    at group: (Double) -> Int
  ) -> Range<Int> {
    guard groupCount > 0 else { return 0..<0 }
    guard let rect, !goesBack else { return 0..<groupCount }
    let slack = pixels.slack
    let (start, end) = axis == .vertical ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
    let first = max(0, group(start - slack + min(0, around.spacing)))
    let last = group(end + slack)
    return last < first ? 0..<0 : first..<(last + 1)
  }

  /// Takes an item's size; returns whether anything now stands elsewhere.
  func setMeasured(_ size: ScreenSize, of item: Int) -> Bool { false }

  /// Takes the sizes of all items that are measured; each is asked for with the size of its place.
  func measureAll(_ size: (_ item: Int, _ proposed: ScreenSize) -> ScreenSize) {}

  /// Takes the sizes that the same items had in a run before, if they were measured for the same lengths.
  func keepMeasured(of old: GroupRun) {
    let sizes = measuredSizes(of: count) { $0 < old.count ? Origin(run: old, item: $0) : nil }
    if let sizes { replace(count: count, sizes) }
  }

  /// Forgets what was measured of items.
  func forgetMeasured(_ items: some Sequence<Int>) {}

  /// Asks the closures of the layout again for the sizes of items.
  func askAgain(for items: some Sequence<Int>) {}

  /// Where the groups stand, for a scroll that rests there.
  var groupSpans: [OrthogonalStops.Span] { [] }

  /// A Boolean value that indicates whether anything in it is measured.
  var isMeasured: Bool { false }
}

extension ScreenRect {
  static var none: ScreenRect { ScreenRect(x: 0, y: 0, width: 0, height: 0) }

  /// Returns whether they share more than an edge.
  func meets(_ other: ScreenRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

/// The room around each group of a run.
struct GroupSurrounding: Equatable {
  /// The room before and behind a group along the run.
  let before: Double
  let after: Double
  /// How far a group is moved across.
  let near: Double
  let far: Double
  /// The room between two groups.
  let spacing: Double

  init(_ edges: CollectionLayoutEdgeSpacing?, spacing: Double, along axis: ScreenAxis) {
    let (top, bottom) = (edges?.top?.least ?? 0, edges?.bottom?.least ?? 0)
    let (leading, trailing) = (edges?.leading?.least ?? 0, edges?.trailing?.least ?? 0)
    (before, after) = axis == .vertical ? (top, bottom) : (leading, trailing)
    (near, far) = axis == .vertical ? (leading, trailing) : (top, bottom)
    self.spacing = spacing.finiteOrZero
  }

  /// How far a group of a length moves the next one.
  func advance(_ length: Double) -> Double { before + length + after + spacing }
}
