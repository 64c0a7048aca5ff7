import Observation2
import OpenCombine

extension Workload {
  /// W6: an outer send that is turned into a stream of one value.
  static var flatMapLatest: Workload {
    Workload("W6", against: .openCombine, limit: 1.0 / 8) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { inputs.sum($0) { $0 &+ 1 } },
        ours: Contender {
          let total = Total()
          let subject = PublishSubject<Int>()
          _ = subject.asStream().flatMapLatest { .just($0 &+ 1) }.subscribe { total.add($0) }
          return { rounds, meter in
            total.reset()
            meter.start()
            for round in 0..<rounds { subject.onNext(seed &+ round) }
            meter.stop()
            return total.sum
          }
        },
        bases: [
          Contender {
            let total = Total()
            let subject = PassthroughSubject<Int, Never>()
            let observing = subject.map { OpenCombine.Just($0 &+ 1) }.switchToLatest()
              .sink { total.add($0) }
            return { rounds, meter in
              total.reset()
              meter.start()
              for round in 0..<rounds { subject.send(seed &+ round) }
              meter.stop()
              return withExtendedLifetime(observing) { total.sum }
            }
          }
        ],
        bare: Contender {
          let total = Total()
          let maker = BareMaker({ value in { value &+ 1 } }, { total.add($0) })
          return { rounds, meter in
            total.reset()
            meter.start()
            for round in 0..<rounds { maker.send(seed &+ round) }
            meter.stop()
            return total.sum
          }
        }
      )
    }
  }
}

/// A closure that makes a closure, which is called.
private final class BareMaker {
  private let make: (Int) -> () -> Int
  private let observe: (Int) -> Void

  init(_ make: @escaping (Int) -> () -> Int, _ observe: @escaping (Int) -> Void) {
    self.make = make
    self.observe = observe
  }

  @inline(never)
  func send(_ value: Int) {
    observe(make(value)())
  }
}
