import SceneCollections
import Scenes

extension Workload {
  /// C3: a page of 50 items at the end of a waterfall of 100,000, beside one of 1,000.
  ///
  /// Each is filled to twice its length, so that what the memory's growth costs is in both.
  static var appendedPage: Workload {
    Workload("C3", against: .thousandItems, limit: 3) { inputs in
      let heights = itemHeights(100_000, seed: inputs.seed)
      return Trial(
        expected: { $0 },
        ours: pages(onto: 100_000, heights),
        bases: [pages(onto: 1_000, heights)]
      )
    }
  }

  @MainActor
  private static func pages(onto count: Int, _ heights: [Double]) -> Contender {
    Contender {
      let engine = CollectionLayoutEngine.of(.waterfall(of: heights), count: count)
      return { rounds, meter in
        var (left, sum) = (rounds, 0)
        while left > 0 {
          engine.reload(itemCounts: [count])
          let height = engine.contentSize.height
          let pages = min(left, count / 50)
          meter.start()
          for _ in 0..<pages { engine.append(50, toSection: 0) }
          meter.stop()
          if engine.contentSize.height > height { sum &+= pages }
          left -= pages
        }
        return sum
      }
    }
  }
}
