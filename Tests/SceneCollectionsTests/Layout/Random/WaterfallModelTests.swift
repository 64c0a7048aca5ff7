import SceneCollections
import Scenes
import Testing

/// Random pictures in random pages have the columns of a simple model.
@MainActor @Suite struct WaterfallModelTests {
  private struct Pictures {
    let columns: Int
    let spacing: Double
    let width: Double
    let pages: [Int]
    let sizes: [ScreenSize]

    init(seed: Int) {
      var random = SplitMix(seed: seed)
      columns = 1 + random.number(below: random.pick([4, 12]))
      spacing = random.pick([0, 4, 7.5])
      width = random.pick([320, 375, 1_024])
      pages = (0...random.number(below: 4)).map { _ in random.number(below: 30) }
      sizes = (0..<pages.reduce(0, +)).map { _ in
        let wild = random.pick([0, -3, Double.nan, .infinity])
        return ScreenSize(
          width: random.chance(0.03) ? wild : random.length(most: 60),
          height: random.chance(0.03) ? wild : random.pick([20, 30, random.length(most: 90)])
        )
      }
    }

    var itemWidth: Double {
      max(0, (width - Double(columns + 1) * spacing) / Double(columns))
    }

    /// The height that keeps the proportions, a square's where there are none.
    func height(of item: Int) -> Double {
      let ratio = sizes[item].height / sizes[item].width
      return ratio.isFinite && ratio > 0 ? itemWidth * ratio : itemWidth
    }
  }

  private final class Counter { var asked = 0 }

  @Test func `each picture goes to the lowest column, and keeps its place`() {
    for seed in 0..<CaseCount.of("LAYOUT_CASES", or: 300) {
      guard let text = mistake(Pictures(seed: seed)) else { continue }
      Issue.record("seed \(seed): \(text)")
      return
    }
  }

  private func mistake(_ pictures: Pictures) -> String? {
    let counter = Counter()
    let waterfall = CollectionWaterfall(columns: pictures.columns, spacing: pictures.spacing) {
      counter.asked += 1
      return pictures.sizes[$0.item]
    }
    let section = CollectionLayoutSection(group: .waterfall(waterfall))
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: section),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(
          contentSize: ScreenSize(width: pictures.width, height: 600)
        )
      )
    )
    engine.reload(itemCounts: [0])
    var placed: [ScreenRect] = []
    var ends = [Double](repeating: 0, count: pictures.columns)
    for page in pictures.pages {
      let count = placed.count + page
      engine.append(page, toSection: 0)
      if counter.asked != count { return "\(counter.asked) sizes are asked for, not \(count)" }
      let frames = (0..<count).compactMap {
        engine.attributes(forItem: CollectionPath(section: 0, item: $0))?.frame
      }
      if frames.count != count || !zip(frames, placed).allSatisfy({ $0 == $1 }) {
        return "a page moves what stands"
      }
      for item in placed.count..<count {
        if let text = mistake(frames[item], item, &ends, pictures) { return text }
        if item > 0, frames[item].y < frames[item - 1].y { return "item \(item) is too high" }
      }
      placed = frames
      let end = count == 0 ? 0 : ends.max() ?? 0
      if abs(engine.contentSize.height - end) > 1e-6 { return "it ends at \(engine.contentSize)" }
    }
    return nil
  }

  /// The mistake in the place of an item below those before it; the model notes the item.
  private func mistake(
    _ frame: ScreenRect,
    _ item: Int,
    _ ends: inout [Double],
    _ pictures: Pictures
  ) -> String? {
    let lowest = ends.min() ?? 0
    let column = ends.firstIndex(of: lowest) ?? 0
    let (width, space) = (pictures.itemWidth, pictures.spacing)
    let expected = ScreenRect(
      x: Double(column) * (width + space) + space,
      y: lowest + space,
      width: width,
      height: pictures.height(of: item)
    )
    ends[column] = frame.maxY
    let isThere =
      abs(frame.x - expected.x) < 1e-6 && frame.y == expected.y
      && frame.size.isNear(expected.size)
    return isThere ? nil : "item \(item) is at \(frame), not \(expected)"
  }

  // MARK: - Many columns

  private static let columns = 1_000

  /// A waterfall whose columns are so narrow that the least proportions make no height at all.
  private func narrow() -> CollectionLayoutEngine {
    let waterfall = CollectionWaterfall(columns: Self.columns) {
      ScreenSize(width: 1, height: Self.ratio(of: $0.item))
    }
    return CollectionLayoutEngine(
      CollectionCompositionalLayout(section: CollectionLayoutSection(group: .waterfall(waterfall))),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
  }

  nonisolated private static func ratio(of item: Int) -> Double {
    [20, Double.leastNonzeroMagnitude, 30, 20][item % 4]
  }

  /// The frames of items, found with the ends of all columns.
  private func expected(_ count: Int) -> [ScreenRect] {
    let width = 300 / Double(Self.columns)
    var ends = [Double](repeating: 0, count: Self.columns)
    return (0..<count).map { item in
      let lowest = ends.min() ?? 0
      let column = ends.firstIndex(of: lowest) ?? 0
      let height = width * Self.ratio(of: item)
      ends[column] = lowest + height
      return ScreenRect(x: width * Double(column), y: lowest, width: width, height: height)
    }
  }

  private func frames(_ engine: CollectionLayoutEngine) -> [ScreenRect] {
    (0..<engine.itemCounts[0]).compactMap {
      engine.attributes(forItem: CollectionPath(section: 0, item: $0))?.frame
    }
  }

  @Test func `few items in many columns stand as if the end of each column were known`() {
    let (grown, replaced) = (narrow(), narrow())
    grown.reload(itemCounts: [1])
    replaced.reload(itemCounts: [1_800])
    for count in [1, 2, 7, 998, 1_340, 1_800] {
      let expected = expected(count)
      let whole = narrow()
      whole.reload(itemCounts: [count])
      #expect(frames(whole) == expected)
      grown.append(count - grown.itemCounts[0], toSection: 0)
      #expect(frames(grown) == expected)
      replaced.replaceItems(inSection: 0, with: count) { _ in nil }
      #expect(frames(replaced) == expected)
      let end = expected.map(\.maxY).max()
      #expect([whole, grown, replaced].allSatisfy { $0.contentSize.height == end })
    }
  }
}
