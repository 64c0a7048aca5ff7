import Observation2
import StateStore

/// A random graph whose values record the versions of the origins from which they are made.
///
/// So no model has to predict the order of values: joins have to emit values that belong together,
/// and in the end every observer has to have the newest one.
@MainActor
final class MomentGraph {
  final class Holder: ObservedModel, ReactiveCompatible {
    @Observed var value: Moment

    init(_ value: Moment, isLate: Bool) {
      _value = Observed(wrappedValue: value, isLate ? .didSet : .willSet)
    }
  }

  var random: SplitMix
  private(set) var streams: [EventStream<Moment>] = []
  /// The setters of origins, and of relays and properties in the middle of the graph.
  private(set) var setters: [() -> Void] = []
  /// The closures that bind a stream to a relay or property, by place.
  private(set) var sinks: [(place: Int, bind: (EventStream<Moment>) -> any Disposable)] = []
  private(set) var newest: [Int: Int] = [:]
  /// The values of different moments that a join was about to emit.
  private(set) var glitches: [String] = []
  private(set) var joins = 0
  private let bag = DisposeBag()

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let isWide = seed % 5 == 4
    let origins = isWide ? 20 + below(20) : 1 + below(4)
    for place in 0..<origins { addOrigin(place) }
    addSlices(origins)
    for _ in 0..<[6, 12, 25, 50][below(4)] { addNode(isWide: isWide) }
  }

  func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  func join(_ values: [Moment], _ name: String) -> Moment {
    joins += 1
    return values.reduce(Moment()) { sum, value in
      if let joined = sum.joined(with: value) { return joined }
      glitches.append("\(sum.versions) and \(value.versions) at \(name)")
      return sum
    }
  }

  private func next(_ origin: Int, _ moment: Moment = Moment()) -> Moment {
    newest[origin, default: 0] += 1
    return moment.stamped(origin, newest[origin] ?? 0)
  }

  private func addOrigin(_ place: Int) {
    if below(3) == 0 {
      addProperty(place)
    } else if below(2) == 0 {
      addRelay(place)
    } else {
      let subject = BehaviorSubject(value: next(place))
      streams.append(subject.asStream())
      setters.append { [unowned self] in subject.onNext(next(place)) }
    }
  }

  private func addRelay(_ place: Int, from source: EventStream<Moment>? = nil) {
    let relay = BehaviorRelay(value: next(place))
    streams.append(relay.asStream())
    setters.append { [unowned self] in relay.accept(next(place)) }
    guard let source else { return }
    source.map { [unowned self] in next(place, $0) }.bind(to: relay).disposed(by: bag)
    sinks.append(
      (place, { [unowned self] in $0.map { [unowned self] _ in next(place) }.bind(to: relay) })
    )
  }

  private func addProperty(_ place: Int, from source: EventStream<Moment>? = nil) {
    let holder = Holder(next(place), isLate: below(2) == 0)
    streams.append(holder.$value.asStream())
    setters.append { [unowned self] in holder.value = next(place) }
    guard let source else { return }
    // The version is the property's, so it is stamped below the driver, where values may queue.
    let bind = { (stream: EventStream<Moment>, stamp: @escaping (Moment) -> Moment) in
      stream.asDriver(onErrorJustReturn: Moment()).asStream().map(stamp).bind(
        to: holder.rx[\.value]
      )
    }
    bind(source) { [unowned self] in next(place, $0) }.disposed(by: bag)
    sinks.append(
      (place, { [unowned self] in bind($0) { [unowned self] _ in next(place) } })
    )
  }

  /// Adds slices of one store, several of which can be set at a time.
  private func addSlices(_ first: Int) {
    let places = Array(first..<(first + below(3)))
    let initial = Dictionary(uniqueKeysWithValues: places.map { ($0, next($0)) })
    let store = Store<[Int: Moment], [Int: Moment]>(
      initial: initial,
      clock: VirtualTime()
    ) { state, action in
      state.merge(action) { $1 }
      return .none
    }
    for place in places {
      streams.append(store.select { $0[place] ?? Moment() }.asStream())
      setters.append { [unowned self] in
        let chosen = places.filter { $0 == place || below(3) == 0 }
        store.send(Dictionary(uniqueKeysWithValues: chosen.map { ($0, next($0)) }))
      }
    }
  }

  /// Returns a node's input; near ones are likelier, so that the graph gets deep.
  private func pick() -> EventStream<Moment> {
    let reach = below(3) == 0 ? streams.count : min(streams.count, 10)
    return streams[streams.count - 1 - below(reach)]
  }

  private func shared(_ stream: EventStream<Moment>) -> EventStream<Moment> {
    switch below(6) {
    case 0: stream
    case 1: stream.replay(1).refCount()
    default: stream.share(replay: 1)
    }
  }

  private func addNode(isWide: Bool) {
    let place = streams.count
    let give = { [unowned self] (values: [Moment]) in join(values, "#\(place)") }
    let (a, b, c) = (pick(), pick(), pick())
    switch below(10) {
    case 0: streams.append(a.map { $0 })
    case 1: streams.append(a.share(replay: 1))
    case 2, 3: streams.append(shared(.combineLatest(a, b) { give([$0, $1]) }))
    case 4:
      let inputs = (0..<(isWide ? 9 + below(14) : 3)).map { _ in pick() }
      streams.append(shared(.combineLatest(inputs, transform: give)))
    case 5: streams.append(a.withLatestFrom(b) { value, _ in value }.share(replay: 1))
    case 6:
      let inputs = (0..<(isWide ? 20 : 2)).map { _ in pick() }
      streams.append(EventStream.merge(inputs).share(replay: 1))
    case 7: if below(2) == 0 { addRelay(place, from: a) } else { addProperty(place, from: a) }
    case 8: streams.append(shared(a.flatMapLatest { $0.parity == 0 ? b : c }))
    default:
      streams.append(
        shared(
          a.flatMapLatest { _ in EventStream<Moment>.combineLatest(b, c) { give([$0, $1]) } }
        )
      )
    }
  }
}
