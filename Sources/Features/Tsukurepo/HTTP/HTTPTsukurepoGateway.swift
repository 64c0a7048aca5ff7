package import Scenes
package import ScenesTransport

/// Loads the reports over HTTP, through any transport.
///
/// | request | asks | answers |
/// | --- | --- | --- |
/// | `report.load` | `GET /reports/1` | 200 and the report, or 404 |
/// | `image.load` | `GET /pictures/report-1` | 200 and the picture, or 404 |
///
/// The file `Documentation/openapi.json` has all of it, field by field.
///
/// The gateway reads responses strictly, off the main actor, by a hop that the clock counts. A field that is
/// missing, of another type or out of bounds is an error that names the field. The gateway ignores unknown fields.
package struct HTTPTsukurepoGateway: TsukurepoGateway {
  private let transport: any HTTPTransport

  /// Creates a gateway over a transport.
  package init(_ transport: any HTTPTransport) {
    self.transport = transport
  }

  package func report(_ id: TsukurepoReport.ID) async throws(TsukurepoError) -> TsukurepoReport? {
    let request = TransportRequest("report.load", .get, "/reports/\(id)")
    return try await transport.ask(request, throwing: TsukurepoError.self) {
      answer throws(TransportMistake) in
      guard let message = try answer.readIfFound(ReportMessage.self) else { return nil }
      guard message.id == id else { throw .field("id", "is \(message.id), not \(id).") }
      return try message.report()
    }
  }

  package func picture(_ name: String) async throws(TsukurepoError) -> ScreenPicture {
    let picture = try await transport.askPicture(name, throwing: TsukurepoError.self)
    guard let picture else { throw .noPicture(name) }
    return picture
  }
}
