/// The answers that a ``ConditionalTransport`` remembers.
struct AnswerMemory: Sendable {
  /// What the answer depends on: not the name of the request, nor its time.
  private struct Place: Hashable {
    let path: String
    let query: [TransportRequest.QueryItem]
    let headers: TransportHeaders

    init(_ request: TransportRequest) {
      path = request.path
      query = request.query
      headers = request.headers
    }
  }

  private let limit: Int
  private var answers: [Place: TransportResponse] = [:]
  /// The places of ``answers``, the longest remembered first.
  private var order: [Place] = []
  private var size = 0

  init(limit: Int) {
    self.limit = limit
  }

  func answer(to request: TransportRequest) -> TransportResponse? { answers[Place(request)] }

  /// Replaces what is remembered, by nothing unless the answer may be asked for by its tag.
  ///
  /// An answer longer than all that there is room for has nothing else forgotten, and one without a body, of which
  /// there could be any number, would spare nothing.
  mutating func remember(_ answer: TransportResponse, to request: TransportRequest) {
    let place = Place(request)
    forget(place)
    let isStored = answer.headers["Cache-Control"]?.lowercased().contains("no-store") != true
    guard answer.status == 200, answer.headers["ETag"] != nil, isStored, !answer.body.isEmpty,
      answer.body.count <= limit
    else { return }
    answers[place] = answer
    order.append(place)
    size += answer.body.count
    while size > limit { forget(order[0]) }
  }

  private mutating func forget(_ place: Place) {
    guard let old = answers.removeValue(forKey: place) else { return }
    order.removeAll { $0 == place }
    size -= old.body.count
  }
}
