import FlowFormat

/// A command of the format without arguments, which Maestro knows too unless it says otherwise.
protocol BareCommand: StandardFlowCommand {
  init()
}

extension BareCommand {
  static var keys: [String]? { [] }
  static var portability: FlowPortability.Rule { .common([]) }

  init?(_ call: FlowCall) {
    guard call.readsNothing() else { return nil }
    self.init()
  }
}
