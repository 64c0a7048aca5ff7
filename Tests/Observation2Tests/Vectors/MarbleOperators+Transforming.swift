import Observation2

extension MarbleOperators {
  static let transforming: [String: MakeValues] = [
    "map": { context in
      let transform = try context.closure("transform")
      return try context.source.map { try transform($0) }
    },
    "compactMap": { context in
      let transform = try context.closure("transform")
      return try context.source.compactMap { value in
        let result = try transform(value)
        return result == .null ? nil : result
      }
    },
    "scan": { context in
      let accumulator = try context.closure("accumulator")
      return try context.source.scan(context.value("seed")) { try accumulator($0, $1) }
    },
    "reduce": { context in
      let accumulator = try context.closure("accumulator")
      return try context.source.reduce(context.value("seed")) { try accumulator($0, $1) }
    },
    "toArray": { try $0.source.toArray().map { .array($0) } },
    "enumerated": { try $0.source.enumerated().map { .array([.int($0.index), $0.element]) } },
    "materialize": { context in
      try context.source.materialize().map { event in
        switch event {
        case .next(let value): .object(["next": value])
        case .error(let error): .object(["error": .string(MarbleFailure.label(of: error))])
        case .completed: .string("completed")
        }
      }
    },
    "dematerialize": { context in
      try context.source.map { value -> StreamEvent<MarbleValue> in
        if value == .string("completed") { return .completed }
        if let next = value["next"] { return .next(next) }
        if let label = value["error"]?.string { return .error(MarbleFailure(label: label)) }
        throw MarbleFailure(label: "no event: \(value)")
      }.dematerialize()
    },
    "buffer": { context in
      try context.source.buffer(
        timeSpan: context.ticks("timeSpan"),
        count: context.int("count"),
        scheduler: context.time
      ).map { .array($0) }
    },
  ]

  static let nesting: [String: Make] = [
    "window": { context in
      let windows = try context.source.window(
        timeSpan: context.ticks("timeSpan"),
        count: context.int("count"),
        scheduler: context.time
      )
      return .streams(windows.map { MarbleInner(key: nil, stream: $0) })
    },
    "groupBy": { context in
      let key = try context.closure("key")
      let groups = try context.source.groupBy { try key($0) }
      return .streams(groups.map { MarbleInner(key: $0.key, stream: $0.asStream()) })
    },
  ]

  static let flattening: [String: MakeValues] = [
    "flatMap": { try $0.source.flatMap($0.selector()) },
    "flatMapFirst": { try $0.source.flatMapFirst($0.selector()) },
    "flatMapLatest": { try $0.source.flatMapLatest($0.selector()) },
    "concatMap": { try $0.source.concatMap($0.selector()) },
    "mergeInner": { try $0.inners().merge() },
    "mergeMaxConcurrent": { try $0.inners().merge(maxConcurrent: $0.int("max")) },
    "concatInner": { try $0.inners().concat() },
    "exhaustInner": { try $0.inners().flatMapFirst { $0 } },
    "switchLatest": { try $0.inners().switchLatest() },
  ]
}
