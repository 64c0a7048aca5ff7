import Scenes
import ScenesTransport

/// The way to the reports over HTTP, whichever way its requests take.
///
/// | request | asks | answers |
/// | --- | --- | --- |
/// | `report.load` | `GET /reports/1` | 200 and the report, or 404 |
/// | `image.load` | `GET /pictures/report-1` | 200 and the picture, or 404 |
///
/// Answers are read strictly, off the main actor, by a hop that the clock counts: what is missing, of
/// another type or out of bounds is an error that names its field. Fields that the app does not know are ignored.
struct HTTPTsukurepoGateway: TsukurepoGateway {
  private let transport: any HTTPTransport

  /// Creates a gateway over a transport.
  init(_ transport: any HTTPTransport) {
    self.transport = transport
  }

  func report(_ id: TsukurepoReport.ID) async throws(TsukurepoError) -> TsukurepoReport? {
    let request = TransportRequest("report.load", .get, "/reports/\(id)")
    return try await ask(request) { (message: ReportMessage) throws(TransportJSONError) in
      guard message.id == id else { throw .field("id", "is \(message.id), not \(id).") }
      return try message.report()
    }
  }

  func picture(_ name: String) async throws(TsukurepoError) -> ScreenPicture {
    // It would lead to another place.
    if name.contains("/") { throw .noPicture(name) }
    let request = TransportRequest("image.load", .get, "/pictures/\(name)")
    let answer = try await ask(request) { (message: PictureMessage) throws(TransportJSONError) in
      try message.picture()
    }
    guard let answer else { throw .noPicture(name) }
    return answer
  }

  /// Asks for something; `nil` if it is not there.
  private func ask<Message: Decodable, Answer: Sendable>(
    _ request: TransportRequest,
    _ read: @escaping @Sendable (Message) throws(TransportJSONError) -> Answer
  ) async throws(TsukurepoError) -> Answer? {
    let response: TransportResponse
    do throws(HTTPTransportError) {
      response = try await transport.send(request)
    } catch {
      throw TsukurepoError(error)
    }
    switch response.status {
    case 404: return nil
    case 500...: throw .server
    case 200: break
    default: throw .answer(TsukurepoAnswerError(request: request.name, .status(response.status)))
    }
    do throws(TransportJSONError) {
      return try await Self.elsewhere(response, read)
    } catch {
      throw .answer(TsukurepoAnswerError(request: request.name, .body(error)))
    }
  }

  /// Reads an answer on no actor.
  @concurrent
  private static func elsewhere<Message: Decodable, Answer: Sendable>(
    _ response: TransportResponse,
    _ read: @Sendable (Message) throws(TransportJSONError) -> Answer
  ) async throws(TransportJSONError) -> Answer {
    try read(try TransportJSON.read(Message.self, response.body, of: response.headers))
  }
}

extension TsukurepoError {
  /// Translates what the transport says into the app's terms.
  fileprivate init(_ error: HTTPTransportError) {
    switch error.reason {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    default: self = .broken
    }
  }
}
