import Observation2
import Observation2Testing

extension OperatorCase {
  static let catalogue = transforming + filtering + combining + timing + sharing + failures

  private static let transforming: [OperatorCase] = [
    OperatorCase("deferred") { source, probe in .deferred { source.map { same($0, probe) } } },
    OperatorCase("derived") { source, probe in
      .derived { observer in
        observer.listen(to: source) { observer.on($0.map { same($0, probe) }) }
      }
    },
    OperatorCase("derived, flattening") { source, probe in
      .derived { observer in
        observer.listen(to: source) { event in
          guard let value = event.value else { return observer.on(event) }
          observer.listen(to: EventStream.just(value)) { inner in
            if let value = inner.value { observer.onNext(same(value, probe)) }
          }
        }
      }
    },
    OperatorCase("using") { source, probe in
      .using({ AnyDisposable { _ = same(0, probe) } }, { _ in source })
    },
    OperatorCase("flatMap") { source, probe in source.flatMap { .just(same($0, probe)) } },
    OperatorCase("flatMapFirst") { source, probe in
      source.flatMapFirst { .just(same($0, probe)) }
    },
    OperatorCase("concatMap") { source, probe in source.concatMap { .just(same($0, probe)) } },
    OperatorCase("merge of inner streams") { source, probe in
      source.map { EventStream.just(same($0, probe)) }.merge()
    },
    OperatorCase("merge(maxConcurrent:)") { source, probe in
      source.map { EventStream.just(same($0, probe)) }.merge(maxConcurrent: 2)
    },
    OperatorCase("concat of inner streams") { source, probe in
      source.map { EventStream.just(same($0, probe)) }.concat()
    },
    OperatorCase("switchLatest") { source, probe in
      source.map { EventStream.just(same($0, probe)) }.switchLatest()
    },
    OperatorCase("enumerated") { source, probe in
      source.enumerated().map { same($0.element, probe) }
    },
    OperatorCase("pairwise") { source, probe in
      source.startWith(0).pairwise().map { same($0.1, probe) }
    },
    OperatorCase("materialize, dematerialize") { source, probe in
      source.map { same($0, probe) }.materialize().dematerialize()
    },
    OperatorCase("groupBy") { source, probe in
      source.groupBy { same($0, probe) % 2 }.flatMap { $0.asStream() }
    },
    OperatorCase("window") { source, probe in
      source.map { same($0, probe) }
        .window(timeSpan: .seconds(9), count: 2, scheduler: VirtualTime()).merge()
    },
    OperatorCase("buffer") { source, probe in
      source.map { same($0, probe) }
        .buffer(timeSpan: .seconds(9), count: 1, scheduler: VirtualTime()).flatMap { .from($0) }
    },
  ]

  private static let filtering: [OperatorCase] = [
    OperatorCase("distinctUntilChanged(on:by:)") { source, probe in
      source.distinctUntilChanged(on: { same($0, probe) }, by: { $0 == $1 })
    },
    OperatorCase("take") { source, probe in source.map { same($0, probe) }.take(1000) },
    OperatorCase("take(while:)") { source, probe in
      source.take(while: { same($0, probe) < 1000 })
    },
    OperatorCase("take(until:)") { source, probe in
      source.map { same($0, probe) }.take(until: EventStream<Int>.never())
    },
    OperatorCase("take(until: predicate)") { source, probe in
      source.take(until: { same($0, probe) > 1000 }, inclusive: true)
    },
    OperatorCase("take(for:)") { source, probe in
      source.map { same($0, probe) }.take(for: .seconds(9), scheduler: VirtualTime())
    },
    OperatorCase("skip") { source, probe in source.map { same($0, probe) }.skip(0) },
    OperatorCase("skip(last:)") { source, probe in source.map { same($0, probe) }.skip(last: 0) },
    OperatorCase("skip(while:)") { source, probe in source.skip(while: { same($0, probe) < 0 }) },
    OperatorCase("skip(until:)") { source, probe in
      source.map { same($0, probe) }.skip(until: EventStream<Int>.just(0))
    },
    OperatorCase("sample") { source, probe in
      source.map { same($0, probe) }.sample(source)
    },
    OperatorCase("ifEmpty(default:)") { source, probe in
      source.map { same($0, probe) }.ifEmpty(default: 0)
    },
    OperatorCase("ifEmpty(switchTo:)") { source, probe in
      source.map { same($0, probe) }.ifEmpty(switchTo: EventStream<Int>.empty())
    },
  ]

  private static let combining: [OperatorCase] = [
    OperatorCase("zip with itself") { source, probe in
      .zip(source, source.map { $0 * 2 }) { same($1, probe) - $0 }
    },
    OperatorCase("zip of an array") { source, probe in
      .zip([source, source]) { same($0[1], probe) }
    },
    OperatorCase("concat first") { source, probe in
      source.map { same($0, probe) }.concat(EventStream<Int>.empty())
    },
    OperatorCase("concat last") { source, probe in
      .concat(.empty(), source.map { same($0, probe) })
    },
    OperatorCase("amb") { source, probe in
      .amb(source.map { same($0, probe) }, .never())
    },
    OperatorCase("endWith") { source, probe in
      source.map { same($0, probe) }.endWith(contentsOf: [])
    },
    OperatorCase("debug") { source, probe in
      source.map { same($0, probe) }.debug("case") { _ in }
    },
  ]

  private static let timing: [OperatorCase] = [
    OperatorCase("throttle") { source, probe in
      source.map { same($0, probe) }.throttle(.zero, scheduler: VirtualTime())
    },
    OperatorCase("timeout") { source, probe in
      source.map { same($0, probe) }.timeout(.seconds(9), scheduler: VirtualTime())
    },
  ]

  private static let sharing: [OperatorCase] = [
    OperatorCase("publish, refCount") { source, probe in
      source.map { same($0, probe) }.publish().refCount()
    },
    OperatorCase("replay(0), refCount") { source, probe in
      source.map { same($0, probe) }.replay(0).refCount()
    },
    OperatorCase("replay(1), refCount") { source, probe in
      source.map { same($0, probe) }.replay(1).refCount()
    },
    OperatorCase("multicast, refCount") { source, probe in
      source.map { same($0, probe) }.multicast(PublishSubject()).refCount()
    },
  ]

  private static let failures: [OperatorCase] = [
    OperatorCase("retry(attempts:)") { source, probe in
      source.map { same($0, probe) }.retry(attempts: 1)
    },
    OperatorCase("retry(attempts:delay:)") { source, probe in
      source.map { same($0, probe) }
        .retry(attempts: 1, delay: .fixed(.seconds(1)), scheduler: VirtualTime())
    },
    OperatorCase("retry(when:)") { source, probe in
      source.map { same($0, probe) }
        .retry(when: { errors in errors.flatMap { EventStream<Int>.error($0) } })
    },
    OperatorCase("catch(sequence:)") { source, probe in
      .catch(sequence: [source.map { same($0, probe) }])
    },
  ]
}
