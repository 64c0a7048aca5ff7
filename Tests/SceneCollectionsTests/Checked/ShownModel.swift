import SceneCollections

/// What a data source shows, as nobody can get it wrong: lists of items, and lists of lines for outlines.
struct ShownModel<Item: CheckedIdentifier> {
  typealias Outline = OutlineModel<Item>
  typealias Refusal = SnapshotError<Int, Item>.Reason

  private(set) var snapshot = SnapshotModel<Item>()
  private(set) var outlines: [Int: Outline] = [:]

  /// Takes a snapshot; sections with other items than their outlines show are flat from then on.
  mutating func apply(_ new: SnapshotModel<Item>) {
    snapshot.sections = new.sections
    outlines = outlines.filter { section, outline in
      snapshot.place(ofSection: section).map {
        snapshot.sections[$0].items == outline.visibleItems
      } ?? false
    }
  }

  /// Why an outline can't be shown in a section; `nil` if it can.
  func refusal(of outline: Outline, in section: Int) -> Refusal? {
    guard let place = snapshot.place(ofSection: section) else { return .unknownSection(section) }
    let present = outline.lines.map(\.item).filter { item in
      if let path = snapshot.path(of: item) { return path.section != place }
      return outlines.contains { $0.key != section && $0.value.place(of: item) != nil }
    }
    return present.isEmpty ? nil : .itemsInOtherSections(present)
  }

  /// Shows an outline that is not refused.
  mutating func apply(_ outline: Outline, to section: Int) {
    guard let place = snapshot.place(ofSection: section) else { return }
    var new = snapshot
    new.sections[place].items = outline.visibleItems
    outlines[section] = outline
    apply(new)
  }

  /// The outline of a section; one without levels if it has none.
  func outline(of section: Int) -> Outline? {
    if let outline = outlines[section] { return outline }
    guard let place = snapshot.place(ofSection: section) else { return nil }
    // What is not equal to itself can't be found in an outline.
    let items = snapshot.sections[place].items.filter { $0 == $0 }
    return Outline(lines: items.map { Outline.Line(item: $0, level: 0) })
  }
}

extension OutlineModel {
  /// The items above each of which all are expanded.
  var visibleItems: [Item] {
    lines.indices.filter { place in above(place).allSatisfy { lines[$0].isExpanded } }
      .map { lines[$0].item }
  }

  /// What an outline says of itself.
  init(_ outline: DiffableDataSourceSectionSnapshot<Item>) {
    lines = outline.items.map {
      Line(item: $0, level: outline.level(of: $0), isExpanded: outline.isExpanded($0))
    }
  }
}
