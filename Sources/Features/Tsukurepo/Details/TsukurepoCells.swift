import SceneCollections
import Scenes

/// Shows a report's sections.
typealias TsukurepoDiffableDataSource =
  CollectionViewDiffableDataSource<TsukurepoSection, TsukurepoItem>

/// How the items of a report look: a registration for each kind of cell.
@MainActor
struct TsukurepoCells {
  private let media: CollectionView.CellRegistration<CollectionViewCell, TsukurepoMedia?>
  private let margin = CollectionView.CellRegistration<CollectionViewCell, Void> { _, _, _ in }
  private let title = Self.cells { (recipe: TsukurepoRecipe?) in RecipeTitleCell(recipe: recipe) }
  private let description = Self.cells { RecipeDescriptionCell(description: $0) }
  private let header = Self.cells { (_: Void) in IngredientsHeaderCell() }
  private let ingredient = Self.cells { TsukurepoIngredientCell(ingredient: $0) }
  private let showMore: CollectionView.CellRegistration<CollectionViewCell, Int>

  private init(delegate: any TsukurepoDetailsViewDelegate, pictures: ScreenPictures) {
    media = Self.cells { [weak delegate] media in
      TsukurepoDetailsMediaCell(media: media, pictures: pictures) { reportID in
        delegate?.tsukurepoDetailsViewDidTapMedia(reportID: reportID)
      }
    }
    showMore = Self.cells { [weak delegate] recipeID in
      ShowRecipeCell { delegate?.tsukurepoDetailsViewDidTapShowRecipe(recipeID: recipeID) }
    }
  }

  private static func cells<Item, Part: ScreenPart & Equatable>(
    _ part: @escaping @MainActor (Item) -> Part
  ) -> CollectionView.CellRegistration<CollectionViewCell, Item> {
    CollectionView.CellRegistration { cell, _, item in
      cell.contentConfiguration = CellPartConfiguration(part(item))
    }
  }

  private func cell(
    _ view: CollectionView,
    _ path: CollectionPath,
    _ item: TsukurepoItem
  ) -> CollectionViewCell {
    switch item {
    case .media(let item):
      view.dequeueConfiguredReusableCell(using: media, for: path, item: item)
    case .margin: view.dequeueConfiguredReusableCell(using: margin, for: path, item: ())
    case .recipeTitle(let item):
      view.dequeueConfiguredReusableCell(using: title, for: path, item: item)
    case .recipeDescription(let item):
      view.dequeueConfiguredReusableCell(using: description, for: path, item: item)
    case .ingredientsHeader:
      view.dequeueConfiguredReusableCell(using: header, for: path, item: ())
    case .ingredient(let item):
      view.dequeueConfiguredReusableCell(using: ingredient, for: path, item: item)
    case .showMore(let item):
      view.dequeueConfiguredReusableCell(using: showMore, for: path, item: item)
    }
  }

  /// Creates a data source without sections, with the collection that shows them.
  ///
  /// - Parameters:
  ///   - delegate: Receives the gestures. The data source does not retain it.
  ///   - pictures: Brings the pictures.
  /// - Returns: The data source, whose layout asks the section at an index who it is.
  static func makeDataSource(
    delegate: any TsukurepoDetailsViewDelegate,
    pictures: ScreenPictures
  ) -> TsukurepoDiffableDataSource {
    let cells = TsukurepoCells(delegate: delegate, pictures: pictures)
    let view = CollectionView(layout: CollectionCompositionalLayout { _, _ in nil })
    view.allowsSelection = false
    view.onRefresh = { [weak delegate] in delegate?.tsukurepoDetailsViewDidPullToRefresh() }
    let dataSource = TsukurepoDiffableDataSource(collectionView: view) { cells.cell($0, $1, $2) }
    view.collectionViewLayout = CollectionCompositionalLayout { [weak dataSource] index, _ in
      dataSource?.sectionIdentifier(for: index)?.layout
    }
    return dataSource
  }
}
