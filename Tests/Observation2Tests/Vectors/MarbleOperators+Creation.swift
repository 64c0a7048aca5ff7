import Observation2

extension MarbleOperators {
  static let creation: [String: MakeValues] = [
    "just": { .just(try $0.value("value")) },
    "of": { .from(try $0.values("values")) },
    "empty": { _ in .empty() },
    "never": { _ in .never() },
    "error": { .error(MarbleFailure(label: try $0.string("label"))) },
    "deferred": { context in
      guard context.params["factory"] != nil else {
        let source = try context.source
        return .deferred { source }
      }
      let factory = try context.closure("factory")
      let source = try? context.source
      return .deferred {
        let value = try factory.callAsFunction(all: [])
        return source ?? .just(value)
      }
    },
    "range": { context in
      EventStream.range(start: try context.int("start"), count: try context.int("count"))
        .map { .int($0) }
    },
    "repeatElement": { .repeating(try $0.value("value")) },
    "generate": { context in
      let condition = try context.closure("condition")
      let iterate = try context.closure("iterate")
      return .generate(
        initial: try context.value("initial"),
        condition: { try condition.holds($0) },
        iterate: { try iterate($0) }
      )
    },
    "interval": { context in
      EventStream.interval(try context.ticks("period"), scheduler: context.time).map { .int($0) }
    },
    "timer": { context in
      let dueTime = try context.ticks("dueTime")
      guard context.params["period"]?.int != nil else {
        return EventStream.timer(dueTime, scheduler: context.time).map { .int($0) }
      }
      let period = try context.ticks("period")
      return EventStream.timer(dueTime, period: period, scheduler: context.time).map { .int($0) }
    },
  ]
}
