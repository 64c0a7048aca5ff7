import Observation2
import Testing

/// The listings of the article "Looking inside".
@MainActor @Suite struct LookingInsideTests {
  private let bag = DisposeBag()
  private let prices = BehaviorRelay(value: [198])

  @Test func `a ledger counts what is alive`() {
    let ledger = Ledger()
    ledger.watch { prices.asStream().subscribe { _ in }.disposed(by: bag) }
    #expect(ledger.count(.subscription) == 1)
    #expect(
      ledger.entries[0].origin.description.hasPrefix("Observation2Tests/LookingInsideTests.swift")
    )
    bag.dispose()
    #expect(ledger.entries.isEmpty)
  }

  @Test func `a graph shows who feeds whom, a trace why`() {
    var text = ""
    let total = prices.asStream().map { $0.reduce(0, +) }.named("cart.total")
    let count = prices.asStream().map(\.count).named("cart.count")
    EventStream.combineLatest(total, count) { "\($1) items, \($0)円" }
      .subscribe { text = $0 }
      .disposed(by: bag)

    let graph = StreamGraph(below: ["cart.prices": prices])
    // graph.dot is a text for Graphviz, graph.json one for anything else
    #expect(graph.nodes.map(\.kind).count { $0 == .join } == 1)
    #expect(graph.dot.contains("cart.count"))

    var causes: [String] = []
    StreamTrace.record {
      total.subscribe { _ in causes = StreamTrace.causes.map(\.description) }.disposed(by: bag)
      prices.accept([198, 540])
    }
    // causes is cart.total = 738
    #expect(causes == ["cart.total = 738"])
    #expect(text == "2 items, 738円")
  }

  @Test func `a trace can be taken across time`() async {
    let time = VirtualTime()
    var late: [String] = []
    await StreamTrace.record {
      prices.asStream().delay(.seconds(1), scheduler: time).named("late")
        .subscribe { _ in late = StreamTrace.causes.map(\.description) }.disposed(by: bag)
      prices.accept([198])
      await time.advance(by: .seconds(1))
    }
    // late is late = [198]
    #expect(late == ["late = [198]"])
  }

  @Test func `causes begin anew behind an inlet`() async {
    let time = VirtualTime()
    let gauge = Gauge()
    var near: [String] = []
    let inlet = StreamInlet<Int>()
    inlet.stream.named("inlet").map { $0 * 2 }.named("doubled")
      .subscribe { _ in near = StreamTrace.causes.map(\.description) }.disposed(by: bag)
    await StreamTrace.record {
      await gauge.read(4, into: inlet)  // an actor, whose own stream is named "gauge"
      await time.settle()
    }
    // in the actor gauge = 4; here inlet = 4, doubled = 8
    #expect(await gauge.causes == ["gauge = 4"])
    #expect(near == ["inlet = 4", "doubled = 8"])
    let graph = StreamGraph(below: ["readings": inlet])
    #expect(graph.nodes.map(\.name).prefix(3) == ["readings", "inlet", "doubled"])
  }
}

private actor Gauge {
  private(set) var causes: [String] = []
  private let readings = PublishSubject<Int>()
  private let bag = DisposeBag()

  func read(_ value: Int, into inlet: StreamInlet<Int>) {
    readings.asStream().named("gauge").subscribe { value in
      inlet.send(value)
      self.causes = StreamTrace.causes.map(\.description)
    }
    .disposed(by: bag)
    readings.onNext(value)
  }
}
