/// Public symbols that take no growing quantity, with the reason.
struct Exemption {
  let reason: String
  let symbols: [String]

  static let all =
    [
      Exemption(
        reason: "gives one thing at most and keeps nothing",
        symbols: [
          "EventStream.empty()", "EventStream.error(_:)", "EventStream.just(_:)",
          "EventStream.never()", "SharedStream.empty()", "SharedStream.just(_:)",
          "SharedStream.never()",
        ]
      ),
      Exemption(
        reason: "takes as many values as are written out; from(_:) is measured, which it calls",
        symbols: ["EventStream.of(_:)", "SharedStream.of(_:)"]
      ),
      Exemption(
        reason: "a requirement; what conforms is measured",
        symbols: [
          "Disposable.dispose()", "EndingDisposable.isDisposed", "EndingDisposable.silence()",
          "EventStreamConvertible.asStream()", "StreamRelay.accept(_:)", "StreamSubject.on(_:)",
        ]
      ),
      Exemption(
        reason:
          "hands an event on to the one observer of create(_:) or derived(_:), which are measured",
        symbols: [
          "DerivedObserver.isActive", "DerivedObserver.on(_:)", "DerivedObserver.onCompleted()",
          "DerivedObserver.onError(_:)", "DerivedObserver.onNext(_:)",
          "StreamObserver.isActive", "StreamObserver.on(_:)", "StreamObserver.onCompleted()",
          "StreamObserver.onError(_:)", "StreamObserver.onNext(_:)",
        ]
      ),
      Exemption(
        reason: "shares the stream's startWith(contentsOf:), which is measured",
        symbols: ["SharedStream.startWith(contentsOf:)"]
      ),
      Exemption(
        reason: "what a clock does that can be settled; VirtualTime, which does it, is measured",
        symbols: [
          "SettlingClock.advance(by:)", "SettlingClock.advanceToNext(limit:)",
          "SettlingClock.nextDue", "SettlingClock.settle()",
        ]
      ),
      Exemption(
        reason: "the same as accept(_:) or onNext(_:) with no value",
        symbols: ["PublishRelay.accept()", "PublishSubject.onNext()"]
      ),
      Exemption(
        reason: "reads or stores a field",
        symbols: [
          "AnyDisposable.init()", "AnyDisposable.isDisposed", "AnyDisposable.silence()",
          "ObservedCell.customMirror", "ViewStateModel.customMirror", "NamedField.init(_:_:)",
          "NamedFields.fields",
          "BindingLoop.bindings", "BindingLoop.turnLimit",
          "CompositeDisposable.isDisposed", "SerialDisposable.isDisposed",
          "UnhandledStreamError.error", "UnhandledStreamError.handler",
          "UnhandledStreamError.origin", "UnhandledStreamError.withHandler(_:perform:)",
          "AppClock.scheduler", "AppClock.timeSince1970",
          "BehaviorRelay.value", "BehaviorSubject.value", "ClockScheduler.now", "GroupedStream.key",
          "Ledger.Entry.kind", "Ledger.Entry.origin", "Ledger.OpenEntry.watch(_:)",
          "MainScheduler.now",
          "MainScheduler.scheduler", "MainScheduler.timeSince1970", "NewestValueSharing.replay",
          "NoReplaySharing.replay", "Reactive.base", "Reactive.init(_:)", "ReactiveCompatible.rx",
          "SharingStrategy.replay", "StreamGraph.Edge.from", "StreamGraph.Edge.to",
          "StreamGraph.Node.kind", "StreamGraph.Node.name", "StreamGraph.edges",
          "StreamGraph.nodes",
          "HubOwner.hasObservers", "StreamScheduler.now", "StreamTrace.Cause.name",
          "StreamTrace.Cause.value", "VirtualTime.now", "VirtualTime.scheduler",
          "VirtualTime.timeSince1970",
        ]
      ),
      Exemption(
        reason: "the same as asDriver() with a fallback that is never needed",
        symbols: [
          "SharedStream.asDriver(onErrorDriveWith:)", "SharedStream.asDriver(onErrorJustReturn:)",
        ]
      ),
      Exemption(
        reason: "just(_:) or empty(), which are measured",
        symbols: ["EventStream.from(optional:)"]
      ),
      Exemption(
        reason: "generate(initial:condition:iterate:), which is measured, by another label",
        symbols: ["EventStream.generate(initialState:condition:iterate:)"]
      ),
      Exemption(
        reason: "the way to the first list of observers; StreamGraph.init(below:) is measured",
        symbols: [
          "HubOwner.graphRoot", "SharedStream.graphRoot", "StreamGraphRoot.graphRoot",
          "StreamInlet.graphRoot",
        ]
      ),
      Exemption(
        reason: "looks at one value of a few words, or one line of text",
        symbols: [
          "BindingLoop.description",
          "UnhandledStreamError.description", "UnhandledStreamError.writeToStandardError(_:)",
          "Ledger.Entry.description", "Ledger.Kind.init(rawValue:)", "SourceSpot.==(_:_:)",
          "SourceSpot.description", "SourceSpot.fileID", "SourceSpot.hash(into:)",
          "SourceSpot.init()", "SourceSpot.line", "StreamError.description",
          "StreamEvent.element", "StreamEvent.error", "StreamEvent.isTerminal",
          "StreamEvent.map(_:)", "StreamEvent.value",
          "StreamGraph.Node.Kind.init(rawValue:)", "StreamTrace.Cause.description",
          "StateEdit.==(_:_:)", "StateEdit.description", "StateEdit.encode(to:)",
          "StateEdit.init(from:)",
        ]
      ),
      Exemption(
        reason: "one duration of one failure; multiplied until the limit is reached and no further",
        symbols: [
          "RetryBackoff.delay(afterFailure:)", "RetryBackoff.exponential(_:factor:upTo:)",
          "RetryBackoff.fixed(_:)", "RetryBackoff.init(_:)",
        ]
      ),
    ] + directStreams + store + tools + flowCommands + harness

