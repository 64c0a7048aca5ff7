import FoodDrawings
import Scenes
import Tsukurepo

/// The back end: all reports, and their pictures.
struct ReportBook: Hashable, Sendable {
  private var reports: [TsukurepoReport.ID: TsukurepoReport]
  /// The pictures that reports name and that can't be brought.
  private let lostPictures: Set<String>

  /// Creates a book; of reports with the same identifier the first counts.
  init(_ reports: [TsukurepoReport], lostPictures: Set<String> = []) {
    self.reports = Dictionary(reports.map { ($0.id, $0) }) { first, _ in first }
    self.lostPictures = lostPictures
  }

  /// The identifiers of all reports, in order.
  var ids: [TsukurepoReport.ID] { reports.keys.sorted() }

  /// Returns a report, if there is one.
  func report(_ id: TsukurepoReport.ID) -> TsukurepoReport? { reports[id] }

  /// Returns a picture of a report, if it can be brought.
  func picture(_ name: String) -> ScreenPicture? {
    guard !lostPictures.contains(name), reports.values.contains(where: { $0.picture == name })
    else { return nil }
    // A photo in portrait, as from a phone.
    return FoodDrawing(name, .dish).picture(of: ScreenSize(width: 300, height: 400))
  }

  /// Has an author add to a report: a sentence, and an ingredient after the others.
  mutating func change(_ id: TsukurepoReport.ID) {
    guard var report = reports[id] else { return }
    report.description = (report.description ?? "") + "追記：水を少し足しました。"
    let last = report.ingredients.map(\.id).max() ?? 0
    let water = TsukurepoIngredient(id: last + 1, name: "水", amount: "大さじ1")
    report.ingredients.append(water)
    reports[id] = report
  }
}
