import Observation2
import Observation2Testing
import Testing

/// A bag keeps what is alive, and not what has ended, however that came (rule 35 of *The rules*).
@MainActor @Suite struct DisposeBagSizeTests {
  private let bag = DisposeBag()
  private let source = PublishSubject<Int>()
  private let count = 10_000

  /// Inserts five subscriptions that don't end.
  private func insertThoseThatStay() {
    for _ in 0..<5 { source.asStream().subscribe { _ in }.disposed(by: bag) }
  }

  /// Expects only these five, right after an end and not only at the next insertion.
  private func expectThoseThatStay(_ location: SourceLocation = #_sourceLocation) {
    #expect(bag.count == 5, sourceLocation: location)
    #expect(bag.keptCount <= 16, sourceLocation: location)
  }

  @Test func `subscriptions whose source has completed or failed`() {
    for fails in [true, false] {
      let ending = PublishSubject<Int>()
      for _ in 0..<count {
        ending.asStream().subscribe(onNext: { _ in }, onError: { _ in }).disposed(by: bag)
      }
      if !fails { insertThoseThatStay() }
      if fails { ending.onError(TestError()) } else { ending.onCompleted() }
    }
    expectThoseThatStay()
  }

  @Test func `subscriptions whose source is gone`() {
    do {
      let going = BehaviorRelay(value: 0)
      for _ in 0..<count / 4 {
        going.asStream().subscribe { _ in }.disposed(by: bag)
        going.asStream().map { $0 }.subscribe(onEvent: { _ in }).disposed(by: bag)
        going.asDriver().drive(BehaviorRelay(value: 0)).disposed(by: bag)
        going.asStream().publish().connect().disposed(by: bag)
      }
      insertThoseThatStay()
      #expect(bag.keptCount == count + 5)
    }
    expectThoseThatStay()
  }

  @Test func `each with a source of its own, one after the other`() {
    insertThoseThatStay()
    var most = 0
    for value in 0..<count {
      PublishSubject<Int>().asStream().subscribe { _ in }.disposed(by: bag)
      EventStream.just(value).subscribe { _ in }.disposed(by: bag)
      most = max(most, bag.keptCount)
    }
    #expect(most <= 16)
    expectThoseThatStay()
  }

  @Test func `a target that is gone`() {
    var model: PlainModel? = PlainModel()
    insertThoseThatStay()
    let relay = BehaviorRelay(value: 0)
    for _ in 0..<count {
      if let model { relay.asDriver().drive(model.rx[\.count]).disposed(by: bag) }
    }
    model = nil
    relay.accept(1)
    expectThoseThatStay()
  }

  @Test func `what was disposed of by hand, containers too`() {
    var held: [any Disposable] = []
    for _ in 0..<count / 4 {
      let serial = SerialDisposable()
      held += [
        AnyDisposable {}, source.asStream().subscribe { _ in }, serial,
        CompositeDisposable([AnyDisposable {}]),
      ]
    }
    for disposable in held { disposable.disposed(by: bag) }
    insertThoseThatStay()
    for disposable in held { disposable.dispose() }
    held = []
    expectThoseThatStay()
  }

  @Test func `what ends while another content is being let go finds the bag whole`() {
    final class Last {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    let (bag, source) = (bag, source)
    let ending = PublishSubject<Int>()
    var late = 0
    for _ in 0..<100 {
      let last = Last { source.asStream().subscribe { late += $0 }.disposed(by: bag) }
      ending.asStream().subscribe { _ in withExtendedLifetime(last) {} }.disposed(by: bag)
    }
    ending.onCompleted()
    source.onNext(1)
    #expect(late == 100)
    bag.dispose()
    #expect(!source.hasObservers)
  }

  @Test func `what ended before it was inserted is not kept`() {
    let disposable = source.asStream().subscribe { _ in }
    disposable.dispose()
    disposable.disposed(by: bag)
    AnyDisposable().disposed(by: bag)
    #expect(bag.keptCount == 0)
  }
}
