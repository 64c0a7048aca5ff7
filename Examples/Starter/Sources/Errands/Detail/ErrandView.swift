import Observation2
import Scenes

@MainActor protocol ErrandViewDelegate: AnyObject {
  func errandViewDidEdit(_ edit: StateEdit<Errand>)
  func errandViewDidTapSaveButton()
  func errandViewDidTapRetryButton()
}

/// The form of an errand.
struct ErrandView: NavigatedSceneView {
  /// The values on the screen.
  struct ViewState: Equatable {
    var draft = Errand(id: 0)
    var isLoading = true
    var loadingError: String?
    var mistake: String?
    var canSave = false
    var isSaving = false
  }

  weak var delegate: (any ErrandViewDelegate)?
  let dataSource = ViewStateModel(ViewState())
  let navigationItem = SceneNavigationItem("Errand")

  var body: [ScreenElement] {
    if let error = dataSource.loadingError {
      RetryNotice(message: error, buttonTitle: "Try again") {
        delegate?.errandViewDidTapRetryButton()
      }
    } else if dataSource.isLoading {
      progress("Loading").padding(16).identifier("errand-loading")
    } else {
      form
    }
  }

  private var form: ScreenElement {
    let draft = dataSource.editing(\.draft) { delegate?.errandViewDidEdit($0) }
    return column(spacing: 16) {
      textField(draft.title, placeholder: "Title").identifier("title")
      textArea(draft.note, placeholder: "Note").identifier("note")
      toggle("Urgent", isOn: draft.isUrgent).identifier("urgent")
      if let mistake = dataSource.mistake {
        text(mistake).color(.destructive).identifier("mistake")
      }
      button("Save", role: .primary, isLoading: dataSource.isSaving) {
        delegate?.errandViewDidTapSaveButton()
      }
      .disabled(!dataSource.canSave)
      .identifier("save")
    }
    .padding(16)
  }
}
