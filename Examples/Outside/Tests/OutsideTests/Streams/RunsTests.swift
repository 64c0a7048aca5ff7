import Observation2
import Observation2Testing
import Outside
import Testing

@MainActor @Suite struct RunsTests {
  private let bag = DisposeBag()

  @Test func `each value comes with how often it has come in a row`() throws {
    let time = VirtualTime()
    let letters = try HotTestStream<String>(time, "-a-a-b-a|")
    let observer = time.start { letters.asStream().runs().map { "\($0.value)\($0.length)" } }
    #expect(observer.values == ["a1", "a2", "b1", "a1"])
    #expect(observer.events.last == .completed(280))
  }

  @Test func `two that derive from one relay are combined once per change`() {
    let relay = BehaviorRelay(value: 1)
    var seen: [String] = []
    EventStream<String>.combineLatest(
      relay.asStream().runs(),
      relay.asStream().map { $0 * 10 }.runs()
    ) { "\($0.value)×\($0.length) \($1.value)×\($1.length)" }
    .subscribe { seen.append($0) }
    .disposed(by: bag)
    relay.accept(2)
    relay.accept(2)
    #expect(seen == ["1×1 10×1", "2×1 20×1", "2×2 20×2"])
  }

  @Test func `two that derive from one property are combined once per change`() {
    final class Model: ObservedModel {
      @Observed var price = 1
    }
    let model = Model()
    var seen: [String] = []
    EventStream<String>.combineLatest(
      model.$price.asStream().runs(),
      model.$price.asStream().runs()
    ) { "\($0.value) \($1.value)" }
    .subscribe { seen.append($0) }
    .disposed(by: bag)
    model.price = 2
    #expect(seen == ["1 1", "2 2"])
  }

  @Test func `an error passes, and the source is let go at the end`() {
    struct Broken: Error {}
    let subject = PublishSubject<Int>()
    var ended = false
    subject.asStream().runs()
      .subscribe(onError: { _ in ended = true })
      .disposed(by: bag)
    subject.onError(Broken())
    #expect(ended)
    #expect(!subject.hasObservers)
  }
}
