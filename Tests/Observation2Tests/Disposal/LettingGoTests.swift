import Observation2
import Testing

/// Chains of which each end drops the last reference to the next link.
@MainActor @Suite struct LettingGoTests {
  private final class Held<Object> {
    var object: Object?

    init(_ object: Object) { self.object = object }
  }

  private final class Owner {
    let relay = PublishRelay<Int>()
    let bag = DisposeBag()
  }

  @Test(arguments: [3, 100_000])
  func `a subscription's end lets go of the next relay, and so on`(links: Int) {
    var ended: [Int] = []
    var next: Held<PublishRelay<Int>>?
    for link in 0..<links {
      let relay = Held(PublishRelay<Int>())
      _ = relay.object?.asStream().subscribe(
        onNext: { _ in },
        onDisposed: { [next] in
          ended.append(link)
          next?.object = nil
        }
      )
      next = relay
    }
    next?.object = nil
    #expect(ended == (0..<links).reversed())
  }

  @Test func `100,000 relays bound to one another`() {
    var ended = 0
    var relay = PublishRelay<Int>()
    for _ in 0..<100_000 {
      let previous = PublishRelay<Int>()
      _ = previous.asStream().do(onDispose: { ended += 1 }).bind(to: relay)
      relay = previous
    }
    #expect(ended == 0)
    relay = PublishRelay()
    #expect(ended == 100_000)
  }

  @Test func `100,000 owners with a bag, each held by the subscription of the one before`() {
    var ended = 0
    var owner = Owner()
    for _ in 0..<100_000 {
      let previous = Owner()
      previous.relay.asStream()
        .subscribe(onNext: { [owner] in owner.relay.accept($0) }, onDisposed: { ended += 1 })
        .disposed(by: previous.bag)
      owner = previous
    }
    owner = Owner()
    #expect(ended == 100_000)
  }

  @Test func `100,000 bags, each held by what the one before disposes of`() {
    var ended = 0
    var bag = DisposeBag()
    for _ in 0..<100_000 {
      let previous = DisposeBag()
      AnyDisposable { [bag] in withExtendedLifetime(bag) { ended += 1 } }.disposed(by: previous)
      bag = previous
    }
    bag = DisposeBag()
    #expect(ended == 100_000)
  }

  @Test func `what is let go of inside an end is over when that returns, at any usual depth`() {
    var log: [String] = []
    func fall(_ depth: Int) {
      guard depth > 0 else { return }
      let bag = Held(DisposeBag())
      bag.object.map { AnyDisposable { fall(depth - 1) }.disposed(by: $0) }
      log.append("lets go of \(depth)")
      bag.object = nil
      log.append("\(depth) is over")
    }
    fall(10)
    let down = (1...10).reversed().map { "lets go of \($0)" }
    #expect(log == down + (1...10).map { "\($0) is over" })
  }
}
