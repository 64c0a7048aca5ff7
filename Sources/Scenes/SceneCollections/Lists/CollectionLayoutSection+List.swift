import Scenes

extension CollectionLayoutSection {
  /// A list. (Apple: `NSCollectionLayoutSection.list(using:layoutEnvironment:)`.)
  ///
  /// It is a section of groups of one row, which is as wide as the section and measured along its height, with insets,
  /// headers and backgrounds by its appearance: all of it can be changed afterwards. It is meant for a layout that
  /// scrolls down.
  ///
  /// - Parameters:
  ///   - configuration: How it looks.
  ///   - environment: What it is laid out in: rows are estimated by the size of text, and insets are wider in a wide
  ///     window.
  /// - Returns: The section.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    environment: CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(
        ListMetrics.height(at: environment.traits.textSize)
      )
    )
    var section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    )
    section.list = configuration
    section.contentInsets = configuration.insets(in: environment.traits)
    section.boundarySupplementaryItems = configuration.boundaryItems
    if configuration.isOnBackground {
      var background = CollectionLayoutDecorationItem.background(
        elementKind: CollectionLayoutListConfiguration.backgroundKind
      )
      background.firstItem = configuration.headerMode == .firstItemInSection ? 1 : 0
      section.decorationItems = [background]
    }
    return section
  }
}

extension CollectionCompositionalLayout {
  /// A layout of which all sections are such lists.
  /// (Apple: `UICollectionViewCompositionalLayout.list(using:)`.)
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionCompositionalLayout {
    CollectionCompositionalLayout { _, environment in
      .list(using: configuration, environment: environment)
    }
  }
}

extension CollectionLayoutListConfiguration {
  /// The room above a section and below it.
  private static let sectionSpacing = 18.0

  fileprivate var isOnBackground: Bool { appearance == .grouped || appearance == .insetGrouped }

  private var topPadding: Double {
    (headerTopPadding ?? (appearance == .plain ? 22 : Self.sectionSpacing)).lengthOrZero
  }

  fileprivate func insets(in traits: ScreenEnvironment) -> ScreenInsets {
    let isInset = appearance == .insetGrouped || appearance == .sidebar
    let side = isInset ? (traits.horizontalSizeClass == .regular ? 20.0 : 16) : 0
    let spacing = appearance == .plain ? 0 : Self.sectionSpacing
    let top =
      switch headerMode {
      case .none: spacing
      case .supplementary: 0.0
      case .firstItemInSection: topPadding
      }
    return ScreenInsets(
      top: top,
      leading: side,
      bottom: footerMode == .none ? spacing : 0,
      trailing: side
    )
  }

  fileprivate var boundaryItems: [CollectionLayoutBoundaryItem] {
    var items: [CollectionLayoutBoundaryItem] = []
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(28)
    )
    if headerMode == .supplementary {
      var header = CollectionLayoutBoundaryItem(
        layoutSize: size,
        elementKind: CollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.topPadding = topPadding
      header.pinToVisibleBounds = appearance == .plain
      items.append(header)
    }
    if footerMode == .supplementary {
      items.append(
        CollectionLayoutBoundaryItem(
          layoutSize: size,
          elementKind: CollectionView.elementKindSectionFooter,
          alignment: .bottom
        )
      )
    }
    return items
  }
}

extension CollectionView {
  /// The kind of the header of a list, as of any section that calls its header so.
  public nonisolated static let elementKindSectionHeader = "section-header"
  /// The kind of the footer of a list, as of any section that calls its footer so.
  public nonisolated static let elementKindSectionFooter = "section-footer"
}
