import Scenes

/// What stands after the last post: that more is coming, that it did not, or that there is none at all.
struct TimelineEndView: ScreenPart, Equatable {
  let model: TimelineEndModel
  @Handler var didTapRetry: @MainActor () -> Void

  static func == (left: Self, right: Self) -> Bool { left.model === right.model }

  var body: [ScreenElement] {
    switch model.end {
    // What has no height is never near what can be seen, and would not learn of anything else.
    case .nothing: column {}.frame(height: 1)
    case .loading: progress("読み込み中").padding(16).identifier("timeline-loading")
    case .failed(let message):
      column(spacing: 8) {
        text(message).identifier("timeline-page-error")
        button("もう一度読み込む", action: didTapRetry).identifier("timeline-retry")
      }
      .padding(16)
    case .noPosts:
      text("まだ投稿がありません").padding(16).identifier("timeline-empty")
    }
  }
}
