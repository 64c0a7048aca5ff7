import Observation2

/// A property of a random graph, and the bindings of its input into it.
@MainActor
final class GraphBinder {
  /// The most bindings that it may have: several would set one that does not mind equal values more
  /// than once for a change.
  let limit: Int
  private let node: GraphPlan.Node
  private let input: EventStream<Int>
  private let property: GraphProperty
  private var bindings: [DisposeBag] = []

  init(_ node: GraphPlan.Node, _ input: EventStream<Int>) {
    self.node = node
    self.input = input
    property = GraphProperty(node.initial ?? 0)
    limit = node.kind == .bindUnequal ? 3 : 1
    bind()
  }

  var count: Int { bindings.count }
  var values: EventStream<Int> { property.$value.asStream() }

  func bind() {
    let driver = input.asDriver(onErrorJustReturn: 0)
    let binding =
      limit == 1
      ? driver.drive(property.rx[\.value])
      : driver.map(node.key).drive(property.rx[\.unequal])
    let bag = DisposeBag()
    binding.disposed(by: bag)
    bindings.append(bag)
  }

  func unbind(_ number: Int) {
    bindings.remove(at: number % bindings.count).dispose()
  }

  func set(_ value: Int) {
    property.value = value
  }

  /// Sets by a binding whose source has nothing more, and which nobody keeps; returns whether it is
  /// gone.
  func setInPassing(_ value: Int) -> Bool {
    weak var binding: AnyObject?
    do { binding = EventStream.never().startWith(value).bind(to: property.rx[\.value]) }
    return binding == nil
  }
}
