import SceneCollections

extension CollectionLayoutSection {
  /// A section of one item after the other along the scroll, each as broad as it is.
  static func lines(of length: Double, downwards: Bool = true) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: downwards ? .fractionalWidth(1) : .absolute(length),
      heightDimension: downwards ? .absolute(length) : .fractionalHeight(1)
    )
    let item = CollectionLayoutItem(layoutSize: size)
    return CollectionLayoutSection(
      group: downwards
        ? .horizontal(layoutSize: size, subitems: [item])
        : .vertical(layoutSize: size, subitems: [item])
    )
  }
}
