import Scenes
import ScenesHeadless

/// The posts inside the app, behind a network whose latency and faults can be set.
///
/// It starts with the bundled data, and the same requests always get the same answers.
@MainActor
final class EmbeddedTimelineGateway: TimelineGateway {
  /// The network between the app and the posts.
  let network: SimulatedNetwork
  private let texts: Result<TimelineTexts, TimelineDataError>
  private var book: Result<TimelineBook, TimelineDataError>

  /// Puts posts behind a network.
  ///
  /// - Parameters:
  ///   - network: The network between the app and the posts.
  ///   - texts: What the posts are made of, or the reason why it can't be read, which every request then throws.
  ///   - count: How many posts there are.
  init(
    network: SimulatedNetwork,
    texts: Result<TimelineTexts, TimelineDataError> = TimelineFile.bundled,
    count: Int = 600
  ) {
    self.network = network
    self.texts = texts
    book = texts.map { TimelineBook($0, count: count) }
  }

  /// The identifiers of all posts, the newest first.
  var ids: [TimelinePost.ID] { (try? book.get())?.ids ?? [] }

  @MainActor func page(_ token: TimelineToken?) async throws(TimelineError) -> TimelinePage {
    try await ask("timeline.page") { $0.page(token) }
  }

  @MainActor
  func thread(_ id: TimelinePost.ID) async throws(TimelineError) -> TimelineThread? {
    try await ask("post.load") { $0.thread(id) }
  }

  @MainActor func post(_ draft: TimelineDraft) async throws(TimelineError) -> TimelinePost {
    try await ask("post.send") { $0.post(draft) }
  }

  @MainActor
  func comment(
    _ draft: TimelineDraft,
    on id: TimelinePost.ID
  ) async throws(TimelineError) -> TimelineThread? {
    try await ask("comment.send") { $0.comment(draft, on: id) }
  }

  @MainActor func delete(_ id: TimelinePost.ID) async throws(TimelineError) {
    try await ask("post.delete") { $0.delete(id) }
  }

  @MainActor func picture(_ name: String) async throws(TimelineError) -> ScreenPicture {
    guard let picture = try await ask("image.load", { $0.picture(name) }) else {
      throw .noPicture(name)
    }
    return picture
  }

  /// Takes what the app is launched with.
  func apply(_ launch: TimelineLaunch) {
    guard let count = launch.posts else { return }
    book = texts.map { TimelineBook($0, count: count) }
  }

  /// Applies an event.
  func apply(_ event: TimelineBackendEvent) {
    _ = change { book in
      switch event {
      case .postAppeared(let kind): book.appear(kind)
      case .postDeleted(let id): book.delete(id)
      case .troubleReported: book.hasTrouble = true
      case .troubleSolved: book.hasTrouble = false
      }
    }
  }

  /// Answers a question, past the app and the network.
  func answer(_ question: TimelineBackendQuestion) -> Int? {
    switch question {
    case .posts: ids.count
    case .comments(let id): (try? book.get())?.thread(id)?.comments.count
    }
  }

  private func ask<Answer>(
    _ request: String,
    _ answer: @escaping (inout TimelineBook) -> Answer
  ) async throws(TimelineError) -> Answer {
    try await network.ask(request) { [self] in change(answer).mapError(TimelineError.data) }
  }

  /// Does something to the book, which nothing else holds meanwhile: it is changed in place.
  private func change<Answer>(
    _ body: (inout TimelineBook) -> Answer
  ) -> Result<Answer, TimelineDataError> {
    switch book {
    case .failure(let error): return .failure(error)
    case .success(var current):
      book = .failure(.missing(file: ""))
      defer { book = .success(current) }
      return .success(body(&current))
    }
  }
}
