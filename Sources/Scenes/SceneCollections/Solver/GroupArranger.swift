import Scenes

/// Places the items of one group.
struct GroupArranger {
  /// A place that an item got, from the group's corner on.
  struct Place {
    /// The slot, which drives the packing.
    var slot: ScreenRect
    let item: CollectionLayoutItem
    let measuresWidth: Bool
    let measuresHeight: Bool

    /// The slot less the item's insets, which count only along axes that are not measured.
    var frame: ScreenRect {
      let insets = item.contentInsets.finite
      var frame = slot
      if !measuresWidth {
        frame.x += insets.leading
        frame.width = max(0, frame.width - insets.leading - insets.trailing)
      }
      if !measuresHeight {
        frame.y += insets.top
        frame.height = max(0, frame.height - insets.top - insets.bottom)
      }
      return frame
    }

    /// Returns whether an item is measured for the same length here and there.
    func isMeasured(as other: Place) -> Bool {
      measuresWidth == other.measuresWidth && measuresHeight == other.measuresHeight
        && (measuresWidth || frame.width == other.frame.width)
        && (measuresHeight || frame.height == other.frame.height)
    }
  }

  /// A group in the group that was placed, for what is attached to it.
  struct Attached {
    let frame: ScreenRect
    let supplementaries: [CollectionLayoutSupplementaryItem]
    /// The number of its first item.
    let first: Int
  }

  /// The items in order; there may be fewer than the group has slots.
  private(set) var places: [Place] = []
  private(set) var attached: [Attached] = []
  private let count: Int
  private let measured: (Int) -> ScreenSize?

  /// - Parameters:
  ///   - count: How many items there are.
  ///   - measured: The size of an item, if it is known, by its number in the group.
  init(count: Int, measured: @escaping (Int) -> ScreenSize?) {
    self.count = count
    self.measured = measured
  }

  /// Places the items, and returns the outer size.
  mutating func arrange(_ plan: GroupPlan) -> ScreenSize {
    let axis = plan.axis
    var spans: [(range: Range<Int>, attached: Range<Int>, size: ScreenSize)] = []
    for slot in plan.slots {
      let (first, firstAttached) = (places.count, attached.count)
      let size = place(slot)
      spans.append((first..<places.count, firstAttached..<attached.count, size))
    }
    let present = spans.lastIndex { !$0.range.isEmpty }.map { $0 + 1 } ?? 0
    let offsets = offsets(plan, spans.map(\.size))
    let origin = ScreenPoint(x: plan.insets.leading, y: plan.insets.top)
    var reach = 0.0
    for (span, offset) in zip(spans, offsets).prefix(present) {
      let point = plan.pixels.position(
        ScreenPoint(x: origin.x + offset.x, y: origin.y + offset.y)
      )
      for place in span.range {
        places[place].slot.x += point.x
        places[place].slot.y += point.y
      }
      for place in span.attached {
        let old = attached[place]
        attached[place] = Attached(
          frame: old.frame.moved(by: point),
          supplementaries: old.supplementaries,
          first: old.first
        )
      }
      reach = max(
        reach,
        axis.across(ScreenSize(width: offset.x, height: offset.y)) + axis.across(span.size)
      )
    }
    var size = plan.size
    let insets = ScreenSize(
      width: plan.insets.leading + plan.insets.trailing,
      height: plan.insets.top + plan.insets.bottom
    )
    if plan.isLengthEstimated {
      var length = axis.along(insets)
      if present > 0 {
        let last = axis.along(
          ScreenSize(width: offsets[present - 1].x, height: offsets[present - 1].y)
        )
        let (_, far) = edges(of: plan.slots[present - 1], along: axis)
        length += last + axis.along(spans[present - 1].size) + (far?.least ?? 0)
      }
      size = axis.size(along: max(0, length), across: axis.across(size))
    }
    if plan.isBreadthEstimated {
      size = axis.size(
        along: axis.along(size),
        across: max(0, reach + axis.across(insets))
      )
    }
    return size
  }

  /// Places what is in a slot, from the slot's corner on, and returns the slot's size.
  private mutating func place(_ slot: GroupPlan.Slot) -> ScreenSize {
    guard places.count < count else { return slot.size }
    if let group = slot.group {
      let (first, firstAttached) = (places.count, attached.count)
      let size = arrange(group.plan)
      if places.count > first, !group.plan.supplementaries.isEmpty {
        let attachment = Attached(
          frame: ScreenRect(size: size),
          supplementaries: group.plan.supplementaries,
          first: first
        )
        attached.insert(attachment, at: firstAttached)
      }
      return places.count > first ? size : slot.size
    }
    guard let item = slot.item else { return slot.size }
    var size = slot.size
    if slot.measuresWidth || slot.measuresHeight, let known = measured(places.count) {
      if slot.measuresWidth { size.width = known.width }
      if slot.measuresHeight { size.height = known.height }
    }
    places.append(
      Place(
        slot: ScreenRect(size: size),
        item: item,
        measuresWidth: slot.measuresWidth,
        measuresHeight: slot.measuresHeight
      )
    )
    return size
  }

