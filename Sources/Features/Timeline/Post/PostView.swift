import Observation2
import Scenes

/// The gestures that the view of a post reports.
@MainActor
protocol PostViewDelegate: AnyObject {
  func postViewDidTapRetryButton()
  func postViewDidChangeText(_ text: String)
  func postViewDidTapSendButton()
  func postViewDidTapDeleteButton()
}

/// The view of a post: what it is of, what is said of it, and the field for saying something.
struct PostView: NavigatedSceneView {
  /// The values that the view shows.
  final class DataSource: ObservedModel {
    @Observed var loadingError: String?
    @Observed var isNotFound = false
    @Observed var post: PostViewItem?
    @Observed var text = ""
    @Observed var canSend = false
    @Observed var isDeleting = false
    @Observed var error: String?
  }

  weak var delegate: (any PostViewDelegate)?
  let dataSource: DataSource
  /// Brings the post's picture.
  let pictures: ScreenPictures

  var navigationItem: SceneNavigationItem { SceneNavigationItem("投稿") }

  var body: [ScreenElement] {
    layers {
      if let error = dataSource.loadingError {
        scroll {
          RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
            delegate?.postViewDidTapRetryButton()
          }
        }
      } else if dataSource.isNotFound {
        text("見つかりませんでした").identifier("not-found").padding(16).alignment(.top)
      } else if let post = dataSource.post {
        column {
          scroll { content(post) }
          writing
        }
        .disabled(dataSource.isDeleting)
      } else {
        progress("読み込み中").identifier("post-loading").alignment(.top)
      }
      if let error = dataSource.error { toast(error).identifier("post-error") }
    }
    .readableWidth()
  }

  @ScreenBuilder private func content(_ post: PostViewItem) -> [ScreenElement] {
    text(post.author).identifier("post-author").textStyle(.headline)
      .padding(horizontal: 16, vertical: 8)
    if let picture = post.picture {
      // In all of its frame, so that nothing moves when it has been brought.
      image(
        at: picture.name,
        from: pictures,
        label: "写真",
        expecting: picture.size,
        aspect: .fill
      )
      .frame(height: 220)
      .identifier("post-picture")
    }
    text(post.text).identifier("post-text").padding(horizontal: 16, vertical: 8)
    if post.isOwn {
      button("削除", role: .destructive) { delegate?.postViewDidTapDeleteButton() }
        .identifier("post-delete")
        .padding(horizontal: 16)
    }
    text("コメント").identifier("post-comments-header").header().padding(horizontal: 16, vertical: 8)
    each(post.comments) { comment in PostCommentRow(comment: comment) }
    if post.comments.isEmpty {
      text("まだコメントがありません").identifier("post-comments-empty").padding(horizontal: 16)
    }
  }

  private var writing: ScreenElement {
    column(spacing: 8) {
      textField(dataSource.text, placeholder: "コメントを書く") {
        delegate?.postViewDidChangeText($0)
      }
      .identifier("post-comment-field")
      button("送信") { delegate?.postViewDidTapSendButton() }
        .identifier("post-comment-send")
        .disabled(!dataSource.canSend)
    }
    .padding(horizontal: 16, vertical: 8)
  }
}
