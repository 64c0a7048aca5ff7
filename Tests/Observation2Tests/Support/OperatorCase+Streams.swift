import Observation2
import Observation2Testing

/// The operators that combine or flatten several streams, that make one, and that share one.
extension OperatorCase {
  static let combining: [OperatorCase] = [
    OperatorCase("startWith(_:)", prefix: [-1, -2]) { source, probe in
      source.map { same($0, probe) }.startWith(-1, -2)
    },
    OperatorCase("startWith(contentsOf:)", prefix: [-1, -2]) { source, probe in
      source.map { same($0, probe) }.startWith(contentsOf: [-1, -2])
    },
    OperatorCase("endWith(_:)") { source, probe in
      source.endWith(-1, -2).filter { same($0, probe) > 0 }
    },
    OperatorCase("endWith(contentsOf:)") { source, probe in
      source.endWith(contentsOf: [-1, -2]).filter { same($0, probe) > 0 }
    },
    OperatorCase(".merge(_:), what has values first") { source, probe in
      .merge(source.map { same($0, probe) }, .empty())
    },
    OperatorCase(".merge(_:), what has values last") { source, probe in
      .merge(.empty(), source.map { same($0, probe) })
    },
    OperatorCase(".concat(_:)", startsAgain: true) { source, probe in
      .concat(.empty(), source.take(1), source.map { same($0, probe) })
    },
    OperatorCase("concat(_:)", startsAgain: true) { source, probe in
      source.take(1).concat(source.map { same($0, probe) })
    },
    OperatorCase(".amb(_:)") { source, probe in
      .amb(source.map { same($0, probe) }, .never())
    },
    OperatorCase("amb(_:)") { source, probe in
      EventStream.never().amb(source.map { same($0, probe) })
    },
    OperatorCase(".combineLatest(_:transform:)") { source, probe in
      .combineLatest(source, EventStream<Int>.just(0)) { value, _ in same(value, probe) }
    },
    OperatorCase(".combineLatest(_:transform:) with itself") { source, probe in
      .combineLatest(source, source.map { $0 * 2 }) { same($1, probe) - $0 }
    },
    OperatorCase(".combineLatest(_:transform:) of an array") { source, probe in
      .combineLatest([source, source]) { same($0[1], probe) }
    },
    OperatorCase(".combineLatest(_:)") { source, probe in
      EventStream<(Int, Int)>.combineLatest(source, source).map { same($0.1, probe) }
    },
    OperatorCase(".zip(_:transform:) with itself") { source, probe in
      .zip(source, source.map { $0 * 2 }) { same($1, probe) - $0 }
    },
    OperatorCase(".zip(_:transform:) of an array") { source, probe in
      .zip([source, source]) { same($0[1], probe) }
    },
    OperatorCase(".zip(_:)") { source, probe in
      EventStream<(Int, Int)>.zip(source, source).map { same($0.1, probe) }
    },
    OperatorCase("withLatestFrom(_:transform:)") { source, probe in
      source.withLatestFrom(EventStream<Int>.just(0)) { value, _ in same(value, probe) }
    },
    OperatorCase("withLatestFrom(_:) itself") { source, probe in
      source.withLatestFrom(source) { same($1, probe) }
    },
    OperatorCase("withLatestFrom(_:)") { source, probe in
      source.withLatestFrom(source.map { same($0, probe) })
    },
  ]

  static let flattening: [OperatorCase] = [
    OperatorCase("flatMap(_:)") { source, probe in source.flatMap { .just(same($0, probe)) } },
    OperatorCase("flatMapFirst(_:)") { source, probe in
      source.flatMapFirst { .just(same($0, probe)) }
    },
    OperatorCase("flatMapLatest(_:)") { source, probe in
      source.flatMapLatest { .just(same($0, probe)) }
    },
    OperatorCase("concatMap(_:)") { source, probe in source.concatMap { .just(same($0, probe)) } },
    OperatorCase("merge()") { source, probe in
      source.map { EventStream.just(same($0, probe)) }.merge()
    },
    OperatorCase("merge(maxConcurrent:)") { source, probe in
      source.map { EventStream.just(same($0, probe)) }.merge(maxConcurrent: 2)
    },
    OperatorCase("concat()") { source, probe in
      source.map { EventStream.just(same($0, probe)) }.concat()
    },
    OperatorCase("switchLatest()") { source, probe in
      source.map { EventStream.just(same($0, probe)) }.switchLatest()
    },
    OperatorCase("a chain of many") { source, probe in
      .merge(
        source.map { same($0, probe) }.filter { $0 != .min }.share(),
        EventStream.empty().startWith(contentsOf: [])
      )
      .scan(0) { $1 }
      .flatMapLatest { .just($0) }
      .distinctUntilChanged()
    },
  ]

