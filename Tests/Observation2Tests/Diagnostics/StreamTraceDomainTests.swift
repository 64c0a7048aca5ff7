import Dispatch
import Observation2
import Testing

/// What a trace tells when several isolation domains deliver under it.
@MainActor @Suite struct StreamTraceDomainTests {
  private let bag = DisposeBag()
  private let time = VirtualTime()

  private func causes() -> [String] { StreamTrace.causes.map(\.description) }

  @Test func `two domains that deliver at the same time have causes of their own`() async {
    let dial = Dial()
    let relay = PublishRelay<Int>()
    let (isInside, mayLeave) = (Gate(), Gate())
    var seen: [String] = []
    relay.asStream().named("main").subscribe { _ in seen = causes() }.disposed(by: bag)
    let metered = await StreamTrace.record {
      async let metered = dial.deliver(1) {
        isInside.open()
        mayLeave.pass()
      }
      isInside.pass()
      relay.accept(2)
      #expect(causes().isEmpty)
      mayLeave.open()
      return await metered
    }
    #expect(seen == ["main = 2"])
    #expect(metered == ["meter = 1"])
  }

  @Test func `many values in two domains are never mixed`() async {
    let dial = Dial()
    let relay = PublishRelay<Int>()
    var isMixed = false
    relay.asStream().named("a").map { $0 + 1 }.named("b")
      .subscribe { value in isMixed = isMixed || causes() != ["a = \(value - 1)", "b = \(value)"] }
      .disposed(by: bag)
    let metered = await StreamTrace.record {
      async let metered = dial.deliver(100_000...101_000)
      for value in 0..<1_000 {
        relay.accept(value)
        if value % 100 == 0 { await Task.yield() }
      }
      return await metered
    }
    #expect(!isMixed)
    #expect(metered == (100_000...101_000).map { ["meter = \($0)"] })
  }

  @Test func `a value of an inlet begins anew, also if it was sent inside a delivery`() async {
    let first = PublishRelay<Int>()
    let inlet = StreamInlet<Int>()
    var seen: [String] = []
    first.asStream().named("first").subscribe { inlet.send($0) }.disposed(by: bag)
    inlet.stream.named("second").subscribe { _ in seen = causes() }.disposed(by: bag)
    await StreamTrace.record {
      first.accept(1)
      await time.settle()
    }
    #expect(seen == ["second = 1"])
  }

  @Test func `a value of a sequence begins anew in the task that iterates`() async {
    let relay = PublishRelay<Int>()
    var (seen, inLoop): ([String], [String]?) = ([], nil)
    await StreamTrace.record {
      let there = relay.asStream().named("there").values()
      EventStream.from(there, clock: time).named("back")
        .subscribe { _ in seen = causes() }.disposed(by: bag)
      let other = relay.asStream().named("other").values()
      time.run {
        do { for try await _ in other { inLoop = causes() } } catch { Issue.record(error) }
      }
      .disposed(by: bag)
      await time.settle()
      relay.accept(1)
      await time.settle()
    }
    #expect(seen == ["back = 1"])
    #expect(inLoop == [])
  }

  @Test func `what a thread sends is not recorded, unless it records`() async {
    let inlet = StreamInlet<Int>()
    var seen: [[String]] = []
    inlet.stream.named("inlet").subscribe { _ in seen.append(causes()) }.disposed(by: bag)
    await StreamTrace.record {
      await withCheckedContinuation { isSent in
        DispatchQueue.global().async {
          inlet.send(1)
          isSent.resume()
        }
      }
      await time.settle()
      await withCheckedContinuation { isSent in
        DispatchQueue.global().async {
          StreamTrace.record { inlet.send(2) }
          isSent.resume()
        }
      }
      await time.settle()
    }
    #expect(seen == [[], ["inlet = 2"]])
  }

  @Test func `a join in another domain names all that led to it`() async {
    let dial = Dial()
    let joined = await StreamTrace.record { await dial.join(3) }
    #expect(joined == ["left = 3", "right = -3"])
  }
}

private actor Dial {
  private let readings = PublishSubject<Int>()
  private let bag = DisposeBag()

  func deliver(_ value: Int, inside: @escaping @Sendable () -> Void) -> [String] {
    var seen: [String] = []
    readings.asStream().named("meter").subscribe { _ in
      inside()
      seen = StreamTrace.causes.map(\.description)
    }
    .disposed(by: bag)
    readings.onNext(value)
    bag.dispose()
    return seen
  }

  func deliver(_ values: ClosedRange<Int>) -> [[String]] {
    var seen: [[String]] = []
    readings.asStream().named("meter")
      .subscribe { _ in seen.append(StreamTrace.causes.map(\.description)) }.disposed(by: bag)
    for value in values { readings.onNext(value) }
    bag.dispose()
    return seen
  }

  func join(_ value: Int) -> [String] {
    var seen: [String] = []
    let (left, right) = (readings.asStream().named("left"), readings.asStream().map { -$0 })
    EventStream<Int>.combineLatest(left, right.named("right")) { $0 + $1 }
      .subscribe { _ in seen = StreamTrace.causes.map(\.description) }.disposed(by: bag)
    // The first one fills the join, the second one comes to it on both ways.
    for reading in [0, value] { readings.onNext(reading) }
    bag.dispose()
    return seen
  }
}

/// A gate that one thread opens for another.
private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() { semaphore.signal() }

  func pass() { semaphore.wait() }
}
