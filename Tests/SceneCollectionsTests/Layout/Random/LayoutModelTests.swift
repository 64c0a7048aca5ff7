import SceneCollections
import Scenes
import Testing

/// Whatever happens to whatever layout, everything stands where it does in one that is made from nothing.
@MainActor @Suite struct LayoutModelTests {
  private struct Run {
    let seed: Int
    var steps: [LayoutStep]

    init(seed: Int) {
      self.seed = seed
      var random = SplitMix(seed: seed)
      steps = (0..<10).map { _ in .random(&random) }
    }

    @MainActor var history: LayoutHistory {
      var random = SplitMix(seed: ~seed)
      let layout = RandomLayout(&random)
      return LayoutHistory(layout, in: .random(&random))
    }

    @MainActor var difference: String? {
      let history = history
      for (number, step) in steps.enumerated() {
        history.take(step)
        if let text = history.difference() { return "step \(number): \(text)" }
      }
      return nil
    }
  }

  @Test func `a layout that is kept up to date is one that is made from nothing`() {
    for seed in 0..<CaseCount.of("LAYOUT_CASES", or: 40) {
      let run = Run(seed: seed)
      guard run.difference != nil else { continue }
      var least = run
      least.steps = run.steps.shrunk { steps in
        var fewer = run
        fewer.steps = steps
        return fewer.difference != nil
      }
      Issue.record("seed \(seed): \(least.difference ?? "") by \(least.steps)")
      return
    }
  }

  @Test func `what stands in a rectangle is what looking through everything finds`() {
    // In 13082 a group begins where a rectangle ends, and its badge a rounding error before.
    for seed in Array(0..<CaseCount.of("LAYOUT_CASES", or: 40)) + [13_082] {
      let run = Run(seed: seed)
      let history = run.history
      for step in run.steps.prefix(seed % 10) { history.take(step) }
      let scan = LayoutScan(history.engine)
      var random = SplitMix(seed: seed)
      for _ in 0..<12 {
        let rect = random.rect(around: history.engine.contentSize)
        let found = history.engine.attributes(in: rect)
        let expected = scan.attributes(in: rect, pixel: 0, error: -1e-9)
        let pixel = history.random.scale.map { 1 / $0 } ?? 0
        let most = scan.attributes(in: rect, pixel: pixel, error: 1e-9)
        if expected.allSatisfy(found.contains), found == most.filter(found.contains) { continue }
        let lost = expected.filter { !found.contains($0) }
        let strange = found.filter { !expected.contains($0) }
        Issue.record("seed \(seed): in \(rect) lost are \(lost), strange are \(strange)")
        return
      }
    }
  }
}

extension SplitMix {
  /// A small, large, empty or outer rectangle, at edges or anywhere.
  fileprivate mutating func rect(around content: ScreenSize) -> ScreenRect {
    let whole = ScreenRect(x: -500, y: -500, width: 1e5, height: 1e5)
    let (width, height) = (Int(content.width) + 100, Int(content.height) + 100)
    let size = ScreenSize(
      width: pick([0, 0.25, 10, 120, Double(width), length(most: 400)]),
      height: pick([0, 0.25, 10, 120, Double(height), length(most: 400)])
    )
    let x = Double(number(below: width * 4) / 4 - 50)
    let y = Double(number(below: height * 4) / 4 - 50)
    return pick([
      whole, ScreenRect(x: 0, y: 0, width: size.width, height: size.height),
      ScreenRect(x: x, y: y, width: size.width, height: size.height),
      ScreenRect(x: x, y: y, width: size.width, height: size.height),
      ScreenRect(x: 0, y: y, width: content.width, height: size.height),
      ScreenRect(x: x, y: 0, width: size.width, height: content.height),
      ScreenRect(x: x, y: -900, width: size.width, height: 900),
      ScreenRect(x: -900, y: y, width: 900, height: size.height),
    ])
  }
}
