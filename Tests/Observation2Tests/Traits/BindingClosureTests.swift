import Observation2
import Observation2Testing
import Testing

/// Bindings whose values meet those of closures, and bindings whose destination moves.
@MainActor @Suite struct BindingClosureTests {
  struct Point: Equatable {
    var x = 0
    var y = 0
  }

  final class Field: ObservedModel {
    @Observed var text = ""
    @Observed var number = 0
    @Observed var point = Point()

    /// Changes the point in place.
    var x: Int {
      get { point.x }
      set { point.x = newValue }
    }
  }

  final class Parent: ObservedModel {
    @Observed var child = Field()
  }

  /// The reports of a test.
  private final class Reports: Sendable {
    private let all = Guarded<[UnhandledStreamError]>([])

    var loops: [BindingLoop] { all.withLock { $0 }.compactMap { $0.error as? BindingLoop } }
    var descriptions: [String] { all.withLock { $0 }.map(\.description) }

    func collect(_ body: () -> Void) {
      let note: UnhandledStreamError.Handler = { [all] error in all.withLock { $0.append(error) } }
      UnhandledStreamError.withHandler(note, perform: body)
    }
  }

  private let one = Field()
  private let two = Field()
  private let bag = DisposeBag()
  private let reports = Reports()

  @Test func `rule 9: a closure sets an equal value while a binding sets the same property`() {
    let source = PublishRelay<Int>()
    var seen: [Int] = []
    source.asSignal().emit(to: one.rx[\.number]).disposed(by: bag)
    one.$number.drive(onNext: { [one] number in
      seen.append(number)
      if seen.count == 3 { one.number = number }
    })
    .disposed(by: bag)
    source.accept(1)
    source.accept(2)
    #expect(seen == [0, 1, 2, 2])
  }

  @Test func `an equal event that a closure sends passes the binding into a relay of events`() {
    let sources = (PublishRelay<Int>(), PublishRelay<Int>())
    let (plain, replayed) = (PublishRelay<Int>(), ReplayRelay<Int>(bufferSize: 3))
    sources.0.asStream().bind(to: plain).disposed(by: bag)
    sources.1.asStream().bind(to: replayed).disposed(by: bag)
    var seen: ([Int], [Int]) = ([], [])
    plain.asStream().subscribe {
      seen.0.append($0)
      if seen.0.count < 4 { sources.0.accept(7) }
    }
    .disposed(by: bag)
    replayed.asStream().subscribe {
      seen.1.append($0)
      if seen.1.count < 4 { sources.1.accept(7) }
    }
    .disposed(by: bag)
    plain.accept(7)
    replayed.accept(7)
    #expect(seen.0 == [7, 7, 7, 7])
    #expect(seen.1 == [7, 7, 7, 7])
  }

  @Test func `a binding rests though its destination has moved`() {
    let parent = Parent()
    reports.collect {
      one.$text.drive(parent.rx[\.child.text]).disposed(by: bag)
      parent.$child.flatMapLatest { $0.$text }.drive(one.rx[\.text]).disposed(by: bag)
      one.text = "a"
      #expect(parent.child.text == "a")
      parent.child = Field()
      let recording = parent.child.$text.asStream().recorded()
      parent.child.text = "b"
      #expect(one.text == "b")
      one.text = "c"
      #expect(recording.values == ["", "b", "c"])
    }
    #expect(reports.descriptions == [])
  }

  @Test func `a loop that never rests is reported though its destination has moved`() {
    let parent = Parent()
    let line: UInt = #line + 2
    reports.collect {
      one.$number.map { $0 + 1 }.drive(parent.rx[\.child.number]).disposed(by: bag)
      parent.$child.flatMapLatest { $0.$number }.drive(one.rx[\.number]).disposed(by: bag)
    }
    #expect(reports.loops.count == 1)
    parent.child = Field()
    let before = parent.child.number
    reports.collect { parent.child.number = before + 10 }
    #expect(reports.loops.last?.bindings.map(\.line).sorted() == [line, line + 1])
    #expect(parent.child.number - before < 2 * BindingLoop.turnLimit)
  }

  @Test func `bindings that change a property in place rest`() {
    reports.collect {
      one.$point.map(\.x).drive(two.rx[\.x]).disposed(by: bag)
      two.$point.map(\.x).drive(one.rx[\.x]).disposed(by: bag)
      let recording = one.$point.map(\.x).asStream().recorded()
      one.point = Point(x: 3)
      two.point.x = 4
      #expect(recording.values == [0, 3, 4])
    }
    #expect(one.x == 4)
    #expect(two.x == 4)
    #expect(reports.descriptions == [])
  }

  @Test(arguments: [true, false])
  func `a loop of a binding and a closure is stopped, and the report names the binding`(
    startsAtSource: Bool
  ) {
    let line: UInt = #line + 2
    reports.collect {
      one.$number.drive(two.rx[\.number]).disposed(by: bag)
      let closure = two.$number.skip(1).drive(onNext: { [one] in one.number = $0 + 1 })
      if startsAtSource { one.number = 1 } else { two.number = 1 }
      closure.dispose()
    }
    #expect(reports.loops.map { $0.bindings.map(\.line) } == [[line]])
    for text in reports.descriptions { #expect(text.contains("closure")) }
    one.number = 5
    #expect(two.number == 5)
  }

  @Test func `an equal value that a binding brings back by way of a closure rests in a property`() {
    one.$text.drive(two.rx[\.text]).disposed(by: bag)
    let recording = two.$text.asStream().recorded()
    // Not connected to its own change: that would send without end.
    two.$text.skip(1).drive(onNext: { [one] in if one.text != $0 { one.text = $0 } })
      .disposed(by: bag)
    two.text = "a"
    #expect(one.text == "a")
    #expect(recording.values == ["", "a"])
  }

  @Test func `rule 3: a closure that sends through a binding ten thousand times is no loop`() {
    let relay = PublishRelay<Int>()
    var last = 0
    reports.collect {
      relay.asSignal().emit(to: one.rx[\.number]).disposed(by: bag)
      one.$number.drive(onNext: { number in
        last = number
        if 0 < number, number < 10_000 { relay.accept(number + 1) }
      })
      .disposed(by: bag)
      one.number = 1
    }
    #expect(last == 10_000)
    #expect(reports.descriptions == [])
  }
}
