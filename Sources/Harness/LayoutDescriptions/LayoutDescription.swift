package import SceneCollections
package import Scenes

/// A collection described as data: its layout, how many items it has, and what was measured of them.
///
/// The article "Every layout" of `SceneCollections` has the form of a file. The worked cases of the tests are such
/// files, and `harness layout preview` draws one.
///
/// A word that it does not know is an error that names the word and its place: what can't be understood is not
/// left out.
package struct LayoutDescription: Decodable, Sendable {
  /// The description's name.
  package let name: String
  /// The size of the viewport.
  package let container: ScreenSize
  /// The pixels of a point on whose edges everything stands; `nil` to keep positions as they come.
  package let scale: Double?
  /// The layout.
  package let layout: CollectionCompositionalLayout
  /// How many items each section has.
  package let itemCounts: [Int]
  /// The most views that each section attaches to one of its items and to the groups around it.
  package let attachedCounts: [Int]
  /// How many headers, footers and backgrounds each section has, and then the whole layout.
  package let decorationCounts: [Int]
  /// The measured lengths of the items of sections: what is estimated is as long.
  package let measured: [Int: [Double]]

  private let measuredBoundaries: [(section: Int, kind: String, length: Double)]

  /// Reads a description.
  ///
  /// - Throws: `DecodingError` that names what is missing, of another type, or not understood, and its place.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.known(
      as: "name",
      "container",
      "scale",
      "layout",
      "sections",
      "measured",
      "note",
      "evidence",
      "expected"
    )
    name = try values.decodeIfPresent(String.self, "name") ?? "layout"
    let room = try values.nested("container", as: "w", "h")
    container = ScreenSize(
      width: try room.decode(Double.self, "w"),
      height: try room.decode(Double.self, "h")
    )
    scale = try values.decodeIfPresent(Double.self, "scale")
    let described = try values.decode([DescribedSection].self, "sections")
    let whole = try values.decodeIfPresent(DescribedConfiguration.self, "layout")
    let sections = described.map(\.section)
    layout = CollectionCompositionalLayout(
      sectionProvider: { number, _ in sections.indices.contains(number) ? sections[number] : nil },
      configuration: whole?.configuration ?? CollectionLayoutConfiguration()
    )
    itemCounts = described.map(\.items)
    attachedCounts = sections.map(\.group.attachedCount)
    decorationCounts =
      sections.map { $0.boundarySupplementaryItems.count + $0.decorationItems.count }
      + [whole?.configuration.boundarySupplementaryItems.count ?? 0]
    let lengths = try values.decodeIfPresent([String: [Double]].self, "measured") ?? [:]
    measured = Dictionary(
      uniqueKeysWithValues: try lengths.map { section, lengths in
        guard let number = Int(section), described.indices.contains(number) else {
          throw values.corrupted("measured", "There is no section \(section).")
        }
        // Another text of the same number would be the same section twice.
        guard String(number) == section else {
          throw values.corrupted("measured", "Write the section “\(section)” as \(number).")
        }
        return (number, lengths)
      }
    )
    measuredBoundaries =
      (whole?.measured ?? []).map { (-1, $0.kind, $0.length) }
      + described.enumerated().flatMap { number, section in
        section.measured.map { (number, $0.kind, $0.length) }
      }
  }

  /// Lays it out, with everything measured.
  ///
  /// - Parameter size: Another size than the one that the description gives.
  /// - Returns: The engine that gives the frame of each item and view.
  @MainActor
  package func solved(in size: ScreenSize? = nil) -> CollectionLayoutEngine {
    let engine = CollectionLayoutEngine(
      layout,
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: size ?? container)
      ),
      scale: scale
    )
    engine.reload(itemCounts: itemCounts)
    for boundary in measuredBoundaries {
      let size = ScreenSize(width: boundary.length, height: boundary.length)
      engine.setMeasured(size, ofSupplementary: boundary.kind, inSection: boundary.section)
    }
    for (section, lengths) in measured {
      for (item, length) in lengths.enumerated() {
        let path = CollectionPath(section: section, item: item)
        engine.setMeasured(ScreenSize(width: length, height: length), ofItem: path)
      }
    }
    return engine
  }
}

/// The values of a description that apply to the whole layout.
private struct DescribedConfiguration: Decodable {
  var configuration = CollectionLayoutConfiguration()
  var measured: [(kind: String, length: Double)] = []

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(as: "scrollDirection", "interSectionSpacing", "boundary")
    if let axis = try values.decodeIfPresent(ScreenAxis.self, "scrollDirection") {
      configuration.scrollDirection = axis
    }
    configuration.interSectionSpacing =
      try values.decodeIfPresent(Double.self, "interSectionSpacing") ?? 0
    let boundary = try values.decodeIfPresent([DescribedBoundary].self, "boundary") ?? []
    configuration.boundarySupplementaryItems = boundary.map(\.item)
    measured = boundary.compactMap { boundary in
      boundary.measured.map { (boundary.item.elementKind, $0) }
    }
  }
}
