/// What a source of a world is.
enum ScriptedSource: CaseIterable {
  case publishSubject, behaviorSubject, replaySubject, asyncSubject
  case publishRelay, behaviorRelay, replayRelay
  case propertyBefore, propertyAfter, shared
  /// Made with `create`: passes everything on at once, also what is sent during a send, and
  /// remembers nothing, not even its end. Its subscriptions keep it.
  case handmade

  static let all = Array(allCases)

  var canEnd: Bool {
    switch self {
    case .publishSubject, .behaviorSubject, .replaySubject, .asyncSubject, .shared, .handmade: true
    default: false
    }
  }
}
