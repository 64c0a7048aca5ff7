import SceneCollections
import Testing

/// After random edits a section snapshot has the items of a model of lines.
@Suite struct OutlineModelTests {
  /// Edits that are made one after the other, and after how many a copy is put aside.
  private struct Run {
    var edits: [OutlineEdit<Int>]
    var items: Int
    var keeps: Int

    init(seed: Int) {
      var random = SplitMix(seed: seed)
      items = [3, 10, 30][random.number(below: 3)]
      keeps = random.number(below: 40)
      let items = items
      edits = (0..<40).map { _ in .random(&random, items: items) }
    }
  }

  @Test func `random edits and refusals are those of lines`() {
    for seed in 0..<CaseCount.of("COLLECTION_OPERATIONS", or: 20_000) / 40 {
      let run = Run(seed: seed)
      guard difference(run) != nil else { continue }
      var least = run
      least.edits = run.edits.shrunk { edits in
        var fewer = run
        fewer.edits = edits
        return difference(fewer) != nil
      }
      Issue.record("seed \(seed): \(difference(least) ?? "") by \(least)")
      return
    }
  }

  @Test func `calls that nothing is wrong with do the same, checked or not`() throws {
    var random = SplitMix(seed: 7)
    var (checked, unchecked, model) = (NumberedOutline(), NumberedOutline(), OutlineModel<Int>())
    for _ in 0..<1_000 {
      let edit = OutlineEdit<Int>.random(&random, items: 30)
      if model.refusal(of: edit) != nil { continue }
      model.apply(edit)
      try edit.apply(to: &checked)
      edit.applyOrTrap(to: &unchecked)
      #expect(checked == unchecked)
    }
  }

  /// The first difference between an outline and its model; `nil` if there is none.
  private func difference(_ run: Run) -> String? {
    var (outline, model) = (NumberedOutline(), OutlineModel<Int>())
    var (kept, keptModel) = (outline, model)
    for (number, edit) in run.edits.enumerated() {
      if number == run.keeps { (kept, keptModel) = (outline, model) }
      let expected = model.refusal(of: edit)
      if expected == nil { model.apply(edit) }
      do throws(SectionSnapshotError<Int>) {
        try edit.apply(to: &outline)
        if let expected { return "\(edit) is to be refused as \(expected)" }
      } catch {
        if error.reason != expected { return "\(edit) is refused: \(error)" }
      }
      if let other = difference(outline, model, run.items) { return "after \(edit) \(other)" }
    }
    return difference(kept, keptModel, run.items).map { "the copy: \($0)" }
  }

  private func difference(
    _ outline: NumberedOutline,
    _ model: OutlineModel<Int>,
    _ items: Int
  ) -> String? {
    if outline.items != model.lines.map(\.item) { return "items are \(outline.items)" }
    if outline.rootItems != model.lines.filter({ $0.level == 0 }).map(\.item) {
      return "at the top are \(outline.rootItems)"
    }
    let isVisible = model.lines.indices.map { place in
      model.above(place).allSatisfy { model.lines[$0].isExpanded }
    }
    if outline.visibleItems != zip(outline.items, isVisible).filter({ $0.1 }).map(\.0) {
      return "visible are \(outline.visibleItems)"
    }
    for item in 0..<items {
      guard let place = model.place(of: item) else {
        if outline.contains(item) || outline.index(of: item) != nil || outline.isVisible(item)
          || outline.isExpanded(item) || outline.parent(of: item) != nil
        {
          return "the stranger \(item) is found"
        }
        continue
      }
      let line = model.lines[place]
      if outline.index(of: item) != place { return "\(item) is not at \(place)" }
      if outline.level(of: item) != line.level {
        return "the level of \(item) is not \(line.level)"
      }
      if outline.isExpanded(item) != line.isExpanded { return "\(item) is expanded otherwise" }
      if outline.isVisible(item) != isVisible[place] { return "\(item) is visible otherwise" }
      if outline.parent(of: item) != model.above(place).first.map({ model.lines[$0].item }) {
        return "\(item) is below another one"
      }
    }
    return nil
  }
}
