import Scenes

/// A line of a group, with the sizes that its items have before they are measured.
struct GroupPlan {
  /// A place in the line.
  struct Slot {
    /// What stands in it, if that is a group.
    let group: GroupNode?
    let item: CollectionLayoutItem?
    /// The size, in which an estimate stands for what is measured.
    let size: ScreenSize
    let measuresWidth: Bool
    let measuresHeight: Bool
    let edges: CollectionLayoutEdgeSpacing?
    /// How many items of the data it takes.
    let count: Int
  }

  /// A group in a group; a class, since a plan can't contain itself.
  final class GroupNode {
    let plan: GroupPlan

    init(_ plan: GroupPlan) {
      self.plan = plan
    }
  }

  let axis: ScreenAxis
  /// The outer size, in which an estimate stands for what comes of its items.
  let size: ScreenSize
  let isWidthEstimated: Bool
  let isHeightEstimated: Bool
  let insets: ScreenInsets
  let spacing: CollectionLayoutSpacing
  let slots: [Slot]
  let supplementaries: [CollectionLayoutSupplementaryItem]
  /// How many items of the data a full one takes.
  let count: Int
  /// Whether nothing in it is measured.
  let isFixed: Bool
  let pixels: LayoutPixels

  /// The length of the line that its items have, without the group's insets.
  var inner: ScreenSize {
    ScreenSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }

  /// Whether it is as long as its items are.
  var isLengthEstimated: Bool { axis == .horizontal ? isWidthEstimated : isHeightEstimated }
  var isBreadthEstimated: Bool { axis == .horizontal ? isHeightEstimated : isWidthEstimated }
}

/// Makes plans of groups.
struct GroupPlanner {
  let pixels: LayoutPixels
  let report: (CollectionLayoutIssue) -> Void

  /// The most items of a group, which is reached only where items have no length.
  static let mostItems = 10_000

  /// Plans a group; `nil` for one whose items a closure places.
  func plan(_ group: CollectionLayoutGroup, size: ScreenSize) -> GroupPlan? {
    let axis: ScreenAxis
    let elements: [CollectionLayoutElementKind]
    /// How many, if the group says so.
    var times: Int?
    var isShared = false
    switch group.content {
    case .line(let direction, let kinds): (axis, elements) = (direction, kinds)
    case .shared(let direction, let kind, let count):
      (axis, elements, times, isShared) = (direction, [kind], min(count, Self.mostItems), true)
    case .repeated(let direction, let kind, let count):
      (axis, elements, times) = (direction, [kind], min(count, Self.mostItems))
    case .custom, .waterfall: return nil
    }
    let insets = group.contentInsets.finite
    let inner = ScreenSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    let spacing = group.interItemSpacing ?? .fixed(0)
    let (isWidthEstimated, isHeightEstimated) = (
      group.layoutSize.widthDimension.isEstimated, group.layoutSize.heightDimension.isEstimated
    )
    let isLengthEstimated = axis == .horizontal ? isWidthEstimated : isHeightEstimated
    var line = Line(axis: axis, inner: inner, spacing: spacing.least, pixels: pixels)
    var slots: [GroupPlan.Slot]
    if let times {
      let box = line.box(for: times)
      line.box = box
      let share = isShared ? axis.along(box) / Double(max(1, times)) : nil
      slots = elements.flatMap { element in
        Array(repeating: slot(element, in: line, sharing: share), count: times)
      }
    } else if isLengthEstimated {
      line.box = line.box(for: elements.count)
      slots = elements.map { slot($0, in: line, sharing: nil) }
    } else {
      slots = fill(line, with: elements)
    }
    slots = bounded(slots)
    return GroupPlan(
      axis: axis,
      size: size,
      isWidthEstimated: isWidthEstimated,
      isHeightEstimated: isHeightEstimated,
      insets: insets,
      spacing: spacing,
      slots: slots,
      supplementaries: group.supplementaryItems,
      count: slots.reduce(0) { $0 + $1.count },
      isFixed: !isWidthEstimated && !isHeightEstimated
        && slots.allSatisfy { slot in
          !slot.measuresWidth && !slot.measuresHeight && slot.group?.plan.isFixed != false
        },
      pixels: pixels
    )
  }

  /// As many elements as fit, over and over from the first.
  private func fill(_ line: Line, with elements: [CollectionLayoutElementKind]) -> [GroupPlan.Slot]
  {
    guard let first = elements.first else { return [] }
    var line = line
    let count: Int
    if elements.contains(where: { line.takesBreadthFromLength($0) }) {
      // As measured: what fits without spacings decides of how much room parts are taken.
      let without = line.count(of: elements, spaced: false)
      line.box = line.box(for: without)
      count = line.count(of: elements, spaced: true, inBox: line.box)
    } else {
      count = line.count(of: elements, spaced: true)
      line.box = line.box(for: max(1, count))
    }
    if count == 0 {
      report(
        .groupShorterThanItem(length: line.length, item: line.advance(first, in: line.box(for: 1)))
      )
      return []
    }
    if count == Self.mostItems { report(.itemWithoutLength) }
    let slots = elements.prefix(count).map { slot($0, in: line, sharing: nil) }
    return (0..<count).map { slots[$0 % slots.count] }
  }

