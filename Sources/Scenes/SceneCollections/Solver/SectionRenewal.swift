/// The change of a section's items since the section was laid out.
enum SectionItems {
  /// They are the same ones in the same order.
  case same
  /// More have come at the end.
  case appended
  /// Any have come, gone or moved.
  case replaced
}

/// The old positions of sections and items.
struct SectionOrigins {
  /// The old number of a section; `nil` for a new section.
  let section: (Int) -> Int?
  /// The change of the items of a section that is not new, by its new number.
  let items: (Int) -> SectionItems
  /// The old path of an item; `nil` for a new item.
  let item: (CollectionPath) -> CollectionPath?
  /// The items that show something else, by the new numbers of their sections.
  let marks: [Int: SectionMarks]
}

/// A section that is laid out again, with the measured sizes of the items that were there before.
@MainActor
struct SectionRenewal {
  let solution: SectionSolution
  /// Its number.
  let section: Int
  private let old: SectionSolution?
  private let items: SectionItems
  private let marks: SectionMarks
  private let count: Int
  private var sizes: GroupRun.MeasuredSizes?

  init(
    _ solution: SectionSolution,
    of old: SectionSolution?,
    _ items: SectionItems,
    _ marks: SectionMarks,
    count: Int,
    at section: Int
  ) {
    (self.solution, self.old, self.items, self.marks) = (solution, old, items, marks)
    (self.count, self.section) = (count, section)
  }

  /// A Boolean value that indicates whether the old groups are used again.
  private var isReused: Bool { solution.run != nil && solution.run === old?.run }

  /// Finds the sizes of the items, before any of the old groups is changed.
  mutating func findSizes(from origin: (Int) -> GroupRun.Origin?) {
    guard let run = solution.run, run.count > 0 else { return }
    switch items {
    case .replaced: sizes = run.measuredSizes(of: count, from: origin)
    case .same, .appended:
      guard !isReused, let before = old?.run else { return }
      sizes = run.measuredSizes(of: count) {
        $0 < before.count ? GroupRun.Origin(run: before, item: $0) : nil
      }
    }
  }

  /// Has the groups take the items and sizes.
  func finish() {
    if let run = solution.run, run.count > 0 {
      switch items {
      case .appended where isReused: if count > run.count { run.append(count - run.count) }
      case .replaced where isReused: run.replace(count: count, sizes)
      default: if let sizes { run.replace(count: count, sizes) }
      }
      showAgain(in: run)
    }
    if let old { solution.keepMeasuredBoundaries(of: old) } else { solution.settle() }
  }

  private func showAgain(in run: GroupRun) {
    run.forgetMeasured(marks.reloaded)
    let asked = marks.reloaded + marks.reconfigured
    // New groups, and old ones with other items, have asked for all items already.
    if isReused, items != .replaced, !asked.isEmpty { run.askAgain(for: asked) }
  }
}
