import Observation2
import Observation2Testing
import Outside
import Testing

@MainActor @Suite struct GateTests {
  private let bag = DisposeBag()

  @Test func `what comes while it is closed waits for it to open, the newest alone`() throws {
    let time = VirtualTime()
    let values = try HotTestStream<Int>(time, "-1---2-3-----4--|")
    let gate = try HotTestStream<String>(time, "-f-tf-----t-----")
    let observer = time.start { values.asStream().gated(by: gate.asStream().map { $0 == "t" }) }
    observer.expectMarbles("---1------3--4--|", report: report)
  }

  @Test func `neither source is listened to when nobody wants more`() {
    let (values, gate) = (PublishSubject<Int>(), BehaviorRelay(value: true))
    var seen: [Int] = []
    let subscription = values.asStream().gated(by: gate).subscribe { seen.append($0) }
    values.onNext(1)
    subscription.dispose()
    values.onNext(2)
    #expect(seen == [1])
    #expect(!values.hasObservers && !gate.hasObservers)
  }

  @Test func `a diamond of gated streams fires once per change`() {
    let relay = BehaviorRelay(value: 1)
    let gate = BehaviorRelay(value: true)
    var seen: [String] = []
    EventStream<String>.combineLatest(
      relay.asStream().gated(by: gate),
      relay.asStream().map { -$0 }.gated(by: gate)
    ) { "\($0) \($1)" }
    .subscribe { seen.append($0) }
    .disposed(by: bag)
    relay.accept(2)
    #expect(seen == ["1 -1", "2 -2"])
  }
}
