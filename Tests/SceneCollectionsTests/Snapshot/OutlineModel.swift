import SceneCollections

/// An outline as nobody can get it wrong: lines, each with how far it is moved in.
struct OutlineModel<Item: Hashable & Sendable>: Equatable {
  struct Line: Equatable {
    var item: Item
    var level: Int
    var isExpanded = false
  }

  typealias Refusal = SectionSnapshotError<Item>.Reason

  var lines: [Line] = []

  func place(of item: Item) -> Int? { lines.firstIndex { $0.item == item } }

  /// The lines of an item and of all below it.
  func family(at place: Int) -> Range<Int> {
    let behind = lines[(place + 1)...].firstIndex { $0.level <= lines[place].level }
    return place..<(behind ?? lines.count)
  }

  /// The lines that an item is below, from the next one up.
  func above(_ place: Int) -> [Int] {
    var (found, level) = ([Int](), lines[place].level)
    for other in (0..<place).reversed() where lines[other].level < level {
      found.append(other)
      level = lines[other].level
    }
    return found
  }

  /// Makes an edit that is not refused.
  mutating func apply(_ edit: OutlineEdit<Item>) {
    switch edit {
    case .append(let items, let parent):
      guard let place = parent.flatMap({ self.place(of: $0) }) else { return put(items.lines(0)) }
      put(items.lines(lines[place].level + 1), at: family(at: place).upperBound)
    case .insert(let items, let other, let after):
      put(items.lines(level(of: other)), at: place(beside: other, after: after))
    case .insertChain(let items, let other, let after):
      put(items.chain(level(of: other)), at: place(beside: other, after: after))
    case .replace(let parent, let chain):
      guard let place = place(of: parent) else { return }
      lines.replaceSubrange(
        family(at: place).dropFirst(),
        with: chain.chain(lines[place].level + 1)
      )
    case .delete(let items):
      for item in items {
        if let place = place(of: item) { lines.removeSubrange(family(at: place)) }
      }
    case .expand(let items): mark(items, true)
    case .collapse(let items): mark(items, false)
    case .deleteAll: lines = []
    }
  }

  /// Why an edit can't be made; `nil` if it can.
  func refusal(of edit: OutlineEdit<Item>) -> Refusal? {
    switch edit {
    case .append(let items, let parent):
      return strangers(in: parent.map { [$0] } ?? []) ?? refusal(ofNew: items)
    case .insert(let items, let other, _), .insertChain(let items, let other, _):
      return strangers(in: [other]) ?? refusal(ofNew: items)
    case .replace(let parent, let chain):
      guard let place = place(of: parent) else { return .unknownItems([parent]) }
      let leaving = lines[family(at: place)].dropFirst().map(\.item)
      return refusal(ofNew: chain, except: leaving)
    case .delete(let items): return strangers(in: items)
    case .expand, .collapse, .deleteAll: return nil
    }
  }

  private func strangers(in items: [Item]) -> Refusal? {
    let strangers = items.filter { place(of: $0) == nil }
    return strangers.isEmpty ? nil : .unknownItems(strangers)
  }

  private func refusal(ofNew items: [Item], except leaving: [Item] = []) -> Refusal? {
    if let repeats = items.repeats { return .duplicateItems(repeats) }
    let present = items.enumerated().compactMap { second, item in
      leaving.contains(item)
        ? nil : place(of: item).map { SnapshotDuplicate(item, first: $0, second: second) }
    }
    return present.isEmpty ? nil : .itemsAlreadyPresent(present)
  }

  private func level(of item: Item) -> Int { place(of: item).map { lines[$0].level } ?? 0 }

  private func place(beside other: Item, after: Bool) -> Int {
    guard let place = place(of: other) else { return 0 }
    return after ? family(at: place).upperBound : place
  }

  private mutating func put(_ new: [Line], at place: Int? = nil) {
    lines.insert(contentsOf: new, at: place ?? lines.count)
  }

  private mutating func mark(_ items: [Item], _ isExpanded: Bool) {
    for item in items {
      if let place = place(of: item) { lines[place].isExpanded = isExpanded }
    }
  }
}

extension Array where Element: Hashable & Sendable {
  fileprivate func lines(_ level: Int) -> [OutlineModel<Element>.Line] {
    map { OutlineModel.Line(item: $0, level: level) }
  }

  fileprivate func chain(_ level: Int) -> [OutlineModel<Element>.Line] {
    enumerated().map {
      OutlineModel.Line(item: $0.element, level: level + $0.offset, isExpanded: $0.offset == 0)
    }
  }
}
