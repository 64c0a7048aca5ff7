import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// Each cell shows its own item, whatever a person and the data do to sections of measured rows.
@MainActor @Suite struct SectionModelTests {
  private let sizes = [
    ScreenSize(width: 320, height: 400), ScreenSize(width: 400, height: 320),
    ScreenSize(width: 320, height: 250),
  ]

  private func grid(_ random: inout SplitMix) -> SectionStage {
    let snapshot = NumberedSnapshot.random(&random, sections: 4, items: 40)
    return SectionStage(snapshot, columns: 1 + random.number(below: 3))
  }

  @Test func `no cell shows another item's content or mark, no header another section`() {
    for seed in 0..<CaseCount.of("COLLECTION_SCREENS", or: 30) {
      var random = SplitMix(seed: seed)
      let grid = grid(&random)
      var chosen: Set<Int> = []
      var focus = ExpectedFocus()
      for step in 0..<16 {
        act(on: grid, &chosen, &focus, &random)
        focus.follow(grid)
        if random.chance(0.4) { continue }
        grid.stage.update()
        guard let text = mistake(grid, &chosen) ?? focus.mistake(grid) else { continue }
        Issue.record("seed \(seed), step \(step): \(text)")
        return
      }
    }
  }

  private func act(
    on grid: SectionStage,
    _ chosen: inout Set<Int>,
    _ focus: inout ExpectedFocus,
    _ random: inout SplitMix
  ) {
    let items = grid.dataSource.snapshot().itemIdentifiers
    let kind = random.number(below: 22)
    // From here on the collection may have taken what was applied before: what is gone has lost its mark.
    if kind >= 8 { chosen.formIntersection(items) }
    switch kind {
    case 0...7: change(grid, &focus, kind, &random)
    case 8: grid.turn(to: random.pick(sizes))
    case 9...10: grid.scroll(by: Double(random.number(below: 1_200) - 600))
    case 11...13: carry(on: grid, &random)
    case 14...15: focus.go(on: grid, &random)
    case 16...17: focus.write(on: grid)
    case 18: if random.chance(0.3) { focus.leave(grid) }
    case 19...20: cover(grid, &focus, &random)
    default:
      guard let item = grid.shown.numbers.randomElement(using: &random),
        let cell = try? grid.stage.element(.id("cell-\(item)")),
        let hit = try? grid.stage.frames.touch(on: cell), case .control(let target) = hit,
        // In the middle of a cell that is cut may be its field.
        target.element.identifier == cell.element.identifier
      else { return }
      grid.stage.perform(hit)
      chosen.formSymmetricDifference([item])
    }
  }

  /// Changes the data while another scene covers the collection.
  private func cover(
    _ grid: SectionStage,
    _ focus: inout ExpectedFocus,
    _ random: inout SplitMix
  ) {
    grid.stage.update()
    grid.cover()
    for _ in 0..<1 + random.number(below: 3) {
      change(grid, &focus, random.number(below: 8), &random)
      focus.follow(grid)
      if random.chance(0.5) { grid.stage.update() }
    }
    if random.chance(0.2) {
      grid.stage.window.releaseCoveredScreens()
      focus.lose(Array(0..<60))
    }
    if random.chance(0.2) { grid.turn(to: random.pick(sizes)) }
    grid.uncover()
  }

  private func change(
    _ grid: SectionStage,
    _ focus: inout ExpectedFocus,
    _ kind: Int,
    _ random: inout SplitMix
  ) {
    let snapshot = grid.dataSource.snapshot()
    let (items, sections) = (snapshot.itemIdentifiers, snapshot.sectionIdentifiers)
    let some = Array(items.shuffled(using: &random).prefix(3))
    switch kind {
    case 0: grid.change { $0 = $0.edited(&random, times: 8, among: 60) }
    case 1 where some.count > 1: grid.change { $0.moveItem(some[0], afterItem: some[1]) }
    case 2: grid.change { $0.deleteItems(some) }
    case 3:
      grid.change { $0.reloadItems(some) }
      focus.lose(some)
    case 4: grid.edit(some)
    case 5 where !sections.isEmpty:
      grid.change { $0.reloadSections([sections[0]]) }
      focus.lose(snapshot.itemIdentifiers(inSection: sections[0]))
    case 6 where sections.count > 1:
      grid.change { $0.moveSection(sections[0], afterSection: sections[1]) }
    case 7 where random.chance(0.5): grid.edit(items)
    default:
      let other = NumberedSnapshot.random(&random, sections: 5, items: 50)
      if random.chance(0.5) { return grid.dataSource.apply(other) }
      grid.dataSource.applySnapshotUsingReloadData(other)
      focus.lose(items)
    }
  }

