import Scenes

/// What somebody says of a post.
struct PostCommentRow: ScreenPart, Equatable {
  let comment: TimelineComment

  var body: [ScreenElement] {
    column {
      text("\(comment.author)さん").textStyle(.footnote).color(.secondaryLabel)
      text(comment.text)
    }
    .label("\(comment.author)さん \(comment.text)")
    .padding(horizontal: 16, vertical: 8)
    .identifier("post-comment-\(comment.id)")
  }
}
