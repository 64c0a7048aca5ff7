import Observation2
import Observation2Testing

/// An operator of drivers and signals, with its values for 1, 2 at one instant, then 2, 3 and,
/// after a second observer has subscribed, 4.
///
/// The raw value has the operator's signature, a static one with a dot; a test compares them with the
/// sources (``SharedOperatorListTests``).
enum SharedOperator: String, CaseIterable, Sendable {
  case map = "map(_:)"
  case compactMap = "compactMap(_:)"
  case scan = "scan(_:_:)"
  case scanInto = "scan(into:_:)"
  case pairwise = "pairwise()"
  case enumerated = "enumerated()"
  case filter = "filter(_:)"
  case distinct = "distinctUntilChanged()"
  case distinctOn = "distinctUntilChanged(on:)"
  case distinctBy = "distinctUntilChanged(by:)"
  case distinctOnBy = "distinctUntilChanged(on:by:)"
  case take = "take(_:)"
  case takeWhile = "take(while:inclusive:)"
  case takeUntil = "take(until:)"
  case skip = "skip(_:)"
  case skipWhile = "skip(while:)"
  case skipUntil = "skip(until:)"
  case sideEffect = "do(onNext:onCompleted:onSubscribe:onSubscribed:onDispose:)"
  case debug = "debug(_:write:)"
  case named = "named(_:)"
  case debounce = "debounce(_:scheduler:)"
  case throttle = "throttle(_:latest:scheduler:)"
  case throttleFirst = "throttle(_:latest:scheduler:), the first"
  case delay = "delay(_:scheduler:)"
  case startWith = "startWith(_:)"
  case startWithList = "startWith(contentsOf:)"
  case concatNext = "concat(_:)"
  case concat = ".concat(_:)"
  case concatList = ".concat(_:) of a list"
  case merge = ".merge(_:)"
  case mergeList = ".merge(_:) of a list"
  case withLatestFrom = "withLatestFrom(_:transform:)"
  case withLatestOf = "withLatestFrom(_:)"
  case withLatestRelay = "withLatestFrom(_:transform:) of a relay"
  case combineLatest = ".combineLatest(_:transform:)"
  case combineLatestPairs = ".combineLatest(_:)"
  case combineLatestList = ".combineLatest(_:transform:) of a list"
  case zip = ".zip(_:transform:)"
  case zipPairs = ".zip(_:)"
  case zipList = ".zip(_:transform:) of a list"
  case flatMap = "flatMap(_:)"
  case flatMapFirst = "flatMapFirst(_:)"
  case flatMapLatest = "flatMapLatest(_:)"
  case concatMap = "concatMap(_:)"
  case switchLatest = "switchLatest()"
  case mergeInner = "merge()"
  case concatInner = "concat()"
  case deferred = ".deferred(_:)"

  /// The values of the first observer: before the second one subscribes, and after.
  var expected: (before: [Int], after: [Int]) {
    switch self {
    case .map: ([10, 20, 20, 30], [40])
    case .compactMap, .filter: ([1, 2, 2], [4])
    case .scan, .scanInto: ([1, 3, 5, 8], [12])
    case .pairwise: ([3, 4, 5], [7])
    case .enumerated: ([1, 12, 22, 33], [44])
    case .distinct, .distinctBy, .distinctOnBy, .throttleFirst: ([1, 2, 3], [4])
    case .distinctOn: ([1, 2], [4])
    case .skip, .skipWhile, .debounce: ([2, 2, 3], [4])
    case .startWith, .startWithList, .concat, .concatList, .merge, .mergeList:
      ([0, 1, 2, 2, 3], [4])
    case .withLatestFrom, .combineLatest, .combineLatestPairs, .combineLatestList, .zip, .zipPairs,
      .zipList:
      ([11, 22, 22, 33], [44])
    case .flatMap, .flatMapLatest, .concatMap: ([1, 10, 2, 20, 2, 20, 3, 30], [4, 40])
    default: ([1, 2, 2, 3], [4])
    }
  }

