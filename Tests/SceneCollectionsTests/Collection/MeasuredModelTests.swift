import SceneCollections
import Scenes
import Testing

/// Random edits and scrolls of measured content keep its sizes, and the first item in sight stays where it is.
@MainActor @Suite struct MeasuredModelTests {
  /// A desk, and what is known of its items.
  @MainActor private final class Run {
    var random: SplitMix
    let desk: MeasuredDesk
    /// The items that were measured, with the number of columns that they were measured in.
    private var known: [Int: Int] = [:]
    private let heights: [Double]

    init(seed: Int) {
      random = SplitMix(seed: seed)
      heights = (0..<400).map { [seed] number in
        var random = SplitMix(seed: seed * 1_000 + number)
        return Double(20 + random.number(below: 140))
      }
      let snapshot = NumberedSnapshot.random(&random, sections: 8, items: 300)
      desk = MeasuredDesk(snapshot, MeasuredDesk.rows)
      desk.height = { [heights] in heights[$0] }
      desk.update()
      note()
    }

    /// Does something, and returns what is wrong after it.
    func step() -> String? {
      let before = desk.dataSource.snapshot()
      let cells = desk.itemsWithCells.map { ($0, desk.place(of: $0) ?? 0) }
      let height = cells.first.flatMap { desk.frame(of: $0.0)?.height } ?? 0
      let wasAtBeginning = desk.collectionView.contentOffset.y <= 0
      var (distance, again) = (0.0, false)
      var reloaded: [Int] = []
      switch random.number(below: 10) {
      case 0...3: distance = Double(random.number(below: 3_000) - 2_000)
      case 4: again = true
      default: reloaded = edit()
      }
      let moved = desk.update(scrolledBy: distance, isShownAgain: again)
      let after = desk.dataSource.snapshot()
      forget(reloaded, after)
      if let text = lostSize() { return text }
      note()
      if desk.measurements > 1_500 { return "\(desk.measurements) were measured" }
      if wasAtBeginning, distance <= 0 {
        return desk.collectionView.contentOffset.y == 0 ? nil : "the beginning has gone"
      }
      // At an end of the content, the item can't stay where it was.
      if desk.isAtAnEnd { return nil }
      guard let (item, place) = anchor(among: cells, before, after),
        let now = desk.place(of: item)
      else { return nil }
      var wanted = place - moved
      // An item that takes the position of another one is cut by the same part.
      if wanted < 0, place == cells[0].1, item != cells[0].0 { wanted *= heights[item] / height }
      return abs(now - wanted) > 0.01 ? "item \(item) stands at \(now), not at \(wanted)" : nil
    }

    /// The first item with a cell that the change leaves in its section and in its order.
    ///
    /// If no item with a cell is there any more, it is the nearest one, at the position of the first.
    private func anchor(
      among cells: [(Int, Double)],
      _ before: NumberedSnapshot,
      _ after: NumberedSnapshot
    ) -> (Int, Double)? {
      let difference = SnapshotDifference(from: before, to: after)
      let moved = Set(difference.movedItems.map(\.from))
      let sections = Set(difference.movedSections.map(\.from))
      func stays(_ item: Int) -> Bool {
        guard let section = after.sectionIdentifier(containingItem: item),
          let path = before.path(of: item)
        else { return false }
        return before.sectionIdentifier(containingItem: item) == section && !moved.contains(path)
          && !sections.contains(path.section)
      }
      if let found = cells.first(where: { stays($0.0) }) { return found }
      let items = before.itemIdentifiers
      guard let (first, place) = cells.first, cells.allSatisfy({ after.path(of: $0.0) == nil }),
        let index = items.firstIndex(of: first)
      else { return nil }
      let next = items[index...].first(where: stays) ?? items[..<index].last(where: stays)
      return next.map { ($0, place) }
    }

    // MARK: - Edits

