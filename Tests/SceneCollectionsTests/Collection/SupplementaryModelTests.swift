import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// Headers, footers, badges and backgrounds stay what they are while the data around them changes.
@MainActor @Suite struct SupplementaryModelTests {
  private let kinds = ["header-0", "footer-0", "badge-1", "title"]

  private func fields(isOrthogonal: Bool = false) -> FieldStage {
    FieldStage(NumberedSnapshot([[0, 1, 2, 3], [4, 5], []]), isOrthogonal: isOrthogonal)
  }

  @Test(arguments: ["header-0", "footer-0", "badge-1", "title"], [false, true])
  func `a person goes on writing in it while items and sections come and go around it`(
    name: String,
    isOrthogonal: Bool
  ) throws {
    let grid = fields(isOrthogonal: isOrthogonal)
    try grid.stage.tap(.id("field-\(name)"))
    try grid.stage.type("し", marked: true)
    let focus = grid.stage.mirror.focus
    let node = grid.nodes[name]
    let changes: [(inout NumberedSnapshot) -> Void] = [
      { $0.appendItems([20, 21], toSection: 0) },
      { $0.insertItems([22], beforeItem: 0) },
      { $0.insertItems([23], afterItem: 1) },
      { $0.deleteItems([2, 3, 5]) },
      { $0.insertSections([7], beforeSection: 0) },
      { $0.appendSections([8]) },
      { $0.moveSection(0, afterSection: 1) },
      { $0.deleteSections([7]) },
      { $0.moveItem(4, beforeItem: 1) },
      { $0.reloadItems([0]) },
    ]
    for (number, change) in changes.enumerated() {
      grid.change(change)
      grid.stage.update()
      #expect(grid.focused == name, "change \(number)")
      #expect(grid.nodes[name] == node, "change \(number)")
    }
    #expect(grid.stage.mirror.focus == focus)
    try grid.stage.type("お", marked: true)
    try grid.stage.confirmMarkedText()
    #expect(grid.texts == [name: "しお"])
  }

  @Test(arguments: [false, true])
  func `scrolled far away, what a person writes in stays`(isOrthogonal: Bool) throws {
    for name in kinds {
      let lists = (0..<30).map { section in (0..<8).map { section * 8 + $0 } }
      let grid = FieldStage(NumberedSnapshot(lists), isOrthogonal: isOrthogonal)
      try grid.stage.tap(.id("field-\(name)"))
      let node = grid.nodes[name]
      grid.scroll(by: 3_000)
      grid.change { $0.insertSections([99], beforeSection: 0) }
      grid.stage.update()
      #expect(grid.focused == name)
      #expect(grid.nodes[name] == node)
      grid.scroll(by: -9_000)
      #expect(grid.nodes[name] == node)
    }
  }

  @Test func `a section that is reloaded or deleted takes its header along`() throws {
    let grid = fields()
    try grid.stage.tap("field-header-1")
    grid.change { $0.reloadSections([1]) }
    grid.stage.update()
    #expect(grid.focused == nil)
    try grid.stage.tap("field-header-1")
    grid.change { $0.deleteSections([1]) }
    grid.stage.update()
    #expect(grid.focused == nil)
    #expect(grid.nodes["header-1"] == nil)
  }

  @Test func `a badge of a group tells of the items that are in it now`() throws {
    let grid = fields()
    let node = grid.nodes["pair-0-2"]
    grid.change { $0.insertItems([30], beforeItem: 0) }
    grid.stage.update()
    #expect(grid.nodes["pair-0-2"] == node)
    #expect(grid.nodes["badge-30"] != nil)
    grid.change { $0.moveSection(1, beforeSection: 0) }
    grid.stage.update()
    #expect(grid.nodes["pair-0-2"] == node)
  }

  @Test func `whatever the data does, what stays keeps its node, the focus and its text`() {
    for seed in 0..<CaseCount.of("COLLECTION_SCREENS", or: 30) {
      var random = SplitMix(seed: seed)
      let isOrthogonal = random.chance(0.3)
      let grid = FieldStage(
        NumberedSnapshot.random(&random, sections: 4, items: 20),
        isOrthogonal: isOrthogonal
      )
      var model = ExpectedField(isOrthogonal: isOrthogonal)
      for step in 0..<16 {
        let before = grid.nodes
        model.act(on: grid, &random)
        grid.stage.update()
        model.follow(grid)
        let moved = grid.nodes.filter { name, node in
          model.stays(name, grid) && before[name].map { $0 != node } == true
        }
        guard let text = moved.keys.sorted().first ?? model.mistake(grid) else { continue }
        Issue.record("seed \(seed), step \(step): \(text)")
        return
      }
    }
  }
}

