/// All that the interactor of a report's page knows.
struct TsukurepoDetailsState: Hashable, Sendable {
  let id: TsukurepoReport.ID
  var loading = TsukurepoLoading.underWay
  /// Nothing until it is loaded, and if there is no such report.
  var report: TsukurepoReport?
}