    /// Makes some edits at once, and returns the items that were reloaded.
    private func edit() -> [Int] {
      var reloaded: [Int] = []
      desk.change { snapshot in
        for _ in 0...random.number(below: 5) {
          let sections = snapshot.sectionIdentifiers
          let new = (0..<12).filter { !sections.contains($0) }.randomElement(using: &random)
          guard let some = sections.randomElement(using: &random) else {
            snapshot.appendSections([new ?? 0])
            continue
          }
          let other = sections.randomElement(using: &random) ?? some
          switch random.number(below: 14) {
          case 0: if let new { snapshot.appendSections([new]) }
          case 1: if let new { snapshot.insertSections([new], beforeSection: some) }
          case 2: if other != some { snapshot.moveSection(some, afterSection: other) }
          case 3: if random.chance(0.3) { snapshot.deleteSections([some]) }
          case 4:
            let items = snapshot.itemIdentifiers.shuffled(using: &random).prefix(3)
            snapshot.reloadItems(Array(items))
            reloaded += items
          case 5 where other != some && random.chance(0.5):
            snapshot.appendItems(snapshot.itemIdentifiers(inSection: some), toSection: other)
            snapshot.deleteSections([some])
          case 6:
            guard let new else { continue }
            snapshot.insertSections([new], afterSection: random.chance(0.5) ? some : sections[0])
            let items = snapshot.itemIdentifiers(inSection: some)
            snapshot.appendItems(items.suffix(random.number(below: 9)), toSection: new)
          case 13: merge(&snapshot)
          case 7 where random.chance(0.3): snapshot.deleteItems(itemsAroundSight(&random))
          default: snapshot = snapshot.edited(&random, times: 6, among: 400)
          }
        }
      }
      return reloaded
    }

    /// Puts the items of two sections of which some were measured into one section, in any order.
    private func merge(_ snapshot: inout NumberedSnapshot) {
      let sections = snapshot.sectionIdentifiers
      let measured = sections.filter { section in
        snapshot.itemIdentifiers(inSection: section).contains { known[$0] != nil }
      }
      .shuffled(using: &random)
      guard let one = measured.first,
        let other = measured.dropFirst().first(where: { Self.areAlike($0, one) })
      else { return }
      var items = [one, other].flatMap { snapshot.itemIdentifiers(inSection: $0) }
      if random.chance(0.5) { items.shuffle(using: &random) }
      let new = (0..<12).first { !sections.contains($0) && Self.areAlike($0, one) }
      guard let new, random.chance(0.6) else {
        snapshot.appendItems(items, toSection: one)
        return snapshot.deleteSections([other])
      }
      snapshot.insertSections([new], beforeSection: one)
      snapshot.appendItems(items, toSection: new)
      snapshot.deleteSections([one, other])
    }

    /// Returns `true` if the items of two sections are measured in as many columns.
    private static func areAlike(_ section: Int, _ other: Int) -> Bool {
      MeasuredDesk.columns(ofSection: section) == MeasuredDesk.columns(ofSection: other)
    }

    /// All items that have cells, and some before and behind these.
    private func itemsAroundSight(_ random: inout SplitMix) -> [Int] {
      let items = desk.dataSource.snapshot().itemIdentifiers
      let cells = Set(desk.itemsWithCells)
      guard let first = items.firstIndex(where: cells.contains),
        let last = items.lastIndex(where: cells.contains)
      else { return [] }
      let (start, end) = (first - random.number(below: 4), last + 1 + random.number(below: 4))
      return Array(items[max(0, start)..<min(items.count, end)])
    }

    // MARK: - Sizes

    private func columns(of item: Int, _ snapshot: NumberedSnapshot) -> Int? {
      snapshot.sectionIdentifier(containingItem: item).map { MeasuredDesk.columns(ofSection: $0) }
    }

    private func forget(_ reloaded: [Int], _ snapshot: NumberedSnapshot) {
      for item in reloaded { known[item] = nil }
      known = known.filter { columns(of: $0.key, snapshot) == $0.value }
    }

    /// Notes the items whose size is another one than the estimate.
    private func note() {
      let snapshot = desk.dataSource.snapshot()
      for item in desk.visible { known[item] = columns(of: item, snapshot) }
    }

    private func lostSize() -> String? {
      let lost = known.keys.sorted().first { desk.frame(of: $0)?.height != heights[$0] }
      return lost.map {
        "item \($0) is \(desk.frame(of: $0)?.height ?? -1) high, not \(heights[$0])"
      }
    }
  }

  @Test func `measured sizes and what is seen stay, whatever is edited, scrolled and shown again`()
  {
    for seed in 0..<CaseCount.of("MEASURED_CASES", or: 40) {
      let run = Run(seed: seed)
      for step in 0..<15 {
        guard let text = run.step() else { continue }
        Issue.record("seed \(seed), step \(step): \(text)")
        return
      }
    }
  }
}
