extension Exemption {
  /// Symbols that read and write files, test streams and stores, or play flows.
  static let tools = [
    Exemption(
      reason: "a requirement; what conforms is measured, or is the system's",
      symbols: [
        "FileStorage.contents", "FileStorage.init(folder:files:report:)",
        "FlowParsable.expectation", "FlowParsable.init(flowText:)",
        "StateFileSystem.destination(of:)", "StateFileSystem.exists(_:)",
        "StateFileSystem.lock(_:)", "StateFileSystem.read(_:)", "StateFileSystem.remove(_:)",
        "StateFileSystem.rename(_:to:)", "StateFileSystem.replace(_:with:)",
        "StateFileSystem.replaceLater(_:with:then:)", "StateFileSystem.replaceNow(_:with:)",
        "StateFileSystem.sync(_:)", "StateFileSystem.syncFolder(of:)",
        "StateFileSystem.write(_:to:)",
      ]
    ),
    Exemption(
      reason: "finds, stores or removes one entry of a dictionary, or the one file that it names",
      symbols: [
        "MemoryFileSystem.init(_:)", "MemoryFileSystem.lock(_:)", "MemoryFileSystem.read(_:)",
        "MemoryFileSystem.remove(_:)", "MemoryFileSystem.rename(_:to:)",
        "MemoryFileSystem.sync(_:)",
        "MemoryFileSystem.syncFolder(of:)", "MemoryFileSystem.unlockAll()",
        "MemoryFileSystem.write(_:to:)", "SimulatedStorage.endProcess()", "StateFile.remove()",
      ]
    ),
    Exemption(
      reason: "a call to the system, which takes as long as that does",
      symbols: [
        "DiskFileSystem.destination(of:)", "DiskFileSystem.exists(_:)", "DiskFileSystem.init()",
        "DiskFileSystem.lock(_:)", "DiskFileSystem.read(_:)", "DiskFileSystem.remove(_:)",
        "DiskFileSystem.rename(_:to:)", "DiskFileSystem.replace(_:with:)",
        "DiskFileSystem.replaceLater(_:with:then:)", "DiskFileSystem.sync(_:)",
        "DiskFileSystem.syncFolder(of:)", "DiskFileSystem.write(_:to:)",
      ]
    ),
    Exemption(
      reason: "looks at one value of a few words, or one line of text",
      symbols: [
        "Bool.expectation", "Flow.description",
        "Bool.init(flowText:)", "Double.expectation", "Double.init(flowText:)",
        "Duration.inTicks", "Duration.ticks(_:)", "FlowCensus.description",
        "FlowDuration.==(_:)", "FlowDuration.expectation",
        "FlowDuration.init(flowText:)", "FlowError.description", "FlowFailure.Kind.init(rawValue:)",
        "FlowFailure.description",
        "FlowRegularExpression.==(_:)",
        "FlowRegularExpression.description",
        "FlowSelector.description",
        "FlowText.description",
        "HarnessStatus.init(rawValue:)",
        "Int.expectation", "Int.init(flowText:)", "MarbleError.description", "RecordedEvent.==(_:)",
        "RecordedEvent.description", "StateFileError.Step.init(rawValue:)",
        "StateFileError.description", "StepResult.Outcome.init(rawValue:)",
        "StoreRecording.Problem.description", "SubscriptionSpan.description",
        "TestError.description",
      ]
    ),
    Exemption(
      reason: "the same as one of its kind that is measured",
      symbols: [
        "FlowFinder.read(_:file:running:)",
        "FlowCensus.init(from:)", "FlowMonkey.run(steps:)", "FlowNearMiss.init(from:)",
        "FlowReport.Totals.init(from:)", "FlowReport.Unplayed.init(from:)",
        "FlowReportEntry.Failure.init(from:)", "FlowReportEntry.Step.init(from:)",
        "FlowReportEntry.init(from:)",
        "HarnessCommand.init(name:app:commands:bundledFlows:output:errorOutput:)",
        "HarnessCommand.main(name:app:commands:bundledFlows:)",
        "StoreRecording.end(_:)", "StoreRecording.trace(_:)",
        "TestStore.advance(by:)",
        "TestStore.receive(_:filePath:column:where:_:)",
        "VirtualTime.observer(of:subscribe:dispose:)", "VirtualTime.record(_:)",
      ]
    ),
    Exemption(
      reason: "writes the whole state once, as it says",
      symbols: [
        "StoreRecorder.writeChecksum()"
      ]
    ),
    Exemption(
      reason: "opens, compares or copies all of the stored data once, as it says",
      symbols: [
        "SimulatedStorage.current", "SimulatedStorage.damage(_:)", "SimulatedStorage.loss()",
        "StateFile.load(unlessIn:)", "WatchedFile.load()", "WatchedFile.save(_:)",
      ]
    ),
    Exemption(
      reason: "reads a field, finds one by its name, or keeps what it is given",
      symbols: [
        "CanonicalJSON.text", "ColdTestStream.init(_:attempts:)",
        "ColdTestStream.init(_:attempts:_:)", "Flow.name", "Flow.tags", "FoundFiles.init()",
        "FlowDuration.init(_:)",
        "FlowError.column", "FlowError.line",
        "FlowFinder.init(limits:commands:)", "FlowFinder.init(limits:)", "FlowLimits.init(bytes:)",
        "FlowMonkey.init(app:seed:values:)",
        "FlowOptions.init(seed:env:platform:environment:checks:recordsTrace:)",
        "FlowScreenshots.init(folder:updates:)", "MemoryFileSystem.contents",
        "FlowPlayer.init(_:app:options:)", "FlowPlayer.init(_:on:options:_:)",
        "FlowPosition.init(column:)",
        "FlowReader.init(limits:commands:)", "FlowReader.init(limits:)",
        "FlowReport.init(seed:rounds:)", "FlowResult.isPassed", "FlowResult.warnings",
        "FlowCollection.warnings",
        "FlowScriptEngine.run(_:)",
        "FlowCommandList.playingScripts(with:)",
        "FlowMembers.subscript(_:)",
        "FlowScript.init(source:file:values:output:maestro:now:seed:)",
        "FlowScriptError.init(_:line:)", "FlowScriptResult.init(output:copiedText:log:)",
        "FlowScope.init(_:)", "FlowScope.subscript(_:)", "FlowSelector.init()",
        "FlowStep.column", "FlowStep.line", "FlowText.init(_:file:position:)",
        "FlowText.literal", "FlowText.position", "FlowText.source",
        "Marbles.init(step:error:errors:)",
        "Marbles.init(step:error:errors:names:)",
        "Marbles.init(step:error:value:)",
        "Marbles.init(step:error:values:)", "RecordedEvent.completed(_:)",
        "RecordedEvent.error(_:)", "RecordedEvent.init(time:event:)", "RecordedEvent.next(_:)",
        "SimulatedStorage.init(_:)", "StatePersistence.dispose()", "StoreRecorder.clock",
        "SubscriptionSpan.init(_:)",
        "TestError.init(_:)", "TestError.init(stringLiteral:)", "TestObserver.dispose()",
        "TestObserver.init(_:)",
        "TestStore.state", "WatchedFile.init(path:files:report:)", "WatchedFile.isUnchanged",
        "WatchedFile.remove()",
      ]
    ),
  ]
}
