/// How far loading has come.
enum Loading: Hashable, Sendable {
  case underWay
  case failed(RecipesError)
  case done
}

extension Loading {
  /// What a person reads when it has failed; `nil` if it has not.
  var message: String? {
    if case .failed = self { "通信できませんでした。もう一度お試しください" } else { nil }
  }
}
