import Scenes

/// Lays sections out in an environment.
@MainActor
struct SectionPlanner {
  let environment: CollectionLayoutEnvironment
  let configuration: CollectionLayoutConfiguration
  let pixels: LayoutPixels
  let report: (CollectionLayoutIssue) -> Void

  var axis: ScreenAxis { configuration.scrollDirection }
  var container: ScreenSize { environment.container.contentSize }

  /// A section without a layout.
  var emptySolution: SectionSolution {
    SectionSolution(axis: axis, breadth: axis.across(container), pixels: pixels)
  }

  /// Lays a section out.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - number: Its number in the layout.
  ///   - count: How many items it has.
  ///   - old: The groups that the section had. They are used again, with the items that they have, if groups of the
  ///     section stand as they do.
  /// - Returns: Where everything in the section stands.
  func solve(
    _ section: CollectionLayoutSection,
    number: Int,
    count: Int,
    reusing old: GroupRun? = nil
  ) -> SectionSolution {
    let across = insetsAcross(section)
    let run = count > 0 ? run(section, across, number, count, reusing: old) : nil
    if section.visibleItemsInvalidationHandler != nil, run?.isMeasured == true {
      report(.visibleItemsHandlerWithMeasuredItems(section: number))
    }
    return SectionSolution(
      section,
      run: run,
      boundaries: boundaries(section, across, number),
      across: across,
      axis: axis,
      breadth: axis.across(container),
      pixels: pixels
    )
  }

  /// The insets across the scroll: the section's own, and those that it is measured from.
  private func insetsAcross(_ section: CollectionLayoutSection) -> (before: Double, after: Double) {
    var reference = section.contentInsetsReference
    if reference == .automatic { reference = configuration.contentInsetsReference }
    let own = section.contentInsets.finite
    let covered = environment.container.contentInsets
    var extra: (Double, Double) = (0, 0)
    switch reference {
    case .none: break
    case .automatic, .safeArea, .layoutMargins:
      extra =
        axis == .vertical ? (covered.leading, covered.trailing) : (covered.top, covered.bottom)
    case .readableContent where axis == .vertical:
      let rest = max(0, container.width - environment.traits.readableWidth.lengthOrZero) / 2
      extra = (max(covered.leading, rest), max(covered.trailing, rest))
    case .readableContent: extra = (covered.top, covered.bottom)
    }
    return axis == .vertical
      ? (own.leading + extra.0, own.trailing + extra.1)
      : (own.top + extra.0, own.bottom + extra.1)
  }

  /// The room of which a section's group takes parts: of the direction in which its groups follow each other it
  /// is all, of the other one what the insets leave.
  private func box(
    _ across: (before: Double, after: Double),
    _ own: ScreenInsets,
    runsDown: Bool
  ) -> ScreenSize {
    let isAcross = runsDown == (axis == .vertical)
    if runsDown {
      let taken = isAcross ? across.before + across.after : own.leading + own.trailing
      return ScreenSize(width: max(0, container.width - taken), height: container.height)
    }
    let taken = isAcross ? across.before + across.after : own.top + own.bottom
    return ScreenSize(width: container.width, height: max(0, container.height - taken))
  }

  private func run(
    _ section: CollectionLayoutSection,
    _ across: (before: Double, after: Double),
    _ number: Int,
    _ count: Int,
    reusing old: GroupRun?
  ) -> GroupRun? {
    let group = section.group
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let runAxis: ScreenAxis =
      isOrthogonal ? (axis == .vertical ? .horizontal : .vertical) : axis
    let around = GroupSurrounding(
      group.edgeSpacing,
      spacing: section.interGroupSpacing,
      along: runAxis
    )
    switch group.content {
    case .custom(let provider):
      let size = pixels.size(group.layoutSize, in: container)
      let own = CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: size),
        traits: environment.traits
      )
      let items = provider(own)
      if items.isEmpty { report(.customGroupWithoutItems(section: number)) }
      return CustomRun(
        items,
        size: size,
        around,
        supplementaries: group.supplementaryItems,
        axis: runAxis,
        count: count,
        pixels: pixels
      )
    case .waterfall(let waterfall):
      // Its own insets move a waterfall; those of the reference make it narrower.
      let own = section.contentInsets.finite
      let taken = across.before + across.after - own.leading - own.trailing
      let room = axis == .vertical ? max(0, container.width - taken) : container.width
      if let old = old as? WaterfallRun,
        old.take(waterfall, section: number, room: room, axis: runAxis)
      {
        return old
      }
      return WaterfallRun(
        waterfall,
        section: number,
        room: room,
        axis: runAxis,
        count: count
      )
    case .line, .shared, .repeated, .refused:
      let box = box(across, section.contentInsets.finite, runsDown: runAxis == .vertical)
      let planner = GroupPlanner(pixels: pixels, itemCount: count, report: report)
      let size = pixels.size(group.layoutSize, in: box)
      guard let plan = planner.plan(group, size: size), plan.count > 0 else { return nil }
      if let old = old as? LineRun, old.stands(as: plan, around, axis: runAxis) { return old }
      return LineRun(plan, around, axis: runAxis, count: count)
    }
  }

  private func boundaries(
    _ section: CollectionLayoutSection,
    _ across: (before: Double, after: Double),
    _ number: Int
  ) -> [BoundaryPlacement] {
    let taken =
      section.supplementariesFollowContentInsets ? across.before + across.after : 0
    let box = axis.size(
      along: axis.along(container),
      across: max(0, axis.across(container) - taken)
    )
    return boundaries(section.boundarySupplementaryItems, in: box, section: number)
  }

  /// Headers and footers with their sizes in a room; of two of a kind the first.
  func boundaries(
    _ items: [CollectionLayoutBoundaryItem],
    in box: ScreenSize,
    section: Int
  ) -> [BoundaryPlacement] {
    var kinds: Set<String> = []
    return items.compactMap { item in
      guard kinds.insert(item.elementKind).inserted else {
        report(.repeatedElementKind(item.elementKind, section: section))
        return nil
      }
      return BoundaryPlacement(item: item, size: pixels.size(item.layoutSize, in: box))
    }
  }
}
