import Observation2
import Scenes

/// Groups whose items a closure has placed; with more items than places they are repeated.
final class CustomRun: GroupRun {
  private let items: [CollectionLayoutGroupCustomItem]
  private let around: GroupSurrounding
  private let size: ScreenSize
  private let pixels: LayoutPixels
  private let supplementaries: [CollectionLayoutSupplementaryItem]
  /// The places in the order in which they begin, and how far those up to each one reach at most.
  private let order: [Int]
  private let reaches: [Double]
  /// How far the first so many items reach along the run.
  private let reachOfFirst: [Double]

  init(
    _ items: [CollectionLayoutGroupCustomItem],
    size: ScreenSize,
    _ around: GroupSurrounding,
    supplementaries: [CollectionLayoutSupplementaryItem],
    axis: ScreenAxis,
    count: Int,
    pixels: LayoutPixels
  ) {
    self.items = items.map { item in
      let frame = item.frame
      let origin = pixels.position(
        ScreenPoint(x: frame.x.finiteOrZero, y: frame.y.finiteOrZero)
      )
      let size = ScreenSize(width: frame.width.lengthOrZero, height: frame.height.lengthOrZero)
      return CollectionLayoutGroupCustomItem(
        frame: ScreenRect(origin: origin, size: size),
        zIndex: item.zIndex
      )
    }
    self.size = size
    self.around = around
    self.supplementaries = supplementaries
    self.pixels = pixels
    func start(_ frame: ScreenRect) -> Double { axis == .vertical ? frame.y : frame.x }
    func end(_ frame: ScreenRect) -> Double { axis == .vertical ? frame.maxY : frame.maxX }
    let frames = self.items.map(\.frame)
    order = frames.indices.sorted {
      (start(frames[$0]), $0) < (start(frames[$1]), $1)
    }
    var reach = -Double.infinity
    reaches = order.map { place in
      reach = max(reach, end(frames[place]))
      return reach
    }
    var first = 0.0
    reachOfFirst = frames.map { frame in
      first = max(first, end(frame))
      return first
    }
    super.init(axis: axis, count: items.isEmpty ? 0 : count)
  }

  override func append(_ added: Int) { if !items.isEmpty { super.append(added) } }

  override func replace(count: Int, _ sizes: MeasuredSizes?) {
    if !items.isEmpty { super.replace(count: count, sizes) }
  }

  private var groupCount: Int { items.isEmpty ? 0 : (count + items.count - 1) / items.count }

  private func start(of group: Int) -> Double { Double(group) * around.advance(axis.along(size)) }

  override var length: Double {
    guard groupCount > 0 else { return 0 }
    return start(of: groupCount - 1) + around.before + lastLength + around.after
  }

  /// The length of the last group, which is shorter if it lacks items.
  private var lastLength: Double {
    let last = count - (groupCount - 1) * items.count
    let full = axis.along(size)
    let missing = (reachOfFirst.last ?? 0) - reachOfFirst[last - 1]
    return min(full, max(0, full - missing))
  }

  override var breadth: Double { around.near + axis.across(size) + around.far }

  override var groupSpans: [OrthogonalStops.Span] {
    (0..<groupCount).map { group in
      OrthogonalStops.Span(
        start: start(of: group) + around.before,
        length: group == groupCount - 1 ? lastLength : axis.along(size)
      )
    }
  }

  private func origin(of group: Int) -> ScreenPoint {
    let size = axis.size(along: start(of: group) + around.before, across: around.near)
    return pixels.position(ScreenPoint(x: size.width, y: size.height))
  }

  override func place(of item: Int) -> Place {
    let found = items[item % items.count]
    return Place(
      item: item,
      frame: found.frame.moved(by: origin(of: item / items.count)),
      zIndex: found.zIndex
    )
  }

  override var goesBack: Bool { around.advance(axis.along(size)) < 0 }

  private func groups(in rect: ScreenRect?) -> Range<Int> {
    let advance = around.advance(axis.along(size))
    let count = groupCount
    return candidates(in: rect, of: count, around, pixels) { distance in
      if distance < 0 { return -1 }
      return advance > 0 ? Int(min(distance / advance, Double(count - 1))) : count - 1
    }
  }

  private func frame(of group: Int) -> ScreenRect {
    let length = group == groupCount - 1 ? lastLength : axis.along(size)
    return ScreenRect(
      origin: origin(of: group),
      size: axis.size(along: length, across: axis.across(size))
    )
  }

  override func visit(in rect: ScreenRect?, _ body: (Place) -> Void) {
    for group in groups(in: rect) {
      let frame = frame(of: group)
      let origin = axis == .vertical ? frame.y : frame.x
      var found = Array(items.indices)
      if let rect {
        guard frame.meets(rect) else { continue }
        let (start, end) = axis == .vertical ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
        found = places(from: start - origin, to: end - origin)
      }
      for place in found {
        let item = group * items.count + place
        if item < count { body(self.place(of: item)) }
      }
    }
  }

  override func visitAttached(in rect: ScreenRect?, _ body: (Attached) -> Void) {
    if supplementaries.isEmpty { return }
    for group in groups(in: rect) {
      let frame = frame(of: group)
      if let rect, !frame.meets(rect) { continue }
      body(
        Attached(frame: frame, supplementaries: supplementaries, firstItem: group * items.count)
      )
    }
  }

  /// The places that meet a stretch of a group, in the order of their items.
  private func places(from start: Double, to end: Double) -> [Int] {
    let lower = reaches.partitioningIndex { $0 > start }
    let upper = order.partitioningIndex { place in
      (axis == .vertical ? items[place].frame.y : items[place].frame.x) >= end
    }
    return lower < upper ? order[lower..<upper].sorted() : []
  }
}
