import Observation2
import OpenCombine

extension Workload {
  /// W5z: a send into three subjects in turn, under zip; a tuple every third send.
  ///
  /// The number of sends is brought down to whole tuples, so that none waits for the next run.
  static var zip: Workload {
    Workload("W5z", against: .openCombine, limit: 1.0 / 8) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { rounds in
          (0..<rounds / 3 * 3).reduce(0) { $0 &+ seed &+ $1 }
        },
        ours: Contender {
          let total = Total()
          let subjects = (0..<3).map { _ in PublishSubject<Int>() }
          let (a, b, c) = (subjects[0], subjects[1], subjects[2])
          _ = EventStream<Int>.zip(a, b, c) { $0 &+ $1 &+ $2 }.subscribe { total.add($0) }
          return { rounds, meter in
            total.reset()
            meter.start()
            for round in stride(from: 0, to: rounds / 3 * 3, by: 3) {
              a.onNext(seed &+ round)
              b.onNext(seed &+ round &+ 1)
              c.onNext(seed &+ round &+ 2)
            }
            meter.stop()
            return total.sum
          }
        },
        bases: [
          Contender {
            let total = Total()
            let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
            let (a, b, c) = (subjects[0], subjects[1], subjects[2])
            let observing = a.zip(b, c).map { $0 &+ $1 &+ $2 }.sink { total.add($0) }
            return { rounds, meter in
              total.reset()
              meter.start()
              for round in stride(from: 0, to: rounds / 3 * 3, by: 3) {
                a.send(seed &+ round)
                b.send(seed &+ round &+ 1)
                c.send(seed &+ round &+ 2)
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
            for round in stride(from: 0, to: rounds / 3 * 3, by: 3) {
              join.setFirst(seed &+ round)
              join.setSecond(seed &+ round &+ 1)
              join.setThird(seed &+ round &+ 2)
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
    giveIfFilled()
  }

  @inline(never)
  func setSecond(_ value: Int) {
    second = value
    giveIfFilled()
  }

  @inline(never)
  func setThird(_ value: Int) {
    third = value
    giveIfFilled()
  }

  private func giveIfFilled() {
    guard let a = first, let b = second, let c = third else { return }
    (first, second, third) = (nil, nil, nil)
    filled(a, b, c)
  }
}
