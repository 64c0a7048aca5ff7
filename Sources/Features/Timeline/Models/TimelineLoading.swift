/// How far loading or sending has come.
enum TimelineLoading: Hashable, Sendable {
  case underWay
  case failed(TimelineError)
  case done

  /// What a person reads when it has failed.
  var message: String? { if case .failed = self { "通信できませんでした。もう一度お試しください" } else { nil } }
}
