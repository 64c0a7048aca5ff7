import Observation2
import Scenes

/// The gestures that the view of a page of choices reports.
@MainActor
protocol ChoicesViewDelegate: AnyObject {
  func choicesViewDidTapChoice(_ id: KaimonoChoice.ID)
  func choicesViewDidTapRetryButton()
}

/// The view of a page of choices: a heading, and the choices, of which one is ticked.
struct ChoicesView: NavigatedSceneView {
  /// The values that the view shows.
  final class DataSource: ObservedModel {
    @Observed var title = ""
    @Observed var isLoading = true
    @Observed var loadingError: String?
    @Observed var choices: [KaimonoChoice] = []
    @Observed var chosenID: KaimonoChoice.ID?
    @Observed var canChoose = true
    @Observed var isSaving = false
    @Observed var savingError: String?
  }

  weak var delegate: (any ChoicesViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem { SceneNavigationItem(dataSource.title) }

  var body: [ScreenElement] {
    layers {
      column {
        if let error = dataSource.loadingError {
          scroll {
            RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
              delegate?.choicesViewDidTapRetryButton()
            }
          }
        } else if dataSource.isLoading {
          progress("読み込んでいます").identifier("choices-loading")
        } else {
          scroll { content }
          // Beside the choices, so that it is seen wherever they are scrolled to.
          if let error = dataSource.savingError {
            divider()
            text(error).identifier("choices-error").padding(horizontal: 16, vertical: 8)
          }
        }
      }
      .readableWidth()
      .disabled(!dataSource.canChoose)
      if dataSource.isSaving {
        toast("保存しています", showsProgress: true).identifier("choices-toast")
      }
    }
  }

  @ScreenBuilder private var content: [ScreenElement] {
    text(dataSource.title).identifier("choices-title").header().textStyle(.title2)
      .padding(horizontal: 16, vertical: 8)
    each(dataSource.choices) { choice in
      ChoiceRow(choice: choice, isChosen: choice.id == dataSource.chosenID) {
        delegate?.choicesViewDidTapChoice(choice.id)
      }
    }
  }
}
