import Observation2

/// The same plan, carried out by the library.
@MainActor
final class LibraryFeed {
  private final class Model: ObservedModel {
    @Observed var value = 0
    @Observed(.didSet) var late = 0
  }

  private enum Place {
    case property(Model)
    case lateProperty(Model)
    case behaviorRelay(BehaviorRelay<Int>)
    case publishRelay(PublishRelay<Int>)
    case replayRelay(ReplayRelay<Int>)

    @MainActor var stream: EventStream<Int> {
      switch self {
      case .property(let model): model.$value.asStream()
      case .lateProperty(let model): model.$late.asStream()
      case .behaviorRelay(let relay): relay.asStream()
      case .publishRelay(let relay): relay.asStream()
      case .replayRelay(let relay): relay.asStream()
      }
    }

    @MainActor func set(_ value: Int) {
      switch self {
      case .property(let model): model.value = value
      case .lateProperty(let model): model.late = value
      case .behaviorRelay(let relay): relay.accept(value)
      case .publishRelay(let relay): relay.accept(value)
      case .replayRelay(let relay): relay.accept(value)
      }
    }

    @MainActor func bind(_ stream: EventStream<Int>) -> any Disposable {
      switch self {
      case .property(let model): stream.bind(to: model.rx[\.value])
      case .lateProperty(let model): stream.bind(to: model.rx[\.late])
      case .behaviorRelay(let relay): stream.bind(to: relay)
      case .publishRelay(let relay): stream.bind(to: relay)
      case .replayRelay(let relay): stream.bind(to: relay)
      }
    }
  }

  private let places: [Place]
  private let bag = DisposeBag()
  private(set) var log: [String] = []

  init(_ plan: FeedPlan) {
    places = plan.kinds.map { kind in
      switch kind {
      case .property: .property(Model())
      case .lateProperty: .lateProperty(Model())
      case .behaviorRelay: .behaviorRelay(BehaviorRelay(value: 0))
      case .publishRelay: .publishRelay(PublishRelay())
      case .replayRelay: .replayRelay(ReplayRelay(bufferSize: 2))
      }
    }
    for (index, place) in places.enumerated() {
      place.stream.subscribe { [unowned self] in log.append("\(index): \($0)") }.disposed(by: bag)
    }
    for edge in plan.edges { connect(edge) }
    for (place, value) in plan.sets {
      log.append("set \(place)")
      places[place].set(value)
    }
  }

  private func connect(_ edge: FeedPlan.Edge) {
    let target = places[edge.to]
    let stream = places[edge.from].stream
    guard var budget = edge.budget else {
      target.bind(stream.map { min($0, edge.limit) }).disposed(by: bag)
      return
    }
    stream.subscribe { value in
      guard budget > 0 else { return }
      budget -= 1
      target.set(min(value, edge.limit))
    }
    .disposed(by: bag)
  }
}
