extension Exemption {
  /// Symbols that explore, record and explain, and symbols that flows reach.
  static let harness = [
    Exemption(
      reason: "a requirement; what conforms is the app's or the command's own",
      symbols: [
        "FlowCommandSyntax.guide"
      ]
    ),
    Exemption(
      reason: "looks at one step, or keeps what it is given",
      symbols: [
        "ExploreOptions.init(depth:hasFaults:budget:seed:shard:values:)",
        "FlowCommandGuide.init(_:keys:)",
        "FlowExplorer.init(app:options:)", "FlowPlayer.coverage",
        "FlowRecorder.assertVisible(_:)", "FlowRecorder.gaps",
        "FlowRecorder.init(of:appId:name:arguments:assertsScreens:)",
        "FlowRecorder.init(of:appId:name:arguments:assertsScreens:frames:)",
        "FlowRecorder.stop()", "FlowRecorder.willOpen(_:)",
      ]
    ),
    Exemption(
      reason: "ends at the number of actions that it is given",
      symbols: ["FlowExplorer.run()"]
    ),
    Exemption(
      reason:
        "goes once over the names that an app has, however many flows were played; no row measures it yet",
      symbols: [
        "FlowCoverage.Part.init(from:)", "FlowCoverage.Part.missing",
        "FlowCoverage.Part.percentage", "FlowCoverage.Part.reached", "FlowCoverage.Part.total",
        "FlowCoverage.description", "FlowCoverage.init(from:)",
        "FlowCoverage.merge(_:)", "FlowWalkReport.coverage",
        "FlowWalkReport.description",
      ]
    ),
    Exemption(
      reason: "goes once over the flows, steps or failures that it has; no row measures it yet",
      symbols: [
        "FlowPlayer.issues", "FlowRecorder.text",
        "FlowReportEntry.Failure.description",
        "FlowResult.issues", "FlowTrace.init(from:)",
      ]
    ),
  ]
}
