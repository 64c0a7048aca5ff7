import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct DisposalTests {
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  private func noting(_ text: String) -> AnyDisposable {
    AnyDisposable { [log] in log.entries.append(text) }
  }

  @Test func `a bag takes several at once`() {
    var log: [Int] = []
    let bag = DisposeBag()
    bag.insert(AnyDisposable { log.append(1) }, AnyDisposable { log.append(2) })
    bag.dispose()
    #expect(log.sorted() == [1, 2])
  }

  @Test func `rule 4: dispose is idempotent`() {
    let disposable = noting("a")
    disposable.dispose()
    disposable.dispose()
    #expect(log.entries == ["a"])
  }

  @Test func `rule 4: an action that disposes of itself runs once`() {
    var count = 0
    let serial = SerialDisposable()
    serial.disposable = AnyDisposable {
      count += 1
      serial.dispose()
      serial.disposable?.dispose()
    }
    serial.dispose()
    #expect(count == 1)
  }

  @Test func `a composite disposes of its contents in order, and of later ones at once`() {
    let composite = CompositeDisposable([noting("a"), noting("b")])
    composite.insert(noting("c"))
    composite.dispose()
    composite.insert(noting("d"))
    composite.dispose()
    #expect(log.entries == ["a", "b", "c", "d"])
  }

  @Test func `a serial one disposes of the one before, and of later ones at once`() {
    let serial = SerialDisposable()
    let first = noting("first")
    serial.disposable = first
    serial.disposable = first
    #expect(log.entries == [])
    serial.disposable = noting("second")
    #expect(log.entries == ["first"])
    serial.disposable = nil
    serial.dispose()
    serial.disposable = noting("third")
    #expect(log.entries == ["first", "second", "third"])
  }

  @Test func `a serial one that is set from inside a teardown`() {
    let serial = SerialDisposable()
    let third = noting("third")
    serial.disposable = AnyDisposable { [log] in
      log.entries.append("first")
      serial.disposable = third
    }
    serial.disposable = noting("second")
    #expect(log.entries == ["first", "second"])
    serial.dispose()
    #expect(log.entries == ["first", "second", "third"])
  }

  @Test func `rule 5: what lies in containers is silenced once, all of it before the first end`() {
    final class Double: EndingDisposable {
      var silenced = 0
      var endedAfter: [Int] = []
      var isDisposed: Bool { !endedAfter.isEmpty }
      var all: () -> [Double] = { [] }

      func silence() { silenced += 1 }
      func dispose() { endedAfter = all().map(\.silenced) }
    }
    let doubles = (0..<20).map { _ in Double() }
    for double in doubles {
      double.all = { [unowned double] in
        _ = double
        return doubles
      }
    }
    let outermost = CompositeDisposable()
    var composite = outermost
    for double in doubles {
      let inner = CompositeDisposable([double])
      let serial = SerialDisposable()
      serial.disposable = inner
      composite.insert(serial)
      composite = inner
    }
    outermost.dispose()
    #expect(composite.isDisposed)
    for double in doubles {
      #expect(double.silenced == 1)
      #expect(double.endedAfter == Array(repeating: 1, count: 20))
      double.all = { [] }
    }
  }

  @Test(arguments: [true, false])
  func `100,000 containers in one another do not overflow the stack`(isDisposed: Bool) {
    var ended = 0
    var composite = CompositeDisposable([AnyDisposable { ended += 1 }])
    weak let innermost: CompositeDisposable? = composite
    for _ in 0..<100_000 { composite = CompositeDisposable([composite]) }
    if isDisposed { composite.dispose() }
    composite = CompositeDisposable()
    #expect(ended == (isDisposed ? 1 : 0))
    #expect(innermost == nil)
  }

  @Test(arguments: [true, false], [1, 2])
  func `100,000 serial ones in one another do not overflow the stack`(
    isDisposed: Bool,
    serialsInARow: Int
  ) {
    var ended = 0
    var serial = SerialDisposable()
    serial.disposable = AnyDisposable { ended += 1 }
    weak let innermost: SerialDisposable? = serial
    for level in 0..<100_000 {
      let outer = SerialDisposable()
      outer.disposable =
        level % serialsInARow == 1 ? CompositeDisposable([serial]) : serial
      serial = outer
    }
    if isDisposed { serial.dispose() }
    serial = SerialDisposable()
    #expect(ended == (isDisposed ? 1 : 0))
    #expect(innermost == nil)
  }

  @Test func `a container that lies in another one and is held elsewhere outlives it`() {
    let inner = CompositeDisposable([noting("a")])
    do { _ = CompositeDisposable([inner]) }
    #expect(!inner.isDisposed)
    inner.dispose()
    #expect(log.entries == ["a"])
  }

  @Test func `a container in another one has gone by the time that its contents go`() {
    final class Witness {
      weak var container: CompositeDisposable?
      let report: (Bool) -> Void

      init(_ container: CompositeDisposable, _ report: @escaping (Bool) -> Void) {
        self.container = container
        self.report = report
      }

      deinit { report(container == nil) }
    }
    var hasGone: [Bool] = []
    func makeOuter() -> CompositeDisposable {
      let inner = CompositeDisposable()
      let witness = Witness(inner) { hasGone.append($0) }
      inner.insert(AnyDisposable { withExtendedLifetime(witness) {} })
      return CompositeDisposable([CompositeDisposable([inner])])
    }
    var outer: CompositeDisposable? = makeOuter()
    #expect(outer != nil)
    outer = nil
    // Else whoever tells it of an end in its domain would meet it there half emptied (rule 32 of
    // *The rules*).
    #expect(hasGone == [true])
  }

  @Test func `letting go of a disposable does not dispose of it`() {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    _ = subject.asStream().subscribe { seen.append($0) }
    subject.onNext(1)
    #expect(seen == [1])
  }
}

