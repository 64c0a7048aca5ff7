import SceneCollections
import Testing

/// After random edits a snapshot has the items of a model of arrays.
@Suite struct SnapshotModelTests {
  /// Edits that are made one after the other, and after how many a copy is put aside.
  private struct Run {
    var edits: [SnapshotEdit<Int>]
    var items: Int
    var keeps: Int

    init(seed: Int) {
      var random = SplitMix(seed: seed)
      items = [3, 12, 40, 400][random.number(below: 4)]
      keeps = random.number(below: 40)
      let (items, sections) = (items, 1 + random.number(below: 6))
      edits = (0..<40).map { _ in .random(&random, items: items, sections: sections) }
    }
  }

  @Test func `random edits and refusals are those of arrays`() {
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
    var (checked, unchecked) = (NumberedSnapshot(), NumberedSnapshot())
    for _ in 0..<2_000 {
      let edit = SnapshotEdit<Int>.random(&random, items: 30, sections: 4)
      if SnapshotModel(checked).refusal(of: edit) != nil { continue }
      try edit.apply(to: &checked)
      edit.applyOrTrap(to: &unchecked)
      #expect(SnapshotModel(checked) == SnapshotModel(unchecked))
    }
  }

  /// The first difference between a snapshot and its model; `nil` if there is none.
  private func difference(_ run: Run) -> String? {
    var (snapshot, model) = (NumberedSnapshot(), SnapshotModel<Int>())
    var (kept, keptModel) = (snapshot, model)
    for (number, edit) in run.edits.enumerated() {
      if number == run.keeps { (kept, keptModel) = (snapshot, model) }
      let expected = model.refusal(of: edit)
      if expected == nil { model.apply(edit) }
      do throws(SnapshotError<Int, Int>) {
        try edit.apply(to: &snapshot)
        if let expected { return "\(edit) is to be refused as \(expected)" }
      } catch {
        if error.reason != expected { return "\(edit) is refused: \(error)" }
      }
      // In a large one look-ups are compared at the end, after all that has drifted.
      let isLast = number == run.edits.count - 1
      if let other = difference(snapshot, model, run.items > 40 && !isLast ? 0 : run.items) {
        return "after \(edit) \(other)"
      }
    }
    return difference(kept, keptModel, run.items).map { "the copy: \($0)" }
  }

  private func difference(
    _ snapshot: NumberedSnapshot,
    _ model: SnapshotModel<Int>,
    _ items: Int
  ) -> String? {
    let shown = SnapshotModel(snapshot)
    if shown != model { return "\(shown) is not \(model)" }
    let all = model.items
    if snapshot.itemIdentifiers != all { return "items are \(snapshot.itemIdentifiers)" }
    if snapshot.numberOfItems != all.count { return "there are \(snapshot.numberOfItems) items" }
    if snapshot.numberOfSections != model.sections.count { return "sections are miscounted" }
    for (place, section) in model.sections.enumerated() {
      if snapshot.indexOfSection(section.identifier) != place { return "lost is \(section)" }
      if snapshot.numberOfItems(inSection: section.identifier) != section.items.count {
        return "miscounted is \(section)"
      }
    }
    if snapshot.indexOfSection(-1) != nil { return "section -1 is found" }
    for item in 0..<items {
      let path = model.path(of: item)
      if snapshot.path(of: item) != path { return "item \(item) is not at \(path as Any)" }
      if snapshot.indexOfItem(item) != all.firstIndex(of: item) { return "\(item) is miscounted" }
      if snapshot.sectionIdentifier(containingItem: item)
        != path.map({ model.sections[$0.section].identifier })
      {
        return "item \(item) is in another section"
      }
      if let path, snapshot.itemIdentifier(at: path) != item { return "\(item) is not at \(path)" }
    }
    return nil
  }
}
