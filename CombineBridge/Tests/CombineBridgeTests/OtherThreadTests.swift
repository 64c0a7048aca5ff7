import Combine
import Foundation
import Observation2
import Testing

/// The bridge while several threads use it at once, for the thread sanitizer too.
@Suite struct OtherThreadTests {
  /// Passes what the compiler can't see to be used by one thread at a time.
  private struct Passed<Value>: @unchecked Sendable {
    // Unchecked: each test hands it on to one thread and does not use it itself any more.
    let value: Value
  }

  @MainActor
  @Test func `a publisher, its subscription and its last references may go on any thread`() async {
    let relay = BehaviorRelay(value: 0)
    var heard = 0
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        let publisher = Passed(value: relay.asStream().map { $0 + 1 }.share(replay: 1).publisher())
        let subscription = Passed(
          value: publisher.value.sink(
            receiveCompletion: { _ in },
            receiveValue: { _ in heard += 1 }
          )
        )
        let watched = Passed(value: Song().objectWillChange)
        group.addTask {
          if index % 2 == 0 { subscription.value.cancel() }
          withExtendedLifetime((publisher, subscription, watched)) {}
        }
        relay.accept(index)
      }
    }
    #expect(heard >= 200)
    await VirtualTime().settle()
    #expect(!relay.hasObservers)
  }

  @MainActor
  @Test func `demand from many threads adds up`() async {
    let subject = PublishSubject<Int>()
    let taker = Taker<Int>(first: 0)
    subject.asStream().publisher().subscribe(taker)
    for value in 0..<1_000 { subject.onNext(value) }
    let passed = Passed(value: taker)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { passed.value.request(1) } }
      }
    }
    await VirtualTime().settle()
    #expect(taker.events == (0..<800).map(String.init))
    taker.cancel()
    #expect(!subject.hasObservers)
  }

  @MainActor
  @Test
  func `values of several threads arrive in the order of each, until the stream is disposed of`()
    async
  {
    let subject = PassthroughSubject<Int, Never>()
    var newest: [Int: Int] = [:]
    var isInOrder = true
    var count = 0
    let bag = DisposeBag()
    EventStream.from(subject).subscribe { value in
      count += 1
      isInOrder = isInOrder && newest[value / 10_000, default: -1] < value
      newest[value / 10_000] = value
      if count == 3_000 { bag.dispose() }
    }
    .disposed(by: bag)
    let passed = Passed(value: subject)
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask { for value in 0..<500 { passed.value.send(thread * 10_000 + value) } }
      }
    }
    await VirtualTime().settle()
    #expect(isInOrder)
    #expect(count == 3_000)
  }

  @MainActor
  @Test
  func `a stream of a publisher may lose its last references on another thread while values come`()
    async
  {
    for _ in 0..<50 {
      let subject = PassthroughSubject<Int, Never>()
      let bag = DisposeBag()
      let shared = EventStream.from(subject).share()
      shared.asDriver(onErrorJustReturn: 0).drive { _ in }.disposed(by: bag)
      shared.subscribe { _ in }.disposed(by: bag)
      let (source, owner) = (Passed(value: subject), Passed(value: (bag, shared)))
      async let sending: Void = { for value in 0..<100 { source.value.send(value) } }()
      async let dropping: Void = { withExtendedLifetime(owner) {} }()
      _ = await (sending, dropping)
    }
    await VirtualTime().settle()
  }
}
