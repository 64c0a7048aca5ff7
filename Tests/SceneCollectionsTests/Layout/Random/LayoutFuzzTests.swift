import SceneCollections
import Scenes
import Testing

/// Layouts of numbers that are no lengths, asked about what is not there.
@MainActor @Suite struct LayoutFuzzTests {
  @Test func `whatever is laid out and asked, everything stands at a number and nothing ends`() {
    // 4692 is a waterfall in which an item is higher than any number.
    for seed in Array(0..<CaseCount.of("LAYOUT_CASES", or: 40)) + [4_692] {
      var random = SplitMix(seed: seed)
      guard let text = mistake(&random) else { continue }
      Issue.record("seed \(seed): \(text)")
      return
    }
  }

  private func mistake(_ random: inout SplitMix) -> String? {
    let layout = random.wildLayout()
    let engine = CollectionLayoutEngine(
      layout,
      environment: random.wildEnvironment(),
      scale: random.pick([nil, random.wild()])
    )
    engine.reload(itemCounts: random.pick([[], [0], [5, 0, 3], [-4, 2]]))
    for _ in 0..<6 {
      let (place, item) = (random.wildNumber(), random.wildNumber())
      let path = CollectionPath(section: place, item: item)
      let size = ScreenSize(width: random.wild(), height: random.wild())
      switch random.number(below: 7) {
      case 0: engine.append(random.pick([.min, -1, 0, 3]), toSection: place)
      case 1:
        engine.replaceItems(inSection: place, with: random.pick([.min, -1, 0, 3])) { _ in item }
      case 2: engine.setMeasured(size, ofItem: path)
      case 3: engine.setMeasured(size, ofSupplementary: "header", inSection: place)
      case 4: engine.invalidateMeasured([item, 0], inSection: place)
      case 5: engine.change(environment: random.wildEnvironment())
      default: _ = engine.attributes(forSupplementary: "header", inSection: place)
      }
      _ = engine.attributes(forItem: path)
      let rect = ScreenRect(origin: ScreenPoint(x: random.wild(), y: random.wild()), size: size)
      let found = engine.attributes(in: rect, visible: rect)
      for attributes in engine.allAttributes() + found where !attributes.isAtNumbers {
        return "\(attributes)"
      }
      let content = engine.contentSize
      if !content.width.isFinite || !content.height.isFinite || content.height < 0
        || content.width < 0
      {
        return "content \(content)"
      }
    }
    return nil
  }
}

extension CollectionLayoutAttributes {
  fileprivate var isAtNumbers: Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) && frame.width >= 0
      && frame.height >= 0
  }
}
