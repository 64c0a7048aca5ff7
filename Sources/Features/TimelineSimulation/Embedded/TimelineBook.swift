import Scenes
import ScenesTransport
import Timeline

/// The back end: all posts, the newest first, and their comments.
struct TimelineBook: Hashable, Sendable {
  /// How many posts a page has.
  static let pageSize = 50

  private let texts: TimelineTexts
  /// Every post that there ever was.
  ///
  /// Deleted posts keep their positions, so that no page skips a remaining post.
  private var order: [TimelinePost.ID]
  private var posts: [TimelinePost.ID: TimelinePost]
  /// The comments of posts that differ from the bundled ones.
  ///
  /// The texts supply the comments of all other posts.
  private var comments: [TimelinePost.ID: [TimelineComment]] = [:]
  /// The posts of the drafts that have arrived.
  private var posted: [RequestKey: TimelinePost] = [:]
  private var commented: Set<RequestKey> = []
  /// A Boolean value that indicates whether the back end reports a failure.
  var hasTrouble = false

  /// The bundled posts, created once.
  ///
  /// A gateway that changes them copies them.
  static let bundled = try? TimelineFile.bundled.map { TimelineBook($0) }.get()

  /// How many posts there are.
  var count: Int { posts.count }

  /// Creates a book of so many bundled posts.
  init(_ texts: TimelineTexts, count: Int = 600) {
    self.texts = texts
    order = Array(1..<(count + 1))
    posts = Dictionary(
      uniqueKeysWithValues: order.map { ($0, texts.post($0, TimelineTexts.kind($0))) }
    )
  }

  /// The identifiers of all posts, the newest first.
  var ids: [TimelinePost.ID] { order.filter { posts[$0] != nil } }

  /// Returns a page.
  ///
  /// A post that appears between two requests moves the others, so one may be on both pages.
  ///
  /// - Throws: ``TimelineRefusal/unknownPage`` if no page begins at the token.
  func page(_ token: TimelineToken?) throws(TimelineRefusal) -> TimelinePage {
    var start = 0
    if let token { start = try place(of: token) }
    let end = min(order.count, start + Self.pageSize)
    return TimelinePage(
      posts: order[start..<end].compactMap { posts[$0] },
      next: end < order.count ? TimelineToken(value: "\(end)") : nil,
      trouble: hasTrouble ? texts.trouble : nil,
      banners: texts.banners
    )
  }

  /// A token is the number of posts before its page, as it is written.
  private func place(of token: TimelineToken) throws(TimelineRefusal) -> Int {
    guard let start = Int(token.value), token.value == "\(start)", start > 0, start < order.count
    else { throw .unknownPage }
    return start
  }

  /// Returns a post with its comments, if there is one.
  func thread(_ id: TimelinePost.ID) -> TimelineThread? {
    posts[id].map { TimelineThread(post: $0, comments: comments[id] ?? texts.comments(of: id)) }
  }

  /// Returns a picture of a post, if there is one.
  func picture(_ name: String) -> ScreenPicture? {
    let id = name.split(separator: "-").last.flatMap { Int($0) }
    guard let post = id.flatMap({ posts[$0] }) else { return nil }
    switch post.content {
    case .image(let picture) where picture.name == name: return texts.drawing(of: picture, post)
    case .product(let product) where product.picture.name == name:
      return texts.drawing(of: product.picture, post)
    case .image, .product, .description: return nil
    }
  }

  /// Adds a post of a kind by another person.
  mutating func appear(_ kind: TimelinePostKind) {
    add(texts.post(nextID, kind))
  }

  /// Takes what the person has written, once for each draft.
  mutating func post(_ draft: TimelineDraft) -> TimelinePost {
    if let post = posted[draft.key] { return post }
    let post = TimelinePost(
      id: nextID,
      author: Self.person,
      isOwn: true,
      content: .description(draft.text),
      commentCount: 0
    )
    comments[post.id] = []
    posted[draft.key] = post
    add(post)
    return post
  }

  /// Takes the person's comment on a post, once for each draft.
  mutating func comment(_ draft: TimelineDraft, on id: TimelinePost.ID) -> TimelineThread? {
    guard let thread = thread(id), commented.insert(draft.key).inserted else {
      return thread(id)
    }
    let comment = TimelineComment(
      id: thread.comments.count + 1,
      author: Self.person,
      text: draft.text
    )
    comments[id] = thread.comments + [comment]
    posts[id]?.commentCount += 1
    posts[id]?.revision += 1
    return self.thread(id)
  }

  /// Takes a post of the person's own away, if it is still there.
  ///
  /// - Throws: ``TimelineRefusal/notOwn`` if it is another's.
  mutating func delete(_ id: TimelinePost.ID) throws(TimelineRefusal) {
    if posts[id]?.isOwn == false { throw .notOwn }
    remove(id)
  }

  /// Takes any post away.
  mutating func remove(_ id: TimelinePost.ID) {
    posts[id] = nil
  }

  private static var person: String { "わたし" }

  private var nextID: TimelinePost.ID { (order.max() ?? 0) + 1 }

  private mutating func add(_ post: TimelinePost) {
    order.insert(post.id, at: 0)
    posts[post.id] = post
  }
}
