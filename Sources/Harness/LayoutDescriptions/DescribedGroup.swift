import SceneCollections
import Scenes

/// A group or an item of a ``LayoutDescription``.
struct DescribedElement: Decodable {
  let element: any CollectionLayoutElement

  init(from decoder: any Decoder) throws {
    let levels = decoder.codingPath.count { ["subitem", "subitems"].contains($0.stringValue) }
    guard levels <= GroupNesting.mostLevels else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "A group nests at most \(GroupNesting.mostLevels) levels of groups."
        )
      )
    }
    let type = try decoder.values().decode(String.self, "type")
    guard type == "item" else {
      element = try DescribedGroup(from: decoder).group
      return
    }
    let values = try decoder.known(
      as: "type",
      "size",
      "contentInsets",
      "edgeSpacing",
      "supplementaryItems"
    )
    var item = CollectionLayoutItem(
      layoutSize: try values.decode(DescribedSize.self, "size").size,
      supplementaryItems: try DescribedSupplementary.items(values)
    )
    item.contentInsets = try values.insets("contentInsets")
    item.edgeSpacing = try values.edgeSpacing()
    element = item
  }
}

/// A group of a ``LayoutDescription``.
struct DescribedGroup: Decodable {
  let group: CollectionLayoutGroup

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(
      as: "type",
      "size",
      "subitems",
      "subitem",
      "count",
      "repeats",
      "frames",
      "interItemSpacing",
      "contentInsets",
      "edgeSpacing",
      "supplementaryItems",
      "columns",
      "space",
      "bottomMargin",
      "sizes"
    )
    let type = try values.decode(String.self, "type")
    if type == "waterfall" {
      group = try Self.waterfall(values)
      return
    }
    let size = try values.decode(DescribedSize.self, "size").size
    var group: CollectionLayoutGroup
    switch type {
    case "custom":
      let frames = try values.decode([[Double]].self, "frames")
      guard frames.allSatisfy({ $0.count == 4 || $0.count == 5 }) else {
        throw values.corrupted(
          "frames",
          "A frame is x, y, width, height and perhaps what is in front."
        )
      }
      group = .custom(layoutSize: size) { _ in
        frames.map { numbers in
          CollectionLayoutGroupCustomItem(
            frame: ScreenRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            zIndex: numbers.count > 4 ? Int(numbers[4].finiteOrZero) : 0
          )
        }
      }
    case "horizontal", "vertical": group = try Self.line(values, size, across: type == "horizontal")
    default: throw values.corrupted("type", "“\(type)” is no kind of group or item.")
    }
    group.contentInsets = try values.insets("contentInsets")
    group.edgeSpacing = try values.edgeSpacing()
    group.interItemSpacing = try values.spacing("interItemSpacing")
    group.supplementaryItems = try DescribedSupplementary.items(values)
    self.group = group
  }

  private static func line(
    _ values: KnownValues,
    _ size: CollectionLayoutSize,
    across: Bool
  ) throws -> CollectionLayoutGroup {
    guard values.contains("subitem") else {
      let subitems = try values.decode([DescribedElement].self, "subitems").map(\.element)
      return across
        ? .horizontal(layoutSize: size, subitems: subitems)
        : .vertical(layoutSize: size, subitems: subitems)
    }
    let subitem = try values.decode(DescribedElement.self, "subitem").element
    let count = try values.decode(Int.self, "count")
    if try values.decodeIfPresent(Bool.self, "repeats") == true {
      return across
        ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
    }
    return across
      ? .horizontal(layoutSize: size, subitem: subitem, count: count)
      : .vertical(layoutSize: size, subitem: subitem, count: count)
  }

  private static func waterfall(_ values: KnownValues) throws -> CollectionLayoutGroup {
    let sizes = try values.decode([[Double]].self, "sizes")
    guard sizes.allSatisfy({ $0.count == 2 }) else {
      throw values.corrupted("sizes", "A size is a width and a height.")
    }
    return .waterfall(
      CollectionWaterfall(
        columns: try values.decode(Int.self, "columns"),
        spacing: try values.decodeIfPresent(Double.self, "space") ?? 0,
        bottomMargin: try values.decodeIfPresent(Double.self, "bottomMargin") ?? 0
      ) { path in
        guard sizes.indices.contains(path.item) else { return ScreenSize(width: 1, height: 1) }
        return ScreenSize(width: sizes[path.item][0], height: sizes[path.item][1])
      }
    )
  }
}

/// A view that is attached to an item or a group of a ``LayoutDescription``.
struct DescribedSupplementary: Decodable {
  let item: CollectionLayoutSupplementaryItem

  static func items(_ values: KnownValues) throws -> [CollectionLayoutSupplementaryItem] {
    try values.decodeIfPresent([DescribedSupplementary].self, "supplementaryItems")?.map(\.item)
      ?? []
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(as: "kind", "size", "containerAnchor", "itemAnchor", "zIndex")
    var item = CollectionLayoutSupplementaryItem(
      layoutSize: try values.decode(DescribedSize.self, "size").size,
      elementKind: try values.decode(String.self, "kind"),
      containerAnchor: try values.decode(DescribedAnchor.self, "containerAnchor").anchor,
      itemAnchor: try values.decodeIfPresent(DescribedAnchor.self, "itemAnchor")?.anchor
    )
    item.zIndex = try values.decodeIfPresent(Int.self, "zIndex") ?? 1
    self.item = item
  }
}

/// An anchor of a ``LayoutDescription``.
private struct DescribedAnchor: Decodable {
  let anchor: CollectionLayoutAnchor

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(as: "edges", "absoluteOffset", "fractionalOffset")
    var edges: CollectionLayoutEdges = []
    for word in try values.decode([String].self, "edges") {
      switch word {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      case "trailing": edges.insert(.trailing)
      default: throw values.corrupted("edges", "“\(word)” is no edge.")
      }
    }
    var anchor = CollectionLayoutAnchor(edges: edges)
    anchor.absoluteOffset = try values.point("absoluteOffset")
    anchor.fractionalOffset = try values.point("fractionalOffset")
    self.anchor = anchor
  }
}

/// A size of a ``LayoutDescription``.
struct DescribedSize: Decodable {
  let size: CollectionLayoutSize

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(as: "width", "height")
    size = CollectionLayoutSize(
      widthDimension: try values.decode(DescribedDimension.self, "width").dimension,
      heightDimension: try values.decode(DescribedDimension.self, "height").dimension
    )
  }
}

private struct DescribedDimension: Decodable {
  let dimension: CollectionLayoutDimension

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(
      as: "fractionalWidth",
      "fractionalHeight",
      "absolute",
      "estimated"
    )
    let (word, number) = try values.onlyNumber()
    switch word {
    case "fractionalWidth": dimension = .fractionalWidth(number)
    case "fractionalHeight": dimension = .fractionalHeight(number)
    case "absolute": dimension = .absolute(number)
    default: dimension = .estimated(number)
    }
  }
}
