import Scenes

/// Makes plans of groups.
struct GroupPlanner {
  let pixels: LayoutPixels
  /// How many items the section has.
  let itemCount: Int
  let report: (CollectionLayoutIssue) -> Void

  /// The most items of a group that are no issue; items without a length end there.
  static let mostItems = 10_000

  /// How many items of a group are placed at most: all that there are, and as many again, so that a page at the end
  /// seldom needs another plan.
  private var mostPlaced: Int {
    var most = Self.mostItems
    while most < itemCount { most *= 2 }
    return most
  }

  /// Plans a group; `nil` for one that a group can't hold, which is reported.
  func plan(_ group: CollectionLayoutGroup, size: ScreenSize) -> GroupPlan? {
    let axis: ScreenAxis
    let elements: [CollectionLayoutElementKind]
    /// How many, if the group says so.
    var times: Int?
    var isShared = false
    switch group.content {
    case .line(let direction, let kinds): (axis, elements) = (direction, kinds)
    case .shared(let direction, let kind, let count):
      (axis, elements, times, isShared) = (direction, [kind], count, true)
    case .repeated(let direction, let kind, let count):
      (axis, elements, times) = (direction, [kind], count)
    case .custom, .waterfall:
      report(.customGroupInGroup)
      return nil
    case .refused:
      report(.tooManyNestedGroups(levels: group.nesting.levels, groups: group.nesting.groups))
      return nil
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
    var line = GroupLine(axis: axis, inner: inner, spacing: spacing.least, pixels: pixels)
    var slots: SlotCycle
    if let times {
      let box = line.box(for: times)
      line.box = box
      let share = isShared ? pixels.floored(axis.along(box) / Double(max(1, times))) : nil
      let repeated = elements.map { slot($0, in: line, sharing: share) }
      slots = SlotCycle(of: repeated, times: times, listing: mostPlaced)
    } else if isLengthEstimated {
      line.box = line.box(for: elements.count)
      let all = elements.map { slot($0, in: line, sharing: nil) }
      slots = SlotCycle(of: all, times: all.count, listing: all.count)
    } else {
      slots = fill(line, with: elements)
    }
    let count = count(of: slots)
    // Slots without items show nothing.
    if count == 0 { slots = .none }
    return GroupPlan(
      axis: axis,
      size: size,
      isWidthEstimated: isWidthEstimated,
      isHeightEstimated: isHeightEstimated,
      insets: insets,
      spacing: spacing,
      slots: slots,
      supplementaries: group.supplementaryItems,
      count: count,
      placed: min(count, mostPlaced),
      isFixed: !isWidthEstimated && !isHeightEstimated
        && slots.elements.allSatisfy { slot in
          !slot.measuresWidth && !slot.measuresHeight && slot.group?.plan.isFixed != false
        },
      pixels: pixels
    )
  }

  /// As many elements as fit, over and over from the first.
  private func fill(
    _ line: GroupLine,
    with elements: [CollectionLayoutElementKind]
  ) -> SlotCycle {
    guard let first = elements.first else { return .none }
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
      return .none
    }
    if count == Self.mostItems, line.spacing <= 0, !line.takesRoom(elements, in: line.inner) {
      report(.itemWithoutLength)
    }
    let slots = elements.prefix(count).map { slot($0, in: line, sharing: nil) }
    return SlotCycle(of: slots, times: count, listing: mostPlaced)
  }

  /// How many items slots hold.
  private func count(of slots: SlotCycle) -> Int {
    var count = 0
    for (slot, times) in slots.times(in: 0..<slots.count + slots.unlisted) {
      let (items, isTooMany) = slot.count.multipliedReportingOverflow(by: times)
      let most = CollectionLayoutEngine.mostItems
      count = isTooMany ? most : min(count + min(items, most), most)
    }
    // A group in it that is too large has been reported.
    if count > Self.mostItems, slots.elements.allSatisfy({ $0.count <= Self.mostItems }) {
      report(.groupOfManyItems(count: count))
    }
    return count
  }

  /// The place of an element; with a length that it shares with others, whatever length it has itself.
  private func slot(
    _ kind: CollectionLayoutElementKind,
    in line: GroupLine,
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
