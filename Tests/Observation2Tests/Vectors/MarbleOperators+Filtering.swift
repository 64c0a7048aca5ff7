import Observation2

extension MarbleOperators {
  static let filtering: [String: MakeValues] = [
    "filter": { context in
      let predicate = try context.closure("predicate")
      return try context.source.filter { try predicate.holds($0) }
    },
    "ignoreElements": { try $0.source.ignoreElements(as: MarbleValue.self) },
    "distinctUntilChanged": { context in
      if context.params["key"] == nil, context.params["comparer"] == nil {
        return try context.source.distinctUntilChanged()
      }
      let key = try context.closure("key", default: "identity")
      guard context.params["comparer"] != nil else {
        return try context.source.distinctUntilChanged { try key($0) }
      }
      let comparer = try context.closure("comparer")
      guard context.params["key"] != nil else {
        return try context.source.distinctUntilChanged(by: { try comparer.holds($0, $1) })
      }
      return try context.source.distinctUntilChanged(
        on: { try key($0) },
        by: { try comparer.holds($0, $1) }
      )
    },
    "elementAt": { try $0.source.elementAt($0.int("index")) },
    "single": { context in
      guard context.params["predicate"] != nil else { return try context.source.single() }
      let predicate = try context.closure("predicate")
      return try context.source.single { try predicate.holds($0) }
    },
    "ifEmptyDefault": { try $0.source.ifEmpty(default: $0.value("value")) },
    "ifEmptySwitch": { try $0.source.ifEmpty(switchTo: $0.source(1)) },
    "sample": { try $0.source.sample($0.source(1), defaultValue: $0.params["default"]) },
    "skip": { try $0.source.skip($0.int("count")) },
    "skipFor": { try $0.source.skip(for: $0.ticks("duration"), scheduler: $0.time) },
    "skipWhile": { context in
      let predicate = try context.closure("predicate")
      return try context.source.skip(while: { try predicate.holds($0) })
    },
    "skipUntil": { try $0.source.skip(until: $0.source(1)) },
  ]

  static let taking: [String: MakeValues] = [
    "take": { try $0.source.take($0.int("count")) },
    "takeFor": { try $0.source.take(for: $0.ticks("duration"), scheduler: $0.time) },
    "takeLast": { try $0.source.take(last: $0.int("count")) },
    "takeWhile": { context in
      let predicate = try context.closure("predicate")
      return try context.source.take(
        while: { try predicate.holds($0) },
        inclusive: context.flag("inclusive")
      )
    },
    "takeUntil": { try $0.source.take(until: $0.source(1)) },
    "takeUntilPredicate": { context in
      let predicate = try context.closure("predicate")
      return try context.source.take(
        until: { try predicate.holds($0) },
        inclusive: context.flag("inclusive")
      )
    },
  ]
}
