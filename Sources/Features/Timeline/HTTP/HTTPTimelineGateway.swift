package import Scenes
package import ScenesTransport

/// Loads and changes the timeline over HTTP, through any transport.
///
/// | request | asks | answers |
/// | --- | --- | --- |
/// | `timeline.page` | `GET /timeline`, then `GET /timeline?after=50` and so on | 200 and a page with the token of the next, or 410 and the refusal if there is no page of the token, or no more |
/// | `post.load` | `GET /posts/1` | 200 and the post with its comments, or 404 |
/// | `post.send` | `POST /posts`, the key and the text | 201 (or 200) and the post |
/// | `comment.send` | `POST /posts/1/comments`, the key and the text | 201 (or 200) and the post with its comments, or 404 if there is no such post |
/// | `post.delete` | `DELETE /posts/1` | 200 and the number, also if it is gone already, or 403 and the refusal if it is another's |
/// | `image.load` | `GET /pictures/image-1` | 200 and the picture, or 404 |
///
/// The file `Documentation/openapi.json` has all of it, field by field.
///
/// The transport handles time-outs and cancellation. A `RetryingTransport` repeats only requests that load data. It
/// never sends a post or a comment twice. Only the person can send it again, and the draft keeps its key.
///
/// The gateway reads responses strictly, off the main actor, by a hop that the clock counts. A field that is
/// missing, of another type or out of bounds is an error that names the field. The gateway accepts only a status in
/// the table above. So a mistake in the response to a draft counts as a lost response. The gateway ignores unknown
/// fields.
package struct HTTPTimelineGateway: TimelineGateway {
  private let transport: any HTTPTransport

  /// Creates a gateway over a transport.
  package init(_ transport: any HTTPTransport) {
    self.transport = transport
  }

  package func page(_ token: TimelineToken?) async throws(TimelineError) -> TimelinePage {
    let query = token.map { [TransportRequest.QueryItem("after", $0.value)] } ?? []
    let request = TransportRequest("timeline.page", .get, "/timeline", query: query)
    return try await ask(request, refusing: token == nil ? nil : .unknownPage) {
      answer throws(TransportMistake) in
      try answer.read(PageMessage.self).page(of: token)
    }
  }

  package func thread(_ id: TimelinePost.ID) async throws(TimelineError) -> TimelineThread? {
    try await ask(TransportRequest("post.load", .get, "/posts/\(id)")) {
      answer throws(TransportMistake) in
      try answer.readIfFound(ThreadMessage.self)?.thread(wanted: id)
    }
  }

  package func post(_ draft: TimelineDraft) async throws(TimelineError) -> TimelinePost {
    try await ask(try request("post.send", "/posts", draft)) { answer throws(TransportMistake) in
      try answer.read(PostMessage.self, of: [200, 201]).own()
    }
  }

  package func comment(
    _ draft: TimelineDraft,
    on id: TimelinePost.ID
  ) async throws(TimelineError) -> TimelineThread? {
    let request = try request("comment.send", "/posts/\(id)/comments", draft)
    return try await ask(request) { answer throws(TransportMistake) in
      if answer.status == 404 { return nil }
      return try answer.read(ThreadMessage.self, of: [200, 201]).thread(wanted: id)
    }
  }

  package func delete(_ id: TimelinePost.ID) async throws(TimelineError) {
    let request = TransportRequest("post.delete", .delete, "/posts/\(id)")
    try await ask(request, refusing: .notOwn) { answer throws(TransportMistake) in
      let deleted = try answer.read(DeletionMessage.self).deleted
      try MessageFields.check(deleted, is: id, at: "deleted")
    }
  }

  package func picture(_ name: String) async throws(TimelineError) -> ScreenPicture {
    let picture = try await transport.askPicture(name, throwing: TimelineError.self)
    guard let picture else { throw .noPicture(name) }
    return picture
  }

  private func request(
    _ name: String,
    _ path: String,
    _ draft: TimelineDraft
  ) throws(TimelineError) -> TransportRequest {
    do throws(TransportMessageError) {
      return try TransportRequest(name, .post, path, json: DraftMessage(draft))
    } catch {
      throw .answer(error)
    }
  }

  /// Asks for something that may be refused for one reason, or for none.
  private func ask<Answer: Sendable>(
    _ request: TransportRequest,
    refusing refusal: TimelineRefusal? = nil,
    _ read: @escaping @Sendable (TransportResponse) throws(TransportMistake) -> Answer
  ) async throws(TimelineError) -> Answer {
    let answer = try await transport.ask(request, throwing: TimelineError.self) {
      answer throws(TransportMistake) -> Result<Answer, TimelineRefusal> in
      guard let refusal, answer.status == refusal.status else { return .success(try read(answer)) }
      return .failure(try answer.read(RefusalMessage.self, of: [refusal.status]).reason(refusal))
    }
    do throws(TimelineRefusal) {
      return try answer.get()
    } catch {
      throw .refused(error)
    }
  }
}
