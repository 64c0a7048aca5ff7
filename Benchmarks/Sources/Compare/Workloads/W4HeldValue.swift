import Observation2
import OpenCombine

extension Workload {
  /// W4: a set of a behaviour relay with one observer.
  static var heldValue: Workload {
    Workload("W4", against: .openCombine, limit: 1.0 / 10) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { inputs.sum($0) },
        ours: Contender {
          let total = Total()
          let relay = BehaviorRelay(value: seed)
          _ = relay.asStream().subscribe { total.add($0) }
          return { rounds, meter in
            total.reset()
            meter.start()
            for round in 0..<rounds { relay.accept(seed &+ round) }
            meter.stop()
            return total.sum
          }
        },
        bases: [
          Contender {
            let total = Total()
            let subject = CurrentValueSubject<Int, Never>(seed)
            let observing = subject.sink { total.add($0) }
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
          let held = BareValue(seed)
          held.observers.append { total.add($0) }
          return { rounds, meter in
            total.reset()
            meter.start()
            for round in 0..<rounds { held.set(seed &+ round) }
            meter.stop()
            return total.sum
          }
        }
      )
    }
  }
}

/// A stored value and an array of closures.
private final class BareValue {
  private(set) var value: Int
  var observers: [(Int) -> Void] = []

  init(_ value: Int) {
    self.value = value
  }

  @inline(never)
  func set(_ new: Int) {
    value = new
    for observer in observers { observer(new) }
  }
}
