import Observation2
import Observation2Testing
import StateStore
import Testing

@MainActor @Suite struct StreamGraphTests {
  final class Model: ObservedModel {
    struct State {
      var total = 0
    }

    @Observed var total = 0
  }

  @Test func `a diamond of named operators shows as one join`() {
    let state = BehaviorRelay(value: 1)
    let bag = DisposeBag()
    EventStream.combineLatest(
      state.asStream().map { $0 * 2 }.named("double"),
      state.asStream().named("plain")
    ) { $0 + $1 }
    .subscribe { _ in }.disposed(by: bag)

    let graph = StreamGraph(below: ["state": state])
    #expect(graph.nodes.map(\.name) == ["state", "double", "", "", "plain"])
    #expect(graph.nodes.map(\.kind) == [.hub, .operator, .join, .subscription, .operator])
    #expect(
      graph.edges.map { [$0.from, $0.to] } == [[0, 1], [1, 2], [2, 3], [0, 4], [4, 2]]
    )
  }

  @Test func `each way is one edge, by however many branches it goes`() {
    let state = BehaviorRelay(value: 1)
    let bag = DisposeBag()
    let shared = state.asStream().share()
    EventStream.combineLatest(shared, shared, shared, state.asStream()) { $0 + $1 + $2 + $3 }
      .subscribe { _ in }.disposed(by: bag)
    EventStream.combineLatest(state.asStream(), shared) { $0 + $1 }
      .subscribe { _ in }.disposed(by: bag)
    let edges = StreamGraph(below: ["state": state]).edges
    #expect(Set(edges).count == edges.count)
    // From the relay to the shared hub and both joins, from the hub to both, and to the
    // subscriptions.
    #expect(edges.count == 7)
  }

  @Test func `a binding leads on to what observes its target`() {
    let state = BehaviorRelay(value: 1)
    let model = Model()
    let bag = DisposeBag()
    state.asDriver().drive(model.rx[\.total]).disposed(by: bag)
    model.$total.named("total").drive { _ in }.disposed(by: bag)
    let graph = StreamGraph(below: ["state": state])
    #expect(graph.nodes.map(\.kind) == [.hub, .hub, .operator, .subscription])
  }

  @Test func `a subscription that a ledger has entered shows where it was made`() {
    let state = BehaviorRelay(value: 1)
    let bag = DisposeBag()
    Ledger().watch { state.asStream().subscribe { _ in }.disposed(by: bag) }
    let names = StreamGraph(below: ["state": state]).nodes.map(\.name)
    #expect(names.last?.contains("StreamGraphTests.swift:") == true)
  }

  @Test func `a graph begins at a property, a driver and a slice of a store too`() {
    let model = Model()
    let relay = BehaviorRelay(value: 1)
    let store = Store<Model.State, Int>(initial: Model.State(), clock: VirtualTime()) {
      state,
      total in
      state.total = total
      return .none
    }
    let shown = relay.asDriver().map { $0 * 2 }
    let bag = DisposeBag()
    model.$total.named("of the property").drive { _ in }.disposed(by: bag)
    shown.named("of the driver").drive { _ in }.disposed(by: bag)
    store.driver(\.total).named("of the slice").drive { _ in }.disposed(by: bag)
    let graph = StreamGraph(below: [
      "property": model.$total, "driver": shown, "slice": store.driver(\.total),
    ])
    #expect(
      graph.nodes.map(\.name) == [
        "property", "of the property", "", "driver", "of the driver", "", "slice", "of the slice",
        "",
      ]
    )
    #expect(graph.edges.count == 6)
    // The relay's driver is the relay: one node.
    #expect(
      StreamGraph(below: ["relay": relay, "driver": relay.asDriver()]).nodes.map(\.name) == [
        "relay", "of the driver", "",
      ]
    )
  }

  @Test func `a graph starts nothing, and leaves nothing behind`() {
    let source = PublishSubject<Int>()
    var count = 0
    let driver = source.asStream().do(onSubscribe: { count += 1 }).asDriver(onErrorJustReturn: 0)
    #expect(StreamGraph(below: ["driver": driver]).nodes.map(\.name) == ["driver"])
    #expect(count == 0)
    let recording = driver.recorded()
    source.onNext(1)
    #expect(StreamGraph(below: ["driver": driver]).nodes.count == 2)
    source.onNext(2)
    #expect(count == 1)
    #expect(recording.values == [1, 2])
    recording.dispose()
    #expect(!source.hasObservers)
    let again = driver.recorded()
    #expect(count == 2)
    again.dispose()
  }

  @Test func `a driver that never emits is a node alone`() {
    #expect(StreamGraph(below: ["never": Driver<Int>.never()]).nodes.map(\.name) == ["never"])
  }

  @Test func `a driver of many values is not gone through to look at it`() {
    var count = 0
    let numbers = sequence(first: 1) { number in
      count += 1
      return number + 1
    }
    #expect(StreamGraph(below: ["numbers": Driver.from(numbers)]).nodes.map(\.name) == ["numbers"])
    #expect(count < 2)
  }

  @Test func `nothing is left after disposal`() {
    let state = BehaviorRelay(value: 1)
    state.asStream().share(replay: 1).subscribe { _ in }.dispose()
    #expect(StreamGraph(below: ["state": state]).nodes.count == 1)
  }

  @Test func `writes DOT and JSON, names quoted`() {
    let state = PublishRelay<Int>()
    let bag = DisposeBag()
    state.asStream().named("say \"hi\"").subscribe { _ in }.disposed(by: bag)
    let graph = StreamGraph(below: ["state": state])
    #expect(
      graph.dot == """
        digraph streams {
          rankdir=LR;
          n0 [shape=box, label="state"];
          n1 [shape=ellipse, label="say \\"hi\\""];
          n2 [shape=plaintext, label="subscription"];
          n0 -> n1;
          n1 -> n2;
        }
        """
    )
    #expect(
      graph.json == """
        {"nodes":[{"kind":"hub","name":"state"},{"kind":"operator","name":"say \\"hi\\""},\
        {"kind":"subscription","name":""}],"edges":[[0,1],[1,2]]}
        """
    )
  }
}