/// The field that has the focus after all that was done, and what has been written where.
@MainActor private struct ExpectedField {
  /// `true` if each section is a scroll of its own, which a badge leaves with its item.
  let isOrthogonal: Bool
  private var name: String?
  private var texts: [String: String] = [:]
  /// The sections whose views are made again, and whether all are.
  private var reloaded: Set<Int> = []
  private var isReloaded = false
  private var old = NumberedSnapshot()

  init(isOrthogonal: Bool) {
    self.isOrthogonal = isOrthogonal
  }

  mutating func act(on grid: FieldStage, _ random: inout SplitMix) {
    (reloaded, isReloaded) = ([], false)
    let snapshot = grid.dataSource.snapshot()
    old = snapshot
    let (items, sections) = (snapshot.itemIdentifiers, snapshot.sectionIdentifiers)
    let some = Array(items.shuffled(using: &random).prefix(3))
    switch random.number(below: 18) {
    case 0...3: grid.change { $0 = $0.edited(&random, times: 5, among: 30) }
    case 4 where sections.count > 1:
      let other = random.pick(Array(sections.dropFirst()))
      grid.change { $0.moveSection(sections[0], afterSection: other) }
    case 5 where !sections.isEmpty:
      grid.change { $0.deleteSections([random.pick(sections)]) }
    case 6:
      let section = 10 + random.number(below: 30)
      guard !sections.contains(section) else { return }
      grid.change {
        if let first = sections.first, random.chance(0.6) {
          $0.insertSections([section], beforeSection: first)
        } else {
          $0.appendSections([section])
        }
      }
    case 7: grid.change { $0.reloadItems(some) }
    case 8: grid.change { $0.reconfigureItems(some) }
    case 9 where !sections.isEmpty:
      reloaded = [random.pick(sections)]
      grid.change { $0.reloadSections(Array(reloaded)) }
    case 10 where random.chance(0.3):
      isReloaded = true
      grid.dataSource.applySnapshotUsingReloadData(snapshot)
    case 11...12: grid.scroll(by: Double(random.number(below: 500) - 250))
    case 13...15: go(on: grid, &random)
    default:
      guard let name, (try? grid.stage.type("x")) != nil else { return }
      texts[name, default: ""] += "x"
    }
  }

  private mutating func go(on grid: FieldStage, _ random: inout SplitMix) {
    let names = grid.nodes.keys.filter { !$0.hasPrefix("card") && !$0.hasPrefix("pair") }.sorted()
    guard let name = names.randomElement(using: &random),
      (try? grid.stage.tap(.id("field-\(name)"))) != nil
    else { return }
    self.name = name
  }

  /// Returns `true` for a view that is the same before and after.
  func stays(_ name: String, _ grid: FieldStage) -> Bool {
    let snapshot = grid.dataSource.snapshot()
    let parts = name.split(separator: "-")
    // The title is there as long as there are sections.
    if isReloaded || snapshot.numberOfSections == 0 { return false }
    guard parts.count > 1, let number = Int(parts[1]) else { return true }
    if parts[0] != "badge" {
      return snapshot.indexOfSection(number) != nil && !reloaded.contains(number)
    }
    guard let section = snapshot.sectionIdentifier(containingItem: number) else { return false }
    let isInOther = section != old.sectionIdentifier(containingItem: number)
    return !reloaded.contains(section) && !(isOrthogonal && isInOther)
  }

  mutating func follow(_ grid: FieldStage) {
    if let name, !stays(name, grid) { self.name = nil }
  }

  func mistake(_ grid: FieldStage) -> String? {
    if grid.focused != name {
      return "\(grid.focused ?? "none") has the focus, not \(name ?? "none")"
    }
    if grid.texts != texts { return "\(grid.texts) has been written, not \(texts)" }
    for element in grid.stage.frames.elements {
      guard let field = element.element.identifier, field.hasPrefix("field-") else { continue }
      let text = texts[String(field.dropFirst("field-".count))] ?? ""
      if element.element.text != text { return "\(field) shows another text than \(text)" }
    }
    return nil
  }
}
