/// A post as its page shows it.
struct PostViewItem: Hashable, Sendable {
  let author: String
  let text: String
  let picture: TimelinePicture?
  let comments: [TimelineComment]
  /// Whether the person may delete it.
  let isOwn: Bool

  init(_ thread: TimelineThread) {
    let post = thread.post
    author = "\(post.author)さん"
    isOwn = post.isOwn
    comments = thread.comments
    switch post.content {
    case .image(let picture): (text, self.picture) = ("\(post.author)さんの写真", picture)
    case .product(let product):
      (text, picture) = ("\(product.name) \(product.shownPrice)", product.picture)
    case .description(let description): (text, picture) = (description, nil)
    }
  }
}
