import SceneCollections
import Scenes
import Testing

/// The closures of a layout are called again for a section whose items change.
@MainActor @Suite struct ProviderModelTests {
  /// A desk whose layout depends on the items of each section.
  @MainActor private final class Run {
    var random: SplitMix
    let desk: MeasuredDesk
    let sizes: Sizes

    /// The natural sizes of items, and how often the closures of the layout are called.
    @MainActor final class Sizes {
      var heights = Array(repeating: 1.0, count: 100)
      /// The sections that were asked for, by their places.
      var sections: [Int] = []
      /// The sections whose groups were asked for, by their numbers.
      var groups: [Int] = []
    }

    init(seed: Int) {
      random = SplitMix(seed: seed)
      let sizes = Sizes()
      self.sizes = sizes
      let snapshot = NumberedSnapshot.random(&random, sections: 6, items: 60)
      desk = MeasuredDesk(snapshot) { Run.layout($0, sizes) }
    }

    private static func layout(
      _ dataSource: CollectionViewDiffableDataSource<Int, Int>,
      _ sizes: Sizes
    ) -> CollectionCompositionalLayout {
      CollectionCompositionalLayout { [weak dataSource] index, _ in
        sizes.sections.append(index)
        guard let dataSource, let number = dataSource.sectionIdentifier(for: index) else {
          return nil
        }
        let items = dataSource.snapshot().itemIdentifiers(inSection: number)
        let size = CollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(Double(30 + items.count % 5))
        )
        var section: CollectionLayoutSection
        switch number % 4 {
        case 0:
          section = CollectionLayoutSection(
            group: .custom(layoutSize: size) { _ in
              sizes.groups.append(number)
              let items = dataSource.snapshot().itemIdentifiers(inSection: number)
              return items.enumerated().map { place, item in
                CollectionLayoutGroupCustomItem(
                  frame: ScreenRect(
                    x: Double(place * 10),
                    y: 0,
                    width: Double(item + 1),
                    height: sizes.heights[item]
                  )
                )
              }
            }
          )
        case 1:
          section = CollectionLayoutSection(
            group: .waterfall(
              CollectionWaterfall(columns: 1 + items.count / 4, spacing: 3) { path in
                let item = dataSource.itemIdentifier(for: path) ?? 0
                return ScreenSize(width: 1, height: sizes.heights[item])
              }
            )
          )
        default:
          section = CollectionLayoutSection(
            group: .horizontal(
              layoutSize: size,
              subitem: CollectionLayoutItem(layoutSize: size),
              count: 1 + items.count % 3
            )
          )
        }
        section.contentInsets.top = Double(items.count)
        return section
      }
    }

    func step() -> String? {
      let before = desk.dataSource.snapshot()
      let wanted = change()
      (sizes.sections, sizes.groups) = ([], [])
      desk.update()
      if let text = wrongCall(before, wanted) { return text }
      let calls = Set(desk.configured)
      if let lost = wanted.first(where: { desk.visible.contains($0) && !calls.contains($0) }) {
        return "item \(lost) is not shown again"
      }
      return difference()
    }

    /// Finds a wrong call of the layout's closures in an update.
    ///
    /// Each is called once for a section whose items are others or show something else, and for all if a section
    /// stands elsewhere.
    private func wrongCall(_ before: NumberedSnapshot, _ marked: [Int]) -> String? {
      let after = desk.dataSource.snapshot()
      let numbers = after.sectionIdentifiers
      let isElsewhere = numbers != before.sectionIdentifiers
      let wanted = numbers.filter { number in
        let items = after.itemIdentifiers(inSection: number)
        return isElsewhere || items != before.itemIdentifiers(inSection: number)
          || items.contains { marked.contains($0) }
      }
      let groups = wanted.filter { $0 % 4 == 0 && after.numberOfItems(inSection: $0) > 0 }
      if sizes.groups.sorted() != groups.sorted() {
        return "the groups of \(sizes.groups) were asked for, not those of \(groups)"
      }
      let asked = sizes.sections.sorted().map { numbers[$0] }
      return asked == wanted ? nil : "sections \(asked) were asked for, not \(wanted)"
    }

