import SceneCollections

/// The sections of a report's page, in their order.
enum TsukurepoSection: Hashable, Sendable, CaseIterable {
  case media, margin, recipeTitle, recipeDescription, ingredientsHeader, ingredients, showMore

  /// How many items stand side by side.
  var columnCount: Int {
    switch self {
    case .ingredients: 2
    case .media, .margin, .recipeTitle, .recipeDescription, .ingredientsHeader, .showMore: 1
    }
  }

  /// What stands in it.
  ///
  /// - Parameter report: The report; before there is one, placeholders stand for it.
  /// - Returns: The items, in order.
  func items(of report: TsukurepoViewItem?) -> [TsukurepoItem] {
    switch self {
    case .media: [.media(report?.media)]
    case .margin: [.margin]
    case .recipeTitle: [.recipeTitle(report?.recipe)]
    case .recipeDescription: report?.description.map { [.recipeDescription($0)] } ?? []
    case .ingredientsHeader: report == nil ? [] : [.ingredientsHeader]
    case .ingredients: report?.ingredients.map(TsukurepoItem.ingredient) ?? []
    case .showMore: report.map { [.showMore(recipeID: $0.recipe.id)] } ?? []
    }
  }

  /// The height of a line: a part of the screen's width or height, of what is in it, or fixed.
  private var height: CollectionLayoutDimension {
    switch self {
    case .media: .fractionalWidth(1.33)
    case .margin: .fractionalHeight(0.03)
    case .recipeTitle: .fractionalHeight(0.15)
    case .recipeDescription: .estimated(72)
    case .ingredientsHeader: .estimated(40)
    case .ingredients: .estimated(35)
    case .showMore: .absolute(108)
    }
  }

  /// How it is laid out.
  var layout: CollectionLayoutSection {
    let item = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: height.isEstimated ? height : .fractionalHeight(1)
    )
    let line = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: line,
      subitem: CollectionLayoutItem(layoutSize: item),
      count: columnCount
    )
    return CollectionLayoutSection(group: group)
  }
}
