import Observation2
import Observation2Testing

/// The same graph made with the library.
///
/// Nodes that remember are shared, so that each has one state.
@MainActor
final class GraphOfStreams {
  let origins: [BehaviorRelay<Int>]
  private(set) var streams: [EventStream<Int>]
  private(set) var recordings: [StreamRecording<Int>]
  private var properties: [GraphProperty] = []
  private let bag = DisposeBag()

  init(_ plan: GraphPlan, origins: [BehaviorRelay<Int>]) {
    self.origins = origins
    streams = origins.map { $0.asStream() }
    recordings = streams.map { $0.recorded() }
    for node in plan.nodes {
      streams.append(stream(of: node))
      recordings.append(streams[streams.count - 1].recorded())
    }
  }

  private func stream(of node: GraphPlan.Node) -> EventStream<Int> {
    let inputs = node.inputs.map { streams[$0] }
    switch node.kind {
    case .map: return inputs[0].map(node.transform)
    case .filter: return inputs[0].filter(node.isIncluded)
    case .scan: return inputs[0].scan(node.number, node.fold).share(replay: 1)
    case .distinct: return inputs[0].map(node.key).distinctUntilChanged().share(replay: 1)
    case .share: return inputs[0].share(replay: 1)
    case .withLatestFrom:
      return inputs[0].withLatestFrom(inputs[1]) { GraphPlan.join([$0, $1]) }.share(replay: 1)
    case .combineTwo:
      return EventStream<Int>.combineLatest(inputs[0], inputs[1]) { GraphPlan.join([$0, $1]) }
        .share(replay: 1)
    case .combineThree:
      return EventStream<Int>.combineLatest(inputs) { GraphPlan.join($0) }.share(replay: 1)
    case .bindProperty:
      let property = GraphProperty(node.number)
      properties.append(property)
      let driver = inputs[0].asDriver(onErrorJustReturn: 0)
      driver.drive(property.rx[\.value]).disposed(by: bag)
      return property.$value.asStream()
    case .bind:
      let relay = BehaviorRelay(value: node.number)
      inputs[0].bind(to: relay).disposed(by: bag)
      return relay.asStream()
    }
  }
}
