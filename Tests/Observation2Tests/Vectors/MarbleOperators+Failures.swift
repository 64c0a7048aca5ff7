import Observation2

extension MarbleOperators {
  static let failures: [String: MakeValues] = [
    "catch": { context in
      guard context.params["handler"] != nil else {
        let other = try context.source(1)
        return try context.source.catch { _ in other }
      }
      let handler = try context.closure("handler")
      return try context.source.catch { _ in .just(try handler(all: [])) }
    },
    "catchReturn": { try $0.source.catchAndReturn($0.value("value")) },
    "catchSequence": { .catch(sequence: $0.sources) },
    "retry": { context in
      guard context.params["attempts"]?.int != nil else { return try context.source.retry() }
      return try context.source.retry(attempts: context.int("attempts"))
    },
    "retryWhen": { context in
      guard let handler = context.params["handler"]?.string else {
        let notifier = try context.source(1)
        return try context.source.retry { _ in notifier }
      }
      let notifier = try notifier(handler, context)
      return try context.source.retry(when: notifier)
    },
  ]

  private typealias Notifier = (EventStream<any Error>) -> EventStream<Void>

  private static func notifier(_ name: String, _ context: MarbleContext) throws -> Notifier {
    switch name {
    case "errors": return { $0.map { _ in } }
    case "delays":
      let delays = try context.values("delays").compactMap(\.int)
      let time = context.time
      return { errors in
        errors.enumerated().flatMap { index, error in
          guard index < delays.count else { return .error(error) }
          return EventStream.timer(.seconds(delays[index]), scheduler: time).map { _ in }
        }
      }
    case "retryThenFail":
      let retries = try context.int("retries")
      let label = try context.string("label")
      return { errors in
        errors.enumerated().map { index, _ in
          if index >= retries { throw MarbleFailure(label: label) }
        }
      }
    case "retryThenComplete":
      let retries = try context.int("retries")
      return { errors in
        errors.enumerated().take(while: { $0.index < retries }).map { _ in }
      }
    default: throw MarbleUnknown("handler \(name)")
    }
  }
}
