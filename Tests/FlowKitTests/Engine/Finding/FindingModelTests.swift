import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowReports

/// Selectors at random on screens at random, compared with the rules of the flow format.
@MainActor
@Suite struct FindingModelTests {
  private struct Tally {
    var found = 0
    var several = 0
    var notFirst = 0
    var ties = 0
    var invisible = 0
    var indexed = 0
  }

  private func frames(_ seed: UInt64) -> ScreenFrames {
    var environment = ScreenEnvironment.plain
    if seed % 4 == 0 { environment.layoutDirection = .rightToLeft }
    return ScreenFrames(of: ScatteredScreen(seed: seed), in: environment)
  }

  /// Compares what a selector finds with the model; returns a difference.
  private func difference(
    _ frames: ScreenFrames,
    _ wish: WishedElement,
    _ tally: inout Tally
  )
    throws -> String?
  {
    let query = try #require(try wish.query())
    let (sight, model) = (FlowSight(frames: frames), FindingModel(frames: frames))
    let all = model.matches(wish)
    let seen = all.filter { model.isVisible($0) }
    if sight.matches(query) != all.map(\.index) {
      return "matches \(sight.matches(query)), not \(all.map(\.index))"
    }
    let visible = model.chosen(seen, wish)
    if sight.visible(query)?.index != visible?.index {
      let found = sight.visible(query)?.index
      return "finds \(String(describing: found)), not \(String(describing: visible?.index))"
    }
    let isShown = wish.index == nil ? !seen.isEmpty : visible != nil
    if sight.shows(query) != isShown { return "shows \(!isShown), not \(isShown)" }
    let target = model.chosen(seen.isEmpty ? all : seen, wish)
    if sight.target(query)?.index != target?.index { return "has another target" }
    let candidates = wish.index == nil ? all : [target].compactMap(\.self)
    if sight.candidates(query) != candidates { return "has other candidates" }
    count(seen, visible, wish, model, &tally)
    tally.invisible += all.count - seen.count
    return nil
  }

  private func count(
    _ seen: [LaidOutElement],
    _ chosen: LaidOutElement?,
    _ wish: WishedElement,
    _ model: FindingModel,
    _ tally: inout Tally
  ) {
    guard let chosen else { return }
    tally.found += 1
    if wish.index != nil { tally.indexed += 1 }
    guard seen.count > 1, wish.index == nil else { return }
    tally.several += 1
    if seen.first?.index != chosen.index { tally.notFirst += 1 }
    let distance = model.distance(chosen, wish)
    if distance > 0, seen.count(where: { model.distance($0, wish) == distance }) > 1 {
      tally.ties += 1
    }
  }

  @Test func `a selector finds what the format says, whatever lies on the screen`() throws {
    var tally = Tally()
    var differences: [String] = []
    for seed in UInt64(0)..<500 {
      let frames = frames(seed)
      var random = SplitMix(state: seed ^ 0xF10)
      for _ in 0..<6 {
        let wish = WishedElement(&random)
        guard let words = try difference(frames, wish, &tally) else { continue }
        differences.append("seed \(seed), \(wish.yaml): \(words)")
      }
    }
    #expect(differences.prefix(3) == [])
    // The comparison says little about rules that decide nothing.
    #expect(tally.found > 400 && tally.several > 250 && tally.notFirst > 150, "\(tally)")
    #expect(tally.ties > 3 && tally.invisible > 500 && tally.indexed > 40, "\(tally)")
  }
}
