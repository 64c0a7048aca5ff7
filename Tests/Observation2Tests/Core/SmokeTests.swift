import Observation
import Observation2
import Testing

@MainActor @Suite struct SmokeTests {
  final class Model: ObservedModel {
    @Observed var count = 0
    @Observed var list = [1, 2, 3]
  }

  @Test func `a re-entrant send is delivered after the send around it`() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let a = subject.asStream().subscribe { value in
      log.append("A\(value)")
      if value == 1 { subject.onNext(2) }
    }
    let b = subject.asStream().subscribe { log.append("B\($0)") }
    subject.onNext(1)
    #expect(log == ["A1", "B1", "A2", "B2"])
    a.dispose()
    b.dispose()
  }

  @Test func `a diamond gives one consistent value`() {
    let s = BehaviorRelay(value: 1)
    let a = s.asStream().map { $0 }
    let b = s.asStream().map { $0 * 10 }
    var log: [String] = []
    let d = EventStream<String>.combineLatest(a, b) { "\($0),\($1)" }.subscribe { log.append($0) }
    s.accept(2)
    #expect(log == ["1,10", "2,20"])
    d.dispose()
  }

  @Test func `binder edges and properties`() {
    let m = Model()
    let s = BehaviorRelay(value: 1)
    let bag = DisposeBag()
    s.asDriver().map { $0 * 10 }.drive(m.rx[\.count]).disposed(by: bag)
    var log: [String] = []
    Driver<String>.combineLatest(s.asDriver(), m.$count) { "\($0),\($1)" }.drive { log.append($0) }
      .disposed(by: bag)
    s.accept(2)
    #expect(log == ["1,10", "2,20"])
    m.list[0] += 1
    #expect(m.list == [2, 2, 3])
    var fired = 0
    withObservationTracking {
      _ = m.count
    } onChange: {
      MainActor.assumeIsolated { fired += 1 }
    }
    s.accept(3)
    s.accept(4)
    #expect(fired == 1)
  }

  @Test func `virtual time settles async work`() async {
    let time = VirtualTime()
    var log: [String] = []
    _ = time.run {
      try? await time.sleep(for: .seconds(5))
      for _ in 0..<10 { await Task.yield() }
      let sum = await withTaskGroup(of: Int.self) { group in
        for i in 1...3 {
          group.addTask {
            try? await time.sleep(for: .seconds(i))
            return i
          }
        }
        var sum = 0
        for await v in group { sum += v }
        return sum
      }
      log.append("\(sum) at \(time.now)")
    }
    await time.advance(by: .seconds(7))
    #expect(log == [])
    #expect(time.stuck.isEmpty)
    await time.advance(by: .seconds(1))
    #expect(log == ["6 at 8.0 seconds"])
    _ = time.run {
      await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in
        log.append("x")
        hold = c
      }
    }
    await time.settle()
    #expect(time.stuck.count == 1)
    hold?.resume()
    await time.settle()
    #expect(time.stuck.isEmpty)
  }
}
@MainActor var hold: CheckedContinuation<Void, Never>?