  /// As many slots as hold no more items than a group may; none if they hold no item.
  private func bounded(_ slots: [GroupPlan.Slot]) -> [GroupPlan.Slot] {
    var items = 0
    let fitting = slots.prefix { slot in
      items += slot.count
      return items <= Self.mostItems
    }
    if fitting.count < slots.count { report(.itemWithoutLength) }
    return slots.contains { $0.count > 0 } ? Array(fitting) : []
  }

  /// The place of an element; with a length that it shares with others, whatever length it has itself.
  private func slot(
    _ kind: CollectionLayoutElementKind,
    in line: Line,
    sharing length: Double?
  ) -> GroupPlan.Slot {
    let layoutSize = kind.layoutSize
    var size = pixels.size(layoutSize, in: line.box)
    var (measuresWidth, measuresHeight) = (
      layoutSize.widthDimension.isEstimated, layoutSize.heightDimension.isEstimated
    )
    if let length {
      size = line.axis.size(along: length, across: line.axis.across(size))
      if line.axis == .horizontal { measuresWidth = false } else { measuresHeight = false }
    }
    switch kind {
    case .item(let item):
      return GroupPlan.Slot(
        group: nil,
        item: item,
        size: size,
        measuresWidth: measuresWidth,
        measuresHeight: measuresHeight,
        edges: item.edgeSpacing,
        count: 1
      )
    case .group(let group):
      let plan = plan(group, size: size)
      if plan == nil { report(.customGroupInGroup) }
      return GroupPlan.Slot(
        group: plan.map { GroupPlan.GroupNode($0) },
        item: nil,
        size: size,
        measuresWidth: measuresWidth,
        measuresHeight: measuresHeight,
        edges: group.edgeSpacing,
        count: plan?.count ?? 0
      )
    }
  }
}

/// The room of a line while it is filled.
private struct Line {
  let axis: ScreenAxis
  let inner: ScreenSize
  let spacing: Double
  let pixels: LayoutPixels
  /// The room of which parts are taken.
  var box: ScreenSize

  init(axis: ScreenAxis, inner: ScreenSize, spacing: Double, pixels: LayoutPixels) {
    (self.axis, self.inner, self.spacing, self.pixels) = (axis, inner, spacing, pixels)
    box = inner
  }

  var length: Double { axis.along(inner) }

  /// The room of which parts are taken among so many elements: what their spacings leave.
  func box(for count: Int) -> ScreenSize {
    axis.size(
      along: max(0, length - spacing * Double(max(0, count - 1))),
      across: axis.across(inner)
    )
  }

  func takesBreadthFromLength(_ kind: CollectionLayoutElementKind) -> Bool {
    switch (axis, kind.layoutSize.widthDimension, kind.layoutSize.heightDimension) {
    case (.horizontal, _, .fractionalWidth), (.vertical, .fractionalHeight, _): true
    default: false
    }
  }

  /// The length of an element, with the room that it wants around itself.
  func advance(_ kind: CollectionLayoutElementKind, in box: ScreenSize) -> Double {
    let edges = kind.edges
    let (near, far) =
      axis == .horizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    return axis.along(pixels.size(kind.layoutSize, in: box)) + (near?.least ?? 0)
      + (far?.least ?? 0)
  }

  /// How many elements fit.
  func count(
    of elements: [CollectionLayoutElementKind],
    spaced: Bool,
    inBox given: ScreenSize? = nil
  ) -> Int {
    var count = 0
    while count < GroupPlanner.mostItems {
      let next = count + 1
      let box = given ?? (spaced ? box(for: next) : inner)
      let gaps = spaced ? spacing * Double(next - 1) : 0
      if length(of: next, elements, in: box) + gaps > length + 1e-6 { break }
      count = next
    }
    return count
  }

  private func length(
    of count: Int,
    _ elements: [CollectionLayoutElementKind],
    in box: ScreenSize
  ) -> Double {
    let rounds = count / elements.count
    var sum = 0.0
    for (place, element) in elements.enumerated() {
      let times = rounds + (place < count % elements.count ? 1 : 0)
      if times > 0 { sum += advance(element, in: box) * Double(times) }
    }
    return sum
  }
}

extension CollectionLayoutElementKind {
  var layoutSize: CollectionLayoutSize {
    switch self {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  var edges: CollectionLayoutEdgeSpacing? {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}
