import Scenes
import ScenesHeadless
import ScenesTransport
import Tsukurepo

/// The reports inside the app, behind a network whose latency and faults can be set.
///
/// It starts with the bundled data, and the same requests always get the same answers. Asked directly it
/// answers with values; its ``routes`` answer the same requests as bytes.
@MainActor
final class EmbeddedTsukurepoGateway: TsukurepoGateway {
  /// The network between the app and the reports.
  let network: SimulatedNetwork
  private var book: Result<ReportBook, EmbeddedDataError>

  /// Puts reports behind a network.
  ///
  /// - Parameters:
  ///   - network: The network between the app and the reports.
  ///   - book: The reports, or the reason why they can't be read, which every request then throws.
  init(
    network: SimulatedNetwork,
    book: Result<ReportBook, EmbeddedDataError> = ReportsFile.bundled
  ) {
    self.network = network
    self.book = book
  }

  /// The identifiers of all reports, in order.
  var ids: [TsukurepoReport.ID] { (try? book.get())?.ids ?? [] }

  /// The recipe of which a report tells; `nil` if there is no such report.
  func recipe(of id: TsukurepoReport.ID) -> TsukurepoRecipe.ID? {
    (try? book.get())?.report(id)?.recipe.id
  }

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
      route("/reports/:id") { book, id in Int(id).flatMap(book.report).map(ReportMessage.init) },
      route("/pictures/:id") { book, name in book.picture(name).map(PictureMessage.init) },
    ]
  }

  private func route(
    _ path: String,
    _ message: @escaping @Sendable (ReportBook, String) -> (any Encodable)?
  ) -> TransportRoute {
    TransportRoute(.get, path) { @MainActor [self] request, parameters in
      TransportResponse(to: request) {
        message(try book.get(), parameters["id"] ?? "").map { (200, $0) }
      }
    }
  }

  private func ask<Answer>(
    _ request: String,
    _ answer: (ReportBook) -> Answer
  ) async throws(TsukurepoError) -> Answer {
    answer(
      try await network.ask(request) { [self] in
        book.mapError { TsukurepoError.answer($0.asAnswer) }
      }
    )
  }
}
