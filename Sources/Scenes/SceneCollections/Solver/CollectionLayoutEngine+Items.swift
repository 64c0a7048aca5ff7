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
    renew(section, .replaced, SectionMarks(), origin)
  }

  /// Takes other sections and items, of which those that were there keep the sizes that were measured.
  ///
  /// It calls the closures of the layout once for each section whose items are others or show something else. If a
  /// section stands elsewhere, it calls them once for all sections.
  ///
  /// - Parameters:
  ///   - itemCounts: How many items each section has now.
  ///   - origins: Where sections and items stood before, and which items show something else.
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
        let marks = origins.marks[section]
        if isInPlace, items == .same, marks == nil { return nil }
        let count = counts[section]
        let solution = self.solution(of: section, count, planner, reusing: origin?.run)
        let marked = marks ?? SectionMarks()
        return SectionRenewal(solution, of: origin, items, marked, count: count, at: section)
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

  /// Lays a section out again, of which the items are others or show something else.
  func renew(
    _ section: Int,
    _ items: SectionItems,
    _ marks: SectionMarks = SectionMarks(),
    _ origin: (Int) -> Int? = { $0 }
  ) {
    forgetSolved()
    let (planner, count, old) = (planner, wantedCounts[section], sections[section])
    let solution = calling {
      let solution = self.solution(of: section, count, planner, reusing: old.run)
      var renewal = SectionRenewal(solution, of: old, items, marks, count: count, at: section)
      renewal.findSizes { item in
        guard let run = old.run, let place = origin(item) else { return nil }
        return GroupRun.Origin(run: run, item: place)
      }
      renewal.finish()
      return solution
    }
    sections[section] = solution
    itemCounts[section] = count
    settle(section)
    solveIfOutdated()
  }
}
