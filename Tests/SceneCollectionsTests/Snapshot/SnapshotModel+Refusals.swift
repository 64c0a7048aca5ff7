import SceneCollections

extension SnapshotModel {
  typealias Refusal = SnapshotError<Int, Item>.Reason

  /// Why an edit can't be made; `nil` if it can.
  func refusal(of edit: SnapshotEdit<Item>) -> Refusal? {
    switch edit {
    case .appendItems(let items, let section):
      if let section {
        if place(ofSection: section) == nil { return .unknownSection(section) }
      } else if sections.isEmpty {
        return .noSections
      }
      return items.repeats.map { .duplicateItems($0) }
    case .insertItems(let items, let other, _):
      if path(of: other) == nil { return .unknownItem(other) }
      if items.contains(other) { return .itemDestinationAmongInserted(other) }
      return items.repeats.map { .duplicateItems($0) }
    case .moveItem(let item, let other, _):
      if path(of: item) == nil { return .unknownItem(item) }
      if path(of: other) == nil { return .unknownItem(other) }
      return item == other ? .itemDestinationAmongInserted(item) : nil
    case .reloadItems(let items), .reconfigureItems(let items):
      let strangers = items.filter { path(of: $0) == nil }
      return strangers.isEmpty ? nil : .reloadOfUnknownItems(strangers)
    case .appendSections(let new): return refusal(ofNew: new)
    case .insertSections(let new, let other, _):
      if place(ofSection: other) == nil { return .unknownSection(other) }
      if new.contains(other) { return .sectionDestinationAmongInserted(other) }
      return refusal(ofNew: new)
    case .moveSection(let section, let other, _):
      if place(ofSection: section) == nil { return .unknownSection(section) }
      if place(ofSection: other) == nil { return .unknownSection(other) }
      return section == other ? .sectionDestinationAmongInserted(section) : nil
    case .reloadSections(let named):
      let strangers = named.filter { place(ofSection: $0) == nil }
      return strangers.isEmpty ? nil : .reloadOfUnknownSections(strangers)
    case .deleteItems, .deleteSections, .deleteAllItems: return nil
    }
  }

  private func refusal(ofNew new: [Int]) -> Refusal? {
    if let repeats = new.repeats { return .duplicateSections(repeats) }
    let present = new.enumerated().compactMap { place, section in
      self.place(ofSection: section).map { SnapshotDuplicate(section, first: $0, second: place) }
    }
    return present.isEmpty ? nil : .sectionsAlreadyPresent(present)
  }
}

extension Array where Element: Hashable & Sendable {
  /// What comes again, each with its first two places.
  var repeats: [SnapshotDuplicate<Element>]? {
    let repeats = indices.compactMap { place in
      let before = self[..<place].indices.filter { self[$0] == self[place] }
      return before.count == 1
        ? SnapshotDuplicate(self[place], first: before[0], second: place) : nil
    }
    return repeats.isEmpty ? nil : repeats
  }
}
