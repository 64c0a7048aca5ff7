extension Exemption {
  /// The operators right on connectable streams and groups.
  static let directStreams = [
    Exemption(
      reason: "the stream's operator of the same name, which is measured",
      symbols: [
        "DirectStream.asDriver(onErrorJustReturn:)", "DirectStream.asSignal(onErrorJustReturn:)",
        "DirectStream.bind(to:)", "DirectStream.catch(_:)", "DirectStream.catchAndReturn(_:)",
        "DirectStream.compactMap(_:)", "DirectStream.concat(_:)", "DirectStream.concatMap(_:)",
        "DirectStream.debounce(_:scheduler:)", "DirectStream.delay(_:scheduler:)",
        "DirectStream.distinctUntilChanged()", "DirectStream.distinctUntilChanged(on:)",
        "DirectStream.do(onNext:onError:onCompleted:)", "DirectStream.enumerated()",
        "DirectStream.filter(_:)", "DirectStream.first()", "DirectStream.flatMap(_:)",
        "DirectStream.flatMapFirst(_:)", "DirectStream.flatMapLatest(_:)",
        "DirectStream.ignoreElements()", "DirectStream.map(_:)", "DirectStream.materialize()",
        "DirectStream.pairwise()", "DirectStream.reduce(_:_:)", "DirectStream.scan(_:_:)",
        "DirectStream.scan(into:_:)", "DirectStream.share(replay:scope:)",
        "DirectStream.skip(_:)", "DirectStream.skip(until:)", "DirectStream.skip(while:)",
        "DirectStream.startWith(_:)", "DirectStream.subscribe(onNext:)",
        "DirectStream.subscribe(onNext:onError:onCompleted:onDisposed:)",
        "DirectStream.subscribe(with:onNext:)", "DirectStream.take(_:)",
        "DirectStream.take(last:)", "DirectStream.take(until:)",
        "DirectStream.take(while:inclusive:)", "DirectStream.throttle(_:latest:scheduler:)",
        "DirectStream.toArray()", "DirectStream.withLatestFrom(_:)",
        "DirectStream.withLatestFrom(_:transform:)",
      ]
    )
  ]
}
