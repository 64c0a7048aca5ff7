import Scenes

/// Shows that loading failed, with a button to try again.
struct LoadingErrorNotice: ScreenPart {
  let message: String
  let didTapRetryButton: @MainActor () -> Void

  var body: [ScreenElement] {
    column(spacing: 16) {
      text(message).id("cart-loading-error")
      button("もう一度読み込む", action: didTapRetryButton).id("retry")
    }
    .padding(16)
  }
}
