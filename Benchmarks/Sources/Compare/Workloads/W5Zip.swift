import Observation2
import OpenCombine

extension Workload {
  /// W5z: a send into three subjects in turn, under zip; a tuple comes every third time.
  static var zip: Workload {
    Workload("W5z", against: .openCombine, limit: 1.0 / 8) { inputs in
      let seed = inputs.seed
      return Trial(
        operationsPerRound: 3,
        expected: { rounds in
          var sum = 0
          for round in 0..<rounds { sum &+= (seed &+ round) &* 6 }
          return sum
        },
        ours: Contender {
          let total = Total()
          let (a, b, c) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
          _ = EventStream.zip(a.asStream(), b.asStream(), c.asStream())
            .subscribe { total.add($0.0 &+ $0.1 &+ $0.2) }
          return { rounds, meter in
            total.reset()
            meter.start()
            for round in 0..<rounds {
              a.onNext(seed &+ round)
              b.onNext((seed &+ round) &* 2)
              c.onNext((seed &+ round) &* 3)
            }
            meter.stop()
            return total.sum
          }
        },
        bases: [
          Contender {
            let total = Total()
            let a = PassthroughSubject<Int, Never>()
            let b = PassthroughSubject<Int, Never>()
            let c = PassthroughSubject<Int, Never>()
            let observing = Publishers.Zip3(a, b, c).sink { total.add($0.0 &+ $0.1 &+ $0.2) }
            return { rounds, meter in
              total.reset()
              meter.start()
              for round in 0..<rounds {
                a.send(seed &+ round)
                b.send((seed &+ round) &* 2)
                c.send((seed &+ round) &* 3)
              }
              meter.stop()
              return withExtendedLifetime(observing) { total.sum }
            }
          }
        ],
        bare: Contender {
          let total = Total()
          let join = BareZip { total.add($0 &+ $1 &+ $2) }
          return { rounds, meter in
            total.reset()
            meter.start()
            for round in 0..<rounds {
              join.setFirst(seed &+ round)
              join.setSecond((seed &+ round) &* 2)
              join.setThird((seed &+ round) &* 3)
            }
            meter.stop()
            return total.sum
          }
        }
      )
    }
  }
}

/// Three optional slots and a stored closure.
private final class BareZip {
  private var first: Int?
  private var second: Int?
  private var third: Int?
  private let filled: (Int, Int, Int) -> Void

  init(_ filled: @escaping (Int, Int, Int) -> Void) {
    self.filled = filled
  }

  @inline(never)
  func setFirst(_ value: Int) {
    first = value
    deliver()
  }

  @inline(never)
  func setSecond(_ value: Int) {
    second = value
    deliver()
  }

  @inline(never)
  func setThird(_ value: Int) {
    third = value
    deliver()
  }

  private func deliver() {
    guard let one = first, let two = second, let three = third else { return }
    (first, second, third) = (nil, nil, nil)
    filled(one, two, three)
  }
}
