import SceneCollections
import Scenes
import Testing

/// The issues that a random layout reports are the faults that it has.
@MainActor @Suite struct LayoutIssueTests {
  /// A layout of one section whose faults are known.
  private struct Faulty {
    var section: CollectionLayoutSection?
    var due: [CollectionLayoutIssue] = []
    let count: Int

    init(seed: Int) {
      var random = SplitMix(seed: seed)
      count = random.pick([.min, 0, 1, 5])
      if random.chance(0.1) {
        if count > 0 { due = [.sectionWithoutLayout(0)] }
        return
      }
      var section: CollectionLayoutSection
      switch random.number(below: 8) {
      case 0:
        let frames =
          random.chance(0.5) ? [] : [CollectionLayoutGroupCustomItem(frame: random.wildFrame())]
        section = CollectionLayoutSection(
          group: .custom(layoutSize: random.wildSize()) { _ in frames }
        )
        if count > 0, frames.isEmpty { due.append(.customGroupWithoutItems(section: 0)) }
      case 1:
        let size = random.wildSize()
        let inner = CollectionLayoutGroup.custom(layoutSize: random.wildSize()) { _ in [] }
        section = CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitem: inner, count: 2)
        )
        if count > 0 { due.append(.customGroupInGroup) }
      default:
        section = line(&random)
      }
      if random.chance(0.3) {
        section.visibleItemsInvalidationHandler = { _, _, _ in }
        if isMeasured { due.append(.visibleItemsHandlerWithMeasuredItems(section: 0)) }
      }
      let kinds = (0..<random.number(below: 4)).map { _ in random.pick(["a", "b"]) }
      section.boundarySupplementaryItems = kinds.map {
        CollectionLayoutBoundaryItem(
          layoutSize: random.wildSize(),
          elementKind: $0,
          alignment: .top
        )
      }
      for (place, kind) in kinds.enumerated() where kinds[..<place].contains(kind) {
        due.append(.repeatedElementKind(kind, section: 0))
      }
      self.section = section
    }

    private var isMeasured = false

    /// The most that fit, of which the first 10,000 are tried one by one.
    private static func most(below limit: Int, _ fits: (Int) -> Bool) -> Int {
      guard let first = (1...10_000).first(where: { !fits($0) }) else {
        var (known, end) = (10_000, limit)
        while end - known > 1 {
          let middle = known + (end - known) / 2
          if fits(middle) { known = middle } else { end = middle }
        }
        return known
      }
      return first - 1
    }

    /// A row of items of one width, which fit or don't.
    private mutating func line(_ random: inout SplitMix) -> CollectionLayoutSection {
      let (length, spacing) = (random.wild(), random.wild())
      let (width, isPart, isEstimated) = (random.wild(), random.chance(0.4), random.chance(0.3))
      var group = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(length),
          heightDimension: .absolute(40)
        ),
        subitems: [
          CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
              widthDimension: isPart ? .fractionalWidth(width) : .absolute(width),
              heightDimension: isEstimated ? .estimated(40) : .absolute(40)
            )
          )
        ]
      )
      group.interItemSpacing = .fixed(spacing)
      if count > 0 {
        let (room, gap) = (length.asLength, spacing.asLength)
        func item(among number: Int) -> Double {
          isPart ? (width * max(0, room - gap * Double(number - 1))).asLength : width.asLength
        }
        let fitting = Self.most(below: (1 << 31) + 1) { number in
          item(among: number) * Double(number) + gap * Double(number - 1) <= room + 1e-6
        }
        if fitting == 0 { due.append(.groupShorterThanItem(length: room, item: item(among: 1))) }
        if fitting > 10_000 {
          let hasRoom = item(among: 1) + gap > 0
          due.append(hasRoom ? .groupOfManyItems(count: fitting) : .itemWithoutLength)
        }
        isMeasured = isEstimated && fitting > 0
      }
      return CollectionLayoutSection(group: group)
    }
  }

  @Test func `each fault of a layout is told once, and nothing else is`() {
    for seed in 0..<CaseCount.of("LAYOUT_CASES", or: 200) {
      let faulty = Faulty(seed: seed)
      let engine = CollectionLayoutEngine(
        CollectionCompositionalLayout { _, _ in faulty.section },
        environment: CollectionLayoutEnvironment(
          container: CollectionLayoutContainer(contentSize: ScreenSize(width: 320, height: 480))
        )
      )
      var told: [CollectionLayoutIssue] = []
      engine.onIssue = { told.append($0) }
      engine.reload(itemCounts: [faulty.count])
      if told == faulty.due { continue }
      Issue.record("seed \(seed): told is \(told), not \(faulty.due)")
      return
    }
  }
}

extension Double {
  /// The number as a length: 0 if it is no length, and a billion points at most.
  fileprivate var asLength: Double { isFinite ? min(max(0, self), 1e9) : 0 }
}
