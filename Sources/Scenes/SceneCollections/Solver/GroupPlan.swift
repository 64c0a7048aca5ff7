import Scenes

/// A line of a group, with the sizes that its items have before they are measured.
struct GroupPlan: Equatable {
  /// A place in the line.
  struct Slot: Equatable {
    /// The group in it, if it is one.
    let group: GroupNode?
    let item: CollectionLayoutItem?
    /// The size, with an estimate where the size is measured.
    let size: ScreenSize
    let measuresWidth: Bool
    let measuresHeight: Bool
    let edges: CollectionLayoutEdgeSpacing?
    /// How many items of the data it takes.
    let count: Int

    static func == (left: Slot, right: Slot) -> Bool {
      left.size == right.size && left.count == right.count && left.edges == right.edges
        && left.measuresWidth == right.measuresWidth && left.measuresHeight == right.measuresHeight
        && left.group == right.group && left.isSameItem(as: right)
    }

    /// Returns `true` if both place their items in the same way, apart from the sizes, which are those of
    /// the slots.
    private func isSameItem(as other: Slot) -> Bool {
      item?.contentInsets == other.item?.contentInsets
        && item?.supplementaryItems == other.item?.supplementaryItems
    }
  }

  /// A group in a group; a class, since a plan can't contain itself.
  final class GroupNode: Equatable {
    let plan: GroupPlan

    init(_ plan: GroupPlan) {
      self.plan = plan
    }

    static func == (left: GroupNode, right: GroupNode) -> Bool {
      left === right || left.plan == right.plan
    }
  }

  let axis: ScreenAxis
  /// The outer size, with an estimate for a size that its items decide.
  let size: ScreenSize
  let isWidthEstimated: Bool
  let isHeightEstimated: Bool
  let insets: ScreenInsets
  let spacing: CollectionLayoutSpacing
  let slots: SlotCycle
  let supplementaries: [CollectionLayoutSupplementaryItem]
  /// How many items of the data a full one takes.
  let count: Int
  /// The largest number of them that is placed, since no others exist.
  let placed: Int
  /// `true` if nothing in it is measured.
  let isFixed: Bool
  let pixels: LayoutPixels

  /// The length of the line that its items have, without the group's insets.
  var inner: ScreenSize {
    ScreenSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }

  /// `true` if it is as long as its items are.
  var isLengthEstimated: Bool { axis == .horizontal ? isWidthEstimated : isHeightEstimated }
  var isBreadthEstimated: Bool { axis == .horizontal ? isHeightEstimated : isWidthEstimated }
}

extension GroupPlan {
  /// Places items in a group.
  ///
  /// - Parameters:
  ///   - items: How many items there are.
  ///   - measured: The size of an item, if it is known, by its number in the group.
  /// - Returns: The placed items, and the outer size.
  func arranged(
    _ items: Int,
    measured: @escaping (Int) -> ScreenSize?
  ) -> (arranger: GroupArranger, size: ScreenSize) {
    var arranger = GroupArranger(count: items, measured: measured)
    let size = arranger.arrange(self)
    return (arranger, size)
  }

  /// Returns the end of the last item of a full group, which may hold more items than were placed.
  func reach(
    of places: [GroupArranger.Place],
    along axis: ScreenAxis,
    fullLength: Double
  ) -> Double {
    let reach = places.reach(along: axis)
    if places.count == count || axis != self.axis { return reach }
    guard let first = slots.first, first.count > 0, places.count >= 2 * first.count,
      slots.elements.allSatisfy({ $0 == first })
    else { return max(reach, fullLength) }
    let (start, next) = (places[0].slot.origin, places[first.count].slot.origin)
    let missing = slots.count + slots.unlisted - places.count / first.count
    return reach + (axis.along(next) - axis.along(start)) * Double(missing)
  }
}
