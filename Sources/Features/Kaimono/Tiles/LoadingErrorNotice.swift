import Scenes

/// Shows that loading failed, with a button to try again.
struct LoadingErrorNotice: ScreenPart, Equatable {
  let message: String
  var identifier = "loading-error"
  @Handler var didTapRetryButton: @MainActor () -> Void

  var body: [ScreenElement] {
    column(spacing: 16) {
      text(message).identifier(identifier)
      button("もう一度読み込む", action: didTapRetryButton).identifier("retry")
    }
    .padding(16)
  }
}
