/// Changes of sections and items.
///
/// The closures of the layout are called again for each section whose items change, once.
extension CollectionLayoutEngine {
  /// Takes items at the end of a section.
  ///
  /// - Complexity: O(added), and O(log sections).
  public func append(_ count: Int, toSection section: Int) {
    guard wantedCounts.indices.contains(section), count > 0 else { return }
    let count = min(count, Self.mostItems - wantedCounts[section])
    wantedCounts[section] += count
    if isBusy() { return }
    renew(section, .appended)
  }

  /// Takes other items in a section, which keep the sizes that were measured.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - count: How many there are now.
  ///   - origin: The old place of each item; `nil` for one that is new.
  /// - Complexity: O(items of the section).
  public func replaceItems(
    inSection section: Int,
    with count: Int,
    origin: (Int) -> Int?
  ) {
    guard wantedCounts.indices.contains(section) else { return }
    wantedCounts[section] = Self.countable(count)
    if isBusy() { return }
    renew(section, .replaced, origin)
  }

  /// Takes other sections and items, of which those that were there keep the sizes that were measured.
  ///
  /// - Parameters:
  ///   - itemCounts: How many items each section has now.
  ///   - origins: Where sections and items stood before.
  /// - Complexity: O(sections), and O(items) of the sections whose items were replaced.
  func update(itemCounts: [Int], from origins: SectionOrigins) {
    wantedCounts = itemCounts.map { Self.countable($0) }
    if isBusy() { return }
    forgetSolved()
    let (planner, counts, old) = (planner, wantedCounts, sections)
    let isInPlace =
      counts.count == old.count && counts.indices.allSatisfy { origins.section($0) == $0 }
    sections = calling {
      // A section that stands elsewhere may have another layout there.
      var renewals = counts.indices.compactMap { section -> SectionRenewal? in
        let origin = origins.section(section).flatMap { old.indices.contains($0) ? old[$0] : nil }
        let items = origin == nil ? .replaced : origins.items(section)
        if isInPlace, items == .same { return nil }
        let solution = self.solution(of: section, counts[section], planner, reusing: origin?.run)
        return SectionRenewal(solution, of: origin, items, count: counts[section], at: section)
      }
      for number in renewals.indices {
        let section = renewals[number].section
        renewals[number].findSizes { item in
          guard let path = origins.item(CollectionPath(section: section, item: item)),
            old.indices.contains(path.section), let run = old[path.section].run
          else { return nil }
          return GroupRun.Origin(run: run, item: path.item)
        }
      }
      var new = isInPlace ? old : []
      for renewal in renewals {
        renewal.finish()
        if isInPlace {
          new[renewal.section] = renewal.solution
        } else {
          new.append(renewal.solution)
        }
      }
      return new
    }
    self.itemCounts = counts
    sumUp(in: planner.environment, along: planner.axis)
    solveIfOutdated()
  }

  /// Calls the closures of the layout again for items that show something else.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - section: Their section; one that is not there is ignored.
  ///   - forgetsMeasured: `true` to count their sizes as estimated again.
  /// - Complexity: O(items log items of the section); O(items of the section) in a waterfall.
  func reload(
    _ items: some Sequence<Int>,
    inSection section: Int,
    forgetsMeasured: Bool
  ) {
    guard !isCalling, sections.indices.contains(section) else { return }
    let items = Array(items)
    calling {
      if forgetsMeasured { sections[section].run?.forgetMeasured(items) }
    }
    renew(section, .same, asking: items)
  }

  /// Lays a section out again, of which the items are others.
  private func renew(
    _ section: Int,
    _ items: SectionItems,
    asking asked: [Int] = [],
    _ origin: (Int) -> Int? = { $0 }
  ) {
    forgetSolved()
    let (planner, count, old) = (planner, wantedCounts[section], sections[section])
    let solution = calling {
      let solution = self.solution(of: section, count, planner, reusing: old.run)
      var renewal = SectionRenewal(solution, of: old, items, count: count, at: section)
      renewal.findSizes { item in
        guard let run = old.run, let place = origin(item) else { return nil }
        return GroupRun.Origin(run: run, item: place)
      }
      renewal.finish()
      if !asked.isEmpty, solution.run === old.run { solution.run?.askAgain(for: asked) }
      return solution
    }
    sections[section] = solution
    itemCounts[section] = count
    settle(section)
    solveIfOutdated()
  }
}
