import Observation2
import Observation2Testing
import Testing

@MainActor final class Greeter {
  private(set) var greeting = "…"
  private let clock: any AppClock
  private let bag = DisposeBag()

  init(clock: any AppClock) { self.clock = clock }

  func greet() {
    clock.run { [weak self, clock] in
      try? await clock.sleep(for: .seconds(1))
      self?.greeting = "こんにちは"
    }
    .disposed(by: bag)
  }
}

@MainActor
func hint(after text: Driver<String>, clock: any AppClock) -> Driver<String> {
  text.debounce(.seconds(2), scheduler: clock.scheduler).map { "\($0)を検索しますか" }
}

actor Catalogue {
  func price(of name: String) -> Int { name.count * 100 }
}

/// The listings of the article "Time is a value".
@MainActor @Suite struct TimeIsAValueTests {
  @Test func `streams move with the clock`() {
    let time = VirtualTime()
    let words = PublishSubject<String>()
    let searches = words.asStream().debounce(.milliseconds(300), scheduler: time).recorded()

    words.onNext("に")
    time.advanceSynchronously(to: .milliseconds(200))
    words.onNext("にんじん")
    time.advanceSynchronously(to: .milliseconds(500))
    // searches.values is にんじん
    #expect(searches.values == ["にんじん"])
  }

  @Test func `a clock has a scheduler for operators`() {
    let time = VirtualTime()
    let hints = hint(after: Driver.just("塩"), clock: time).recorded()
    time.advanceSynchronously(to: .seconds(2))
    #expect(hints.values == ["塩を検索しますか"])
  }

  @Test func `asynchronous code moves with the clock`() async {
    let time = VirtualTime()
    let greeter = Greeter(clock: time)
    greeter.greet()
    await time.advance(by: .milliseconds(999))
    #expect(greeter.greeting == "…")
    await time.advance(by: .milliseconds(1))
    #expect(greeter.greeting == "こんにちは")
  }

  @Test func `what waits for something else is named`() async {
    let time = VirtualTime()
    let (answers, _) = AsyncStream<Int>.makeStream()
    let work = time.run { for await _ in answers {} }
    await time.settle()
    #expect(time.stuck.map(\.kind) == [.task])
    work.dispose()
    await time.settle()
  }

  @Test func `an actor is asked off the main actor`() async {
    let clock = VirtualTime()
    let catalogue = Catalogue()
    let prices = BehaviorRelay(value: 0)
    let work = clock.run {
      let price = await clock.offMainActor { await catalogue.price(of: "塩") }
      prices.accept(price)
    }
    await clock.settle()
    #expect(prices.value == 100)
    work.dispose()
  }
}
