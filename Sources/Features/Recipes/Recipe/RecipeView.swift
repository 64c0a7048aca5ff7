import Observation2
import Scenes

/// The gestures that the view of a recipe reports.
@MainActor
protocol RecipeViewDelegate: AnyObject {
  func recipeViewDidTapRetryButton()
  func recipeViewDidTapClipButton()
  func recipeViewDidTapIngredient(productID: Int)
  func recipeViewDidTapBuyButton(productIDs: [Int])
  func recipeViewDidTapReport(reportID: Int)
}

/// The view of a recipe.
struct RecipeView: NavigatedSceneView {
  /// The values that the view shows.
  final class DataSource: ObservedModel {
    @Observed var isLoading = true
    @Observed var loadingError: String?
    @Observed var isNotFound = false
    @Observed var recipe: Recipe?
    @Observed var isClipped = false
  }

  weak var delegate: (any RecipeViewDelegate)?
  let dataSource: DataSource
  /// Brings the recipe's picture.
  let pictures: ScreenPictures

  var navigationItem: SceneNavigationItem { SceneNavigationItem("レシピ") }

  var body: [ScreenElement] {
    column {
      if let error = dataSource.loadingError {
        scroll {
          RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
            delegate?.recipeViewDidTapRetryButton()
          }
        }
      } else if dataSource.isLoading {
        progress("レシピを読み込んでいます").identifier("recipe-loading")
      } else if dataSource.isNotFound {
        text("見つかりませんでした").identifier("not-found").padding(16)
      } else if let recipe = dataSource.recipe {
        scroll { content(recipe) }
      }
    }
    .readableWidth()
  }

  @ScreenBuilder private func content(_ recipe: Recipe) -> [ScreenElement] {
    text(recipe.title).identifier("recipe-title").header().textStyle(.title2)
      .padding(horizontal: 16, vertical: 8)
    image(at: recipe.picture, from: pictures, label: recipe.title)
      .frame(height: 220)
      .identifier("recipe-picture")
    text(recipe.description).identifier("recipe-description").padding(horizontal: 16, vertical: 8)
    text("調理時間 \(recipe.minutes)分").identifier("recipe-minutes").padding(horizontal: 16)
    button("クリップ") { delegate?.recipeViewDidTapClipButton() }
      .selected(dataSource.isClipped)
      .checked(dataSource.isClipped)
      .identifier("recipe-clip")
    text("材料").identifier("recipe-ingredients-header").header().padding(horizontal: 16, vertical: 8)
    each(recipe.ingredients) { ingredient in
      RecipeIngredientRow(ingredient: ingredient) { productID in
        delegate?.recipeViewDidTapIngredient(productID: productID)
      }
    }
    button("材料を買う") { delegate?.recipeViewDidTapBuyButton(productIDs: recipe.productIDs) }
      .identifier("recipe-buy")
      .disabled(recipe.productIDs.isEmpty)
    text("みんなのつくれぽ").identifier("recipe-reports").header().padding(horizontal: 16, vertical: 8)
    each(recipe.reports) { report in
      RecipeReportRow(report: report) { delegate?.recipeViewDidTapReport(reportID: report.id) }
    }
    if recipe.reports.isEmpty {
      text("まだつくれぽがありません").identifier("recipe-reports-empty").padding(horizontal: 16)
    }
  }
}