@MainActor @Suite struct DisposeBagTests {
  private let subject = PublishSubject<Int>()

  @Test func `rule 5: a bag may be filled from inside a callback`() {
    let bag = DisposeBag()
    var inner: [Int] = []
    subject.asStream().subscribe { [subject] _ in
      subject.asStream().subscribe { inner.append($0) }.disposed(by: bag)
    }
    .disposed(by: bag)
    subject.onNext(1)
    subject.onNext(2)
    bag.dispose()
    subject.onNext(3)
    #expect(inner == [2])
    #expect(!subject.hasObservers)
  }

  @Test func `rule 5: inserting into a disposed bag disposes at once`() {
    let bag = DisposeBag()
    bag.dispose()
    let recording = subject.asStream().do(onSubscribe: {})
    recording.subscribe { _ in }.disposed(by: bag)
    #expect(!subject.hasObservers)
  }

  @Test func `rule 5: the whole bag is dead before a single teardown runs`() {
    let bag = DisposeBag()
    var seen: [String] = []
    subject.asStream().do(onDispose: { [subject] in subject.onNext(9) })
      .subscribe { seen.append("a\($0)") }
      .disposed(by: bag)
    subject.asStream().subscribe { seen.append("b\($0)") }.disposed(by: bag)
    subject.asStream().map { $0 }.subscribe(onEvent: { seen.append("c\($0)") }).disposed(by: bag)
    let model = PlainModel()
    let relay = BehaviorRelay(value: 0)
    subject.asStream().bind(to: relay).disposed(by: bag)
    subject.asStream().bind(to: model.rx[\.count]).disposed(by: bag)
    subject.asStream().bind(with: model) { _, value in seen.append("d\(value)") }.disposed(by: bag)
    bag.dispose()
    #expect(seen == [])
    #expect(relay.value == 0)
    #expect(model.count == 0)
  }

  @Test func `rule 5: bags within bags and serial disposables are dead with it`() {
    let bag = DisposeBag()
    var seen: [Int] = []
    let serial = SerialDisposable()
    let composite = CompositeDisposable()
    AnyDisposable { [subject] in subject.onNext(9) }.disposed(by: bag)
    serial.disposable = subject.asStream().subscribe { seen.append($0) }
    composite.insert(subject.asStream().subscribe { seen.append($0) })
    serial.disposed(by: bag)
    composite.disposed(by: bag)
    bag.dispose()
    #expect(seen == [])
    #expect(!subject.hasObservers)
  }

  @Test
  func `rule 5: a teardown that inserts disposes at once, one that disposes again is ignored`() {
    let bag = DisposeBag()
    var log: [String] = []
    AnyDisposable {
      log.append("a")
      bag.dispose()
      AnyDisposable { log.append("late") }.disposed(by: bag)
    }
    .disposed(by: bag)
    AnyDisposable { log.append("b") }.disposed(by: bag)
    bag.dispose()
    #expect(log == ["a", "late", "b"])
  }

  @Test func `rule 5: entries that finish on their own don't make it grow`() {
    let bag = DisposeBag()
    weak var weakProbe: Probe?
    for index in 0..<10_000 {
      let probe = Probe()
      if index == 0 { weakProbe = probe }
      EventStream.just(index).subscribe { _ in withExtendedLifetime(probe) {} }.disposed(by: bag)
    }
    #expect(weakProbe == nil)
    let living = subject.asStream().subscribe { _ in }
    living.disposed(by: bag)
    #expect(subject.hasObservers)
    bag.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `a bag disposes when it goes, from inside a callback of its own content too`() {
    final class Owner {
      var bag: DisposeBag? = DisposeBag()
    }
    let owner = Owner()
    var seen: [Int] = []
    if let bag = owner.bag {
      subject.asStream().subscribe { value in
        seen.append(value)
        owner.bag = nil
      }
      .disposed(by: bag)
      subject.asStream().subscribe { seen.append($0 * 10) }.disposed(by: bag)
    }
    subject.onNext(1)
    subject.onNext(2)
    #expect(seen == [1])
    #expect(!subject.hasObservers)
  }

  @Test func `each of them says whether it has ended`() {
    let disposables: [any EndingDisposable] = [
      AnyDisposable {}, CompositeDisposable(), SerialDisposable(),
    ]
    #expect(disposables.map(\.isDisposed) == [false, false, false])
    for disposable in disposables { disposable.dispose() }
    #expect(disposables.map(\.isDisposed) == [true, true, true])
  }
}
