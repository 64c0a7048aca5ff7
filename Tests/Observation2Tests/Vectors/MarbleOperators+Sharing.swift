import Observation2

extension MarbleOperators {
  static let sharing: [String: MakeValues] = [
    "share": { context in
      let scope: ShareScope
      switch context.params["scope"]?.string ?? "whileConnected" {
      case "whileConnected": scope = .whileConnected
      case "forever": scope = .forever
      case let other: throw MarbleUnknown("scope \(other)")
      }
      return try context.source.share(replay: context.params["replay"]?.int ?? 0, scope: scope)
    },
    "publishRefCount": { try $0.source.publish().refCount() },
    "replayRefCount": { context in
      guard let size = context.params["bufferSize"]?.int else {
        return try context.source.replayAll().refCount()
      }
      return try context.source.replay(size).refCount()
    },
  ]

  static let connecting: [String: Make] = [
    "publish": { .connectable(try $0.source.publish()) },
    "replay": { context in
      guard let size = context.params["bufferSize"]?.int else {
        return .connectable(try context.source.replayAll())
      }
      return .connectable(try context.source.replay(size))
    },
    "multicast": { context in
      let makeSubject = try subject(context)
      switch context.params["scope"]?.string ?? "whileConnected" {
      case "whileConnected": return .connectable(try context.source.multicast(makeSubject))
      case "forever": return .connectable(try context.source.multicast(makeSubject()))
      case let other: throw MarbleUnknown("scope \(other)")
      }
    },
  ]

  static let subjects: [String: MakeValues] = [
    "publishSubject": { try fed(PublishSubject(), $0) },
    "behaviorSubject": { try fed(BehaviorSubject(value: $0.value("value")), $0) },
    "replaySubject": { try fed(subject($0)(), $0) },
    "asyncSubject": { try fed(AsyncSubject(), $0) },
  ]

  private static func subject(
    _ context: MarbleContext
  ) throws -> () -> ReplaySubject<MarbleValue> {
    if let kind = context.params["subject"], kind != .string("replay") {
      throw MarbleUnknown("subject \(kind)")
    }
    guard let size = context.params["bufferSize"]?.int else {
      return { ReplaySubject.unbounded() }
    }
    return { ReplaySubject(bufferSize: size) }
  }

  /// Sends the first source's events into the subject from now on.
  private static func fed(
    _ subject: some StreamSubject<MarbleValue>,
    _ context: MarbleContext
  ) throws -> EventStream<MarbleValue> {
    try context.source.subscribe(onEvent: { subject.on($0) }).disposed(by: context.bag)
    return subject.asStream()
  }
}
