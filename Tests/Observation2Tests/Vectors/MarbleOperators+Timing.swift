import Observation2

extension MarbleOperators {
  static let timing: [String: MakeValues] = [
    "debounce": { try $0.source.debounce($0.ticks("dueTime"), scheduler: $0.time) },
    "throttle": { context in
      try context.source.throttle(
        context.ticks("dueTime"),
        latest: context.params["latest"]?.bool ?? true,
        scheduler: context.time
      )
    },
    "delay": { try $0.source.delay($0.ticks("dueTime"), scheduler: $0.time) },
    "delaySubscription": {
      try $0.source.delaySubscription($0.ticks("dueTime"), scheduler: $0.time)
    },
    "timeout": { try $0.source.timeout($0.ticks("dueTime"), scheduler: $0.time) },
    "timeoutSwitch": { context in
      try context.source.timeout(
        context.ticks("dueTime"),
        other: context.source(1),
        scheduler: context.time
      )
    },
  ]
}
