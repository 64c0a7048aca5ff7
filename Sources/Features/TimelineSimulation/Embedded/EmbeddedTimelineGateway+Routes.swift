import ScenesHeadless
import ScenesTransport
import Timeline

extension EmbeddedTimelineGateway {
  /// The requests that the posts answer as bytes, without the network: the back end's side of
  /// ``HTTPTimelineGateway``.
  var routes: [TransportRoute] {
    [
      route(.get, "/timeline") { book, request, _ in
        let token = request.query.first { $0.name == "after" }?.value
        return (200, PageMessage(try book.page(token.map(TimelineToken.init))))
      },
      route(.get, "/posts/:id") { book, _, parameters in
        Self.id(parameters).flatMap(book.thread).map { (200, ThreadMessage($0)) }
      },
      route(.post, "/posts") { book, request, _ in
        (201, PostMessage(book.post(try request.read(DraftMessage.self).draft())))
      },
      route(.post, "/posts/:id/comments") { book, request, parameters in
        let draft = try request.read(DraftMessage.self).draft()
        guard let id = Self.id(parameters) else { return nil }
        return book.comment(draft, on: id).map { (201, ThreadMessage($0)) }
      },
      route(.delete, "/posts/:id") { book, _, parameters in
        guard let id = Self.id(parameters) else { return nil }
        try book.delete(id)
        return (200, DeletionMessage(deleted: id))
      },
      route(.get, "/pictures/:name") { book, _, parameters in
        parameters["name"].flatMap(book.picture).map { (200, PictureMessage($0)) }
      },
    ]
  }

  private static func id(_ parameters: [String: String]) -> TimelinePost.ID? {
    parameters["id"].flatMap { Int($0) }
  }

  /// A route whose answer is the status and the message, or that there is none; a refusal has both of its own.
  private func route(
    _ method: TransportMethod,
    _ path: String,
    _ answer:
      @escaping @MainActor @Sendable (inout TimelineBook, TransportRequest, [String: String]) throws
      -> (status: Int, message: any Encodable)?
  ) -> TransportRoute {
    TransportRoute(method, path) { @MainActor [self] request, parameters in
      TransportResponse(to: request) {
        do {
          return try change { book in try answer(&book, request, parameters) }.get()
        } catch let refusal as TimelineRefusal {
          return (refusal.status, RefusalMessage(refusal: refusal))
        }
      }
    }
  }
}
