/// How far loading has come.
enum TsukurepoLoading: Hashable, Sendable {
  case underWay
  case failed(TsukurepoError)
  case done

  /// Whether it has failed.
  var hasFailed: Bool { if case .failed = self { true } else { false } }
}
