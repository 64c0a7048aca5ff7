extension CollectionLayoutGroup {
  /// The number of views that the group, its groups and its items attach, each group and item counted once.
  ///
  /// - Complexity: O(groups and items of the description).
  package var attachedCount: Int {
    let elements: [CollectionLayoutElementKind]
    switch content {
    case .line(_, let kinds): elements = kinds
    case .shared(_, let kind, _), .repeated(_, let kind, _): elements = [kind]
    case .custom, .waterfall, .refused: elements = []
    }
    return elements.reduce(supplementaryItems.count) { count, element in
      switch element {
      case .item(let item): count + item.supplementaryItems.count
      case .group(let group): count + group.attachedCount
      }
    }
  }
}
