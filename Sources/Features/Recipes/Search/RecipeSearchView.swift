import Observation2
import Scenes

/// The gestures that the search's view reports.
@MainActor
protocol RecipeSearchViewDelegate: AnyObject {
  func recipeSearchViewDidChangeText(_ text: String)
  func recipeSearchViewDidSubmit()
  func recipeSearchViewDidTapRetryButton()
  func recipeSearchViewDidTapRecipe(recipeID: Recipe.ID)
}

/// The search's view: the field, and below it the recipes of the last answer.
///
/// They stay while the next answer is on its way, so that the screen does not flicker as one types.
struct RecipeSearchView: NavigatedSceneView {
  /// The values that the view shows.
  final class DataSource: ObservedModel {
    @Observed var text = ""
    @Observed var isSearching = true
    @Observed var loadingError: String?
    @Observed var recipes: [RecipeSummary] = []
    @Observed var isEmpty = false
  }

  weak var delegate: (any RecipeSearchViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem {
    SceneNavigationItem("レシピを探す").backTitle("検索")
  }

  var body: [ScreenElement] {
    column {
      searchField(
        dataSource.text,
        placeholder: "料理・材料",
        onChange: { delegate?.recipeSearchViewDidChangeText($0) },
        onSearch: { delegate?.recipeSearchViewDidSubmit() }
      )
      .identifier("search-field")
      .padding(horizontal: 16, vertical: 8)
      if dataSource.isSearching {
        progress("探しています").identifier("search-loading")
      }
      if let error = dataSource.loadingError {
        scroll {
          RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
            delegate?.recipeSearchViewDidTapRetryButton()
          }
        }
      } else if dataSource.isEmpty {
        text("見つかりませんでした").identifier("search-empty").padding(16)
      } else {
        recipes
      }
    }
    .readableWidth()
  }

  private var recipes: ScreenElement {
    lazyColumn {
      each(dataSource.recipes) { recipe in
        RecipeRow(recipe: recipe) {
          delegate?.recipeSearchViewDidTapRecipe(recipeID: recipe.id)
        }
      }
    }
  }
}
