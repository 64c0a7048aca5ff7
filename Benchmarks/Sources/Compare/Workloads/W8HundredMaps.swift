import Observation2
import OpenCombine

extension Workload {
  /// W8: an element through one of a hundred maps.
  static var hundredMaps: Workload {
    Workload("W8", against: .openCombine, limit: 1.0 / 3) { inputs in
      let seed = inputs.seed
      let stages = 100
      return Trial(
        operationsPerRound: stages,
        expected: { inputs.sum($0) { $0 &+ stages } },
        ours: Contender {
          let total = Total()
          let subject = PublishSubject<Int>()
          var stream = subject.asStream()
          for _ in 0..<stages { stream = stream.map { $0 &+ 1 } }
          _ = stream.subscribe { total.add($0) }
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
            // Without erasure, OpenCombine fuses two successive maps into one.
            var publisher = subject.map { $0 &+ 1 }
            for _ in 1..<stages { publisher = publisher.map { $0 &+ 1 } }
            let observing = publisher.sink { total.add($0) }
            return { rounds, meter in
              total.reset()
              meter.start()
              for round in 0..<rounds { subject.send(seed &+ round) }
              meter.stop()
              return withExtendedLifetime(observing) { total.sum }
            }
          },
          Contender {
            let total = Total()
            let subject = PassthroughSubject<Int, Never>()
            var publisher = subject.eraseToAnyPublisher()
            for _ in 0..<stages { publisher = publisher.map { $0 &+ 1 }.eraseToAnyPublisher() }
            let observing = publisher.sink { total.add($0) }
            return { rounds, meter in
              total.reset()
              meter.start()
              for round in 0..<rounds { subject.send(seed &+ round) }
              meter.stop()
              return withExtendedLifetime(observing) { total.sum }
            }
          },
        ],
        bare: Contender {
          let total = Total()
          let subject = BareSubject()
          var stage: (Int) -> Void = { total.add($0) }
          for _ in 0..<stages { stage = BareSubject.map({ $0 &+ 1 }, before: stage) }
          subject.observers.append(stage)
          return { rounds, meter in
            total.reset()
            meter.start()
            for round in 0..<rounds { subject.send(seed &+ round) }
            meter.stop()
            return total.sum
          }
        }
      )
    }
  }
}

extension BareSubject {
  /// A closure around a closure.
  @inline(never)
  fileprivate static func map(
    _ transform: @escaping (Int) -> Int,
    before next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { next(transform($0)) }
  }
}
