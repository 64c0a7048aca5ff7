import Observation2
import Observation2Testing

/// The same graph built with the library.
///
/// Nodes that remember are shared, so that each has one state.
@MainActor
final class GraphOfStreams {
  private(set) var streams: [EventStream<Int>]
  private(set) var recordings: [StreamRecording<Int>] = []
  /// The setters of relays and properties that a stream is bound to, by place.
  private(set) var setters: [Int: (Int) -> Void] = [:]
  /// The bindings into properties.
  private(set) var binders: [Int: GraphBinder] = [:]
  private let bag = DisposeBag()

  convenience init(_ plan: GraphPlan, origins: [BehaviorRelay<Int>]) {
    self.init(plan, streams: origins.map { $0.asStream() })
    recordings = streams.map { $0.recorded() }
  }

  init(_ plan: GraphPlan, streams origins: [EventStream<Int>]) {
    streams = origins
    for node in plan.nodes { streams.append(stream(of: node)) }
  }

  private func stream(of node: GraphPlan.Node) -> EventStream<Int> {
    let inputs = node.inputs.map { streams[$0] }
    switch node.kind {
    case .map: return inputs[0].map(node.transform)
    case .filter: return inputs[0].filter(node.isIncluded)
    case .derived: return inputs[0].derivedFilter(node.isIncluded)
    case .scan: return inputs[0].scan(node.number, node.fold).share(replay: 1)
    case .distinct: return inputs[0].map(node.key).distinctUntilChanged().share(replay: 1)
    case .share: return inputs[0].share(replay: 1)
    case .withLatestFrom:
      return inputs[0].withLatestFrom(inputs[1]) { GraphPlan.join([$0, $1]) }.share(replay: 1)
    case .zip:
      return EventStream<Int>.zip(inputs[0], inputs[1]) { GraphPlan.join([$0, $1]) }
        .share(replay: 1)
    case .combineTwo:
      return EventStream<Int>.combineLatest(inputs[0], inputs[1]) { GraphPlan.join([$0, $1]) }
        .share(replay: 1)
    case .combineThree, .combineMany:
      return EventStream<Int>.combineLatest(inputs) { GraphPlan.join($0) }.share(replay: 1)
    case .mergeConstant: return EventStream.merge(inputs).map { _ in node.number }.share(replay: 1)
    case .switchLatest, .switchToJoin, .concatMap: return nested(node, inputs).share(replay: 1)
    case .bindProperty, .bindUnequal:
      let binder = GraphBinder(node, inputs[0])
      binders[streams.count] = binder
      setters[streams.count] = { binder.set($0) }
      return binder.values
    case .bind:
      let relay = BehaviorRelay(value: node.number)
      setters[streams.count] = { relay.accept($0) }
      inputs[0].bind(to: relay).disposed(by: bag)
      return relay.asStream()
    }
  }

  /// Returns an operator that subscribes again for each value.
  private func nested(_ node: GraphPlan.Node, _ inputs: [EventStream<Int>]) -> EventStream<Int> {
    switch (node.kind, node.number % 3) {
    case (.switchLatest, 0): return inputs[0].map { inputs[node.choice($0)] }.switchLatest()
    case (.switchLatest, _): return inputs[0].flatMapLatest { inputs[node.choice($0)] }
    case (.switchToJoin, _):
      return inputs[0].flatMapLatest { value in
        EventStream<Int>.combineLatest(inputs[1], inputs[2]) { GraphPlan.join([value, $0, $1]) }
      }
    case (_, 0): return inputs[0].concatMap { _ in inputs[1] }
    case (_, 1): return inputs[0].map { _ in inputs[1] }.merge(maxConcurrent: 1)
    default: return inputs[0].take(1).flatMap { _ in inputs[1] }
    }
  }
}

extension EventStream {
  /// A filter as somebody outside the package would write it.
  fileprivate func derivedFilter(_ isIncluded: @escaping (Element) -> Bool) -> EventStream {
    .derived { observer in
      observer.listen(to: self) { event in
        if let value = event.value, !isIncluded(value) { return }
        observer.on(event)
      }
    }
  }
}