  static let creation: [OperatorCase] = [
    OperatorCase(".create(_:)", outlivesSource: true) { source, probe in
      .create { observer in source.subscribe { observer.on($0.map { same($0, probe) }) } }
    },
    OperatorCase(".deferred(_:)") { source, probe in .deferred { source.map { same($0, probe) } } },
    OperatorCase(".derived(_:)") { source, probe in
      .derived { observer in
        observer.listen(to: source) { observer.on($0.map { same($0, probe) }) }
      }
    },
    OperatorCase(".derived(_:), flattening") { source, probe in
      .derived { observer in
        observer.listen(to: source) { event in
          guard let value = event.value else { return observer.on(event) }
          observer.listen(to: EventStream.just(value)) { inner in
            if let value = inner.value { observer.onNext(same(value, probe)) }
          }
        }
      }
    },
    OperatorCase(".using(_:_:)") { source, probe in
      .using({ AnyDisposable { _ = same(0, probe) } }, { _ in source })
    },
    OperatorCase(".just(_:)", prefix: [-1]) { source, probe in
      .concat(.just(-1), source.map { same($0, probe) })
    },
    OperatorCase(".of(_:)", prefix: [-1, -2]) { source, probe in
      .concat(.of(-1, -2), source.map { same($0, probe) })
    },
    OperatorCase(".from(_:)", prefix: [-1, -2]) { source, probe in
      .concat(.from([-1, -2]), source.map { same($0, probe) })
    },
    OperatorCase(".from(optional:)", prefix: [-1]) { source, probe in
      .concat(.from(optional: nil), .from(optional: -1), source.map { same($0, probe) })
    },
    OperatorCase(".range(start:count:)", prefix: [-2, -1]) { source, probe in
      .concat(.range(start: -2, count: 2), source.map { same($0, probe) })
    },
    OperatorCase(".empty(), .never()") { source, probe in
      .amb(.never(), .merge(.empty(), source.map { same($0, probe) }))
    },
    OperatorCase(".error(_:), catch(_:)") { source, probe in
      EventStream<Int>.error(TestError("first")).catch { _ in source.map { same($0, probe) } }
    },
    OperatorCase(".generate(initial:condition:iterate:)") { source, probe in
      .zip(
        source,
        EventStream<Int>.generate(initial: 0, condition: { $0 < 9 }, iterate: { $0 + 1 })
      ) { value, _ in
        same(value, probe)
      }
    },
    OperatorCase(".generate(initialState:condition:iterate:)") { source, probe in
      source.concatMap { value in
        .generate(initialState: value, condition: { $0 == value }, iterate: { same($0, probe) + 1 })
      }
    },
    OperatorCase(".repeating(_:)") { source, probe in
      source.concatMap { EventStream.repeating(same($0, probe)).take(1) }
    },
  ]

  static let effects: [OperatorCase] = [
    OperatorCase(
      "do(onNext:onError:onCompleted:onSubscribe:onSubscribed:onDispose:)"
    ) { source, probe in
      source.do(onNext: { _ = same($0, probe) }, onDispose: { _ = same(0, probe) })
    },
    OperatorCase("debug(_:write:)") { source, probe in
      source.map { same($0, probe) }.debug("case") { _ in }
    },
    OperatorCase("named(_:)") { source, probe in source.map { same($0, probe) }.named("case") },
  ]

  static let sharing: [OperatorCase] = [
    OperatorCase("share(replay:scope:), without replay") { source, probe in
      source.map { same($0, probe) }.share()
    },
    OperatorCase("share(replay:scope:) of one") { source, probe in
      source.map { same($0, probe) }.share(replay: 1)
    },
    OperatorCase("share(replay:scope:) for ever") { source, probe in
      source.map { same($0, probe) }.share(replay: 3, scope: .forever)
    },
    OperatorCase("publish(), refCount()") { source, probe in
      source.map { same($0, probe) }.publish().refCount()
    },
    OperatorCase("replay(_:) of none, refCount()") { source, probe in
      source.map { same($0, probe) }.replay(0).refCount()
    },
    OperatorCase("replay(_:), refCount()") { source, probe in
      source.map { same($0, probe) }.replay(1).refCount()
    },
    OperatorCase("replayAll(), refCount()") { source, probe in
      source.map { same($0, probe) }.replayAll().refCount()
    },
    OperatorCase("multicast(_:), refCount()") { source, probe in
      source.map { same($0, probe) }.multicast(PublishSubject()).refCount()
    },
  ]
}
