/// How far loading has come.
enum KaimonoLoading: Hashable, Codable, Sendable {
  case underWay
  case failed(KaimonoError)
  case done
}

extension KaimonoLoading {
  /// The failure, if it has failed.
  var failure: KaimonoError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
