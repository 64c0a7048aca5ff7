/// The kind of a world's source.
enum ScriptedSource: CaseIterable {
  case publishSubject, behaviorSubject, replaySubject, asyncSubject
  case publishRelay, behaviorRelay, replayRelay
  case propertyBefore, propertyAfter, shared
  /// Made with `create`: passes every event on at once, even one that is sent during a send, and
  /// remembers nothing, not even its end. Its subscriptions retain it.
  case handmade

  static let all = Array(allCases)

  var canEnd: Bool {
    switch self {
    case .publishSubject, .behaviorSubject, .replaySubject, .asyncSubject, .shared, .handmade: true
    default: false
    }
  }
}
