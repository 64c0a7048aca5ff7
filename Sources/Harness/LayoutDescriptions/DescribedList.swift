import SceneCollections
import Scenes

/// A section of a ``LayoutDescription`` that is a list: its appearance, and how high what is measured above and below
/// its rows is.
struct DescribedList: Decodable {
  let section: CollectionLayoutSection
  let measured: [(kind: String, length: Double)]

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(
      as: "appearance",
      "header",
      "footer",
      "firstItemIsHeader",
      "separators"
    )
    let word = try values.decode(String.self, "appearance")
    guard let appearance = CollectionLayoutListConfiguration.Appearance(rawValue: word) else {
      throw values.corrupted("appearance", "“\(word)” is nothing that a list looks like.")
    }
    let header = try values.decodeIfPresent(Double.self, "header")
    let footer = try values.decodeIfPresent(Double.self, "footer")
    let isFirstItemHeader = try values.decodeIfPresent(Bool.self, "firstItemIsHeader") ?? false
    if header != nil, isFirstItemHeader {
      throw values.corrupted("firstItemIsHeader", "A list has one kind of header.")
    }
    var list = CollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode =
      isFirstItemHeader ? .firstItemInSection : header == nil ? .none : .supplementary
    list.footerMode = footer == nil ? .none : .supplementary
    if let isSeparated = try values.decodeIfPresent(Bool.self, "separators") {
      list.showsSeparators = isSeparated
    }
    let room = CollectionLayoutContainer(contentSize: ScreenEnvironment.plain.containerSize)
    section = .list(using: list, environment: CollectionLayoutEnvironment(container: room))
    let boundaries = [
      (CollectionView.elementKindSectionHeader, header),
      (CollectionView.elementKindSectionFooter, footer),
    ]
    measured = boundaries.compactMap { kind, length in length.map { (kind, $0) } }
  }
}
