import ScenesTransport
import Testing

/// The listings of the part about messages in the first page of ScenesTransport.
@Suite struct CourseGatewayTests {
  private let gateway: CourseGateway

  init() {
    let routes = [
      TransportRoute(.get, "/courses/:id") { request, parameters in
        TransportResponse(to: request) {
          parameters["id"] == "1" ? (200, CourseMessage(id: 1, yen: 900)) : nil
        }
      }
    ]
    gateway = CourseGateway(transport: InProcessTransport(routes))
  }

  @Test func `a message becomes a value, and the status 404 none`() async throws {
    #expect(try await gateway.course(1) == Course(id: 1, yen: 900))
    #expect(try await gateway.course(2) == nil)
  }

  @Test func `a value that the app does not allow is an error with the field's name`() async {
    let routes = [
      TransportRoute(.get, "/courses/:id") { request, _ in
        TransportResponse(to: request) { (200, CourseMessage(id: 1, yen: 0)) }
      }
    ]
    let gateway = CourseGateway(transport: InProcessTransport(routes))
    let error = await #expect(throws: CourseError.self) { try await gateway.course(1) }
    guard case .answer(let answer)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect("\(answer)" == "course.load: yen is 0, not 1 to 1000000.")
  }

  @Test func `a failure of the way has the feature's words`() async {
    let error = await #expect(throws: CourseError.self) {
      try await CourseGateway(transport: NoWay()).course(1)
    }
    guard case .offline? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

private struct NoWay: HTTPTransport {
  func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    throw HTTPTransportError(.offline, at: request.name)
  }
}

struct Course: Equatable {
  let id: Int
  let yen: Int
}

enum CourseError: Error {
  case offline, timedOut, server, cancelled, broken
  case answer(TransportMessageError)
}

extension CourseError: HTTPGatewayError {}

struct CourseMessage: Codable {
  let id: Int
  let yen: Int

  func course() throws(TransportMistake) -> Course {
    Course(id: id, yen: try MessageFields.check(yen, from: 1, at: "yen"))
  }
}

struct CourseGateway: Sendable {
  let transport: any HTTPTransport

  func course(_ id: Int) async throws(CourseError) -> Course? {
    let request = TransportRequest("course.load", .get, "/courses/\(id)")
    return try await transport.ask(request, throwing: CourseError.self) {
      answer throws(TransportMistake) in
      try answer.readIfFound(CourseMessage.self)?.course()
    }
  }
}