  /// The offsets of the slots in the room of the line.
  private func offsets(_ plan: GroupPlan, _ sizes: [ScreenSize]) -> [ScreenPoint] {
    let axis = plan.axis
    let gaps = max(0, sizes.count - 1 + plan.slots.unlisted)
    var rest = axis.along(plan.inner) - plan.spacing.least * Double(gaps)
    // Each slot of the largest count may add two to its gap, which is more than an integer holds.
    var flexible = plan.spacing.isFlexible ? Double(gaps) : 0
    func take(_ slot: GroupPlan.Slot, _ size: ScreenSize, times: Int) {
      let (near, far) = edges(of: slot, along: axis)
      rest -= (axis.along(size) + (near?.least ?? 0) + (far?.least ?? 0)) * Double(times)
      if near?.isFlexible == true { flexible += Double(times) }
      if far?.isFlexible == true { flexible += Double(times) }
    }
    for (slot, size) in zip(plan.slots, sizes) { take(slot, size, times: 1) }
    for (slot, times) in plan.slots.unlistedTimes { take(slot, slot.size, times: times) }
    let share = flexible > 0 && !plan.isLengthEstimated ? max(0, rest) / flexible : 0
    func length(_ spacing: CollectionLayoutSpacing?) -> Double {
      guard let spacing else { return 0 }
      return spacing.least + (spacing.isFlexible ? share : 0)
    }
    var distance = 0.0
    return zip(plan.slots, sizes).map { slot, size in
      let (near, far) = edges(of: slot, along: axis)
      distance += length(near)
      let offset = axis.size(along: distance, across: breadth(of: slot, size, in: plan))
      distance += axis.along(size) + length(far) + length(plan.spacing)
      return ScreenPoint(x: offset.width, y: offset.height)
    }
  }

  /// Where a slot stands across the line.
  private func breadth(
    of slot: GroupPlan.Slot,
    _ size: ScreenSize,
    in plan: GroupPlan
  ) -> Double {
    let across: ScreenAxis = plan.axis == .horizontal ? .vertical : .horizontal
    let (near, far) = edges(of: slot, along: across)
    let rest =
      across.along(plan.inner) - across.along(size) - (near?.least ?? 0) - (far?.least ?? 0)
    let start = near?.least ?? 0
    guard near?.isFlexible == true, !plan.isBreadthEstimated else { return start }
    return start + max(0, rest) * (far?.isFlexible == true ? 0.5 : 1)
  }

  private func edges(
    of slot: GroupPlan.Slot,
    along axis: ScreenAxis
  ) -> (near: CollectionLayoutSpacing?, far: CollectionLayoutSpacing?) {
    axis == .horizontal
      ? (slot.edges?.leading, slot.edges?.trailing) : (slot.edges?.top, slot.edges?.bottom)
  }
}

extension [GroupArranger.Place] {
  /// The places that so many items need, and as many again: a group may have thousands for one item.
  func kept(for items: Int) -> Self {
    items >= count / 2 ? self : Array(prefix(Swift.max(16, 2 * items)))
  }

  /// Where the last of them ends.
  func reach(along axis: ScreenAxis) -> Double {
    reduce(0) { Swift.max($0, axis == .vertical ? $1.frame.maxY : $1.frame.maxX) }
  }

  /// Asks for the sizes of items that fill these places over and over.
  func measure(
    _ widths: inout [Double],
    _ heights: inout [Double],
    _ size: (_ item: Int, _ proposed: ScreenSize) -> ScreenSize
  ) {
    let places = map { (size: $0.slot.size, $0.measuresWidth, $0.measuresHeight) }
    var slot = 0
    for item in widths.indices {
      let (proposed, measuresWidth, measuresHeight) = places[slot]
      if measuresWidth || measuresHeight {
        let size = size(item, proposed)
        if measuresWidth { widths[item] = size.width.lengthOrZero }
        if measuresHeight { heights[item] = size.height.lengthOrZero }
      }
      slot += 1
      if slot == places.count { slot = 0 }
    }
  }
}
