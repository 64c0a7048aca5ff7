import Observation2
import Observation2Testing
import Testing

/// Bindings that feed each other.
@MainActor @Suite struct BindingLoopTests {
  final class Field: ObservedModel {
    @Observed var text = ""
    @Observed(.didSet) var late = ""
    @Observed var number = 0
    @Observed var list: [Int] = []

    /// The number, rounded down to tens.
    var tens: Int {
      get { number / 10 }
      set { number = newValue * 10 }
    }
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

  @Test func `two properties that are bound to each other rest when they are equal`() {
    var seen: [String] = []
    reports.collect {
      one.$text.drive(two.rx[\.text]).disposed(by: bag)
      two.$text.drive(one.rx[\.text]).disposed(by: bag)
      let recording = one.$text.asStream().recorded()
      one.text = "a"
      two.text = "b"
      one.text = "c"
      seen = recording.values
    }
    #expect(seen == ["", "a", "b", "c"])
    #expect(two.text == "c")
    #expect(reports.descriptions == [])
  }

  @Test func `a loop of many relays rests, like one of two`() {
    let relays = (0..<2_200).map { _ in PublishRelay<Int>() }
    reports.collect {
      for (index, relay) in relays.enumerated() {
        relay.asStream().bind(to: relays[(index + 1) % relays.count]).disposed(by: bag)
      }
      let recording = relays[0].asStream().recorded()
      relays[0].accept(1)
      #expect(recording.values == [1, 1])
    }
    #expect(reports.descriptions == [])
  }

