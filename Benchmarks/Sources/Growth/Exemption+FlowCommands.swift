extension Exemption {
  /// The commands of flows.
  static let flowCommands = [
    Exemption(
      reason: "looks at one step",
      symbols: [
        "FlowCommandSyntax.check(_:)", "FlowCommandSyntax.init(_:)", "FlowCommandSyntax.inner",
        "FlowCommandSyntax.keys", "FlowCommandSyntax.name", "FlowCommand.play(in:)",
        "FlowCommandSyntax.needsScreen", "FlowCommandSyntax.onlyLooks", "FlowCommandSyntax.needs",
      ]
    ),
    Exemption(
      reason: "reads one argument of a step, of which there are as many as are written out",
      symbols: [
        "FlowCall.count(_:)", "FlowCall.duration(_:_:)", "FlowCall.fields()",
        "FlowCall.isBare",
        "FlowCall.isText", "FlowCall.parameter(_:)", "FlowCall.readsNothing()",
        "FlowCall.report(_:at:)", "FlowCall.selection()", "FlowCall.text(_:)",
        "FlowFields.condition(_:)", "FlowFields.contains(_:)", "FlowFields.count(_:)",
        "FlowFields.duration(_:_:)",
        "FlowFields.fields(_:keys:)",
        "FlowFields.parameter(_:)", "FlowFields.position(of:)", "FlowFields.selector(_:)",
        "FlowFields.steps(_:)", "FlowFields.text(_:)",
        "FlowChoice.expectation", "FlowChoice.init(flowText:)",
        "FlowChecks.init(rawValue:)", "FlowPlatform.init(rawValue:)",
      ]
    ),
    Exemption(
      reason: "adds to the list of the commands, of which there are some dozens",
      symbols: [
        "FlowCommandList.adding(_:)"
      ]
    ),
    Exemption(
      reason: "the same as the step's own, which \"A flow of n steps\" measures",
      symbols: [
        "FlowCheck.error(_:at:)", "FlowCheck.errors(in:)", "FlowStep.==(_:)",
        "StepFailure.init(_:)", "StepRun.advance(by:)", "StepRun.app",
        "StepRun.device",
        "StepRun.duration(_:_:)", "StepRun.element(_:within:)",
        "StepRun.holds(_:)", "StepRun.mayGoOn", "StepRun.play(_:)",
        "StepRun.settle()", "StepRun.spendTouches(_:)",
        "StepRun.stage", "StepRun.step", "StepRun.text(_:)", "StepRun.timeout(_:)",
        "StepRun.value(_:)",
        "StepRun.warn(_:)", "StepRun.wait(_:until:)",
        "FlowSelector.Relation.init(kind:target:)",
      ]
    ),
    Exemption(
      reason: "does one thing that a step asks of a device",
      symbols: [
        "FlowDevice.advance(by:)", "FlowDevice.back()", "FlowDevice.clearState()",
        "FlowDevice.drag(from:to:)", "FlowDevice.end()", "FlowDevice.enterBackground()",
        "FlowDevice.enterForeground()", "FlowDevice.environment", "FlowDevice.erase(_:)",
        "FlowDevice.frames", "FlowDevice.isAnimating", "FlowDevice.kill()",
        "FlowDevice.launch(_:)", "FlowDevice.longPress(at:on:)", "FlowDevice.nextChange",
        "FlowDevice.now", "FlowDevice.open(_:)", "FlowDevice.picture(of:)",
        "FlowDevice.press(_:)", "FlowDevice.refusesTouches", "FlowDevice.revision",
        "FlowDevice.scroll(_:by:)", "FlowDevice.send(_:to:)", "FlowDevice.setClipboard(_:)",
        "FlowDevice.setEnvironment(_:)", "FlowDevice.setPermission(_:isAllowed:)",
        "FlowDevice.settle()", "FlowDevice.state", "FlowDevice.stop()", "FlowDevice.tap(at:)",
        "FlowDevice.timeSince1970", "FlowDevice.type(_:marked:)",
      ]
    ),
    Exemption(
      reason: "has a part for each capability or rule, of which there are some",
      symbols: [
        "FlowCapabilities.all", "FlowCapabilities.description", "FlowCapabilities.init(rawValue:)",
        "FlowDeviceContract.init(_:)", "FlowDeviceContract.rules",
        "FlowDeviceContract.violations()",
      ]
    ),
  ]
}
