import Observation2
import Scenes

/// Items in columns of one width; see ``CollectionWaterfall``.
///
/// The ends of the columns are kept, so that items that come at the end cost what they cost. Since an item goes to
/// the column that is lowest, none stands higher than one before it, and those at a height are found by halving.
final class WaterfallRun: GroupRun {
  private let waterfall: CollectionWaterfall
  private let section: Int
  private let width: Double
  private var columnEnds: [Double]
  private var tops: [Double] = []
  private var heights: [Double] = []
  private var columns: [UInt16] = []
  private var tallest = 0.0

  /// - Parameters:
  ///   - waterfall: The columns.
  ///   - section: The section, of whose items the sizes are asked for.
  ///   - room: The width of all columns.
  ///   - count: How many items there are.
  init(_ waterfall: CollectionWaterfall, section: Int, room: Double, count: Int) {
    self.waterfall = waterfall
    self.section = section
    let columns = min(max(1, waterfall.columns), Int(UInt16.max))
    width = max(0, (room - Double(columns + 1) * waterfall.spacing) / Double(columns))
    columnEnds = Array(repeating: 0, count: columns)
    super.init(axis: .vertical, count: 0)
    append(count)
  }

  override func append(_ added: Int) {
    let (old, new) = (count, count + added)
    super.append(added)
    // Of a few more the room would be made exactly, and all items be copied for each page of them.
    if old == 0 {
      tops.reserveCapacity(new)
      heights.reserveCapacity(new)
      columns.reserveCapacity(new)
    }
    let (naturalSize, space, width) = (waterfall.naturalSize, waterfall.spacing, width)
    columnEnds.withUnsafeMutableBufferPointer { ends in
      for item in old..<new {
        let size = naturalSize(CollectionPath(section: section, item: item))
        let ratio = size.height / size.width
        let height = ratio.isFinite && ratio > 0 ? width * ratio : width
        var column = 0
        for other in 1..<max(1, ends.count) where ends[other] < ends[column] { column = other }
        tops.append(ends[column] + space)
        heights.append(height)
        columns.append(UInt16(truncatingIfNeeded: column))
        ends[column] += space + height
        if height > tallest { tallest = height }
      }
    }
  }

  override func replace(count: Int, from old: (Int) -> Int?) {
    self.count = 0
    for column in columnEnds.indices { columnEnds[column] = 0 }
    (tops, heights, columns, tallest) = ([], [], [], 0)
    append(count)
  }

  override var length: Double { count == 0 ? 0 : (columnEnds.max() ?? 0) + waterfall.bottomMargin }

  override var breadth: Double { (width + waterfall.spacing) * Double(columnEnds.count) }

  override var groupStarts: [Double] { count == 0 ? [] : [0] }

  override func place(of item: Int) -> Place {
    let column = Double(columns[item])
    return Place(
      item: item,
      frame: ScreenRect(
        x: width * column + waterfall.spacing * (column + 1),
        y: tops[item],
        width: width,
        height: heights[item]
      )
    )
  }

  override func visit(from start: Double, to end: Double, _ body: (Place) -> Void) {
    guard end > start else { return }
    var item = tops.partitioningIndex { $0 > start - tallest }
    while item < count, tops[item] < end {
      if tops[item] + heights[item] > start { body(place(of: item)) }
      item += 1
    }
  }
}