  @Test func `what a binding that ends during a long send lets go of may send as well`() {
    final class Parting {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    let source = PublishSubject<Int>()
    let binding = SerialDisposable()
    binding.disposable = {
      let parting = Parting { source.onNext(-1) }
      let binder = Binder<Int>(one) { _, _ in withExtendedLifetime(parting) {} }
      return source.asStream().bind(to: binder)
    }()
    var seen: [Int] = []
    let subscription = source.asStream().subscribe { value in
      seen.append(value)
      if value == 1_500 { binding.disposable = nil }
      if value >= 0, value < 2_000 { source.onNext(value + 1) }
    }
    source.onNext(0)
    #expect(seen.count == 2_002)
    #expect(seen.last == -1)
    subscription.dispose()
  }

  @Test func `so do properties that emit after they are stored, and values changed in place`() {
    var seen: [[Int]] = []
    reports.collect {
      one.$late.drive(two.rx[\.text]).disposed(by: bag)
      two.$text.drive(one.rx[\.late]).disposed(by: bag)
      one.$list.drive(two.rx[\.list]).disposed(by: bag)
      two.$list.drive(one.rx[\.list]).disposed(by: bag)
      one.late = "a"
      #expect(two.text == "a")
      two.text = "b"
      #expect(one.late == "b")
      let recording = two.$list.asStream().recorded()
      one.list.append(1)
      two.list.append(2)
      seen = recording.values
    }
    #expect(seen == [[], [1], [1, 2]])
    #expect(one.list == [1, 2])
    #expect(reports.descriptions == [])
  }

  @Test(arguments: 1...4)
  func `so does a ring of relays`(count: Int) {
    let relays = (0..<count).map { BehaviorRelay(value: $0) }
    var seen: [Int] = []
    reports.collect {
      for (index, relay) in relays.enumerated() {
        relay.asDriver().drive(relays[(index + 1) % count]).disposed(by: bag)
      }
      let recording = relays[0].asStream().recorded()
      relays[0].accept(10)
      relays[count - 1].accept(11)
      seen = recording.values
    }
    #expect(seen.suffix(2) == [10, 11])
    #expect(relays.map(\.value) == relays.map { _ in 11 })
    #expect(reports.descriptions == [])
  }

  @Test func `relays that hold no value rest after they have repeated it once`() {
    let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
    let (third, fourth) = (ReplayRelay<Int>(bufferSize: 2), ReplayRelay<Int>(bufferSize: 2))
    reports.collect {
      first.asStream().bind(to: second).disposed(by: bag)
      second.asStream().bind(to: first).disposed(by: bag)
      third.asStream().bind(to: fourth).disposed(by: bag)
      fourth.asStream().bind(to: third).disposed(by: bag)
      let recordings = [first.asStream().recorded(), third.asStream().recorded()]
      first.accept(1)
      third.accept(1)
      #expect(recordings[0].values == [1, 1])
      #expect(recordings[1].values == [1])
    }
    #expect(reports.descriptions == [])
  }

  @Test func `a loop that brings a value into its normal form rests there`() {
    reports.collect {
      one.$text.map { $0.uppercased() }.drive(two.rx[\.text]).disposed(by: bag)
      two.$text.drive(one.rx[\.text]).disposed(by: bag)
      one.$number.map { $0 / 10 }.drive(two.rx[\.tens]).disposed(by: bag)
      two.$number.drive(one.rx[\.number]).disposed(by: bag)
      one.text = "abc"
      one.number = 47
    }
    #expect(one.text == "ABC")
    #expect(two.text == "ABC")
    #expect(one.number == 40)
    #expect(two.number == 40)
    #expect(reports.descriptions == [])
  }

  @Test func `a loop that never rests is stopped, and the report names its bindings`() {
    var count = 0
    let line: UInt = #line + 2
    reports.collect {
      one.$number.map { $0 + 1 }.drive(two.rx[\.number]).disposed(by: bag)
      two.$number.drive(one.rx[\.number]).disposed(by: bag)
    }
    // The second binding starts the loop with its first value.
    #expect(reports.loops.map { $0.bindings.map(\.line) } == [[line + 1, line]])
    reports.collect {
      let counter = one.$number.drive(onNext: { _ in count += 1 })
      one.number = 0
      counter.dispose()
    }
    #expect(count <= BindingLoop.turnLimit + 2)
    #expect(reports.loops.last?.bindings.map(\.line) == [line, line + 1])
    for text in reports.descriptions {
      #expect(text.contains("BindingLoopTests.swift:\(line)"))
      #expect(text.contains("BindingLoopTests.swift:\(line + 1)"))
    }
    #expect(one.number >= BindingLoop.turnLimit - 2)
    #expect(two.number >= BindingLoop.turnLimit - 2)
  }

  @Test func `so is a loop of relays, and one of a computed property`() {
    let (first, second) = (BehaviorRelay(value: 0), PublishRelay<Int>())
    reports.collect {
      first.asStream().map { $0 + 1 }.bind(to: second).disposed(by: bag)
      second.asStream().bind(to: first).disposed(by: bag)
      first.accept(1)
    }
    #expect(reports.loops.count == 1)
    #expect(reports.loops.first?.bindings.count == 2)
    reports.collect {
      one.$number.map { $0 / 10 + 1 }.drive(two.rx[\.tens]).disposed(by: bag)
      two.$number.drive(one.rx[\.number]).disposed(by: bag)
    }
    #expect(reports.loops.count == 2)
    #expect(reports.loops.last?.bindings.count == 2)
  }

  @Test func `so is a loop through a binder with a closure of its own`() {
    reports.collect {
      one.$number.map { $0 + 1 }.drive(Binder(two) { $0.number = $1 }).disposed(by: bag)
      two.$number.drive(Binder(one) { $0.number = $1 }).disposed(by: bag)
    }
    #expect(reports.loops.count == 1)
  }

  @Test func `after a report the bindings pass values on as before`() {
    var limit = 1_000_000
    reports.collect {
      one.$number.map { min($0 + 1, limit) }.drive(two.rx[\.number]).disposed(by: bag)
      two.$number.drive(one.rx[\.number]).disposed(by: bag)
      limit = 5
      one.number = 3
    }
    #expect(reports.loops.count == 1)
    #expect(one.number == 5)
    #expect(two.number == 5)
  }

  @Test func `rule 3: an observer that sends a hundred thousand times is no loop of bindings`() {
    var last = 0
    reports.collect {
      one.$number.drive(two.rx[\.number]).disposed(by: bag)
      let observer = two.$number.drive(onNext: { [one] number in
        last = number
        if number < 100_000 { one.number = number + 1 }
      })
      one.number = 1
      observer.dispose()
    }
    #expect(last == 100_000)
    #expect(reports.descriptions == [])
  }
}
