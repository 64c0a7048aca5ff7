import Scenes
import ScenesHeadless
import Timeline

/// The posts inside the app, behind a network whose latency and faults can be set.
///
/// It starts with the bundled data, and the same requests always get the same answers. Asked directly it
/// answers with values; its ``routes`` answer the same requests as bytes.
@MainActor
final class EmbeddedTimelineGateway: TimelineGateway {
  /// The network between the app and the posts.
  let network: SimulatedNetwork
  private let texts: Result<TimelineTexts, EmbeddedDataError>
  private var count: Int
  /// `nil` until the first request and during a change.
  ///
  /// So there is no second reference, and the book changes in place.
  private var book: TimelineBook?
  /// The comment or post that was sent and has no response yet, until its page closes.
  private var unanswered: (draft: TimelineDraft, post: TimelinePost.ID?)?
  /// The last comment that the page in front sent and got a response to, and the time of the response.
  private(set) var sentComment: (text: String, time: Duration)?
  /// How often the app sent a draft without a known response again as a different draft.
  private(set) var repeatedDrafts = 0
  /// The number of comments of each post that the app received last, from a page or in the response to a draft.
  private(set) var toldComments: [TimelinePost.ID: Int] = [:]

  /// Puts the bundled posts behind a network.
  convenience init(network: SimulatedNetwork) {
    self.init(network: network, texts: TimelineFile.bundled)
    book = TimelineBook.bundled
  }

  /// Puts posts behind a network.
  ///
  /// - Parameters:
  ///   - network: The network between the app and the posts.
  ///   - texts: The texts of the posts, or the reason why they can't be read, which every request then throws.
  ///   - count: How many posts there are.
  init(
    network: SimulatedNetwork,
    texts: Result<TimelineTexts, EmbeddedDataError> = TimelineFile.bundled,
    count: Int = 600
  ) {
    self.network = network
    self.texts = texts
    self.count = count
  }

  /// The identifiers of all posts, the newest first.
  var ids: [TimelinePost.ID] { (try? change { $0.ids }.get()) ?? [] }

  @MainActor func page(_ token: TimelineToken?) async throws(TimelineError) -> TimelinePage {
    let page = try await ask("timeline.page") { book throws(TimelineRefusal) in
      try book.page(token)
    }
    for post in page.posts { note(post) }
    return page
  }

  @MainActor
  func thread(_ id: TimelinePost.ID) async throws(TimelineError) -> TimelineThread? {
    unanswered = nil
    return try await ask("post.load") { $0.thread(id) }
  }

  @MainActor func post(_ draft: TimelineDraft) async throws(TimelineError) -> TimelinePost {
    note(draft, on: nil)
    let post = try await ask("post.send") { $0.post(draft) }
    unanswered = nil
    note(post)
    return post
  }

  @MainActor
  func comment(
    _ draft: TimelineDraft,
    on id: TimelinePost.ID
  ) async throws(TimelineError) -> TimelineThread? {
    note(draft, on: id)
    let thread = try await ask("comment.send") { $0.comment(draft, on: id) }
    // Another page may have the same words in its field.
    if unanswered?.draft.key == draft.key { sentComment = (draft.text, network.now) }
    unanswered = nil
    if let thread { note(thread.post) }
    return thread
  }

  /// Notes that a page on which something is written is opened.
  func noteNewPage() {
    unanswered = nil
  }

  private func note(_ post: TimelinePost) {
    toldComments[post.id] = post.commentCount
  }

  private func note(_ draft: TimelineDraft, on id: TimelinePost.ID?) {
    if let unanswered, unanswered.post == id, unanswered.draft.text == draft.text,
      unanswered.draft.key != draft.key
    {
      repeatedDrafts += 1
    }
    unanswered = (draft, id)
  }

  @MainActor func delete(_ id: TimelinePost.ID) async throws(TimelineError) {
    try await ask("post.delete") { book throws(TimelineRefusal) in try book.delete(id) }
  }

  @MainActor func picture(_ name: String) async throws(TimelineError) -> ScreenPicture {
    guard let picture = try await ask("image.load", { $0.picture(name) }) else {
      throw .noPicture(name)
    }
    return picture
  }

  /// Takes what the app is launched with.
  func apply(_ launch: TimelineLaunch) {
    unanswered = nil
    guard let count = launch.posts else { return }
    (self.count, book) = (count, nil)
  }

  /// Applies an event.
  func apply(_ event: TimelineBackendEvent) {
    _ = change { book in
      switch event {
      case .postAppeared(let kind): book.appear(kind)
      case .postDeleted(let id): book.remove(id)
      case .troubleReported: book.hasTrouble = true
      case .troubleSolved: book.hasTrouble = false
      }
    }
  }

  /// Answers a question, past the app and the network.
  func answer(_ question: TimelineBackendQuestion) -> Int? {
    switch question {
    case .posts: (try? change { $0.count }.get()) ?? 0
    case .comments(let id): (try? change { $0.thread(id) }.get())?.comments.count
    }
  }

  /// Does something to the book.
  ///
  /// - Returns: The result of the work, or the reason why the book can't be read.
  /// - Throws: The error that the work throws.
  func change<Answer, Failure>(
    _ body: (inout TimelineBook) throws(Failure) -> Answer
  ) throws(Failure) -> Result<Answer, EmbeddedDataError> {
    switch texts {
    case .failure(let error): return .failure(error)
    case .success(let texts):
      var current = book.take() ?? TimelineBook(texts, count: count)
      defer { book = current }
      return .success(try body(&current))
    }
  }

  private func ask<Answer>(
    _ request: String,
    _ answer: @escaping (inout TimelineBook) throws(TimelineRefusal) -> Answer
  ) async throws(TimelineError) -> Answer {
    try await network.ask(request) { [self] in
      do throws(TimelineRefusal) {
        return try change(answer).mapError { TimelineError.answer($0.asAnswer) }
      } catch {
        return .failure(.refused(error))
      }
    }
  }
}
