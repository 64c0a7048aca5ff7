import SceneCollections
import Scenes

extension CollectionLayoutEngine {
  /// An engine of one section of a group, as broad as a phone held upright.
  static func of(_ group: CollectionLayoutGroup, count: Int, spacing: Double = 0) -> Self {
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    let size = ScreenSize(width: 316, height: 812)
    let engine = Self(
      CollectionCompositionalLayout(section: section),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: size)
      )
    )
    engine.reload(itemCounts: [count])
    return engine
  }
}

/// Heights of items, in points; halves and whole ones, of which sums are exact.
func itemHeights(_ count: Int, seed: Int) -> [Double] {
  (0..<count).map { Double(60 + ($0 &* 7_919 &+ seed) % 181) / 2 + 20 }
}

extension Workload {
  /// C2g: a grid of five columns and 100,000 items, of which all heights are measured.
  static var wholeGrid: Workload {
    whole("C2g") { heights in
      let item = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(0.2),
          heightDimension: .estimated(50)
        )
      )
      let row = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .estimated(50)
        ),
        subitem: item,
        count: 5
      )
      let engine = CollectionLayoutEngine.of(row, count: heights.count, spacing: 10)
      return {
        engine.reload(itemCounts: [heights.count])
        engine.measureItems(inSection: 0) { item, proposed in
          ScreenSize(width: proposed.width, height: heights[item])
        }
        return Int(engine.contentSize.height)
      }
    } bare: { heights in
      var frames = Array(repeating: ScreenRect(size: .zero), count: heights.count)
      return {
        var (y, item) = (0.0, 0)
        while item < frames.count {
          var tallest = 0.0
          for column in 0..<5 {
            let height = heights[item + column]
            frames[item + column] = ScreenRect(
              x: 63.2 * Double(column),
              y: y,
              width: 63.2,
              height: height
            )
            tallest = max(tallest, height)
          }
          y += tallest + 10
          item += 5
        }
        return Int(y - 10)
      }
    }
  }

  /// C2w: a waterfall of three columns and 100,000 items.
  static var wholeWaterfall: Workload {
    whole("C2w") { heights in
      let engine = CollectionLayoutEngine.of(.waterfall(of: heights), count: heights.count)
      return {
        engine.reload(itemCounts: [heights.count])
        return Int(engine.contentSize.height)
      }
    } bare: { heights in
      var frames = Array(repeating: ScreenRect(size: .zero), count: heights.count)
      return {
        var ends = (0.0, 0.0, 0.0)
        for item in frames.indices {
          // Of the natural size, as a waterfall finds it.
          let height = 100 * (heights[item] / 100)
          if ends.0 <= ends.1, ends.0 <= ends.2 {
            frames[item] = ScreenRect(x: 4, y: ends.0 + 4, width: 100, height: height)
            ends.0 += height + 4
          } else if ends.1 <= ends.2 {
            frames[item] = ScreenRect(x: 108, y: ends.1 + 4, width: 100, height: height)
            ends.1 += height + 4
          } else {
            frames[item] = ScreenRect(x: 212, y: ends.2 + 4, width: 100, height: height)
            ends.2 += height + 4
          }
        }
        return Int(max(ends.0, ends.1, ends.2))
      }
    }
  }

  /// Lays 100,000 items out from nothing beside a loop that writes their frames; both tell the height.
  private static func whole(
    _ id: String,
    ours: @escaping @MainActor ([Double]) -> @MainActor () -> Int,
    bare: @escaping @MainActor ([Double]) -> @MainActor () -> Int
  ) -> Workload {
    @MainActor
    func contender(_ solve: @escaping @MainActor () -> Int) -> Contender {
      Contender {
        { rounds, meter in
          var sum = 0
          meter.start()
          for _ in 0..<rounds { sum &+= solve() }
          meter.stop()
          return sum
        }
      }
    }
    return Workload(id, against: .bare, limit: 4) { inputs in
      let heights = itemHeights(100_000, seed: inputs.seed)
      let height = bare(heights)()
      return Trial(
        expected: { $0 &* height },
        ours: contender(ours(heights)),
        bare: contender(bare(heights))
      )
    }
  }
}

extension CollectionLayoutGroup {
  /// Three columns, 100 points broad, of items with these heights.
  static func waterfall(of heights: [Double]) -> CollectionLayoutGroup {
    .waterfall(
      CollectionWaterfall(columns: 3, spacing: 4) { path in
        ScreenSize(width: 100, height: heights[path.item % heights.count])
      }
    )
  }
}
