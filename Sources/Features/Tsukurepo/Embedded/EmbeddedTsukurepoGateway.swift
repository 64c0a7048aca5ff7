import Foundation
import Scenes
import ScenesHeadless
import ScenesTransport

/// The reports inside the app, behind a network whose latency and faults can be set.
///
/// It starts with the bundled data, and the same requests always get the same answers. Asked directly it
/// answers with values; its ``routes`` answer the same requests as bytes.
@MainActor
final class EmbeddedTsukurepoGateway: TsukurepoGateway {
  /// The network between the app and the reports.
  let network: SimulatedNetwork
  private var book: Result<ReportBook, TsukurepoDataError>

  /// Puts reports behind a network.
  ///
  /// - Parameters:
  ///   - network: The network between the app and the reports.
  ///   - book: The reports, or the reason why they can't be read, which every request then throws.
  init(
    network: SimulatedNetwork,
    book: Result<ReportBook, TsukurepoDataError> = ReportsFile.bundled
  ) {
    self.network = network
    self.book = book
  }

  /// The identifiers of all reports, in order.
  var ids: [TsukurepoReport.ID] { (try? book.get())?.ids ?? [] }

  @MainActor func report(_ id: TsukurepoReport.ID) async throws(TsukurepoError) -> TsukurepoReport?
  {
    try await ask("report.load") { $0.report(id) }
  }

  @MainActor func picture(_ name: String) async throws(TsukurepoError) -> ScreenPicture {
    guard let picture = try await ask("image.load", { $0.picture(name) }) else {
      throw .noPicture(name)
    }
    return picture
  }

  /// Has an author change a report.
  func change(_ id: TsukurepoReport.ID) {
    book = book.map { book in
      var changed = book
      changed.change(id)
      return changed
    }
  }

  /// The requests that the reports answer as bytes, without the network.
  var routes: [TransportRoute] {
    [
      TransportRoute(.get, "/reports/:id") { @MainActor [self] _, parameters in
        answer { book in
          parameters["id"].flatMap { Int($0) }.flatMap(book.report).map(ReportMessage.init)
        }
      },
      TransportRoute(.get, "/pictures/:name") { @MainActor [self] _, parameters in
        answer { book in
          parameters["name"].flatMap(book.picture).map(PictureMessage.init)
        }
      },
    ]
  }

  private func answer(_ message: (ReportBook) -> (some Encodable)?) -> TransportResponse {
    do {
      guard let message = message(try book.get()) else {
        return TransportResponse(status: 404, body: Data())
      }
      return TransportResponse(
        status: 200,
        headers: ["Content-Type": TransportJSON.contentType],
        body: try TransportJSON.data(message)
      )
    } catch {
      return TransportResponse(status: 500, body: Data("\(error)".utf8))
    }
  }

  private func ask<Answer>(
    _ request: String,
    _ answer: (ReportBook) -> Answer
  ) async throws(TsukurepoError) -> Answer {
    let book: Result<ReportBook, TsukurepoDataError>
    do throws(SimulatedNetwork.Failure) {
      book = try await network.request(request) { [self] in self.book }
    } catch {
      throw TsukurepoError(error)
    }
    do throws(TsukurepoDataError) {
      return answer(try book.get())
    } catch {
      throw .data(error)
    }
  }
}

extension TsukurepoError {
  /// Translates a failure of the network into the app's terms.
  fileprivate init(_ failure: SimulatedNetwork.Failure) {
    switch failure {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .server: self = .server
    case .cancelled: self = .cancelled
    }
  }
}
