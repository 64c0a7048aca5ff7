import Observation2
import Observation2Testing
import Testing

/// No object is retained longer than it is needed.
@MainActor @Suite struct OperatorReleaseTests {
  private let time = VirtualTime()

  /// Lets pass the time that an operator may hold an event back.
  private func wait() {
    time.advanceSynchronously(to: time.now + .seconds(2))
  }

  @Test(arguments: OperatorCase.freedWithTheirSource)
  func `a source that goes without an end frees the chain`(operation: OperatorCase) {
    var source: PublishSubject<Int>? = PublishSubject()
    var captive = Captive()
    var seen: [Int] = []
    let subscription = source.map { source in
      let probe = Probe()
      captive = Captive(probe: probe)
      return operation.apply(source.asStream(), probe, time).subscribe { seen.append($0) }
    }
    source?.onNext(1)
    #expect(!captive.isFree)
    source = nil
    #expect(captive.isFree)
    #expect(seen == operation.received([1]))
    subscription?.dispose()
  }

  @Test(arguments: OperatorCase.all)
  func `dispose frees the chain while the source lives on`(operation: OperatorCase) {
    let source = PublishSubject<Int>()
    var captive = Captive()
    var subscription: (any Disposable)? = {
      let probe = Probe()
      captive = Captive(probe: probe)
      return operation.apply(source.asStream(), probe, time).subscribe { _ in }
    }()
    wait()
    source.onNext(1)
    subscription?.dispose()
    subscription = nil
    #expect(captive.isFree)
    #expect(!source.hasObservers)
  }

  @Test(arguments: OperatorCase.all)
  func `dispose takes back every timer, each of which has a place in this module`(
    operation: OperatorCase
  ) {
    let ledger = Ledger()
    ledger.watch {
      let source = PublishSubject<Int>()
      let subscription = operation.apply(source.asStream(), Probe(), time).subscribe { _ in }
      wait()
      source.onNext(1)
      for entry in ledger.entries where entry.kind == .timer {
        #expect(entry.origin.fileID.hasPrefix("Observation2Tests/"))
      }
      subscription.dispose()
    }
    #expect(ledger.entries.map(\.description) == [])
  }

  @Test(arguments: OperatorCase.all, [StreamEvent<Int>.completed, .error(TestError())])
  func `an end frees the chain while source and subscription live on`(
    operation: OperatorCase,
    end: StreamEvent<Int>
  ) {
    let source = PublishSubject<Int>()
    var captive = Captive()
    let subscription = {
      let probe = Probe()
      captive = Captive(probe: probe)
      return operation.apply(source.asStream(), probe, time).subscribe(onEvent: { _ in })
    }()
    wait()
    source.onNext(1)
    source.on(end)
    wait()
    #expect(captive.isFree)
    subscription.dispose()
  }

  @Test(arguments: OperatorCase.freedWithTheirSource.filter { $0.delivery == .atOnce })
  func `a source dropped while it delivers sees the delivery through`(operation: OperatorCase) {
    final class Owner {
      var source: PublishSubject<Int>? = PublishSubject()
    }
    let owner = Owner()
    var captive = Captive()
    var seen: [String] = []
    let bag = DisposeBag()
    if let source = owner.source {
      let probe = Probe()
      captive = Captive(probe: probe)
      let stream = operation.apply(source.asStream(), probe, time)
      for name in ["A", "B"] {
        stream.subscribe { value in
          seen.append("\(name)\(value)")
          if value == 1 { owner.source = nil }
        }
        .disposed(by: bag)
      }
    }
    seen.removeAll()
    owner.source?.onNext(1)
    #expect(seen == ["A1", "B1"])
    #expect(owner.source == nil)
    #expect(captive.isFree)
    bag.dispose()
  }

  @Test(arguments: OperatorCase.all)
  func `disposing while the source goes is harmless`(operation: OperatorCase) {
    final class Ending {
      let bag = DisposeBag()
      deinit { bag.dispose() }
    }
    let outer = DisposeBag()
    var source: PublishSubject<Int>? = PublishSubject()
    if let source {
      let ending = Ending()
      let stream = operation.apply(source.asStream(), Probe(), time)
      for _ in 0..<3 {
        stream.subscribe { _ in withExtendedLifetime(ending) {} }.disposed(by: outer)
        stream.subscribe { _ in }.disposed(by: ending.bag)
      }
    }
    source?.onNext(1)
    source = nil
    outer.dispose()
  }
}
