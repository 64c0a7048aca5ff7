import Observation2

extension Workload {
  /// W5: a send into three subjects in turn, under combineLatest.
  static var combineLatest: Workload {
    Workload("W5", against: .bare, limit: 12) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { rounds in
          var (a, b, c, sum) = (seed, seed, seed, 0)
          for round in 0..<rounds {
            switch round % 3 {
            case 0: a = seed &+ round
            case 1: b = seed &+ round
            default: c = seed &+ round
            }
            sum &+= a &+ b &+ c
          }
          return sum
        },
        ours: Contender {
          let total = Total()
          let subjects = (0..<3).map { _ in PublishSubject<Int>() }
          let (a, b, c) = (subjects[0], subjects[1], subjects[2])
          _ = EventStream<Int>.combineLatest(a, b, c) { $0 &+ $1 &+ $2 }
            .subscribe { total.add($0) }
          return { rounds, meter in
            for subject in subjects { subject.onNext(seed) }
            total.reset()
            var which = 0
            meter.start()
            for round in 0..<rounds {
              switch which {
              case 0: a.onNext(seed &+ round)
              case 1: b.onNext(seed &+ round)
              default: c.onNext(seed &+ round)
              }
              which = which == 2 ? 0 : which &+ 1
            }
            meter.stop()
            return total.sum
          }
        },
        bare: Contender {
          let total = Total()
          let join = BareJoin { total.add($0 &+ $1 &+ $2) }
          return { rounds, meter in
            join.setFirst(seed)
            join.setSecond(seed)
            join.setThird(seed)
            total.reset()
            var which = 0
            meter.start()
            for round in 0..<rounds {
              switch which {
              case 0: join.setFirst(seed &+ round)
              case 1: join.setSecond(seed &+ round)
              default: join.setThird(seed &+ round)
              }
              which = which == 2 ? 0 : which &+ 1
            }
            meter.stop()
            return total.sum
          }
        }
      )
    }
  }
}

/// Three variables and a stored closure.
private final class BareJoin {
  private var first = 0
  private var second = 0
  private var third = 0
  private let changed: (Int, Int, Int) -> Void

  init(_ changed: @escaping (Int, Int, Int) -> Void) {
    self.changed = changed
  }

  @inline(never)
  func setFirst(_ value: Int) {
    first = value
    changed(first, second, third)
  }

  @inline(never)
  func setSecond(_ value: Int) {
    second = value
    changed(first, second, third)
  }

  @inline(never)
  func setThird(_ value: Int) {
    third = value
    changed(first, second, third)
  }
}
