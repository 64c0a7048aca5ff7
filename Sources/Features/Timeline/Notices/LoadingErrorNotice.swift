import Scenes

/// Shows that loading failed, with a button to try again.
struct LoadingErrorNotice: ScreenPart, Equatable {
  let message: String
  @Handler var didTapRetryButton: @MainActor () -> Void

  var body: [ScreenElement] {
    column(spacing: 16) {
      text(message).identifier("loading-error")
      button("もう一度読み込む", action: didTapRetryButton).identifier("retry")
    }
    .padding(16)
  }
}
