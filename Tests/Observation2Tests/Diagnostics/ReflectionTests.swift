import StateStore
import Testing

@testable import Observation2

/// A failing expectation looks into all that it names, as `dump` does; nothing may stop the program then.
@MainActor @Suite struct ReflectionTests {
  private final class Model: ObservedModel {
    @Observed var name = "a"
    @Observed(.didSet) var count = 0
  }

  @Test func `a property shows its value`() {
    let model = Model()
    model.$name.asStream().subscribe { _ in }.disposed(by: DisposeBag())
    let cells = Mirror(reflecting: model).children.map(\.value)
    #expect(cells.count == 2)
    let value = cells.first.flatMap { Mirror(reflecting: $0).children.first?.value }
    #expect(value as? String == "a")
  }

  @Test func `streams, what observes them, and what leads to them`() {
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    let relay = BehaviorRelay(value: 1)
    let model = Model()
    var seen = 0
    subject.asStream().flatMapLatest { EventStream.just($0) }.subscribe { seen += $0 }
      .disposed(by: bag)
    Driver<Int>.combineLatest(relay.asDriver(), relay.asDriver().map { $0 + 1 }) { $0 + $1 }
      .drive(model.rx[\.count]).disposed(by: bag)
    subject.asStream().share(replay: 1).debounce(.seconds(1), scheduler: VirtualTime().scheduler)
      .subscribe { seen += $0 }.disposed(by: bag)
    subject.onNext(1)
    let all: [Any] = [subject, relay, model, bag, relay.asDriver(), StreamInlet<Int>()]
    #expect(all.map { objects(in: $0) }.reduce(0, +) > 3)
  }

  @Test func `a store that is observed`() {
    let store = Store<Int, Int>(
      initial: 0,
      reducer: Reducer { state, action in
        state += action
        return .none
      },
      clock: VirtualTime()
    )
    let bag = DisposeBag()
    store.select({ $0 + 1 }).drive { _ in }.disposed(by: bag)
    store.send(1)
    #expect(objects(in: store) > 1)
  }

  private func objects(in value: Any) -> Int {
    var text = ""
    dump(value, to: &text)
    // An object has its number behind the name of its type.
    return Set(text.matches(of: /[\w>)] #(\d+)/).map(\.1)).count
  }
}
