import StateStore

/// All that the interactor of a report's page knows.
struct TsukurepoDetailsState: Hashable, Sendable {
  let id: TsukurepoReport.ID
  /// The report; `nil` until it is loaded, and if there is no such report.
  var report = Loadable<TsukurepoReport, TsukurepoError>()
}
