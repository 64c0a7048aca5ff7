import SceneCollections
import Scenes

/// A section of a ``LayoutDescription``.
struct DescribedSection: Decodable {
  let items: Int
  let section: CollectionLayoutSection
  let measured: [(kind: String, length: Double)]

  init(from decoder: any Decoder) throws {
    if try decoder.values().contains("list") {
      let values = try decoder.known(as: "items", "list")
      items = try values.decode(Int.self, "items")
      let list = try values.decode(DescribedList.self, "list")
      (section, measured) = (list.section, list.measured)
      return
    }
    let values = try decoder.known(
      as: "items",
      "group",
      "contentInsets",
      "contentInsetsReference",
      "interGroupSpacing",
      "orthogonal",
      "supplementariesFollowContentInsets",
      "boundary",
      "decorations"
    )
    items = try values.decode(Int.self, "items")
    var section = CollectionLayoutSection(
      group: try values.decode(DescribedGroup.self, "group").group
    )
    section.contentInsets = try values.insets("contentInsets")
    section.contentInsetsReference = try Self.reference(values)
    section.interGroupSpacing = try values.decodeIfPresent(Double.self, "interGroupSpacing") ?? 0
    section.orthogonalScrollingBehavior = try Self.behavior(values)
    section.supplementariesFollowContentInsets =
      try values.decodeIfPresent(Bool.self, "supplementariesFollowContentInsets") ?? true
    let boundary = try values.decodeIfPresent([DescribedBoundary].self, "boundary") ?? []
    section.boundarySupplementaryItems = boundary.map(\.item)
    measured = boundary.compactMap { boundary in
      boundary.measured.map { (boundary.item.elementKind, $0) }
    }
    section.decorationItems =
      try values.decodeIfPresent([DescribedDecoration].self, "decorations")?.map(\.item) ?? []
    self.section = section
  }

  private static func reference(_ values: KnownValues) throws -> CollectionLayoutInsetsReference {
    guard let word = try values.decodeIfPresent(String.self, "contentInsetsReference") else {
      return .automatic
    }
    guard let reference = CollectionLayoutInsetsReference(rawValue: word) else {
      throw values.corrupted("contentInsetsReference", "“\(word)” is nothing that insets are from.")
    }
    return reference
  }

  /// A word, or a yes for any.
  private static func behavior(
    _ values: KnownValues
  ) throws -> CollectionLayoutSection.OrthogonalScrollingBehavior {
    guard values.contains("orthogonal") else { return .none }
    if let isOrthogonal = try? values.decode(Bool.self, "orthogonal") {
      return isOrthogonal ? .continuous : .none
    }
    let word = try values.decode(String.self, "orthogonal")
    guard let behavior = CollectionLayoutSection.OrthogonalScrollingBehavior(rawValue: word) else {
      throw values.corrupted("orthogonal", "“\(word)” is no way to scroll across.")
    }
    return behavior
  }
}

/// A header or footer of a ``LayoutDescription``.
struct DescribedBoundary: Decodable {
  let item: CollectionLayoutBoundaryItem
  let measured: Double?

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(
      as: "kind",
      "size",
      "alignment",
      "extendsBoundary",
      "measured",
      "offset",
      "pinToVisibleBounds",
      "zIndex"
    )
    let word = try values.decode(String.self, "alignment")
    guard let alignment = CollectionLayoutAlignment(rawValue: word) else {
      throw values.corrupted("alignment", "“\(word)” is no edge or corner.")
    }
    var item = CollectionLayoutBoundaryItem(
      layoutSize: try values.decode(DescribedSize.self, "size").size,
      elementKind: try values.decode(String.self, "kind"),
      alignment: alignment,
      absoluteOffset: try values.point("offset")
    )
    item.extendsBoundary = try values.decodeIfPresent(Bool.self, "extendsBoundary") ?? true
    item.pinToVisibleBounds = try values.decodeIfPresent(Bool.self, "pinToVisibleBounds") ?? false
    item.zIndex = try values.decodeIfPresent(Int.self, "zIndex") ?? 1
    self.item = item
    measured = try values.decodeIfPresent(Double.self, "measured")
  }
}

/// A background of a ``LayoutDescription``.
struct DescribedDecoration: Decodable {
  let item: CollectionLayoutDecorationItem

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(as: "kind", "contentInsets", "zIndex")
    var item = CollectionLayoutDecorationItem.background(
      elementKind: try values.decode(String.self, "kind")
    )
    item.contentInsets = try values.insets("contentInsets")
    item.zIndex = try values.decodeIfPresent(Int.self, "zIndex") ?? 0
    self.item = item
  }
}
