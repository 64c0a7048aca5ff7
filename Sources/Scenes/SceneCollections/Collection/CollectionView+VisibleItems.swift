import Scenes

/// What sections want to be shown otherwise than it is laid out.
extension CollectionView {
  /// Has the sections decide about what can be seen of them, the last one first.
  ///
  /// - Parameters:
  ///   - there: What is there, with its numbers.
  ///   - engine: Where everything stands.
  ///   - isInRow: Whether it stands in a section that scrolls across.
  ///   - seen: What can be seen, and how far it has been moved, in the content.
  func adjust(
    _ there: [(number: UInt64, attributes: CollectionLayoutAttributes)],
    _ engine: CollectionLayoutEngine,
    inRow isInRow: Bool,
    seen: ScreenRect
  ) {
    let sections = Set(there.map(\.attributes.path.section)).sorted(by: >)
    for section in sections where engine.scrollsAcross(section) == isInRow {
      guard engine.sections.indices.contains(section), !engine.isMeasured(section),
        let handler = engine.sections[section].section?.visibleItemsInvalidationHandler
      else { continue }
      let visible = there.filter {
        $0.attributes.path.section == section && $0.attributes.frame.meets(seen)
      }
      let items = visible.map { item(of: $0.number, $0.attributes) }
      handler(items, seen.origin, engine.environment)
    }
  }

  /// Something as its section wants it to be shown.
  func adjusted(
    _ attributes: CollectionLayoutAttributes,
    _ number: UInt64
  ) -> (attributes: CollectionLayoutAttributes, isHidden: Bool) {
    guard let item = shown[number]?.item else { return (attributes, false) }
    item.follow(attributes)
    var adjusted = attributes
    (adjusted.frame, adjusted.zIndex) = (item.shownFrame, item.zIndex)
    return (adjusted, item.isOutOfSight)
  }

  private func item(
    of number: UInt64,
    _ attributes: CollectionLayoutAttributes
  ) -> CollectionLayoutVisibleItem {
    if let item = shown[number]?.item {
      item.follow(attributes)
      return item
    }
    let item = CollectionLayoutVisibleItem(attributes)
    shown[number]?.item = item
    return item
  }
}
