import Observation2
import Observation2Testing
import StateStore
import Testing

/// The listings of the modules' first pages.
@MainActor @Suite struct OverviewTests {
  @Test func `a value, and what is made of it`() {
    var shown: [Int] = []
    let quantity = BehaviorRelay(value: 1)
    let total = quantity.asDriver().map { $0 * 198 }

    let bag = DisposeBag()
    total.drive(onNext: { shown.append($0) }).disposed(by: bag)
    quantity.accept(3)
    // shown is 198, 594
    #expect(shown == [198, 594])
  }

  @Test func `a state, and what is told of it`() {
    let clock = VirtualTime()
    let bag = DisposeBag()
    var shown: [Int] = []
    struct Stock: Equatable {
      var carrots = 0
    }
    enum StockAction {
      case delivered(Int)
    }

    let store = Store<Stock, StockAction>(initial: Stock(), clock: clock) { state, action in
      switch action {
      case .delivered(let carrots): state.carrots += carrots
      }
      return .none
    }
    store.driver(\.carrots).drive(onNext: { shown.append($0) }).disposed(by: bag)
    store.send(.delivered(3))
    // shown is 0, 3
    #expect(shown == [0, 3])
  }

  @Test func `a stream under test`() {
    let time = VirtualTime()
    let xs = HotTestStream(time, [.next(210, 1), .next(220, 2), .completed(260)])
    let observer = time.start { xs.asStream().map { $0 * 10 } }
    #expect(observer.events == [.next(210, 10), .next(220, 20), .completed(260)])
    #expect(xs.spans == [SubscriptionSpan(200, 260)])
  }

  @Test func `a stream under test, in a picture`() throws {
    let time = VirtualTime()
    let words = try HotTestStream<String>(time, "-a-b----c-|")
    let observer = time.start { words.asStream().debounce(.milliseconds(30), scheduler: time) }
    observer.expectMarbles("------b---(c|)", report: report)
    #expect(observer.events == [.next(260, "b"), .next(300, "c"), .completed(300)])
  }
}
