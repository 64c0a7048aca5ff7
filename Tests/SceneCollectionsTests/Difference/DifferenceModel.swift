import SceneCollections

typealias NumberedSnapshot = DiffableDataSourceSnapshot<Int, Int>

/// Sections with items, as a front-end that knows only arrays has them.
struct ShownSections: Equatable {
  var sections: [(identifier: Int, items: [Int])]

  init(_ snapshot: NumberedSnapshot) {
    sections = snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
  }

  static func == (left: ShownSections, right: ShownSections) -> Bool {
    left.sections.elementsEqual(right.sections) { $0 == $1 }
  }

  /// Makes the changes of a batch, in UIKit's reading.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - new: What says who is inserted.
  ///   - bringsItems: Whether a section that is inserted comes with its items.
  mutating func apply(_ batch: SnapshotDifference, to new: ShownSections, bringsItems: Bool) {
    func item(_ path: CollectionPath, of sections: [(identifier: Int, items: [Int])]) -> Int {
      sections[path.section].items[path.item]
    }
    let old = sections
    // What is named by its old place goes first, from the back.
    for path in (batch.deletedItems + batch.movedItems.map(\.from)).sorted().reversed() {
      sections[path.section].items.remove(at: path.item)
    }
    var coming = batch.movedSections.map { (place: $0.to, section: sections[$0.from]) }
    for place in (batch.deletedSections + batch.movedSections.map(\.from)).sorted().reversed() {
      sections.remove(at: place)
    }
    for place in batch.insertedSections {
      let section = new.sections[place]
      coming.append((place, (section.identifier, bringsItems ? section.items : [])))
    }
    for (place, section) in coming.sorted(by: { $0.place < $1.place }) {
      sections.insert(section, at: place)
    }
    var items = batch.insertedItems.map { ($0, item($0, of: new.sections)) }
    items += batch.movedItems.map { ($0.to, item($0.from, of: old)) }
    for (path, item) in items.sorted(by: { $0.0 < $1.0 }) {
      sections[path.section].items.insert(item, at: path.item)
    }
  }
}

extension DiffableDataSourceSnapshot<Int, Int> {
  /// A snapshot of such sections, which are numbered by their places unless named.
  init(_ items: [[Int]], sections: [Int]? = nil) {
    self.init()
    let sections = sections ?? Array(items.indices)
    appendSections(sections)
    for (section, items) in zip(sections, items) { appendItems(items, toSection: section) }
  }

  /// A random one with items below a number.
  static func random(_ random: inout SplitMix, sections: Int, items: Int) -> Self {
    let names = Array(
      (0..<sections).shuffled(using: &random).prefix(random.number(below: sections + 1))
    )
    guard !names.isEmpty else { return Self() }
    var lists = [[Int]](repeating: [], count: names.count)
    for item in (0..<items).shuffled(using: &random) where random.chance(0.7) {
      lists[random.number(below: names.count)].append(item)
    }
    return Self(lists, sections: names)
  }

  /// The same after some random edits.
  func edited(_ random: inout SplitMix, times: Int, among items: Int) -> Self {
    var copy = self
    for _ in 0..<times {
      guard let section = copy.sectionIdentifiers.randomElement(using: &random) else { break }
      let item = random.number(below: items)
      let others = copy.itemIdentifiers(inSection: section)
      switch random.number(below: 4) {
      case 0: copy.deleteItems([item])
      case 1: copy.appendItems([item], toSection: section)
      default:
        guard let other = others.randomElement(using: &random), other != item else { continue }
        copy.insertItems([item], beforeItem: other)
      }
    }
    return copy
  }
}
