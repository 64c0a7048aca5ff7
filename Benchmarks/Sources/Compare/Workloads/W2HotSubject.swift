import Observation2
import OpenCombine

extension Workload {
  /// W2: a send into a subject with one observer.
  static var hotSubject: Workload {
    Workload("W2", against: .openCombine, limit: 1.0 / 12) { subject($0, observers: 1) }
  }

  /// W3: a delivery by a subject with a hundred observers.
  static var hundredObservers: Workload {
    Workload("W3", against: .openCombine, limit: 1.0 / 12) { subject($0, observers: 100) }
  }

  @MainActor
  private static func subject(_ inputs: Inputs, observers: Int) -> Trial {
    let seed = inputs.seed
    return Trial(
      operationsPerRound: observers,
      expected: { inputs.sum($0) &* observers },
      ours: Contender {
        let total = Total()
        let subject = PublishSubject<Int>()
        for _ in 0..<observers { _ = subject.asStream().subscribe { total.add($0) } }
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
          let observing = (0..<observers).map { _ in subject.sink { total.add($0) } }
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
        let subject = BareSubject()
        for _ in 0..<observers { subject.observers.append { total.add($0) } }
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