    /// Changes the data, and returns the items that are to be shown again.
    private func change() -> [Int] {
      let items = desk.dataSource.snapshot().itemIdentifiers
      let some = Array(items.shuffled(using: &random).prefix(3))
      var marked: [Int] = []
      desk.change { snapshot in
        // An item that is deleted and comes again has lost its mark.
        defer { marked = snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers }
        if random.chance(0.5) {
          snapshot.reloadItems(some)
        } else {
          snapshot.reconfigureItems(some)
        }
        guard random.chance(0.7) else { return }
        snapshot = snapshot.edited(&random, times: 5, among: 60)
        let sections = snapshot.sectionIdentifiers
        guard let first = sections.first, random.chance(0.4) else { return }
        if sections.count > 2, random.chance(0.5) {
          return snapshot.moveSection(first, afterSection: sections[1])
        }
        guard let new = (0..<9).first(where: { !sections.contains($0) }) else { return }
        snapshot.insertSections([new], beforeSection: first)
        // Marked items that come into a new section are still shown again.
        if let item = some.first { snapshot.appendItems([item], toSection: new) }
      }
      for item in marked { sizes.heights[item] = Double(1 + random.number(below: 9)) / 4 }
      return marked
    }

    /// The first item that is elsewhere than in a layout made from nothing.
    private func difference() -> String? {
      let snapshot = desk.dataSource.snapshot()
      let engine = CollectionLayoutEngine(
        desk.collectionView.collectionViewLayout,
        environment: CollectionLayoutEnvironment(
          container: CollectionLayoutContainer(contentSize: desk.size),
          traits: desk.environment
        ),
        scale: desk.environment.displayScale
      )
      engine.reload(
        itemCounts: snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
      )
      for item in snapshot.itemIdentifiers {
        guard let path = snapshot.path(of: item) else { continue }
        let expected = engine.attributes(forItem: path)?.frame
        let found = desk.frame(of: item)
        if found != expected {
          return "item \(item) stands at \(found as Any), not \(expected as Any)"
        }
      }
      return engine.contentSize.isNear(desk.collectionView.contentSize)
        ? nil : "the length is another"
    }
  }

  @Test func `after any change each section is laid out as the layout says for its items now`() {
    for seed in 0..<CaseCount.of("LAYOUT_CASES", or: 60) {
      let run = Run(seed: seed)
      for step in 0..<8 {
        guard let text = run.step() else { continue }
        Issue.record("seed \(seed), step \(step): \(text)")
        return
      }
    }
  }

  @Test func `a change that moves, reloads and reconfigures items asks once for each section`() {
    var calls: [Int] = []
    let desk = MeasuredDesk(NumberedSnapshot([[1, 2, 3], [4, 5], [6], [7, 8]])) { _ in
      CollectionCompositionalLayout { section, _ in
        calls.append(section)
        return .lines(of: 40)
      }
    }
    func asked(_ change: (inout NumberedSnapshot) -> Void) -> [Int] {
      calls = []
      desk.change(change)
      desk.update()
      return calls
    }
    let several = asked { snapshot in
      snapshot.moveItem(1, afterItem: 4)
      snapshot.reloadItems([2, 6])
      snapshot.reconfigureItems([3, 5])
    }
    #expect(several == [0, 1, 2])
    #expect(asked { $0.reconfigureItems([7]) } == [3])
    let sections = asked { snapshot in
      snapshot.reloadSections(Array(snapshot.sectionIdentifiers.prefix(2)))
      snapshot.appendItems([9], toSection: snapshot.sectionIdentifiers[1])
      snapshot.reloadItems([8])
    }
    #expect(sections == [0, 1, 3])
    #expect(asked { _ in } == [])
  }

  @Test func `a page at the end calls the section provider once`() {
    var asked: [Int] = []
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout { section, _ in
        asked.append(section)
        return .lines(of: 40)
      },
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    engine.reload(itemCounts: [5, 5])
    engine.append(3, toSection: 1)
    engine.replaceItems(inSection: 0, with: 4) { $0 }
    engine.invalidateMeasured([2], inSection: 1)
    #expect(asked == [0, 1, 1, 0, 1])
  }
}
