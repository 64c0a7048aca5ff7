import Observation2
import Scenes

/// The gestures that the view of writing a post reports.
@MainActor
protocol ComposeViewDelegate: AnyObject {
  func composeViewDidChangeText(_ text: String)
  func composeViewDidTapSendButton()
}

/// The view of writing a post.
///
/// While it is sent, everything in it is disabled; the system's back still works.
struct ComposeView: NavigatedSceneView {
  /// What the view shows.
  final class DataSource: ObservedModel {
    @Observed var text = ""
    @Observed var canSend = false
    @Observed var isSending = false
    @Observed var error: String?
  }

  weak var delegate: (any ComposeViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem { SceneNavigationItem("投稿する") }

  var body: [ScreenElement] {
    scroll {
      column(spacing: 16) {
        // No toast: that would lie over the words that are to be sent again.
        if let error = dataSource.error {
          text(error).identifier("compose-error").color(.destructive)
        }
        textArea(dataSource.text, placeholder: "いま、どうしていますか") {
          delegate?.composeViewDidChangeText($0)
        }
        .identifier("compose-field")
        button("投稿する", role: .primary) { delegate?.composeViewDidTapSendButton() }
          .identifier("compose-send")
          .disabled(!dataSource.canSend)
      }
      .padding(16)
      .disabled(dataSource.isSending)
    }
    .readableWidth()
  }
}