  @MainActor
  func apply<Strategy>(
    to source: SharedStream<Strategy, Int>,
    _ time: VirtualTime
  ) -> SharedStream<Strategy, Int> {
    switch self {
    case .map: source.map { $0 * 10 }
    case .compactMap: source.compactMap { $0 == 3 ? nil : $0 }
    case .scan: source.scan(0, +)
    case .scanInto: source.scan(into: 0) { $0 += $1 }
    case .pairwise: source.pairwise().map { $0 + $1 }
    case .enumerated: source.enumerated().map { $0.index * 10 + $0.element }
    case .filter: source.filter { $0 != 3 }
    case .distinct: source.distinctUntilChanged()
    case .distinctOn: source.distinctUntilChanged(on: { $0 / 2 })
    case .distinctBy: source.distinctUntilChanged(by: { $0 == $1 })
    case .distinctOnBy: source.distinctUntilChanged(on: { $0 % 2 }, by: { $0 == $1 })
    case .take: source.take(10)
    case .takeWhile: source.take(while: { $0 < 9 })
    case .takeUntil: source.take(until: Signal<Void>.never())
    case .skip: source.skip(1)
    case .skipWhile: source.skip(while: { $0 < 2 })
    case .skipUntil: source.skip(until: Driver.just(0))
    case .sideEffect: source.do(onNext: { _ in })
    case .debug: source.debug(write: { _ in })
    case .named: source.named("source")
    case .debounce: source.debounce(.ticks(10), scheduler: time)
    case .throttle: source.throttle(.ticks(10), scheduler: time)
    case .throttleFirst: source.throttle(.ticks(10), latest: false, scheduler: time)
    case .delay: source.delay(.ticks(10), scheduler: time)
    case .flatMap, .flatMapFirst, .flatMapLatest, .concatMap, .switchLatest, .mergeInner,
      .concatInner:
      flatten(source)
    default: combine(source)
    }
  }

  @MainActor
  private func flatten<Strategy>(
    _ source: SharedStream<Strategy, Int>
  ) -> SharedStream<Strategy, Int> {
    let tenfold = { (value: Int) in SharedStream<Strategy, Int>.of(value, value * 10) }
    let once = { (value: Int) in SharedStream<Strategy, Int>.just(value) }
    return switch self {
    case .flatMap: source.flatMap(tenfold)
    case .flatMapFirst: source.flatMapFirst(once)
    case .flatMapLatest: source.flatMapLatest(tenfold)
    case .concatMap: source.concatMap(tenfold)
    case .switchLatest: source.map(once).switchLatest()
    case .mergeInner: source.map(once).merge()
    default: source.map(once).concat()
    }
  }

  @MainActor
  private func combine<Strategy>(
    _ source: SharedStream<Strategy, Int>
  ) -> SharedStream<Strategy, Int> {
    typealias Shared = SharedStream<Strategy, Int>
    let tenfold = source.map { $0 * 10 }
    return switch self {
    case .startWith: source.startWith(0)
    case .startWithList: source.startWith(contentsOf: [0])
    case .concatNext: source.concat(.just(9))
    case .concat: Shared.concat(.just(0), source)
    case .concatList: Shared.concat([.just(0), source])
    case .merge: Shared.merge(source, .just(0))
    case .mergeList: Shared.merge([source, .just(0)])
    case .withLatestFrom: source.withLatestFrom(tenfold) { $0 + $1 }
    case .withLatestOf: source.withLatestFrom(source)
    case .withLatestRelay: source.withLatestFrom(BehaviorRelay(value: 0)) { $0 + $1 }
    case .combineLatest: Shared.combineLatest(source, tenfold) { $0 + $1 }
    case .combineLatestPairs:
      SharedStream<Strategy, (Int, Int)>.combineLatest(source, tenfold).map { $0 + $1 }
    case .combineLatestList: Shared.combineLatest([source, tenfold]) { $0[0] + $0[1] }
    case .zip: Shared.zip(source, tenfold) { $0 + $1 }
    case .zipPairs: SharedStream<Strategy, (Int, Int)>.zip(source, tenfold).map { $0 + $1 }
    case .zipList: Shared.zip([source, tenfold]) { $0[0] + $0[1] }
    default: Shared.deferred { source }
    }
  }
}