  /// Carries an item about, scrolls under it, and drops it, if nothing comes between.
  private func carry(on grid: SectionStage, _ random: inout SplitMix) {
    grid.stage.update()
    let before = grid.dataSource.snapshot()
    guard let item = grid.shown.numbers.randomElement(using: &random) else { return }
    let query = ScreenQuery.id("cell-\(item)")
    guard (try? grid.stage.drag(query, ScreenDrag(.began))) != nil else { return }
    for _ in 0..<random.number(below: 6) {
      if random.chance(0.2) { grid.scroll(by: Double(random.number(below: 600) - 300)) }
      if random.chance(0.05) { return grid.change { $0.deleteItems([item]) } }
      let way = ScreenPoint(
        x: Double(random.number(below: 400) - 200),
        y: Double(random.number(below: 600) - 300)
      )
      try? grid.stage.drag(query, ScreenDrag(.changed, translation: way))
      #expect(grid.dataSource.snapshot() == before)
    }
    let isCancelled = random.chance(0.3)
    try? grid.stage.drag(query, ScreenDrag(isCancelled ? .cancelled : .ended))
    var (old, new) = (before, grid.dataSource.snapshot())
    if isCancelled { #expect(new == before) }
    // All others are where they were relative to one another.
    old.deleteItems([item])
    new.deleteItems([item])
    #expect(old == new)
  }

  private func mistake(_ grid: SectionStage, _ chosen: inout Set<Int>) -> String? {
    let snapshot = grid.dataSource.snapshot()
    let paths = grid.collectionView.pathsForVisibleItems
    let expected = paths.map { path in
      snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[path.section])[path.item]
    }
    chosen.formIntersection(snapshot.itemIdentifiers)
    let shown = grid.shown
    if shown.numbers != expected { return "\(shown.numbers) show, not \(expected)" }
    let marked = expected.filter(chosen.contains)
    if shown.marked != marked {
      let selected = grid.dataSource.selectedItemIdentifiers
      let focus = String(describing: grid.focused)
      return "\(shown.marked) are marked, not \(marked); \(selected) are selected, \(focus) focused"
    }
    if Set(grid.dataSource.selectedItemIdentifiers) != chosen { return "others are selected" }
    if let name = grid.outdated.first { return "\(name) is on the screen" }
    for section in Set(paths.map(\.section)) {
      let name = "header-\(snapshot.sectionIdentifiers[section])"
      guard let header = try? grid.stage.element(.id(name)) else { return "\(name) is not there" }
      if header.frame.height <= 0 { return "\(name) has no height" }
    }
    return nil
  }

  @Test func `a device that is turned and turned back shows what it showed, where it was`() {
    for seed in 0..<CaseCount.of("COLLECTION_SCREENS", or: 30) {
      var random = SplitMix(seed: seed)
      let grid = grid(&random)
      let view = grid.collectionView
      for _ in 0..<3 { grid.scroll(by: Double(random.number(below: 700) - 100)) }
      let (frames, first) = (grid.frames, view.pathsForVisibleItems.first)
      let (offset, size) = (view.contentOffset.y, sizes[0])
      for turned in sizes.shuffled(using: &random).prefix(1 + random.number(below: 2)) {
        grid.turn(to: turned)
      }
      grid.turn(to: size)
      #expect(grid.frames == frames, "seed \(seed)")
      #expect(view.pathsForVisibleItems.first == first, "seed \(seed)")
      #expect(abs(view.contentOffset.y - offset) < 0.5, "seed \(seed)")
    }
  }
}
