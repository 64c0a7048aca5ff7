import Scenes

/// What somebody who cooked the recipe has written; it leads to the whole report.
struct RecipeReportRow: ScreenPart, Equatable {
  let report: RecipeReport
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    column {
      text(report.author).textStyle(.footnote).color(.secondaryLabel)
      text(report.text)
    }
    .identifier("recipe-report-\(report.id)")
    .padding(horizontal: 16, vertical: 4)
    .onTap(didTap)
  }
}