  private static let store = [
    Exemption(
      reason: "does nothing",
      symbols: ["Effect.none", "Reducer.empty"]
    ),
    Exemption(
      reason: "a requirement; what conforms is measured",
      symbols: [
        "ChildCollection.child(_:)", "ChildCollection.hasChild(_:)", "ChildCollection.record",
        "ChildCollection.updateChild(_:)",
      ]
    ),
    Exemption(
      reason: "takes as many elements as are written out; init(_:) is measured, which it calls",
      symbols: ["IdentifiedList.init(arrayLiteral:)"]
    ),
    Exemption(
      reason: "reads or stores a field",
      symbols: [
        "IdentifiedList.endIndex", "IdentifiedList.record", "IdentifiedList.startIndex",
        "Loadable.Phase.init(from:)", "Loadable.begin()", "Loadable.fail(with:)",
        "Loadable.failure", "Loadable.finish(with:)", "Loadable.init()", "Loadable.init(_:)",
        "Loadable.init(from:)", "Loadable.isLoaded", "Loadable.isLoading", "Loadable.phase",
        "Pulse.==(_:_:)", "Pulse.count", "Pulse.customMirror", "Pulse.init(from:)",
        "Pulse.init(wrappedValue:)", "Pulse.projectedValue",
        "Pulse.wrappedValue", "StateHistory.Entry.action", "StateHistory.Entry.state",
        "StateHistory.canRedo", "StateHistory.canUndo",
        "StateHistory.position", "StateHistory.redoable", "StateHistory.undoable", "Store.state",
        "StoreReduction.action", "StoreReduction.after", "StoreReduction.before",
        "StoreReduction.source", "StoreReduction.time",
      ]
    ),
    Exemption(
      reason: "looks at one value of a few words, or one line of text",
      symbols: [
        "ActionSource.init(rawValue:)", "StoreIssue.description",
        "StoreIssue.writeToStandardError(_:)",
      ]
    ),
    storeTools,
  ]
}
